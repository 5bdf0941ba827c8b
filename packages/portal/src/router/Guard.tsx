import type { Module } from '@hireyard/contract';
import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { switchClient } from '../client/actions.ts';
import { selectClients, selectClientUuid } from '../client/corporate-client.ts';
import { type Access, type GuardedState, notInMaintenance, pageAccess, rootAccess } from './guards.ts';
import { landing } from './landing.ts';
import { StartError } from './PageError.tsx';
import { PageLoader } from './PageLoader.tsx';

function Decision({ access }: { access: Access }) {
  switch (access.state) {
    case 'granted':
      return <Outlet />;
    case 'pending':
      return <PageLoader />;
    case 'denied':
      return <Navigate to={access.to} replace />;
    case 'error':
      return <StartError />;
  }
}

/** Lets its child routes in when the user is signed in, the client is loaded and the module, if any, is active (RT-08). */
export function Guard({ module = null }: { module?: Module | null }) {
  const place = useLocation();
  const access = useSelector((state: GuardedState) => pageAccess(state, place, module), shallowEqual);
  return <Decision access={access} />;
}

/** Maintenance comes before all: no page but its own shows (MT-02). */
export function MaintenanceGuard() {
  const access = useSelector(notInMaintenance, shallowEqual);
  return <Decision access={access} />;
}

/** What the way to the root may ask for: another client, by its external uuid (NAV-05). */
export interface SwitchOnArrival {
  readonly switchTo: string;
}

/** The client to switch to on arrival: one of the user's, and not the one selected already. */
function useSwitchTo(state: unknown): string | null {
  const wanted = (state as SwitchOnArrival | null)?.switchTo;
  const current = useSelector(selectClientUuid);
  const known = useSelector(selectClients).some(({ externalUuid }) => externalUuid === wanted);
  return wanted !== undefined && known && wanted !== current ? wanted : null;
}

/** Here nothing of the former client is on screen that would ask for its data anew, only to be left (NAV-05). */
function Switch({ to }: { to: string }) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(switchClient({ uuid: to })), [dispatch, to]);
  return <PageLoader />;
}

/** The root: guarded, and once settings are ready it leads to the first active module (RT-01). */
export function Landing() {
  const place = useLocation();
  const switchTo = useSwitchTo(place.state);
  const access = useSelector((state: GuardedState) => rootAccess(state, place), shallowEqual);
  const modules = useSelector((state: GuardedState) => state.settings.enabledModules);
  if (switchTo) return <Switch to={switchTo} />;
  return access.state === 'granted' ? <Navigate to={landing(modules)} replace /> : <Decision access={access} />;
}
