import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { answerBrandFiles } from './brand.ts';
import type { ConfigFiles } from './config-files.ts';
import { answerManifest } from './manifest.ts';
import { notFound } from './problem.ts';
import { isApi, pathOf } from './security-headers.ts';

/** File names with a content hash, also of compressed files. Such files never change. */
const HASHED = /[/\\]assets[/\\].*-[\w-]{8}\.\w+(\.br|\.gz)?$/;
const FOREVER = 'public, max-age=31536000, immutable';
/** Scripts, styles and fonts of pages. Without the service worker, because a worker has a policy of its own. */
const LOADED_BY_PAGES = /(?<![/\\]sw)\.(?:js|css|woff2)(?:\.br|\.gz)?$/;
/** Headers that browsers only apply to documents. They would weigh more than a short script. */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Paths of the desk, which has a document of its own (DK-03). */
const DESK = /^\/desk(\/|$)/;

/** Serves the built portal: its files, its two config files, and a document for each route of its two applications. */
export async function servePortal(
  app: FastifyInstance,
  { portalDist: dist, configDir }: Pick<Settings, 'portalDist' | 'configDir'>,
  files: ConfigFiles,
): Promise<void> {
  app.get('/assets/environment.json', async (_request, reply) => sendConfig(reply, await files.environment()));
  app.get('/assets/app-config.json', async (_request, reply) => sendConfig(reply, await files.appConfig()));
  const built = existsSync(path.join(dist, 'index.html'));
  if (built) {
    answerManifest(app, files);
    await app.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      cacheControl: false,
      // Redundant beside the ETag.
      lastModified: false,
      acceptRanges: false,
      dotfiles: 'ignore',
      // Source maps are only for error reports.
      allowedPath: (file) => !/\.map(\.br|\.gz)?$/.test(file),
      setHeaders: (reply, file) => {
        reply.header('cache-control', HASHED.test(file) ? FOREVER : 'no-cache');
        // Browsers do not revalidate immutable files.
        if (HASHED.test(file)) reply.removeHeader('etag');
        if (LOADED_BY_PAGES.test(file)) for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
      },
    });
  }
  await answerBrandFiles(app, configDir);
  // Runs before a body is read, so that an unknown path is a 404 whatever the body.
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !(built && isPage(request))) throw notFound();
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw notFound();
    return reply.sendFile(DESK.test(pathOf(request)) ? 'desk.html' : 'index.html');
  });
}

const sendConfig = (reply: FastifyReply, file: unknown) => {
  if (!file) throw notFound();
  return reply.header('cache-control', 'no-cache').send(file);
};

/** True if a browser navigates to a route of the application. False for requests of files or data. */
function isPage(request: FastifyRequest): boolean {
  const pathname = pathOf(request);
  const asksForPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
  // An encoded dot is part of a name, such as a fleet number.
  const spelled = request.url.split('?', 1)[0] ?? '';
  const isFile = /^\/assets(\/|$)/.test(pathname) || (spelled.split('/').at(-1) ?? '').includes('.');
  return /^(GET|HEAD)$/.test(request.method) && !isApi(request) && asksForPage && !isFile;
}
