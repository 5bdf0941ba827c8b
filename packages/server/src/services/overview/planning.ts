import {
  getPlanning,
  PLANNING_MAX_DAYS,
  PLANNING_MAX_LINES,
  type PlanningGroup,
  type PlanningLine,
} from '@hireyard/contract';
import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import type { Database } from '../../database/tables.ts';
import { addDays, daysBetween, type LocalDate, localDate, mondayOf } from '../../domain/calendar.ts';
import { overdueDays } from '../../domain/overdue.ts';
import { invalid } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { rowConditions } from '../../lists/conditions.ts';
import { instant, instantOrNull } from './line-rows.ts';
import { LINE_SOURCE } from './line-source.ts';

const FOUR_WEEKS = 28;

/**
 * The requested window, both days included. Without dates: four whole weeks, the third of which is the current one, so
 * that overdue lines are visible. With one date: the four weeks from or up to it. Throws 422.
 */
export function planningWindow(
  asked: { readonly from?: LocalDate | undefined; readonly till?: LocalDate | undefined },
  today: LocalDate,
): { from: LocalDate; till: LocalDate } {
  const from = asked.from ?? (asked.till ? addDays(asked.till, 1 - FOUR_WEEKS) : addDays(mondayOf(today), -14));
  const till = asked.till ?? addDays(from, FOUR_WEEKS - 1);
  if (till < from) throw invalid([{ pointer: '?till', code: 'before-from' }]);
  if (daysBetween(from, till) + 1 > PLANNING_MAX_DAYS) {
    throw invalid([{ pointer: '?till', code: 'window-too-long', params: { days: PLANNING_MAX_DAYS } }]);
  }
  return { from, till };
}

/** GET /planning: the lines that overlap the window, by project. Cancelled lines only on request. */
export const getPlanningRoute = route(getPlanning, async (call) => {
  const { db, scope, query, now } = call;
  const window = planningWindow(query, localDate(now, scope.timeZone));
  const conditions = await rowConditions(LINE_SOURCE, { ...query, ...window }, call);
  if (query.status.length === 0) conditions.push(sql`contract_line.status <> 'cancelled'`);
  const rows = await plannedRows(db, conditions);
  const depots = await db.selectFrom('depot').select(['id', 'name', 'time_zone']).execute();
  const projects = await db.selectFrom('project').select(['id', 'number', 'name']).execute();
  return {
    ...window,
    truncated: rows.length > PLANNING_MAX_LINES,
    groups: byProject(rows.slice(0, PLANNING_MAX_LINES), projects, lineMaker(depots, now)),
  };
});

/** Lines in display order, one more than the limit, with only the columns of a bar, since there are many. */
const plannedRows = (db: ClientDb, conditions: readonly Expression<SqlBool>[]) =>
  db
    .selectFrom('contract_line')
    .innerJoin('contract', 'contract.id', 'contract_line.contract_id')
    .leftJoin('off_hire', 'off_hire.id', 'contract_line.off_hire_id')
    .where((eb) => eb.and([...conditions]))
    .select([
      'contract_line.id',
      'contract_line.contract_id',
      'contract_line.contract_number',
      'contract_line.status',
      'contract_line.product_code',
      'contract_line.fleet_number',
      'contract_line.quantity',
      'contract_line.on_rent_at',
      'contract_line.expected_off_rent_at',
      'contract_line.off_rent_at',
      'contract_line.returned_at',
      'contract_line.project_id',
      'contract_line.depot_id',
      'contract.city',
      'off_hire.number as off_hire_number',
    ])
    .orderBy('contract_line.project_name')
    .orderBy('contract_line.project_id')
    .orderBy('contract_line.on_rent_at')
    .orderBy('contract_line.id')
    .limit(PLANNING_MAX_LINES + 1)
    .execute();
type PlannedRow = Awaited<ReturnType<typeof plannedRows>>[number];
type ProjectRef = NonNullable<PlanningGroup['project']>;

/** Rows are ordered by project, those without one last. */
function byProject(
  rows: readonly PlannedRow[],
  projects: readonly ProjectRef[],
  toLine: (row: PlannedRow) => PlanningLine,
): PlanningGroup[] {
  const projectOf = new Map(projects.map((project) => [project.id, project]));
  const groups: PlanningGroup[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && (last.project?.id ?? null) === row.project_id) last.lines.push(toLine(row));
    else groups.push({ project: projectOf.get(row.project_id ?? '') ?? null, lines: [toLine(row)] });
  }
  return groups;
}

function lineMaker(depots: readonly Pick<Selectable<Database['depot']>, 'id' | 'name' | 'time_zone'>[], now: Date) {
  const depotOf = new Map(depots.map(({ id, name, time_zone: timeZone }) => [id, { id, name, timeZone }]));
  return (row: PlannedRow): PlanningLine => {
    const depot = depotOf.get(row.depot_id);
    if (!depot) throw new Error('a line names a depot that is not there');
    return {
      id: row.id,
      contractId: row.contract_id,
      contractNumber: row.contract_number,
      status: row.status,
      overdueDays: overdueDays(
        { status: row.status, expectedOffRentAt: row.expected_off_rent_at },
        now,
        depot.timeZone,
      ),
      productCode: row.product_code,
      fleetNumber: row.fleet_number,
      quantity: row.quantity,
      onRentAt: instant(row.on_rent_at),
      expectedOffRentAt: instantOrNull(row.expected_off_rent_at),
      offRentAt: instantOrNull(row.off_rent_at),
      returnedAt: instantOrNull(row.returned_at),
      offHireNumber: row.off_hire_number,
      city: row.city,
      depot,
    };
  };
}
