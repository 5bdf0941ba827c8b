import type { PersonalData } from '@hireyard/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { CLIENT_TABLES } from '../database/client/ownership.ts';
import type { Database } from '../database/tables.ts';
import { PERSONAL_TABLES, type Person, type Shown } from './personal-data.ts';

type Row = PersonalData['data'][string][number];

const column = (name: string, shown: Shown): RawBuilder<unknown> => {
  if (typeof shown === 'string') return sql`t.${sql.ref(name)} as ${sql.id(shown)}`;
  if ('encoded' in shown)
    return sql`replace(encode(t.${sql.ref(name)}, ${sql.lit(shown.encoded)}), chr(10), '') as ${sql.id(shown.name)}`;
  const { table, key, as } = shown;
  return sql`(select o.${sql.ref(as)} from ${sql.table(table)} o where o.${sql.ref(key)} = t.${sql.ref(name)})
    as ${sql.id(shown.name)}`;
};

/** Tables with columns for the creator and the last editor of a row. */
const AUDITED = Object.entries(CLIENT_TABLES).flatMap(([table, owned]) => ('audited' in owned ? [table] : []));

/** Collects all data about a person from the database, by section of the list of personal data (DOM-25). */
export async function collectPersonalData(db: Kysely<Database>, person: Person): Promise<PersonalData['data']> {
  const data: Record<string, Row[]> = {};
  for (const { table, section, rows, columns } of PERSONAL_TABLES) {
    const selects = Object.entries(columns).flatMap(([name, as]) => (as === null ? [] : [column(name, as)]));
    const result = await sql<Row>`select ${sql.join(selects)} from
      (select * from ${sql.table(table)} where ${rows(person)}) t`.execute(db);
    data[section] = result.rows;
  }
  data.entries = await entriesOf(db, person);
  return data;
}

/** Rows of the clients' tables that the person created or last changed. */
async function entriesOf(db: Kysely<Database>, { id }: Person): Promise<Row[]> {
  const selects = AUDITED.map(
    (table) => sql`select ${table} as "what", id::text as "id",
        case when created_by = ${id}::uuid then created_at end as "madeAt",
        case when updated_by = ${id}::uuid then updated_at end as "changedAt"
      from ${sql.table(table)} where created_by = ${id}::uuid or updated_by = ${id}::uuid`,
  );
  const { rows } = await sql<Row>`${sql.join(selects, sql` union all `)} order by "what", "id"`.execute(db);
  return rows;
}
