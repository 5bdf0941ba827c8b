import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { notFound } from '../http/problem.ts';
import type { ClientCall } from '../http/route.ts';

/** The tables whose rows are resources of their own, found by their id. */
type ResourceTable = 'address' | 'contact_person' | 'membership' | 'project';

/** One row that the caller may see. Throws 404 where there is none. */
export async function rowOf<T extends ResourceTable>(
  { db }: Pick<ClientCall, 'db'>,
  table: T,
  id: string,
): Promise<Selectable<Database[T]>> {
  // Kysely needs the name of a table, not a type that stands for several.
  const rows = db
    .selectFrom(table as 'project')
    .where('id', '=', id)
    .selectAll();
  const row = await rows.executeTakeFirst();
  if (!row) throw notFound();
  return row as unknown as Selectable<Database[T]>;
}
