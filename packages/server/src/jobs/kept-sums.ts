import { type RawBuilder, sql } from 'kysely';
import type { BillingWeekDays } from '../domain/billing.ts';

type Sql = RawBuilder<unknown>;

/** Lines of a client whose rows are made anew. */
export interface MarkedLines {
  readonly ids: readonly string[];
  readonly weekDays: BillingWeekDays;
  readonly now: Date;
}

/** A table of sums: the columns that a row is unique by, and those that are added up. */
export interface SumTable {
  readonly table: string;
  readonly keys: readonly string[];
  readonly sums: readonly string[];
  /** Keys that each grain leaves out. Without grains, rows are summed by all keys. */
  readonly grains?: Readonly<Record<string, readonly string[]>>;
}

const columns = (names: readonly string[]): Sql => sql.join(names.map((name) => sql.ref(name)));

/** Adds rows with the columns of a table to its sums, or takes them away. Only the job that keeps months writes them. */
export function addTo({ table, keys, sums, grains }: SumTable, rows: Sql, sign: 1 | -1): Sql {
  const added = sums.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + excluded.${sql.ref(name)}`);
  const summed = sql.join(sums.map((name) => sql`${sign}::int * sum(${sql.ref(name)})`));
  const unique = grains ? ['grain', ...keys] : keys;
  const values = grains ? sql`${grainOf(grains)}, ${columns(keys)}` : columns(keys);
  return sql`
    insert into ${sql.table(table)} (${columns(unique)}, ${columns(sums)})
    select ${values}, ${summed} from ${rows} as part group by ${grains ? setsOf(keys, grains) : columns(keys)}
    on conflict (${columns(unique)}) do update set ${sql.join(added)}`;
}

/** Name of the grain of a row. Each but the first leaves out keys. */
function grainOf(grains: NonNullable<SumTable['grains']>): Sql {
  const cases = Object.entries(grains).map(([name, left]) => {
    const isLeft = left.map((key) => sql`grouping(${sql.ref(key)}) = 1`);
    return sql`when ${isLeft.length === 0 ? sql`false` : sql.join(isLeft, sql` and `)} then ${sql.lit(name)}`;
  });
  const [whole] = Object.keys(grains);
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(whole)} end`;
}

const setsOf = (keys: readonly string[], grains: NonNullable<SumTable['grains']>): Sql => {
  const sets = Object.values(grains).map((left) => sql`(${columns(keys.filter((key) => !left.includes(key)))})`);
  return sql`grouping sets (${sql.join(sets)})`;
};
