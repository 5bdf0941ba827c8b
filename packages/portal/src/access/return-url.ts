import type { Path } from 'react-router-dom';

export const SIGN_IN_PATH = '/auth/login';
const PARAMETER = 'returnUrl';
/** Any base will do: a path of this application stays on it, everything else leaves it. */
const HERE = 'https://portal.invalid';
// Browsers drop tabs and line breaks from addresses, so that `/\t/host` would become `//host`.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const UNSAFE = /[\u0000-\u001f\u007f\\]/;

/**
 * The path, query and hash that a return address may lead to, or null when it is outside this application (RT-08):
 * `//host`, `/\host`, `https:`, `javascript:` and anything with control characters are not.
 */
export function ownPath(address: string | null): string | null {
  if (!address?.startsWith('/') || address.startsWith('//') || UNSAFE.test(address)) return null;
  let url: URL;
  try {
    url = new URL(address, HERE);
  } catch {
    return null;
  }
  // Dots may resolve to `//host`, which the router would hand to the browser as another origin.
  if (url.origin !== HERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page's address that leads back to a place, with its query and hash. */
export function signInAddress({ pathname, search, hash }: Path): string {
  const place = pathname + search + hash;
  return place === '/' ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${new URLSearchParams({ [PARAMETER]: place })}`;
}

/** Where signing in leads: the page that was asked for, else the root. */
export function returnPath(search: string): string {
  const place = ownPath(new URLSearchParams(search).get(PARAMETER));
  return place && !place.startsWith(SIGN_IN_PATH) ? place : '/';
}
