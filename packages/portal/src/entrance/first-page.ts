import { SIGN_IN_PATH } from '../access/return-url.ts';
import type { AppConfig } from '../config/app-config.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** Paths that require signing in, together with everything below the modules' prefixes (RT-01 to RT-05). */
const GUARDED_PATHS = ['/', SIGN_IN_PATH, '/auth/no-rights'];
const GUARDED_PREFIXES = ['/order', '/request', '/asset'];

/** True if a path shows the sign-in form to visitors without a session (RT-08). Used before the routes are loaded. */
const asksToSignIn = (pathname: string): boolean =>
  GUARDED_PATHS.includes(pathname) || GUARDED_PREFIXES.some((prefix) => `${pathname}/`.startsWith(`${prefix}/`));

type Remembered = Pick<Storage, 'getItem'>;

/** True if a visit starts at the sign-in form. Decided before anything is loaded. */
export const beginsAtSignIn = (storage: Remembered, pathname: string): boolean =>
  storage.getItem(STORAGE_KEYS.accessToken) === null && asksToSignIn(pathname);

/** True if the config alone sets maintenance, which takes precedence over signing in (MT-02). */
export const isClosed = (storage: Remembered, { maintenance }: Pick<AppConfig, 'maintenance'>): boolean =>
  maintenance && storage.getItem(STORAGE_KEYS.forceLogin) !== 'true';
