import type { Module } from '@hireyard/contract';
import type { ReactNode } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { type Access, type GuardedState, notInMaintenance, pageAccess } from '../access/guards.ts';
import { StartError } from './PageError.tsx';
import { PageLoader } from './PageLoader.tsx';

/** Renders what a guard has decided. */
export function Decision({ access, children }: { access: Access; children: ReactNode }) {
  switch (access.state) {
    case 'granted':
      return children;
    case 'pending':
      return <PageLoader />;
    case 'denied':
      return <Navigate to={access.to} replace />;
    case 'error':
      return <StartError />;
  }
}

/** Shows a page when the user is signed in, the client is loaded and the module, if any, is active (RT-08). */
export function Guard({ module = null, children }: { module?: Module | null; children: ReactNode }) {
  const place = useLocation();
  const access = useSelector((state: GuardedState) => pageAccess(state, place, module), shallowEqual);
  return <Decision access={access}>{children}</Decision>;
}

/** Maintenance comes before all: no page but its own shows (MT-02). */
export function MaintenanceGuard({ children }: { children: ReactNode }) {
  const access = useSelector(notInMaintenance, shallowEqual);
  return <Decision access={access}>{children}</Decision>;
}
