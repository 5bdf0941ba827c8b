import type { listContractLines, QueryOf } from '@hireyard/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import { isUuid } from './scoped.ts';

type LineQuery = QueryOf<typeof listContractLines>;
/** The filters that lines are counted by: each facet is counted without its own. */
export type FacetFilter = Pick<LineQuery, 'project' | 'depot'> & { readonly status: readonly string[] };
/** The filters that every count obeys. */
export type CommonFilter = Pick<LineQuery, 'due' | 'from' | 'till'>;

type Condition = Expression<SqlBool>;
const NOTHING: Condition = sql<SqlBool>`false`;

/** On rent past the expected day, in the depot's zone (DOM-02); `overdueDays` of the domain is the same rule. */
export const isOverdue = (now: Date) => sql<boolean>`(line.status = 'onRent' and line.overdue_from <= ${now})`;

const today = (now: Date) => sql<string>`(${now}::timestamptz at time zone line.time_zone)::date`;

/** On rent and expected from today to Sunday, in the depot's zone. */
export const endsThisWeek = (now: Date) => sql<SqlBool>`(line.status = 'onRent' and line.overdue_from > ${now}
  and line.expected_on <= date_trunc('week', ${now}::timestamptz at time zone line.time_zone)::date + 6)`;

/** A machine still on rent occupies its place until today at least, however early it was expected back. */
const endsFrom = (from: string, now: Date) => sql<SqlBool>`(
  coalesce(line.off_rent_on, line.expected_on, 'infinity') >= ${from}::date
  or (line.status in ('onRent', 'offHireRequested') and line.off_rent_on is null and ${today(now)} >= ${from}::date))`;

/** Lines whose rental touches `from` to `till`, and which are due as asked. */
export function commonConditions({ due, from, till }: CommonFilter, now: Date): Condition[] {
  const conditions: Condition[] = [];
  if (due === 'thisWeek') conditions.push(endsThisWeek(now));
  if (from !== undefined) conditions.push(endsFrom(from, now));
  if (till !== undefined) conditions.push(sql<SqlBool>`line.on_rent_on <= ${till}::date`);
  return conditions;
}

/** `status` of a line or, with `overdue`, of a line on rent too long. */
export function statusCondition(
  asked: readonly string[],
  column: string,
  overdue: Expression<boolean>,
): Condition | null {
  if (asked.length === 0) return null;
  const statuses = asked.filter((status) => status !== 'overdue');
  const either: Condition[] = statuses.length > 0 ? [sql<SqlBool>`${sql.ref(column)} in (${sql.join(statuses)})`] : [];
  if (asked.includes('overdue')) either.push(sql<SqlBool>`${overdue}`);
  return sql<SqlBool>`(${sql.join(either, sql` or `)})`;
}

/** Rows of one of the ids; `none` is those without. */
export function idCondition(asked: readonly string[], column: string): Condition | null {
  if (asked.length === 0) return null;
  const ids = asked.filter(isUuid);
  const either: Condition[] = ids.length > 0 ? [sql<SqlBool>`${sql.ref(column)} in (${sql.join(ids)})`] : [];
  if (asked.includes('none')) either.push(sql<SqlBool>`${sql.ref(column)} is null`);
  return either.length === 0 ? NOTHING : sql<SqlBool>`(${sql.join(either, sql` or `)})`;
}

/** Everything the facets filter by, for the rows themselves. */
export function facetConditions(filter: FacetFilter, now: Date): Condition[] {
  return [
    statusCondition(filter.status, 'line.status', isOverdue(now)),
    idCondition(filter.project, 'line.project_id'),
    idCondition(filter.depot, 'line.depot_id'),
  ].filter((condition) => condition !== null);
}
