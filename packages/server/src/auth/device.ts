import { createHash, randomBytes } from 'node:crypto';
import Bowser from 'bowser';

/** How long a device is known after its last sign-in; no browser keeps a cookie longer than 400 days. */
export const DEVICE_LIFE = 365 * 24 * 3600 * 1000;

/** What recognizes a device: random, and about nobody. */
export const newDeviceToken = (): string => randomBytes(32).toString('base64url');
export const isDeviceToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
export const deviceHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Names of browser and operating system, without versions: enough to tell one's devices apart, and none but known ones. */
export function describeDevice(userAgent: string): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const known = (name: string | undefined, names: ReadonlySet<string>) => (name && names.has(name) ? name : null);
  return { browser: known(browser.name, BROWSERS), system: known(os.name, SYSTEMS) };
}
