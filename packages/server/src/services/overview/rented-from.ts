import { type SqlBool, sql } from 'kysely';

const EXPECTED = { contract: 'ends_on', contract_line: 'expected_on' } as const;

/**
 * True for what is rented on a day or later, in the depot's time zone. What is still on rent counts as rented until
 * today at least, even when it was due back earlier: `rented_until` is infinite for it, so the expected day decides
 * about days to come.
 */
export const isRentedFrom = (table: 'contract' | 'contract_line', from: string, now: Date) => {
  const expected = sql.ref(`${table}.${EXPECTED[table]}`);
  const until = sql.ref(`${table}.rented_until`);
  const today = sql`(${now}::timestamptz at time zone ${sql.ref(`${table}.time_zone`)})::date`;
  return sql<SqlBool>`(${until} >= ${from}::date and (${until} < 'infinity'
    or coalesce(${expected}, 'infinity') >= ${from}::date or ${today} >= ${from}::date))`;
};
