import { type Language, listDepots, listSites } from '@hireyard/contract';
import { callOf } from '../../api/calls.ts';
import type { FirstReads } from '../../api/first-reads.ts';
import { ids } from '../../lists/params.ts';

const depotsIn = (lang: string | null) => callOf(listDepots, { query: { lang: lang as Language } });

/** The filters of the client's sites in the address. */
export const sitesQuery = (search: URLSearchParams) => ({
  project: [...ids.parse(search.getAll('project'))],
  group: [...ids.parse(search.getAll('group'))],
});

export const depots: FirstReads = ({ lang }) => [depotsIn(lang)];
export const sites: FirstReads = ({ search, lang }) => [
  callOf(listSites, { query: sitesQuery(search) }),
  depotsIn(lang),
];
