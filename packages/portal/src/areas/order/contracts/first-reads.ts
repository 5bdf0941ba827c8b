import { getKeyFigures } from '@hireyard/contract';
import { requestOf } from '../../../http/call.ts';
import { facetsCall, pageCall } from '../../../lists/list-calls.ts';
import { parseList } from '../../../lists/list-state.ts';
import type { FirstReads } from '../../../pages/page-route.tsx';
import { CONTRACTS } from './contracts-list.ts';

/** The calls of the overview: its key figures and, for the list, the first page and the counts (ST-09). */
export const firstReads: FirstReads = ({ params, lang }) => {
  const figures = { id: getKeyFigures.id, request: requestOf(getKeyFigures, { query: {} }) };
  const view = params.get('view') ?? 'list';
  if (view !== 'list') return view === 'planning' ? [figures] : [];
  const { list } = CONTRACTS.page;
  const state = parseList(list, params);
  // The list itself asks for a page behind a row, and for an order by prices once the rights are known.
  const isFirst = state.page === 0 && !list.amountSorts?.[state.sort.field];
  return [
    ...(isFirst ? [pageCall(CONTRACTS.page, state, lang)] : []),
    facetsCall(CONTRACTS.facets, state, lang),
    figures,
  ];
};
