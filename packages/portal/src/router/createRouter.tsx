import type { i18n } from 'i18next';
import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { loadTexts } from '../i18n/i18n.ts';
import { VisitorShell } from '../shell/VisitorShell.tsx';
import { AREAS, type Area, areaOf } from './areas.ts';
import { loadChunk } from './ChunkError.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Guard, Landing, MaintenanceGuard } from './Guard.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';
import { PageError } from './PageError.tsx';
import { PageLoader } from './PageLoader.tsx';

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** The header and its menus: visitors who are about to sign in do without. */
const loadShell = () => loadChunk(() => import('../shell/AppShell.tsx'));
const AppShell = lazy(async () => ({ default: (await loadShell()).AppShell }));

/** Not the route's own `lazy`: an area that fails to arrive could then not show its error inside it. */
function Shell() {
  return (
    <Suspense fallback={<PageLoader />}>
      <AppShell />
    </Suspense>
  );
}

const toRoot = { path: '*', element: <Navigate to="/" replace /> };

/** The fixed part of the tree: what every visit needs. The areas hang their routes under it when they are asked for. */
const ROUTES: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <PageError />,
    hydrateFallbackElement: <PageLoader />,
    children: [
      // Before signing in: a frame of its own, without the header.
      { element: <VisitorShell />, children: [{ id: 'visitor', element: <MaintenanceGuard /> }] },
      {
        element: <Shell />,
        children: [
          {
            errorElement: <PageError />,
            children: [
              { path: '/maintenance', element: <MaintenancePage /> },
              {
                id: 'open',
                element: <MaintenanceGuard />,
                children: [
                  { path: '/', element: <Landing /> },
                  { path: '/error', element: <ErrorPage /> },
                  {
                    id: 'order',
                    path: '/order',
                    element: <Guard />,
                    children: [{ index: true, element: <Navigate to="/order/contracts" replace /> }],
                  },
                  {
                    id: 'request',
                    path: '/request',
                    element: <Guard module="request" />,
                    children: [{ index: true, element: <Navigate to="/request/requests" replace /> }],
                  },
                  {
                    id: 'asset',
                    path: '/asset',
                    element: <Guard module="asset" />,
                    children: [{ index: true, element: <Navigate to="/asset/assets" replace /> }],
                  },
                  toRoot,
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

export interface RouterDeps {
  readonly i18n: i18n;
  /** Told the path of each navigation that has ended, the first included (MT-01, SW-02). */
  readonly onNavigationEnd?: (pathname: string) => void;
  readonly areas?: readonly Area[];
}

/** The application's routes in the browser's history; each area's code and texts come when one of its paths is asked for. */
export function createRouter({ i18n, onNavigationEnd, areas = AREAS }: RouterDeps) {
  const joined = new Set<string>();
  const router = createBrowserRouter(ROUTES, {
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      const area = areaOf(path, areas);
      if (!area || joined.has(area.id)) return;
      // Beside the area, not after it; the route itself says so when it does not arrive.
      if (area.parent !== 'visitor') loadShell().catch(() => undefined);
      const [{ routes }] = await loadChunk(() => Promise.all([area.load(), loadTexts(i18n, area.namespaces)]));
      // For a way that was given up meanwhile the router would drop them, and the next one shall not count on them.
      if (signal.aborted || joined.has(area.id)) return;
      joined.add(area.id);
      patch(area.parent, [
        { id: `area-${area.id}`, element: <Outlet />, errorElement: <PageError />, children: routes },
      ]);
    },
  });

  let ended: string | null = null;
  const tellEnd = ({ initialized, navigation, location }: typeof router.state) => {
    if (!initialized || navigation.state !== 'idle' || ended === location.key) return;
    ended = location.key;
    onNavigationEnd?.(location.pathname);
  };
  router.subscribe(tellEnd);
  // A path that needs no chunk has been arrived at before anyone could subscribe.
  tellEnd(router.state);
  return router;
}
export type PortalRouter = ReturnType<typeof createRouter>;
