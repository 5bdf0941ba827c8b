import type { i18n } from 'i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { Design } from './Design.tsx';
import { useAppSelector } from './hooks.ts';
import { RouterLink } from './RouterLink.tsx';
import { ArrivalProvider } from './router/Arrival.tsx';
import type { PortalRouter } from './router/createRouter.tsx';
import { selectOpCo } from './settings/settings.ts';
import type { Store } from './store.ts';

export interface AppProps {
  readonly store: Store;
  readonly i18n: i18n;
  readonly router: PortalRouter;
  /** The path that was on screen before the router took over; null where the visit begins with it. */
  readonly from?: string | null;
}

function Face({ i18n, router, from = null }: Omit<AppProps, 'store'>) {
  return (
    <Design opCo={useAppSelector(selectOpCo)} i18n={i18n} LinkComponent={RouterLink}>
      <ArrivalProvider from={from}>
        <RouterProvider router={router} />
      </ArrivalProvider>
    </Design>
  );
}

/** The portal: store, texts, design and routes around each other. */
export function App({ store, ...face }: AppProps) {
  return (
    <Provider store={store}>
      <Face {...face} />
    </Provider>
  );
}
