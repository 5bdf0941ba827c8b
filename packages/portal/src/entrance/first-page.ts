import { SIGN_IN_PATH } from '../access/return-url.ts';
import type { AppConfig } from '../config/app-config.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** Where signing in is asked for: these paths, and everything under the modules' prefixes (RT-01 to RT-05). */
const GUARDED_PATHS = ['/', SIGN_IN_PATH, '/auth/no-rights'];
const GUARDED_PREFIXES = ['/order', '/request', '/asset'];

/** Whether a path shows the sign-in form to a visitor without a session (RT-08), before the routes are loaded. */
const asksToSignIn = (pathname: string): boolean =>
  GUARDED_PATHS.includes(pathname) || GUARDED_PREFIXES.some((prefix) => `${pathname}/`.startsWith(`${prefix}/`));

type Remembered = Pick<Storage, 'getItem'>;

/** Whether a visit starts at the sign-in form, decided before anything is loaded. */
export const beginsAtSignIn = (storage: Remembered, pathname: string): boolean =>
  storage.getItem(STORAGE_KEYS.accessToken) === null && asksToSignIn(pathname);

/** Whether the config alone puts the portal into maintenance, which comes before sign-in (MT-02). */
export const isClosed = (storage: Remembered, { maintenance }: Pick<AppConfig, 'maintenance'>): boolean =>
  maintenance && storage.getItem(STORAGE_KEYS.forceLogin) !== 'true';
