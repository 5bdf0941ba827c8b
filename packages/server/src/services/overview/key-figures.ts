import { getKeyFigures } from '@hireyard/contract';
import { sql } from 'kysely';
import { route } from '../../http/route.ts';
import { endsThisWeek, isOverdue } from './line-source.ts';

/** GET /kpis: counts of contract lines, each the total of the list with one filter. */
export const getKeyFiguresRoute = route(getKeyFigures, ({ db, now }) => {
  const onRent = sql`contract_line.status = 'onRent'`;
  return db
    .selectFrom('contract_line')
    .where('contract_line.status', 'in', ['onRent', 'offHireRequested', 'offHired'])
    .select([
      sql<number>`count(*) filter (where ${onRent})::int`.as('onRent'),
      sql<number>`count(*) filter (where ${isOverdue(now)})::int`.as('overdue'),
      sql<number>`count(*) filter (where ${endsThisWeek(now)})::int`.as('endingThisWeek'),
      sql<number>`count(*) filter (where not (${onRent}))::int`.as('pickupPending'),
      sql<number>`count(distinct contract_line.contract_id) filter (where ${onRent})::int`.as('contracts'),
      sql<number>`count(distinct contract_line.project_id) filter (where ${onRent})::int`.as('projects'),
    ])
    .executeTakeFirstOrThrow();
});
