import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const DIST = join(import.meta.dirname, '../packages/portal/dist');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** Headers that are not forwarded, because they belong to one hop or name this server. */
const HOP_HEADERS =
  /^(?:connection|keep-alive|transfer-encoding|host|origin|content-length|content-encoding|accept-encoding)$/;

/** Removes other languages from the worker's list of files, which makes the install a third smaller: these journeys read English. */
const workerInEnglish = (worker: string): string => {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
  );
  const others = Object.keys(manifest).filter((source) => /\/locales\/(?!en)/.test(source));
  const files = new Set(others.map((source) => manifest[source]?.file));
  return worker.replaceAll(/\{url:`\/([^`]+)`,revision:null\},?/g, (entry, file) => (files.has(file) ? '' : entry));
};

type Build = ReadonlyMap<string, Buffer>;

/** The built portal as another version: each hash in a file name ends in the build's letter. */
const buildNamed = (letter: string): Build => {
  const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
    Object.hasOwn(TYPES, extname(name)),
  );
  const hashed = names.flatMap((name) => /(?<=-)[\w-]{8}(?=\.\w+$)/.exec(name)?.[0] ?? []);
  const pattern = new RegExp(`(?<=-)(?:${[...new Set(hashed)].join('|')})(?=\\.\\w)`, 'g');
  const renamed = (text: string) => text.replace(pattern, (hash) => `${hash.slice(0, -1)}${letter}`);
  return new Map(
    names.map((name) => {
      const content = readFileSync(join(DIST, name));
      const isText = extname(name) !== '.woff2';
      const served = name === 'sw.js' ? workerInEnglish(content.toString()) : content;
      return [`/${renamed(name)}`, isText ? Buffer.from(renamed(served.toString())) : content];
    }),
  );
};

/** A server in front of the portal that deploys builds and breaks connections. */
export interface Deployments {
  readonly origin: string;
  /** Serves the build with this letter; several letters take turns, one for each page. */
  readonly deploy: (...letters: readonly string[]) => void;
  /** Overrides the answers of a path; a status of null ends the override. */
  readonly answer: (path: RegExp, status: number | null, text?: string, type?: string) => void;
  /** Breaks every connection while `isCut` is true. */
  readonly cut: (isCut: boolean) => void;
  /** Forwards the next `count` writes to a path, but breaks off their answers. */
  readonly lose: (path: RegExp, count: number) => void;
  /** Idempotency keys of all writes to a path, in order. */
  readonly keys: (path: string) => readonly string[];
  /** Delays API requests by so many milliseconds. */
  readonly delay: (ms: number) => void;
  /** Adds an origin to the `connect-src` of the content security policy. */
  readonly allow: (origin: string) => void;
  /** Requests since the last call, as `GET /path`. */
  readonly newRequests: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts a server that serves the built portal in its production environment and forwards the API to `api`. */
export async function startDeployments(api: string): Promise<Deployments> {
  const builds = new Map<string, Build>();
  const build = (letter: string): Build => {
    const files = builds.get(letter) ?? buildNamed(letter);
    builds.set(letter, files);
    return files;
  };
  const overrides = new Map<string, { path: RegExp; status: number; text: string; type: string }>();
  let letters: readonly string[] = ['A'];
  let served = 0;
  let isCut = false;
  let delayMs = 0;
  let extraOrigin = '';
  let requests: string[] = [];
  const writes: { readonly path: string; readonly key: string }[] = [];
  const losing = { path: /^$/, count: 0 };

  const policyOf = async (): Promise<Record<string, string>> => {
    const policy = (await fetch(`${api}/auth/login`)).headers.get('content-security-policy') ?? '';
    return { 'content-security-policy': policy.replace(/connect-src/, `connect-src ${extraOrigin}`) };
  };

  const forward = (incoming: IncomingMessage, response: ServerResponse, path: string) => {
    const endToEnd = Object.entries(incoming.headers).filter(([name]) => !HOP_HEADERS.test(name));
    const headers = { ...Object.fromEntries(endToEnd), ...(incoming.headers.origin && { origin: api }) };
    const isLost = incoming.method !== 'GET' && losing.count > 0 && losing.path.test(path);
    if (isLost) losing.count -= 1;
    const onward = request(`${api}${path}`, { method: incoming.method, headers }, (answer) => {
      // Breaks off after the headers: before them, a browser repeats the request by itself.
      if (isLost) return void response.writeHead(201, { 'content-length': '999' }).write('{', () => response.destroy());
      const headersBack = Object.entries(answer.headers).filter(([name]) => name !== 'transfer-encoding');
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headersBack));
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  };

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = incoming.url ?? '/';
    const pathname = path.split('?')[0] ?? '/';
    requests.push(`${incoming.method} ${pathname}`);
    const key = incoming.headers['idempotency-key'];
    if (typeof key === 'string') writes.push({ path: pathname, key });
    const override = [...overrides.values()].find((each) => each.path.test(pathname));
    if (override) return void response.writeHead(override.status, { 'content-type': override.type }).end(override.text);
    if (pathname === '/assets/environment.json') {
      const environment = (await (await fetch(`${api}${pathname}`)).json()) as object;
      const body = JSON.stringify({ ...environment, env: 'prod', isProduction: true });
      return void response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
        .end(body);
    }
    // Turns error reports off, which reports.spec.ts covers.
    if (pathname === '/assets/app-config.json') {
      const config = (await (await fetch(`${api}${pathname}`)).json()) as { integrations: object };
      const body = JSON.stringify({ ...config, integrations: { ...config.integrations, sentryDsn: '' } });
      return void response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
        .end(body);
    }
    if (pathname.startsWith('/api/') || pathname.endsWith('.json') || pathname.endsWith('.webmanifest')) {
      if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
      return forward(incoming, response, path);
    }
    const isPage = !extname(pathname);
    if (isPage || pathname === '/sw.js') served += 1;
    const current = build(letters[served % letters.length] as string);
    const content = current.get(isPage ? '/index.html' : pathname);
    if (!content) return void response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{}');
    const type = TYPES[isPage ? '.html' : extname(pathname)] ?? 'application/octet-stream';
    const forever = /-[\w-]{8}\.\w+$/.test(pathname);
    response.writeHead(200, {
      'content-type': type,
      'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...((isPage || pathname === '/sw.js') && (await policyOf())),
    });
    response.end(content);
  };

  const server = createServer((incoming, response) => {
    if (isCut) return void incoming.socket.destroy();
    serve(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (...next) => {
      letters = next;
    },
    answer: (path, status, text = '', type = 'text/html') => {
      if (status === null) overrides.delete(path.source);
      else overrides.set(path.source, { path, status, text, type });
    },
    cut: (cut) => {
      isCut = cut;
      if (cut) server.closeAllConnections();
    },
    lose: (path, count) => Object.assign(losing, { path, count }),
    keys: (path) => writes.filter((write) => write.path === path).map(({ key }) => key),
    delay: (ms) => {
      delayMs = ms;
    },
    allow: (origin) => {
      extraOrigin = origin;
    },
    newRequests: () => {
      const taken = requests;
      requests = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
