import { getKeyFigures, PICKUP_PENDING_STATUSES } from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import { route } from '../../http/route.ts';
import { endsThisWeek, isOverdue } from './overdue.ts';

type Sql = RawBuilder<unknown>;

const isAmong = (column: string, ids: readonly string[]): Sql =>
  ids.length === 0 ? sql`true` : sql`${sql.ref(column)} = any(${ids}::uuid[])`;
const count = (table: string, ...conditions: Sql[]) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} where ${sql.join(conditions, sql` and `)})`;

/**
 * GET /kpis: counts of contract lines, each equal to the total of the list with one filter, and the same projects and
 * depots. No query reads all lines on rent: statuses are precounted, contracts and projects have counts of their own,
 * and the expected days are indexed.
 */
export const getKeyFiguresRoute = route(getKeyFigures, ({ db, now, query: { project, depot } }) => {
  const isHere = sql`${isAmong('project_id', project)} and ${isAmong('depot_id', depot)}`;
  const precounted = (statuses: readonly string[]) => sql<number>`(select coalesce(sum(n), 0)::int
    from contract_line_count where status = any(${statuses}::text[]) and ${isHere})`;
  const isOnRentAtDepot =
    depot.length === 0
      ? sql`true`
      : sql`exists (select from contract where contract.project_id = project.id and contract.on_rent_count > 0
          and contract.depot_id = any(${depot}::uuid[]))`;
  return db
    .selectFrom(
      sql<Record<'onRent' | 'overdue' | 'endingThisWeek' | 'pickupPending' | 'contracts' | 'projects', number>>`(
        select ${precounted(['onRent'])} as "onRent",
          ${count('contract_line', isOverdue(now), isHere)} as overdue,
          ${count('contract_line', endsThisWeek(now), isHere)} as "endingThisWeek",
          ${precounted(PICKUP_PENDING_STATUSES)} as "pickupPending",
          ${count('contract', sql`on_rent_count > 0`, isHere)} as contracts,
          ${count('project', sql`on_rent_count > 0`, isAmong('project.id', project), isOnRentAtDepot)} as projects
      )`.as('figures'),
    )
    .selectAll()
    .executeTakeFirstOrThrow();
});
