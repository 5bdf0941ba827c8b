import { areaOf } from '../router/areas.ts';
import { SIGN_IN_PATH } from '../router/return-url.ts';
import { STORAGE_KEYS } from '../session/storage-keys.ts';
import type { AppConfig } from '../startup/app-config.ts';

/** Guarded paths that no area answers, since they lead on to one (RT-01). */
const LEADING_ON = ['/', '/order'];

/** Whether a path shows the sign-in form to who has no session: the form's own, and every guarded one (RT-08). */
const asksToSignIn = (pathname: string): boolean => {
  if (pathname === SIGN_IN_PATH || LEADING_ON.includes(pathname)) return true;
  const parent = areaOf(pathname)?.parent;
  return parent !== undefined && parent !== 'visitor';
};

type Remembered = Pick<Storage, 'getItem'>;

/** Whether a visit begins at the sign-in form, as far as is known before anything is loaded. */
export const beginsAtSignIn = (storage: Remembered, pathname: string): boolean =>
  storage.getItem(STORAGE_KEYS.accessToken) === null && asksToSignIn(pathname);

/** Whether the config alone puts the portal into maintenance, which comes before sign-in (MT-02). */
export const isClosed = (storage: Remembered, { maintenance }: Pick<AppConfig, 'maintenance'>): boolean =>
  maintenance && storage.getItem(STORAGE_KEYS.forceLogin) !== 'true';
