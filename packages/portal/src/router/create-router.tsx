import { Suspense } from 'react';
import {
  createBrowserRouter,
  type Location,
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
} from 'react-router-dom';
import { FIRST_LISTS } from '../access/landing.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { MaintenanceGuard } from '../pages/Guard.tsx';
import { LinkedClient } from '../pages/LinkedClient.tsx';
import { lazyPart } from '../pages/load-chunk.ts';
import { PagesContext } from '../pages/may-open.ts';
import { PageError } from '../pages/PageError.tsx';
import { PageLoader } from '../pages/PageLoader.tsx';
import type { PageHandle } from '../pages/page-route.tsx';
import { VisitorShell } from '../shell/VisitorShell.tsx';
import { Landing } from './Landing.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';
import { PAGES, VISITOR_PAGES } from './page-table.ts';

/**
 * Every reloaded page has the key `default`. Without the path, one page would start at the scroll position of another.
 */
const placeOf = ({ key, pathname }: Location) => key + pathname;

function Root({ pages }: { pages: readonly RouteObject[] }) {
  return (
    <PagesContext value={pages}>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </PagesContext>
  );
}

const ErrorPage = lazyPart(() => import('./ErrorPage.tsx'));

/** Header and menus, which sign-in pages do not need. */
const AppShell = lazyPart(async () => ({ default: (await import('../shell/AppShell.tsx')).AppShell }));

/**
 * Loads the shell in parallel with the page, and waits for it: React keeps a fallback for at least 300 ms. If the code fails
 * to load, `AppShell` shows the error.
 */
const loadShell = async () => {
  await AppShell.preload();
  return null;
};

/** Not the route's own `lazy`, which could not show a load error inside the shell. */
function Shell() {
  return (
    <Suspense fallback={<PageLoader />}>
      <AppShell />
    </Suspense>
  );
}

const ignoreFailure = (loading: unknown) => void Promise.resolve(loading).catch(() => undefined);
const loadReads = (route: RouteObject) => ignoreFailure((route.handle as PageHandle | undefined)?.reads?.());

/** Loads the code and texts of a page. */
export const preloadPage = (path: string, pages: readonly RouteObject[]) => {
  for (const { route } of matchRoutes([...pages], path) ?? []) {
    const { loader } = route;
    loadReads(route);
    if (typeof loader === 'function') ignoreFailure(loader({} as never));
  }
};

/** The page that a path leads to. The root leads nearly every user to the first list of machines. */
const firstPage = (path: string) => FIRST_LISTS[path === '/' ? '/order' : path] ?? path;

/** Loads the shell and the first page after sign-in, while the server returns the modules. */
export const preloadFirstPage = (path: string, pages: readonly RouteObject[] = PAGES) => {
  void AppShell.preload();
  preloadPage(firstPage(path), pages);
  return null;
};

/**
 * Loads the code of the shell and of the page that a visit opens, before there are texts and a router. Returns the
 * namespaces of the page.
 */
export const preloadFirstCode = (path: string): readonly Namespace[] => {
  const route = matchRoutes([...PAGES], firstPage(path))?.at(-1)?.route;
  const page = route?.handle as PageHandle | undefined;
  if (!route || !page) return [];
  loadReads(route);
  void AppShell.preload();
  ignoreFailure(page.load());
  return page.namespaces;
};

const redirect = (path: string, to: string): RouteObject => ({ path, element: <Navigate to={to} replace /> });

const routesOf = (pages: readonly RouteObject[]): RouteObject[] => [
  {
    element: <Root pages={pages} />,
    errorElement: <PageError />,
    hydrateFallbackElement: <PageLoader />,
    children: [
      { element: <VisitorShell />, children: [...VISITOR_PAGES] },
      {
        element: <Shell />,
        loader: loadShell,
        shouldRevalidate: () => false,
        children: [
          {
            errorElement: <PageError />,
            children: [
              { path: '/maintenance', element: <MaintenancePage /> },
              {
                path: '/',
                element: (
                  <LinkedClient>
                    <Landing />
                  </LinkedClient>
                ),
                loader: () => preloadFirstPage('/', pages),
                shouldRevalidate: () => false,
              },
              {
                path: '/error',
                element: (
                  <MaintenanceGuard>
                    <Suspense fallback={<PageLoader />}>
                      <ErrorPage />
                    </Suspense>
                  </MaintenanceGuard>
                ),
              },
              ...Object.entries(FIRST_LISTS).map(([area, list]) => redirect(area, list)),
              ...pages,
              redirect('*', '/'),
            ],
          },
        ],
      },
    ],
  },
];

export interface RouterOptions {
  /** Called with the path of each completed navigation, including the first (MT-01, SW-02). */
  readonly onNavigationEnd?: (pathname: string) => void;
  /** The pages of all areas. */
  readonly pages?: readonly RouteObject[];
  /** Creates the history: in the browser, or in memory for a page without its own address. */
  readonly create?: (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>;
}

/** Creates the router of the application. Code and texts of a page load on its first visit. */
export function createRouter({ onNavigationEnd, pages = PAGES, create = createBrowserRouter }: RouterOptions = {}) {
  const router = create(routesOf(pages));
  let lastKey: string | null = null;
  const notifyEnd = ({ initialized, navigation, location }: typeof router.state) => {
    if (!initialized || navigation.state !== 'idle' || lastKey === location.key) return;
    lastKey = location.key;
    onNavigationEnd?.(location.pathname);
  };
  router.subscribe(notifyEnd);
  // A navigation without chunks completes before anyone can subscribe.
  notifyEnd(router.state);
  return router;
}
export type PortalRouter = ReturnType<typeof createRouter>;
