import { getKeyFigures } from '@hireyard/contract';
import { sql } from 'kysely';
import { route } from '../../http/route.ts';
import { endsThisWeek, isOverdue } from './line-filters.ts';
import { scoped } from './scoped.ts';

const machines = sql`line.quantity - line.qty_returned`;

/** GET /kpis: machines by quantity, less what has come back of a part; each figure is a filter of the list. */
export const getKeyFiguresRoute = route(getKeyFigures, ({ db, scope, now }) => {
  const onRent = sql`line.status = 'onRent'`;
  return scoped(db, scope)
    .lines()
    .where('line.status', 'in', ['onRent', 'offHireRequested', 'offHired'])
    .select([
      sql<number>`coalesce(sum(${machines}) filter (where ${onRent}), 0)::int`.as('onRent'),
      sql<number>`coalesce(sum(${machines}) filter (where ${isOverdue(now)}), 0)::int`.as('overdue'),
      sql<number>`coalesce(sum(${machines}) filter (where ${endsThisWeek(now)}), 0)::int`.as('endingThisWeek'),
      sql<number>`coalesce(sum(${machines}) filter (where not (${onRent})), 0)::int`.as('pickupPending'),
      sql<number>`count(distinct line.contract_id) filter (where ${onRent})::int`.as('contracts'),
      sql<number>`count(distinct line.project_id) filter (where ${onRent})::int`.as('projects'),
    ])
    .executeTakeFirstOrThrow();
});
