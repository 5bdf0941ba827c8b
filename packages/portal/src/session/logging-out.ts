import type { PortalStorage } from '../storage/storage.ts';
import { SESSION_KEYS, STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { SignedOutBecause } from './session-actions.ts';

/**
 * Marks the start of a logout for every tab. The server ends the session before it answers. Calls refused meanwhile are
 * no sign of a stale session, which would also clear the consent (LO-03).
 */
export const beginLogout = (storage: PortalStorage, because: SignedOutBecause): void =>
  storage.setItem(STORAGE_KEYS.loggingOut, because);

/** Returns the reason of the current logout in any tab, or null. */
export const logoutUnderWay = (storage: PortalStorage): SignedOutBecause | null =>
  storage.getItem(STORAGE_KEYS.loggingOut) as SignedOutBecause | null;

/**
 * Removes token and client from the device, but not consent and operating company (LO-01). Marks the user's offline
 * data and drafts for deletion (SW-06).
 */
export function leaveDevice(storage: PortalStorage, userId: string | null): void {
  const marked = storage.getItem(STORAGE_KEYS.wipe);
  const user = userId ?? 'due';
  storage.setItem(STORAGE_KEYS.wipe, (marked ?? user) === user ? user : 'due');
  for (const key of SESSION_KEYS) storage.removeItem(key);
}
