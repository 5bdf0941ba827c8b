import type { ConsentService, Consents, CookiePattern } from '../types.ts';

/** A cookie that a page has set, as Playwright, Puppeteer and the Cookie Store know it. */
export interface FoundCookie {
  readonly name: string;
  readonly domain?: string | null | undefined;
}

const matches = ({ pattern }: CookiePattern, name: string): boolean =>
  typeof pattern === 'string' && !pattern.startsWith('^') ? pattern === name : name.search(pattern) >= 0;

/**
 * The cookies that no service declares, as sentences; none if all is well. With `consents`, the visitor's choice, also those of
 * services that are off.
 */
export function cookieFaults(
  cookies: readonly FoundCookie[],
  services: readonly ConsentService[],
  consents?: Consents | undefined,
): string[] {
  return cookies.flatMap(({ name, domain }) => {
    const cookie = domain ? `${name} (${domain})` : name;
    const declaring = services.filter((service) => service.cookies?.some((pattern) => matches(pattern, name)));
    if (!declaring.length) return [`${cookie}: no service declares it`];
    if (!consents || declaring.some((service) => service.required || consents[service.name])) return [];
    return [`${cookie}: not accepted: ${declaring.map((service) => service.name).join(', ')}`];
  });
}
