import type { AppConfig } from '../config/app-config.ts';
import { deviceStorage, type PortalStorage } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { readToken } from './token.ts';

/** The production address of a registration link on a QA host, or null when it needs none (LO-04). */
export const registrationAddress = (href: string, hosts: Readonly<Record<string, string>>): string | null => {
  const url = new URL(href);
  const production = Object.hasOwn(hosts, url.host) ? hosts[url.host] : undefined;
  if (!production || production === url.host || !url.pathname.startsWith('/auth/register')) return null;
  url.host = production;
  return url.href;
};

/** A token that is unreadable, or that a former brand of the portal issued (LO-03). */
const isStale = (token: string, formerIssuers: readonly string[]): boolean => {
  const claims = readToken(token);
  return claims === null || formerIssuers.includes(claims.issuer);
};

/**
 * Clears local storage of a stale token and says whether the page has to be reloaded (LO-03). It cannot loop:
 * the token is gone afterwards, and where storage cannot be cleared there is no reload.
 */
export const clearStaleToken = (storage: PortalStorage, formerIssuers: readonly string[]): boolean => {
  const token = storage.getItem(STORAGE_KEYS.accessToken);
  if (token === null || !isStale(token, formerIssuers)) return false;
  storage.clear();
  return storage.getItem(STORAGE_KEYS.accessToken) === null;
};

/** Checks before the portal starts. Resolves to true when the page is being left for another address or a reload. */
export const preflight = (
  { formerIssuers, registrationHosts }: Pick<AppConfig, 'formerIssuers' | 'registrationHosts'>,
  storage: PortalStorage = deviceStorage,
  page: Pick<Location, 'href' | 'replace' | 'reload'> = location,
): boolean => {
  const elsewhere = registrationAddress(page.href, registrationHosts);
  if (elsewhere !== null) {
    page.replace(elsewhere);
    return true;
  }
  if (!clearStaleToken(storage, formerIssuers)) return false;
  page.reload();
  return true;
};
