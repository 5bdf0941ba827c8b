import { getDeskAccount } from '@hireyard/contract/desk';
import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { DEVICE_LOCALITY, type Locality } from '../i18n/locality.ts';
import { ArrivalProvider } from '../pages/Arrival.tsx';
import { Design } from '../pages/Design.tsx';
import { RouterLink } from '../router/RouterLink.tsx';
import { selectSignedIn } from '../session/user.ts';
import { domainNow } from '../settings/demo-time.ts';
import { selectDemoClock, selectOpCo } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { Store } from '../store/store.ts';
import type { DeskRouter } from './desk-router.tsx';
import { useDeskCompany } from './use-desk-company.ts';

export interface DeskAppProps {
  readonly store: Store;
  readonly i18n: i18n;
  readonly router: DeskRouter;
}

/** Dates, times and brand follow the person's operating company, once it is known. */
function View({ i18n, router }: Omit<DeskAppProps, 'store'>) {
  const skip = !useAppSelector(selectSignedIn);
  const company = useRead(getDeskAccount, undefined, { skip }).currentData?.company ?? null;
  const configured = useAppSelector(selectOpCo);
  const clock = useAppSelector(selectDemoClock);
  const locality = useMemo<Locality>(
    () =>
      company ? { country: company.country, timeZone: company.timeZone, now: () => domainNow(clock) } : DEVICE_LOCALITY,
    [company, clock],
  );
  return (
    <Design
      opCo={company?.code ?? configured}
      brand={useDeskCompany(company?.code)?.brand}
      i18n={i18n}
      locality={locality}
      LinkComponent={RouterLink}
    >
      <ArrivalProvider from={null}>
        <RouterProvider router={router} />
      </ArrivalProvider>
    </Design>
  );
}

/** Root component of the desk: providers of store, texts and theme around its routes. */
export function DeskApp({ store, ...view }: DeskAppProps) {
  return (
    <Provider store={store}>
      <View {...view} />
    </Provider>
  );
}
