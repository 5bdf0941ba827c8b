import {
  FIRST_DAY,
  getPlanning,
  LAST_DAY,
  LINE_STATUS_FILTERS,
  LINE_STATUSES,
  type LineStatusFilter,
  listPlanningLines,
  PLANNING_MAX_DAYS,
  PLANNING_MAX_GROUPS,
  PLANNING_MAX_LINES,
  type PlanningGroup,
  type PlanningLine,
  type QueryOf,
} from '@hireyard/contract';
import { sql } from 'kysely';
import { addDays, daysBetween, type LocalDate, localDate, mondayOf } from '../../domain/calendar.ts';
import { invalid } from '../../http/problem.ts';
import { type ClientCall, route } from '../../http/route.ts';
import { type Condition, rowConditions } from '../../lists/conditions.ts';
import { pageOfIds } from '../../lists/page.ts';
import { actionsOfRow, instant, instantOrNull } from './line-rows.ts';
import { LINE_SOURCE } from './line-source.ts';
import { lineStateSql, overdueDays } from './overdue.ts';

const FOUR_WEEKS = 28;

/** Returns the nearest day that the API allows. */
const within = (day: LocalDate): LocalDate => [FIRST_DAY, day, LAST_DAY].toSorted()[1] ?? day;

/**
 * Returns the requested window, both days included. Without dates it covers four whole weeks, with the current week
 * third, so that overdue lines are visible. With one date it covers the four weeks from or up to it, within the allowed
 * days. Throws 422.
 */
export function planningWindow(
  query: { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined },
  today: LocalDate,
): { from: LocalDate; to: LocalDate } {
  const start = query.to ? addDays(query.to, 1 - FOUR_WEEKS) : addDays(mondayOf(today), -14);
  const from = query.from ?? within(start);
  const to = query.to ?? within(addDays(from, FOUR_WEEKS - 1));
  if (to < from) throw invalid([{ pointer: '?to', code: 'before-from' }]);
  if (daysBetween(from, to) + 1 > PLANNING_MAX_DAYS) {
    throw invalid([{ pointer: '?to', code: 'window-too-long', params: { days: PLANNING_MAX_DAYS } }]);
  }
  return { from, to };
}

/**
 * Sorts by project, then by start. This is the order of the index `contract_line_planned`, in which no two lines are
 * equal.
 */
const ORDER = ['project_name', 'project_id', 'on_rent_at'] as const;
const SOURCE = { ...LINE_SOURCE, sorts: { planned: ORDER } };
const NOT_CANCELLED = LINE_STATUSES.filter((status) => status !== 'cancelled');

/** Returns the filters of the planning and its lines. Canceled lines only on request. */
function filtersOf({ query, scope, now }: ClientCall & { readonly query: QueryOf<typeof getPlanning> }) {
  const window = planningWindow(query, localDate(now, scope.timeZone));
  return { ...query, ...window, status: query.status.length > 0 ? query.status : NOT_CANCELLED };
}

/** GET /planning: projects with lines in the window, in the order of their lines. Lines without a project come last. */
export const getPlanningRoute = route(getPlanning, async (call) => {
  const filters = filtersOf(call);
  const { groups, truncated } = await groupsOf(call, await rowConditions(LINE_SOURCE, filters, call));
  const inWindow = new Set(groups.flatMap(({ statuses }) => statuses));
  return {
    from: filters.from,
    to: filters.to,
    truncated,
    statuses: LINE_STATUS_FILTERS.filter((status) => inWindow.has(status)),
    groups: groups.map(
      ({ project_id: id, number, name, lines }): PlanningGroup => ({
        project: id === null ? null : { id, number: number ?? '', name: name ?? '' },
        lineCount: lines,
      }),
    ),
  };
});

/**
 * Returns the first projects with all of their lines, up to the limits. A single project has at least its first lines.
 */
export async function groupsOf(
  call: Pick<ClientCall, 'db' | 'now'>,
  conditions: readonly Condition[],
  most: { readonly groups: number; readonly lines: number } = {
    groups: PLANNING_MAX_GROUPS,
    lines: PLANNING_MAX_LINES,
  },
) {
  const counts = await countedLines(call, conditions, most);
  const isCut = counts.reduce((sum, { lines }) => sum + lines, 0) > most.lines;
  // The last project has more lines than were counted.
  const whole = isCut ? counts.slice(0, -1) : counts;
  const groups =
    whole.length > 0 ? whole : counts.map((only) => ({ ...only, lines: Math.min(only.lines, most.lines) }));
  return { groups: groups.slice(0, most.groups), truncated: isCut || counts.length > most.groups };
}

