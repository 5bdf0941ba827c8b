import { LINE_STATUS_FILTERS, listContractLines, PRICE_SORTS } from '@hireyard/contract';
import { invalid } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { countFacets } from './facets.ts';
import { commonConditions, facetConditions, isOverdue } from './line-filters.ts';
import { toContractLine, withReferences } from './line-rows.ts';
import { scoped } from './scoped.ts';
import { lineHolds, searchWords } from './search.ts';

/**
 * What each sort orders by, the id last so that the order is total. Each has an index behind it.
 * `status` is a planner's order: on rent by expected date, so that overdue leads; then off-hire requested,
 * planned by start, off-hired, and what is returned, closed or cancelled with the latest first.
 * Products sort by code, which keeps a class together in every language; rates by their price a day.
 */
const ORDER = {
  status: ['status_rank', 'urgency', 'id'],
  product: ['product_code', 'id'],
  contract: ['contract_number', 'line_no', 'id'],
  project: ['project_name', 'id'],
  onRentAt: ['on_rent_at', 'id'],
  expectedOffRentAt: ['expected_off_rent_at', 'id'],
  rate: ['rate_per_day', 'id'],
} as const;

/** GET /contract-lines: one page of the machines, with facets (RT-09). */
export const listContractLinesRoute = route(listContractLines, async ({ db, scope, query, now }) => {
  const { page, size, sort } = query;
  if (PRICE_SORTS.includes(sort.field) && !scope.prices) throw invalid([{ pointer: '?sort', code: 'priceHidden' }]);

  const within = scoped(db, scope);
  const common = [...commonConditions(query, now), ...lineHolds(await searchWords(db, query.q))];
  const matching = within.lines().where((eb) => eb.and(common));

  let chosen = matching.where((eb) => eb.and(facetConditions(query, now))).selectAll('line');
  for (const column of ORDER[sort.field]) chosen = chosen.orderBy(`line.${column}`, sort.direction);
  let ordered = withReferences(db, chosen.limit(size).offset(page * size));
  for (const column of ORDER[sort.field]) ordered = ordered.orderBy(`line.${column}`, sort.direction);

  const cells = matching
    .select(['line.status', 'line.project_id', 'line.depot_id'])
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .groupBy(['line.status', 'line.project_id', 'line.depot_id']);
  const counted = { all: cells, late: cells.where(isOverdue(now)) };
  const { total, facets } = await countFacets(db, within, counted, query, LINE_STATUS_FILTERS);
  const items = (await ordered.execute()).map((row) => toContractLine(row, now, scope.prices));
  return { items, page, size, total, facets };
});
