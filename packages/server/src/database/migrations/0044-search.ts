import { type Kysely, sql } from 'kysely';

/**
 * Whatever has a number is found by its beginning without reading anything else, with or without the letters in front of
 * it: C-2610, 2610. Numbers are compared without blanks and case, since a fleet number is painted on as `204 118`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const of = (table: string, column: string, key = 'number_key') =>
  `create index ${table}_${key}_of_${column} on ${table} (client_id, ${key}(${column}) text_pattern_ops)`;
const behindLetters = (table: string) => of(table, 'number', 'number_tail');

const STATEMENTS = [
  `create function number_key(number text) returns text language sql immutable
    as $$ select lower(replace(number, ' ', '')) $$`,
  `create function number_tail(number text) returns text language sql immutable
    as $$ select substr(lower(replace(number, ' ', '')), strpos(replace(number, ' ', ''), '-') + 1) $$`,
  of('contract', 'number'),
  behindLetters('contract'),
  of('contract', 'po_number'),
  of('contract_line', 'fleet_number'),
  of('contract_line', 'serial_number'),
  of('rental_order', 'number'),
  behindLetters('rental_order'),
  of('rental_order', 'po_number'),
  of('off_hire', 'number'),
  behindLetters('off_hire'),
  of('request', 'number'),
  behindLetters('request'),
  of('document', 'number'),
  behindLetters('document'),
  of('asset', 'tag'),
  of('asset', 'serial_number'),
  of('project', 'number'),
  behindLetters('project'),
  // What lists search without one, since they are short.
  ...['project', 'membership', 'contact_person'].map(
    (table) => `create index ${table}_search on ${table} using gin (search_text gin_trgm_ops)`,
  ),
  'create index off_hire_search on off_hire using gin (number_key(number) gin_trgm_ops)',
  // The latest first, as the other lists have it.
  'create index off_hire_by_creation on off_hire (client_id, created_at, id)',
];
