import type { PortalStorage } from '../storage/storage.ts';
import { SESSION_KEYS, STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { SignedOutBecause } from './session-actions.ts';

/**
 * Tells every tab that a logout has begun. The server ends the session before it answers: a call that it refuses meanwhile
 * is no sign of a stale session, which would clear the consent too (LO-03).
 */
export const beginLogout = (storage: PortalStorage, because: SignedOutBecause): void =>
  storage.setItem(STORAGE_KEYS.loggingOut, because);

/** Why the logout under way was asked for, in this tab or another; null where there is none. */
export const logoutUnderWay = (storage: PortalStorage): SignedOutBecause | null =>
  storage.getItem(STORAGE_KEYS.loggingOut) as SignedOutBecause | null;

/**
 * Takes token and client off the device; consent and operating company stay (LO-01). What is kept of the user for reading
 * offline and what was typed is marked to be wiped (SW-06).
 */
export function leaveDevice(storage: PortalStorage, userId: string | null): void {
  const marked = storage.getItem(STORAGE_KEYS.wipe);
  const user = userId ?? 'due';
  storage.setItem(STORAGE_KEYS.wipe, (marked ?? user) === user ? user : 'due');
  for (const key of SESSION_KEYS) storage.removeItem(key);
}
