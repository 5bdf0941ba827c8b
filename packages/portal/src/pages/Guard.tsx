import type { Module } from '@hireyard/contract';
import type { ReactNode } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { type Access, type GuardedState, notInMaintenance, pageAccess } from '../access/guards.ts';
import { StartError } from './PageError.tsx';
import { PageLoader } from './PageLoader.tsx';

/** Renders the decision of a guard. */
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

/** Renders a page if the user is signed in, the client is loaded and the module is active (RT-08). */
export function Guard({ module = null, children }: { module?: Module | null; children: ReactNode }) {
  const place = useLocation();
  const access = useSelector((state: GuardedState) => pageAccess(state, place, module), shallowEqual);
  return <Decision access={access}>{children}</Decision>;
}

/** Redirects to the maintenance page before any other check (MT-02). */
export function MaintenanceGuard({ children }: { children: ReactNode }) {
  const access = useSelector(notInMaintenance, shallowEqual);
  return <Decision access={access}>{children}</Decision>;
}
