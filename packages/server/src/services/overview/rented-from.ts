import { type SqlBool, sql } from 'kysely';

const EXPECTED = { contract: 'ends_on', contract_line: 'expected_on' } as const;

/**
 * True for rentals on a day or later, in the depot's time zone. A rental still on rent counts until today at least,
 * even if it was due back earlier. Its `rented_until` is infinite, so the expected day decides about later days.
 */
export const isRentedFrom = (table: 'contract' | 'contract_line', from: string, now: Date) => {
  const expected = sql.ref(`${table}.${EXPECTED[table]}`);
  const until = sql.ref(`${table}.rented_until`);
  const today = sql`(${now}::timestamptz at time zone ${sql.ref(`${table}.time_zone`)})::date`;
  return sql<SqlBool>`(${until} >= ${from}::date and (${until} < 'infinity'
    or coalesce(${expected}, 'infinity') >= ${from}::date or ${today} >= ${from}::date))`;
};
