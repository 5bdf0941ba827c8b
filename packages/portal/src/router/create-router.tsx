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
import { MaintenanceGuard } from '../pages/Guard.tsx';
import { lazyPart } from '../pages/load-chunk.ts';
import { PagesContext } from '../pages/may-open.ts';
import { PageError } from '../pages/PageError.tsx';
import { PageLoader } from '../pages/PageLoader.tsx';
import { VisitorShell } from '../shell/VisitorShell.tsx';
import { Landing } from './Landing.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';
import { PAGES, VISITOR_PAGES } from './page-table.ts';

/** Each page that is loaded anew has the same key, `default`: by that alone one would begin where another was left. */
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

/** The header and its menus, which the pages before signing in do not show. */
const AppShell = lazyPart(async () => ({ default: (await import('../shell/AppShell.tsx')).AppShell }));

/** Loads the shell in parallel with the page; if that fails, `AppShell` shows the error. */
const preloadShell = () => {
  AppShell.preload();
  return null;
};

/** Not the route's own `lazy`: a page that fails to load could then not show its error inside it. */
function Shell() {
  return (
    <Suspense fallback={<PageLoader />}>
      <AppShell />
    </Suspense>
  );
}

/** Loads the code and the texts of a page. */
export const preloadPage = (path: string, pages: readonly RouteObject[]) => {
  for (const { route } of matchRoutes([...pages], path) ?? []) {
    const { loader } = route;
    if (typeof loader === 'function') Promise.resolve(loader({} as never)).catch(() => undefined);
  }
};

/** Loads the shell, and the page that signing in leads to. */
export const preloadFirstPage = (path: string, pages: readonly RouteObject[] = PAGES) => {
  AppShell.preload();
  // Where the root leads nearly everyone: it loads while the server answers which modules there are.
  preloadPage(FIRST_LISTS[path === '/' ? '/order' : path] ?? path, pages);
  return null;
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
        loader: preloadShell,
        shouldRevalidate: () => false,
        children: [
          {
            errorElement: <PageError />,
            children: [
              { path: '/maintenance', element: <MaintenancePage /> },
              {
                path: '/',
                element: <Landing />,
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
  /** Called with the path of each navigation that has ended, the first included (MT-01, SW-02). */
  readonly onNavigationEnd?: (pathname: string) => void;
  /** The pages of the areas. */
  readonly pages?: readonly RouteObject[];
  /** Where the history is kept: by the browser, or in memory for a page that does not own its address. */
  readonly create?: (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>;
}

/** The application's routes; a page's code and texts load on its first visit. */
export function createRouter({ onNavigationEnd, pages = PAGES, create = createBrowserRouter }: RouterOptions = {}) {
  const router = create(routesOf(pages));
  let ended: string | null = null;
  const tellEnd = ({ initialized, navigation, location }: typeof router.state) => {
    if (!initialized || navigation.state !== 'idle' || ended === location.key) return;
    ended = location.key;
    onNavigationEnd?.(location.pathname);
  };
  router.subscribe(tellEnd);
  // A path that needs no chunk has ended before anyone could subscribe.
  tellEnd(router.state);
  return router;
}
export type PortalRouter = ReturnType<typeof createRouter>;
