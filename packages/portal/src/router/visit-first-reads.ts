import type { Module } from '@hireyard/contract';
import { matchRoutes } from 'react-router-dom';
import { FIRST_LISTS, landing } from '../access/landing.ts';
import { returnPath, SIGN_IN_PATH } from '../access/return-url.ts';
import type { EpicDependencies } from '../epics/epic.ts';
import type { PageHandle } from '../pages/page-route.tsx';
import { PAGES } from './page-table.ts';

/**
 * Returns the address of the page that a visit opens: after a sign-in the return address, for the root and for an area the
 * first list. The client's modules decide, because the user's own are still being loaded.
 */
export function openedAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>, modules: readonly Module[]) {
  const address = pathname === SIGN_IN_PATH ? returnPath(search) : pathname + search;
  const page = address === '/' ? landing(modules) : address;
  return FIRST_LISTS[page] ?? page;
}

/** Returns the calls that the page of this visit makes first. Resolves when its code has loaded (ST-09). */
export const firstReads: EpicDependencies['firstReads'] = async (modules, lang) => {
  const { pathname, searchParams: params } = new URL(openedAddress(window.location, modules), window.location.origin);
  const route = matchRoutes([...PAGES], pathname)?.at(-1)?.route;
  const { module, load } = (route?.handle ?? {}) as Partial<PageHandle>;
  if (module && !modules.includes(module)) return [];
  const page = await load?.();
  return page?.firstReads?.({ params, lang }) ?? [];
};
