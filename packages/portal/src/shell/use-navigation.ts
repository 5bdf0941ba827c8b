import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { selectClientCompany } from '../client/client-company.ts';
import { selectClients, selectShownClientUuid } from '../client/corporate-client.ts';
import { selectRights, selectSignedIn } from '../session/user.ts';
import { selectOrderCapability } from '../settings/add-order.ts';
import {
  selectHasUsersnap,
  selectMaintenance,
  selectMissingCalls,
  selectModules,
  selectReady,
} from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import { type Navigation, navigationOf } from './navigation.ts';

const NO_MODULES = [] as const;

/** Returns the navigation of the current page. */
export function useNavigation(): Navigation {
  const { pathname } = useLocation();
  const signedIn = useAppSelector(selectSignedIn);
  const maintenance = useAppSelector(selectMaintenance);
  const ready = useAppSelector(selectReady);
  const enabled = useAppSelector(selectModules);
  const missing = useAppSelector(selectMissingCalls).includes('modules');
  const rights = useAppSelector(selectRights);
  const order = useAppSelector(selectOrderCapability);
  const links = useAppSelector(selectClientCompany)?.links ?? null;
  const clientUuid = useAppSelector(selectShownClientUuid);
  const clients = useAppSelector(selectClients);
  const usersnap = useAppSelector(selectHasUsersnap);
  // Modules that failed to load count as none, so that pages without a module stay reachable.
  const modules = ready ? enabled : missing ? NO_MODULES : null;
  return useMemo(
    () =>
      navigationOf({ signedIn, maintenance, modules, rights, order, links, clientUuid, clients, usersnap, pathname }),
    [signedIn, maintenance, modules, rights, order, links, clientUuid, clients, usersnap, pathname],
  );
}
