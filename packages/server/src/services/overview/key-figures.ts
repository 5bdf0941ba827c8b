import { getKeyFigures } from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import { route } from '../../http/route.ts';
import { endsThisWeek, isOverdue } from './overdue.ts';

const precounted = (statuses: readonly string[]) =>
  sql<number>`(select coalesce(sum(n), 0)::int from contract_line_count where status = any(${statuses}::text[]))`;
const count = (table: string, condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} where ${condition})`;

/**
 * GET /kpis: counts of contract lines, each equal to the total of the list with one filter. No query reads all lines on
 * rent: statuses are precounted, contracts and projects have counts of their own, and the expected days are indexed.
 */
export const getKeyFiguresRoute = route(getKeyFigures, ({ db, now }) =>
  db
    .selectFrom(
      sql<Record<'onRent' | 'overdue' | 'endingThisWeek' | 'pickupPending' | 'contracts' | 'projects', number>>`(
        select ${precounted(['onRent'])} as "onRent",
          ${count('contract_line', isOverdue(now))} as overdue,
          ${count('contract_line', endsThisWeek(now))} as "endingThisWeek",
          ${precounted(['offHireRequested', 'offHired'])} as "pickupPending",
          ${count('contract', sql`on_rent_count > 0`)} as contracts,
          ${count('project', sql`on_rent_count > 0`)} as projects
      )`.as('figures'),
    )
    .selectAll()
    .executeTakeFirstOrThrow(),
);
