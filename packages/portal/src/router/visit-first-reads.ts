import type { Module } from '@hireyard/contract';
import { matchRoutes } from 'react-router-dom';
import { FIRST_LISTS, landing } from '../access/landing.ts';
import { returnPath, SIGN_IN_PATH } from '../access/return-url.ts';
import type { ApiCall } from '../api/api.ts';
import { callOf } from '../api/calls.ts';
import type { FirstRead, Opened } from '../api/first-reads.ts';
import type { EpicDependencies } from '../epics/epic.ts';
import { firstCalls } from '../lists/list-calls.ts';
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

const callsFor = (read: FirstRead, { params, search, lang }: Opened): readonly ApiCall[] => {
  if ('facets' in read) return firstCalls(read, search, lang);
  return 'path' in read ? [callOf(read, { params } as never)] : [read];
};

/** Returns the calls that the page of this visit makes first. Waits for their code alone, and for no component (ST-09). */
export const firstReads: EpicDependencies['firstReads'] = async (modules, lang) => {
  const { pathname, searchParams: search } = new URL(openedAddress(window.location, modules), window.location.origin);
  const match = matchRoutes([...PAGES], pathname)?.at(-1);
  const { module, reads } = (match?.route.handle ?? {}) as Partial<PageHandle>;
  if (!match || !reads || (module && !modules.includes(module))) return [];
  const opened = { params: match.params, search, lang };
  const first = await reads();
  const all = typeof first === 'function' ? await first(opened) : [first];
  return all.flatMap((read) => callsFor(read, opened));
};
