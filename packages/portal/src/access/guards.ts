import type { Module } from '@hireyard/contract';
import type { Path } from 'react-router-dom';
import { SIGN_IN_PATH, signInAddress } from './return-url.ts';

/** What a guard decides: to wait, to show the page, to redirect, or that the facts could not be loaded. */
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
    /** Known when the status is ready. */
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
 * The first check: a visitor who is not signed in is sent to sign in, and returns to the page afterwards. After a logout
 * by choice the next user may be someone else, who starts at the root.
 */
export function signedIn({ user }: GuardedState, place: Path): Access {
  if (user.status === 'unknown') return PENDING;
  if (user.status === 'signedIn') return GRANTED;
  return denied(user.signedOutBecause === 'logout' ? SIGN_IN_PATH : signInAddress(place));
}

/**
 * The second check: the selected client is loaded and the page's module is active for it. Until the user's modules are
 * known the page may already load, in the same round trip (ST-09), where the client has its module; the server refuses
 * what is not allowed in any case.
 */
export function clientAccess({ corporateClient, settings }: GuardedState, module: Module | null): Access {
  if (corporateClient.status === 'failed') return ERROR;
  // A user without any client is being signed out (ST-06).
  if (corporateClient.status !== 'ready') return PENDING;
  if (module === null) return GRANTED;
  if (!settings.ready && settings.failed.includes('modules')) return ERROR;
  const modules = settings.ready ? settings.enabledModules : corporateClient.client?.modules;
  return modules?.includes(module) ? GRANTED : denied('/');
}

/** Both checks as one, after maintenance: the first that does not grant decides. */
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

/** The root waits for the modules, where a page of a module does not (RT-01, ST-08). */
export function rootAccess(state: GuardedState, place: Path): Access {
  const access = pageAccess(state, place, null);
  if (access.state !== 'granted' || state.settings.ready) return access;
  return state.settings.failed.includes('modules') ? ERROR : PENDING;
}
