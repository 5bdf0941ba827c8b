import { getKeyFigures, listContractLines, listContractLinesFacets } from '@hireyard/contract';
import { callOf } from '../../../api/calls.ts';
import type { FirstReads } from '../../../api/first-reads.ts';

/** Machines of the client's contracts. */
export const CONTRACTS = { page: listContractLines, facets: listContractLinesFacets };

/** The overview reads its key figures and the list. The timeline asks for its own window, which needs today's date. */
export const contracts: FirstReads = async ({ search }) => {
  const view = search.get('view') ?? 'list';
  if (view === 'spend') return (await import('./spend/reads.ts')).spend(search);
  const figures = callOf(getKeyFigures, { query: {} });
  return view === 'list' ? [CONTRACTS, figures] : [figures];
};

export { getContract as contract } from '@hireyard/contract';
