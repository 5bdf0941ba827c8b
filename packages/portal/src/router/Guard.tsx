import type { Module } from '@hireyard/contract';
import { shallowEqual, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
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

/** The root: guarded, and once settings are ready it leads to the first active module (RT-01). */
export function Landing() {
  const place = useLocation();
  const access = useSelector((state: GuardedState) => rootAccess(state, place), shallowEqual);
  const modules = useSelector((state: GuardedState) => state.settings.enabledModules);
  return access.state === 'granted' ? <Navigate to={landing(modules)} replace /> : <Decision access={access} />;
}
