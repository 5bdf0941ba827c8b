import type { Path } from 'react-router-dom';

export const SIGN_IN_PATH = '/auth/login';
export const ACCESSIBILITY_PATH = '/auth/accessibility';
const PARAMETER = 'returnUrl';
/** Base for parsing: a path of this application keeps this origin, any other address changes it. */
const HERE = 'https://portal.invalid';
// Browsers drop tabs and line breaks from addresses: `/\t/host` would become `//host`.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const UNSAFE = /[\u0000-\u001f\u007f\\]/;

/**
 * Returns the path, query and hash of a return address, or null if it is outside this application (RT-08). Rejects
 * `//host`, `/\host`, `https:`, `javascript:` and control characters.
 */
export function ownPath(address: string | null): string | null {
  if (!address?.startsWith('/') || address.startsWith('//') || UNSAFE.test(address)) return null;
  let url: URL;
  try {
    url = new URL(address, HERE);
  } catch {
    return null;
  }
  // Dot segments may resolve to `//host`, which the router would open as another origin.
  if (url.origin !== HERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Returns the address of the sign-in page with a return address. */
export function signInAddress({ pathname, search, hash }: Path): string {
  const place = pathname + search + hash;
  return place === '/' ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${new URLSearchParams({ [PARAMETER]: place })}`;
}

/** Returns the page to open after sign-in: the return address, or the root. */
export function returnPath(search: string): string {
  const place = ownPath(new URLSearchParams(search).get(PARAMETER));
  return place && !place.startsWith(SIGN_IN_PATH) ? place : '/';
}
