import {
  getPlanning,
  PLANNING_MAX_DAYS,
  PLANNING_MAX_LINES,
  type PlanningGroup,
  type PlanningLine,
} from '@hireyard/contract';
import { addDays, daysBetween, type LocalDate, localDate, mondayOf } from '../../domain/calendar.ts';
import { invalid } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { commonConditions, facetConditions } from './line-filters.ts';
import { type LineRow, projectRef, toContractLine, withReferences } from './line-rows.ts';
import { scoped } from './scoped.ts';
import { lineHolds, searchWords } from './search.ts';

const FOUR_WEEKS = 28;

/**
 * The window asked for, both days included. Without dates: four whole weeks, this one the third of them, so
 * that what runs late is in sight. With one date: the four weeks from or up to it. Throws 422.
 */
export function planningWindow(
  asked: { readonly from?: LocalDate | undefined; readonly till?: LocalDate | undefined },
  today: LocalDate,
): { from: LocalDate; till: LocalDate } {
  const from = asked.from ?? (asked.till ? addDays(asked.till, 1 - FOUR_WEEKS) : addDays(mondayOf(today), -14));
  const till = asked.till ?? addDays(from, FOUR_WEEKS - 1);
  if (till < from) throw invalid([{ pointer: '?till', code: 'beforeFrom' }]);
  if (daysBetween(from, till) + 1 > PLANNING_MAX_DAYS) {
    throw invalid([{ pointer: '?till', code: 'windowTooLong', params: { days: PLANNING_MAX_DAYS } }]);
  }
  return { from, till };
}

/** GET /planning: what occupies the window, by project. Cancelled lines only where they are asked for. */
export const getPlanningRoute = route(getPlanning, async ({ db, scope, query, now }) => {
  const window = planningWindow(query, localDate(now, scope.timeZone));
  const words = await searchWords(db, query.q);
  let chosen = scoped(db, scope)
    .lines()
    .where((eb) => eb.and([...commonConditions({ ...query, ...window }, now), ...facetConditions(query, now)]))
    .where((eb) => eb.and(lineHolds(words)));
  if (query.status.length === 0) chosen = chosen.where('line.status', '<>', 'cancelled');
  const limited = chosen
    .selectAll('line')
    .orderBy('line.project_name')
    .orderBy('line.project_id')
    .orderBy('line.on_rent_at')
    .orderBy('line.id')
    .limit(PLANNING_MAX_LINES + 1);
  const rows = await withReferences(db, limited)
    .orderBy('line.project_name')
    .orderBy('line.project_id')
    .orderBy('line.on_rent_at')
    .orderBy('line.id')
    .execute();
  return {
    ...window,
    truncated: rows.length > PLANNING_MAX_LINES,
    groups: byProject(rows.slice(0, PLANNING_MAX_LINES), now),
  };
});

/** Rows come ordered by project, those without one last. */
function byProject(rows: readonly LineRow[], now: Date): PlanningGroup[] {
  const groups: PlanningGroup[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const line = toPlanningLine(row, now);
    if (last && (last.project?.id ?? null) === row.project_id) last.lines.push(line);
    else groups.push({ project: projectRef(row), lines: [line] });
  }
  return groups;
}

function toPlanningLine(row: LineRow, now: Date): PlanningLine {
  const line = toContractLine(row, now, false);
  return {
    id: line.id,
    contractId: line.contractId,
    contractNumber: line.contractNumber,
    status: line.status,
    overdueDays: line.overdueDays,
    productCode: line.productCode,
    fleetNumber: line.fleetNumber,
    quantity: line.quantity,
    onRentAt: line.onRentAt,
    expectedOffRentAt: line.expectedOffRentAt,
    offRentAt: line.offRentAt,
    returnedAt: line.returnedAt,
    offHireNumber: line.offHireNumber,
    city: line.city,
    depot: line.depot,
  };
}
