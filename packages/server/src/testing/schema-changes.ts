import { type Kysely, sql } from 'kysely';

interface Column {
  readonly of: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** True if a row without this column gets a value. */
  readonly filled: boolean;
}
/** A constraint that refuses rows. */
interface Rule {
  readonly of: string;
  readonly name: string;
  readonly columns: readonly string[];
}
export interface Schema {
  readonly columns: readonly Column[];
  readonly rules: readonly Rule[];
}

export async function readSchema(db: Kysely<never>): Promise<Schema> {
  const columns = await sql<Column>`
    select table_name as of, column_name as name, udt_name as type, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
    from information_schema.columns where table_schema = 'public'
    order by table_name, ordinal_position`.execute(db);
  const rules = await sql<Rule>`
    select c.relname as of, r.name, array_agg(a.attname::text) as columns
    from (
      select conrelid as relation, conname::text as name, conkey as keys from pg_constraint where contype in ('c', 'f', 'u')
      union all
      select indrelid, indexrelid::regclass::text, indkey::int2[] from pg_index where indisunique
    ) r
    join pg_class c on c.oid = r.relation and c.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = r.relation and a.attnum = any(r.keys)
    group by 1, 2`.execute(db);
  return { columns: columns.rows, rules: rules.rows };
}

/**
 * Describes the actions of a former release that fail on the new schema. It cannot read or write a removed or changed
 * column, or omit a new required one. It cannot write rows that a new rule refuses.
 */
export function breaksFormer(before: Schema, after: Schema): string[] {
  const keyOf = ({ of, name }: { of: string; name: string }) => `${of}.${name}`;
  const now = new Map(after.columns.map((column) => [keyOf(column), column]));
  const former = new Set(before.columns.map(keyOf));
  const formerTables = new Set(before.columns.map((column) => column.of));
  const formerRules = new Set(before.rules.map(keyOf));
  const changed = before.columns.flatMap((column) => {
    const later = now.get(keyOf(column));
    if (!later) return `${keyOf(column)} is gone, which the former release still uses`;
    if (later.type !== column.type) return `${keyOf(column)} was ${column.type} and is ${later.type}`;
    if (column.nullable && !later.nullable) return `${keyOf(column)} refuses null, which the former release may write`;
    if (column.filled && !later.filled && !later.nullable)
      return `${keyOf(column)} has no default any more, which the former release relies on`;
    return [];
  });
  const required = after.columns
    .filter((column) => formerTables.has(column.of) && !former.has(keyOf(column)) && !column.nullable && !column.filled)
    .map((column) => `${keyOf(column)} has to be filled, and the former release does not know it`);
  const ruled = after.rules
    .filter((rule) => formerTables.has(rule.of) && !formerRules.has(keyOf(rule)))
    .filter(({ of, columns }) => columns.every((name) => former.has(`${of}.${name}`)))
    .map((rule) => `${rule.name} refuses rows of ${rule.of} that the former release may write`);
  return [...changed, ...required, ...ruled];
}
