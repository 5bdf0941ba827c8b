import type { Module } from '@hireyard/contract';
import type { Path } from 'react-router-dom';
import { SIGN_IN_PATH, signInAddress } from './return-url.ts';

/** The decision of a guard: wait, show the page, redirect, or report that data could not be loaded. */
export type Access =
  | { readonly state: 'pending' }
  | { readonly state: 'granted' }
  | { readonly state: 'denied'; readonly to: string }
  | { readonly state: 'error' };

/** The part of the store that guards read. */
export interface GuardedState {
  readonly user: {
    readonly status: 'unknown' | 'signedIn' | 'signedOut';
    readonly signedOutBecause: 'logout' | 'expired' | 'noClient' | null;
  };
  readonly corporateClient: {
    readonly status: 'unknown' | 'loading' | 'ready' | 'none' | 'failed';
    /** Set when the status is `ready`. */
    readonly client: { readonly modules: readonly Module[] } | null;
  };
  readonly settings: {
    readonly ready: boolean;
    readonly enabledModules: readonly Module[];
    readonly maintenance: boolean;
    readonly failed: readonly string[];
  };
}

const PENDING: Access = { state: 'pending' };
const GRANTED: Access = { state: 'granted' };
const ERROR: Access = { state: 'error' };
const denied = (to: string): Access => ({ state: 'denied', to });

/** Maintenance comes before every other check (RT-08, MT-02). */
export const notInMaintenance = ({ settings }: GuardedState): Access =>
  settings.maintenance ? denied('/maintenance') : GRANTED;

/**
 * First check: redirects a signed-out visitor to the sign-in page, with the page as return address. After a logout by
 * choice there is no return address, because the next user may be someone else.
 */
export function signedIn({ user }: GuardedState, place: Path): Access {
  if (user.status === 'unknown') return PENDING;
  if (user.status === 'signedIn') return GRANTED;
  return denied(user.signedOutBecause === 'logout' ? SIGN_IN_PATH : signInAddress(place));
}

/**
 * Second check: the selected client is loaded and has the page's module. Until the user's modules are loaded, the
 * client's modules decide: the page loads in the same round trip (ST-09). The server refuses anything that is not
 * allowed.
 */
export function clientAccess({ corporateClient, settings }: GuardedState, module: Module | null): Access {
  if (corporateClient.status === 'failed') return ERROR;
  // A user without a client is being signed out (ST-06).
  if (corporateClient.status !== 'ready') return PENDING;
  if (module === null) return GRANTED;
  if (!settings.ready && settings.failed.includes('modules')) return ERROR;
  const modules = settings.ready ? settings.enabledModules : corporateClient.client?.modules;
  return modules?.includes(module) ? GRANTED : denied('/');
}

/** Runs all checks in order. The first one that does not grant access decides. */
export function pageAccess(state: GuardedState, place: Path, module: Module | null): Access {
  for (const check of [
    () => notInMaintenance(state),
    () => signedIn(state, place),
    () => clientAccess(state, module),
  ]) {
    const access = check();
    if (access.state !== 'granted') return access;
  }
  return GRANTED;
}

/** The root waits for the modules, unlike a page of a module (RT-01, ST-08). */
export function rootAccess(state: GuardedState, place: Path): Access {
  const access = pageAccess(state, place, null);
  if (access.state !== 'granted' || state.settings.ready) return access;
  return state.settings.failed.includes('modules') ? ERROR : PENDING;
}
