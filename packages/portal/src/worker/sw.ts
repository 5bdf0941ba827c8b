import { cacheNames } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { type Build, keptBuilds, leftOver } from './builds.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build (`service-worker.ts`): the id of the build, and its files. */
declare const BUILD: string;
declare const FILES: readonly { readonly url: string; readonly revision: string | null }[];

const SHELL = '/index.html';
/** How long a page waits for the network before it opens from the cache. */
const PATIENCE_SECONDS = 3;
const BUILDS = '/builds';
const CONFIG_CACHE = 'config';
const CONFIG_FILES = ['/assets/environment.json', '/assets/app-config.json'];
/** What the server keeps for itself. */
const NOT_PAGES = [/^\/api\//, /^\/health/, /^[^?]*\.\w+$/];

const precache = new PrecacheController();
precache.addToCacheList([...FILES]);

self.addEventListener('install', (event) => {
  // A file that is missing fails the installation, and the former worker stays.
  void precache.install(event);
  // This page read them before there was a worker; a later one that finds no network needs them, too.
  const configs = caches.open(CONFIG_CACHE).then((cache) => cache.addAll(CONFIG_FILES));
  event.waitUntil(configs.catch(() => undefined));
});

/** Forgets all files but those of this build and of the one before. */
const dropFormerBuilds = async (): Promise<void> => {
  const cache = await caches.open(cacheNames.precache);
  const noted = await cache.match(BUILDS);
  const known = noted ? ((await noted.json()) as Build[]) : [];
  const files = [...precache.getURLsToCacheKeys().values()];
  const builds = keptBuilds({ id: BUILD, files }, known);
  await cache.put(BUILDS, Response.json(builds));
  const cached = (await cache.keys()).map(({ url }) => url).filter((url) => new URL(url).pathname !== BUILDS);
  await Promise.all(leftOver(cached, builds).map((url) => cache.delete(url)));
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

/** The page decides when a new version takes over (`updates/`), and asks which one has. */
self.addEventListener('message', ({ data, ports }) => {
  if (data === 'take-over') void self.skipWaiting();
  if (data === 'which-build') ports[0]?.postMessage(BUILD);
});

const isPage = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('Content-Type') ?? '').startsWith('text/html');

/** A gateway's page for an error, or of a network that asks to sign in, is no answer of the portal. */
const answeredBy = (isAnswer: (response: Response) => boolean) => ({
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (!isAnswer(response)) throw new TypeError(`${response.url} is not the portal's answer`);
    return response;
  },
});

/** The shell comes from the network, so that a changed policy holds at the next load; without one, from the cache. */
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

/** The two config files: what was deployed last wherever it can be had. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && CONFIG_FILES.includes(url.pathname),
  new NetworkFirst({
    cacheName: CONFIG_CACHE,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [answeredBy(({ ok, headers }) => ok && (headers.get('Content-Type') ?? '').includes('json'))],
  }),
);

/** The files of this build and of the one before; others, as those of the error reports, from the network. */
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
