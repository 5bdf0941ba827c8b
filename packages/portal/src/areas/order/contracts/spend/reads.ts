import { getSpend, SPEND_GROUPS } from '@hireyard/contract';
import { callOf } from '../../../../api/calls.ts';
import { choice } from '../../../../lists/params.ts';
import { firstQuery, matching } from '../../../../month-sums/sums-query.ts';

export const CURRENCY = matching(/^[A-Z]{3}$/);
export const BY = choice(SPEND_GROUPS, 'project');

export const spend = (search: URLSearchParams) => {
  const currency = CURRENCY.parse(search.getAll('currency'));
  const query = { by: BY.parse(search.getAll('by')), ...firstQuery(search), ...(currency !== null && { currency }) };
  return [callOf(getSpend, { query })];
};
