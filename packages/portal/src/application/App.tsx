import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { ArrivalProvider } from '../pages/Arrival.tsx';
import { Design } from '../pages/Design.tsx';
import type { PortalRouter } from '../router/create-router.tsx';
import { RouterLink } from '../router/RouterLink.tsx';
import { selectOpCo, selectOperatingCompany } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { Store } from '../store/store.ts';
import { useClientLocality } from './use-client-locality.ts';

export interface AppProps {
  readonly store: Store;
  readonly i18n: i18n;
  readonly router: PortalRouter;
  /** Path on screen before the router. Null if the visit starts with the router. */
  readonly from?: string | null;
  /** Shown below every page. */
  readonly children?: ReactNode;
}

function View({ i18n, router, from = null, children }: Omit<AppProps, 'store'>) {
  return (
    <Design
      opCo={useAppSelector(selectOpCo)}
      brand={useAppSelector(selectOperatingCompany)?.brand}
      i18n={i18n}
      locality={useClientLocality()}
      LinkComponent={RouterLink}
    >
      <ArrivalProvider from={from}>
        <RouterProvider router={router} />
        {children}
      </ArrivalProvider>
    </Design>
  );
}

/** Root component: providers of store, texts and theme around the routes. */
export function App({ store, ...view }: AppProps) {
  return (
    <Provider store={store}>
      <View {...view} />
    </Provider>
  );
}
