import { CONTRACT_STATUSES, listContracts } from '@hireyard/contract';
import { type SqlBool, sql } from 'kysely';
import { route } from '../../http/route.ts';
import { contractHead, withContractReferences } from './contract-rows.ts';
import { countFacets } from './facets.ts';
import { idCondition, statusCondition } from './line-filters.ts';
import { scoped } from './scoped.ts';
import { lineHolds, searchWords } from './search.ts';

const ORDER = {
  number: ['number', 'id'],
  status: ['status_rank', 'number', 'id'],
  project: ['project_name', 'id'],
  from: ['starts_at', 'id'],
  till: ['ends_at', 'id'],
} as const;

/** A contract is never overdue: its lines are. */
const NEVER = sql<boolean>`false`;

/** GET /contracts: one page of the contracts, with facets. A search also finds a contract by its machines. */
export const listContractsRoute = route(listContracts, async ({ db, scope, query }) => {
  const { page, size, sort, from, till } = query;
  const within = scoped(db, scope);
  let matching = within.contracts();
  for (const word of await searchWords(db, query.q)) {
    const ofLines = within
      .lines()
      .select('line.contract_id')
      .where((eb) => eb.and(lineHolds([word])));
    matching = matching.where((eb) =>
      eb.or([sql<SqlBool>`contract.search_text like ${word.pattern}`, eb('contract.id', 'in', ofLines)]),
    );
  }
  // A contract's days are those of its depot, like those of its lines.
  const day = (column: string) =>
    sql`(${sql.ref(column)} at time zone (select time_zone from depot where depot.id = contract.depot_id))::date`;
  if (from) matching = matching.where(sql<SqlBool>`coalesce(${day('contract.ends_at')}, 'infinity') >= ${from}::date`);
  if (till) matching = matching.where(sql<SqlBool>`${day('contract.starts_at')} <= ${till}::date`);

  const conditions = [
    statusCondition(query.status, 'contract.status', NEVER),
    idCondition(query.project, 'contract.project_id'),
    idCondition(query.depot, 'contract.depot_id'),
  ].filter((condition) => condition !== null);
  let chosen = matching.where((eb) => eb.and(conditions)).selectAll('contract');
  for (const column of ORDER[sort.field]) chosen = chosen.orderBy(`contract.${column}`, sort.direction);
  let ordered = withContractReferences(db, chosen.limit(size).offset(page * size));
  for (const column of ORDER[sort.field]) ordered = ordered.orderBy(`contract.${column}`, sort.direction);

  const cells = matching
    .select(['contract.status', 'contract.project_id', 'contract.depot_id'])
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .groupBy(['contract.status', 'contract.project_id', 'contract.depot_id']);
  const { total, facets } = await countFacets(db, within, { all: cells, late: null }, query, CONTRACT_STATUSES);
  const items = (await ordered.execute()).map((row) => ({
    ...contractHead(row),
    lineCount: row.line_count,
    onRentCount: row.on_rent_count,
  }));
  return { items, page, size, total, facets };
});