/** Counts lines by status for one more project, and one more line, than the limits. */
const countedLines = (
  { db, now }: Pick<ClientCall, 'db' | 'now'>,
  conditions: readonly Condition[],
  most: { readonly groups: number; readonly lines: number },
) =>
  db
    .selectFrom((outer) =>
      outer
        .selectFrom((first) =>
          first
            .selectFrom('contract_line')
            .where((eb) => eb.and(conditions))
            .select(['contract_line.project_name as name', 'contract_line.project_id'])
            .select(lineStateSql(now).as('status'))
            .orderBy('contract_line.project_name')
            .orderBy('contract_line.project_id')
            .limit(most.lines + 1)
            .as('line'),
        )
        .select(['line.name', 'line.project_id'])
        .select(sql<number>`count(*)::int`.as('lines'))
        .select(sql<LineStatusFilter[]>`array_agg(distinct line.status)`.as('statuses'))
        .groupBy(['line.name', 'line.project_id'])
        .orderBy('line.name')
        .orderBy('line.project_id')
        .limit(most.groups + 1)
        .as('counted'),
    )
    .leftJoin('project', 'project.id', 'counted.project_id')
    .select(['counted.project_id', 'counted.name', 'project.number', 'counted.lines', 'counted.statuses'])
    .orderBy('counted.name')
    .orderBy('counted.project_id')
    .execute();

/** GET /planning/lines: the lines of all groups, one group after another, by page. */
export const listPlanningLinesRoute = route(listPlanningLines, async (call) => {
  const { page, size } = call.query;
  const query = { ...filtersOf(call), page, size, sort: { field: 'planned', direction: 'asc' }, lang: '' } as const;
  const { ids, hasMore } = await pageOfIds(SOURCE, query, call);
  const lineOf = new Map((ids.length > 0 ? await planningLines(call, ids) : []).map((line) => [line.id, line]));
  return { items: ids.flatMap((id) => lineOf.get(id) ?? []), page, size, hasMore };
});

/** Returns the lines of these ids, with only the data of a bar. */
async function planningLines({ db, now, scope }: ClientCall, ids: readonly string[]): Promise<PlanningLine[]> {
  const rows = await db
    .selectFrom('contract_line')
    .innerJoin('contract', 'contract.id', 'contract_line.contract_id')
    .innerJoin('depot', 'depot.id', 'contract_line.depot_id')
    .leftJoin('off_hire', 'off_hire.id', 'contract_line.off_hire_id')
    .where('contract_line.id', 'in', ids)
    .select([
      'contract_line.id',
      'contract_line.contract_id',
      'contract_line.contract_number',
      'contract_line.project_id',
      'contract_line.status',
      'contract_line.product_code',
      'contract_line.fleet_number',
      'contract_line.quantity',
      'contract_line.on_rent_at',
      'contract_line.expected_off_rent_at',
      'contract_line.off_rent_at',
      'contract_line.returned_at',
      'contract_line.depot_id',
      'contract_line.time_zone',
      'contract.city',
      'depot.name as depot_name',
      'contract_line.qty_pending_pickup',
      'off_hire.number as off_hire_number',
      'off_hire.status as off_hire_status',
    ])
    .select(overdueDays(now).as('overdue_days'))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    contractId: row.contract_id,
    contractNumber: row.contract_number,
    projectId: row.project_id,
    status: row.status,
    overdueDays: row.overdue_days,
    productCode: row.product_code,
    fleetNumber: row.fleet_number,
    quantity: row.quantity,
    onRentAt: instant(row.on_rent_at),
    expectedOffRentAt: instantOrNull(row.expected_off_rent_at),
    offRentAt: instantOrNull(row.off_rent_at),
    returnedAt: instantOrNull(row.returned_at),
    offHireNumber: row.off_hire_number,
    city: row.city,
    depot: { id: row.depot_id, name: row.depot_name, timeZone: row.time_zone },
    actions: actionsOfRow(row, scope.rights),
  }));
}
