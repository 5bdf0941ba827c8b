import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { notFound } from '../http/problem.ts';
import type { ClientCall } from '../http/route.ts';

/** Tables whose rows are resources with an id. */
type ResourceTable = 'address' | 'contact_person' | 'membership' | 'project';

/** Returns one row that the caller may see. Throws 404 if there is none. */
export async function rowOf<T extends ResourceTable>(
  { db }: Pick<ClientCall, 'db'>,
  table: T,
  id: string,
): Promise<Selectable<Database[T]>> {
  // Kysely needs the name of one table, not a union of names.
  const rows = db
    .selectFrom(table as 'project')
    .where('id', '=', id)
    .selectAll();
  const row = await rows.executeTakeFirst();
  if (!row) throw notFound();
  return row as unknown as Selectable<Database[T]>;
}
