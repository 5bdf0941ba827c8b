import { createHash, randomBytes } from 'node:crypto';
import Bowser from 'bowser';

/** Lifetime of a known device after its last sign-in, in milliseconds. Browsers keep cookies for at most 400 days. */
export const DEVICE_LIFE = 365 * 24 * 3600 * 1000;

/** Returns a random token that identifies a device and contains nothing about its user. */
export const newDeviceToken = (): string => randomBytes(32).toString('base64url');
export const isDeviceToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
export const deviceHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/**
 * Returns the browser and operating system without versions: enough to tell a user's devices apart. Unknown names
 * become null.
 */
export function describeDevice(userAgent: string): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const knownName = (name: string | undefined, names: ReadonlySet<string>) => (name && names.has(name) ? name : null);
  return { browser: knownName(browser.name, BROWSERS), system: knownName(os.name, SYSTEMS) };
}
