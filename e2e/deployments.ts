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
/** Headers of a hop, and those that name this server instead of the portal's. */
const OWN = /^(?:connection|keep-alive|transfer-encoding|host|origin|content-length|content-encoding|accept-encoding)$/;

/** The worker of these journeys, which read English: without the texts of other languages it installs a third less. */
const workerInEnglish = (worker: string): string => {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
  );
  const others = Object.keys(manifest).filter((source) => /\/locales\/(?!en)/.test(source));
  const files = new Set(others.map((source) => manifest[source]?.file));
  return worker.replaceAll(/\{url:`\/([^`]+)`,revision:null\},?/g, (entry, file) => (files.has(file) ? '' : entry));
};

type Build = ReadonlyMap<string, Buffer>;

/** The built portal under other names: every hash ends in the build's letter, so that it is another version throughout. */
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

/** What a deployment may do to those who have the portal open. */
export interface Deployments {
  readonly origin: string;
  /** Replaces what is served by the build with this letter. */
  readonly deploy: (...letters: readonly string[]) => void;
  /** Answers for a path with something else; null ends that. */
  readonly answer: (path: RegExp, status: number | null, text?: string, type?: string) => void;
  /** Cuts every connection while it is true. */
  readonly cut: (isCut: boolean) => void;
  /** Lets the server hear so many writes under a path, whose answers are lost on the way. */
  readonly lose: (path: RegExp, count: number) => void;
  /** The idempotency keys of all writes to a path, in their order. */
  readonly keys: (path: string) => readonly string[];
  /** Holds back the answers under the API for so many milliseconds. */
  readonly delay: (ms: number) => void;
  /** Adds an origin to what the policy lets the page connect to. */
  readonly allow: (origin: string) => void;
  /** The requests that came since the last time, as `GET /path`. */
  readonly seen: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** The portal in production, before a running server: what it serves can be deployed, broken and cut off. */
export async function startDeployments(api: string): Promise<Deployments> {
  const builds = new Map<string, Build>();
  const build = (letter: string): Build => {
    const known = builds.get(letter) ?? buildNamed(letter);
    builds.set(letter, known);
    return known;
  };
  const answers = new Map<string, { path: RegExp; status: number; text: string; type: string }>();
  let deployed: readonly string[] = ['A'];
  let served = 0;
  let isCut = false;
  let delayed = 0;
  let allowed = '';
  let seen: string[] = [];
  const writes: { readonly path: string; readonly key: string }[] = [];
  const losing = { path: /^$/, count: 0 };

  const policyOf = async (): Promise<Record<string, string>> => {
    const policy = (await fetch(`${api}/auth/login`)).headers.get('content-security-policy') ?? '';
    return { 'content-security-policy': policy.replace(/connect-src/, `connect-src ${allowed}`) };
  };

  const forward = (incoming: IncomingMessage, response: ServerResponse, path: string) => {
    const given = Object.entries(incoming.headers).filter(([name]) => !OWN.test(name));
    const headers = { ...Object.fromEntries(given), ...(incoming.headers.origin && { origin: api }) };
    const isLost = incoming.method !== 'GET' && losing.count > 0 && losing.path.test(path);
    if (isLost) losing.count -= 1;
    const onward = request(`${api}${path}`, { method: incoming.method, headers }, (answer) => {
      // Broken off after its headers: before them a browser sends the same request again by itself.
      if (isLost) return void response.writeHead(201, { 'content-length': '999' }).write('{', () => response.destroy());
      const kept = Object.entries(answer.headers).filter(([name]) => name !== 'transfer-encoding');
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  };

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = incoming.url ?? '/';
    const pathname = path.split('?')[0] ?? '/';
    seen.push(`${incoming.method} ${pathname}`);
    const key = incoming.headers['idempotency-key'];
    if (typeof key === 'string') writes.push({ path: pathname, key });
    const instead = [...answers.values()].find((each) => each.path.test(pathname));
    if (instead) return void response.writeHead(instead.status, { 'content-type': instead.type }).end(instead.text);
    if (pathname === '/assets/environment.json') {
      const environment = (await (await fetch(`${api}${pathname}`)).json()) as object;
      const body = JSON.stringify({ ...environment, env: 'prod', isProduction: true });
      return void response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
        .end(body);
    }
    // Error reports have a journey of their own; nobody receives them here.
    if (pathname === '/assets/app-config.json') {
      const config = (await (await fetch(`${api}${pathname}`)).json()) as { integrations: object };
      const body = JSON.stringify({ ...config, integrations: { ...config.integrations, sentryDsn: '' } });
      return void response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
        .end(body);
    }
    if (pathname.startsWith('/api/') || pathname.endsWith('.json') || pathname.endsWith('.webmanifest')) {
      if (delayed) await new Promise((resolve) => setTimeout(resolve, delayed));
      return forward(incoming, response, path);
    }
    const isPage = !extname(pathname);
    if (isPage || pathname === '/sw.js') served += 1;
    const current = build(deployed[served % deployed.length] as string);
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
    deploy: (...letters) => {
      deployed = letters;
    },
    answer: (path, status, text = '', type = 'text/html') => {
      if (status === null) answers.delete(path.source);
      else answers.set(path.source, { path, status, text, type });
    },
    cut: (cut) => {
      isCut = cut;
      if (cut) server.closeAllConnections();
    },
    lose: (path, count) => Object.assign(losing, { path, count }),
    keys: (path) => writes.filter((write) => write.path === path).map(({ key }) => key),
    delay: (ms) => {
      delayed = ms;
    },
    allow: (origin) => {
      allowed = origin;
    },
    seen: () => {
      const since = seen;
      seen = [];
      return since;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
