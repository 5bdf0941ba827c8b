import { cacheNames } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { type Build, buildsToKeep, unusedFiles } from './builds.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build (`service-worker.ts`): the build's id and files. */
declare const BUILD: string;
declare const FILES: readonly { readonly url: string; readonly revision: string | null }[];

const SHELL = '/index.html';
/** Longest wait for the network before the page opens from the cache. */
const PATIENCE_SECONDS = 3;
const BUILDS = '/builds';
const CONFIG_CACHE = 'config';
const CONFIG_FILES = ['/assets/environment.json', '/assets/app-config.json'];
/** Paths of the desk, whose files are not cached (DK-03). */
const DESK = /^\/desk(\/|$)/;
/** Paths that the worker leaves alone: the server's own, and the desk. */
const NOT_PAGES = [/^\/api\//, /^\/health/, DESK, /^[^?]*\.\w+$/];

const precache = new PrecacheController();
precache.addToCacheList([...FILES]);

self.addEventListener('install', (event) => {
  // A missing file fails the installation, and the former worker stays.
  void precache.install(event);
  // The first page read them before there was a worker. Later offline pages need them too.
  const configs = caches.open(CONFIG_CACHE).then((cache) => cache.addAll(CONFIG_FILES));
  event.waitUntil(configs.catch(() => undefined));
});

/** Deletes files that are neither in this build nor in the previous one. */
const dropFormerBuilds = async (): Promise<void> => {
  const cache = await caches.open(cacheNames.precache);
  const stored = await cache.match(BUILDS);
  const formerBuilds = stored ? ((await stored.json()) as Build[]) : [];
  const files = [...precache.getURLsToCacheKeys().values()];
  const builds = buildsToKeep({ id: BUILD, files }, formerBuilds);
  await cache.put(BUILDS, Response.json(builds));
  const cached = (await cache.keys()).map(({ url }) => url).filter((url) => new URL(url).pathname !== BUILDS);
  await Promise.all(unusedFiles(cached, builds).map((url) => cache.delete(url)));
};

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await dropFormerBuilds();
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

/** The page decides when a new version takes over (`updates/`) and asks for its build. */
self.addEventListener('message', ({ data, ports }) => {
  if (data === 'take-over') void self.skipWaiting();
  if (data === 'which-build') ports[0]?.postMessage(BUILD);
});

const isPage = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('Content-Type') ?? '').startsWith('text/html');

/** Rejects responses that are not from the portal: a gateway's error page, or a network's login page. */
const acceptOnly = (isAnswer: (response: Response) => boolean) => ({
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (!isAnswer(response)) throw new TypeError(`${response.url} is not the portal's answer`);
    return response;
  },
});

/**
 * The shell comes from the network first, so that a changed policy applies at the next load. Falls back to the cache.
 */
registerRoute(
  new NavigationRoute(
    async ({ event, request }) => {
      const fetched = (async () => {
        const preloaded = (await (event as FetchEvent).preloadResponse) as Response | undefined;
        const response = preloaded ?? (await fetch(request));
        return isPage(response) ? response : undefined;
      })().catch(() => undefined);
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_SECONDS * 1_000));
      const inTime = await Promise.race([fetched, late]);
      return inTime ?? (await precache.matchPrecache(SHELL)) ?? (await fetched) ?? Response.error();
    },
    { denylist: NOT_PAGES },
  ),
);

/** The config files: latest deployed version, or the cache offline. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && CONFIG_FILES.includes(url.pathname),
  new NetworkFirst({
    cacheName: CONFIG_CACHE,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [acceptOnly(({ ok, headers }) => ok && (headers.get('Content-Type') ?? '').includes('json'))],
  }),
);

/** Files of this build and the previous one. Other files, such as error reporting, come from the network. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*-[\w-]{8}\.\w+$/.test(url.pathname),
  async ({ request }) => {
    const cached = await caches.match(request.url, { cacheName: cacheNames.precache, ignoreVary: true });
    return cached ?? fetch(request);
  },
);

/** Files without a hash in their name. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && precache.getCacheKeyForURL(url.href) !== undefined && url.pathname !== SHELL,
  async ({ request }) => (await precache.matchPrecache(request)) ?? fetch(request),
);
