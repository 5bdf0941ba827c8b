import { type RawBuilder, sql } from 'kysely';
import { BILLING_CYCLE_DAYS, type BillingWeekDays, daysInUnit } from '../../domain/billing.ts';

type Sql = RawBuilder<unknown>;

/** Charged days of a week: a number, or a column that holds it. */
type WeekDays = BillingWeekDays | Sql;

/** Counts charged days before a day, from a Monday before all dates of the product. */
const chargedBefore = (day: Sql, weekDays: WeekDays): Sql =>
  sql`((${day} - date '1900-01-01') / 7 * ${weekDays}::int + least((${day} - date '1900-01-01') % 7, ${weekDays}::int))`;

/** Returns the charged days in a unit of a rate. `unit` is a column. */
export const unitDays = (unit: Sql, weekDays: BillingWeekDays): Sql => {
  const cases = Object.entries(daysInUnit(weekDays)).map(([unitName, days]) => sql`when ${unitName} then ${days}::int`);
  return sql`case ${unit} ${sql.join(cases, sql` `)} end`;
};

/** Price of one further charged day of a `contract_line`. Excludes VAT, transport, insurance and fuel (DOM-16). */
export const furtherDay = (weekDays: BillingWeekDays): RawBuilder<string> => sql`round(
  contract_line.rate_price * contract_line.quantity / ${unitDays(sql`contract_line.rate_unit`, weekDays)}, 2)`;

/**
 * Counts charged days between two dates, both included. The database sums all lines, so this rule exists in SQL too.
 * `spend.test.ts` compares it with `chargedDays` of the domain.
 */
export const chargedDays = (from: Sql, to: Sql, weekDays: WeekDays): Sql =>
  sql`(${chargedBefore(sql`(${to} + 1)`, weekDays)} - ${chargedBefore(from, weekDays)})`;

/**
 * Rent by agreed rates from the first day of a billing cycle up to a day, for rows named `line` with the agreed rates
 * of `contract_line`. `spend.test.ts` compares it with `rentOf` of the domain. Holidays and stand-downs count as
 * charged.
 */
export const rentUpTo = (line: string, since: Sql, day: Sql, weekDays: WeekDays): Sql => {
  const column = (name: string) => sql.ref(`${line}.${name}`);
  const cycles = sql`((${day} + 1 - ${since}) / ${BILLING_CYCLE_DAYS}::int)`;
  const rest = chargedDays(sql`(${since} + ${cycles} * ${BILLING_CYCLE_DAYS}::int)`, day, weekDays);
  // The cheapest mix within a cycle. `least` ignores a missing four-week rate.
  const ofDays = (days: Sql) => sql`least(${column('agreed_four_week')},
    ${days} / ${weekDays}::int * ${column('agreed_week')} + ${days} % ${weekDays}::int * ${column('agreed_day')},
    (${days} + ${weekDays}::int - 1) / ${weekDays}::int * ${column('agreed_week')}, ${days} * ${column('agreed_day')})`;
  return sql`(${column('quantity')} * (${cycles} * ${ofDays(sql`(4 * ${weekDays}::int)`)} + ${ofDays(rest)}))`;
};
