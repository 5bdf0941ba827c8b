import { type RawBuilder, sql } from 'kysely';
import { type BillingWeekDays, daysInUnit } from '../../domain/billing.ts';

type Sql = RawBuilder<unknown>;

/** Counts charged days before a day, from a Monday before all dates of the product. */
const chargedBefore = (day: Sql, weekDays: BillingWeekDays): Sql =>
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
 * `spend.test.ts` compares it with `billableDays` of the domain.
 */
export const chargedDays = (from: Sql, to: Sql, weekDays: BillingWeekDays): Sql =>
  sql`(${chargedBefore(sql`(${to} + 1)`, weekDays)} - ${chargedBefore(from, weekDays)})`;
