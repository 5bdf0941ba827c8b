import type { CookiePattern } from './types.ts';

/** Patterns of cookies whose names start with one of these, host-only and on every domain. */
export const cookiesNamed = (beginnings: readonly string[], domains: readonly string[] = []): CookiePattern[] =>
  beginnings.flatMap((beginning) => {
    const pattern = new RegExp(`^${beginning.replaceAll(/[^\w-]/g, '\\$&')}`);
    return [undefined, ...domains].map((domain) => ({ pattern, path: '/', domain }));
  });
