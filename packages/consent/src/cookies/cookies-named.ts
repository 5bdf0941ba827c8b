import type { CookiePattern } from '../types.ts';

/**
 * Patterns of cookies whose names start with one of these, host-only and on every domain. `days` is how long they are kept, for
 * the table of cookies.
 */
export const cookiesNamed = (
  beginnings: readonly string[],
  domains: readonly string[] = [],
  days?: number | undefined,
): CookiePattern[] =>
  beginnings.flatMap((beginning) => {
    const pattern = new RegExp(`^${beginning.replaceAll(/[^\w-]/g, '\\$&')}`);
    return [undefined, ...domains].map((domain) => ({ pattern, path: '/', domain, days }));
  });
