import { getEmissions } from '@hireyard/contract';
import { callOf } from '../../api/calls.ts';
import type { FirstReads } from '../../api/first-reads.ts';
import { firstQuery } from '../../month-sums/sums-query.ts';

/** The method of the estimate is a view of its own. */
export const emissions: FirstReads = ({ search }) =>
  search.get('view') === 'method' ? [] : [callOf(getEmissions, { query: firstQuery(search) })];
