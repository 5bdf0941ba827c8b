import type { ImportKind } from '@hireyard/contract/backoffice';
import type { Insertable, Selectable } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { FilledColumns } from '../database/client/writable.ts';
import type { Database } from '../database/tables.ts';
import { ARCHIVE } from '../domain/lifecycle.ts';
import { ProblemError } from '../http/problem.ts';
import { differs } from './differs.ts';
import type { ImportCall, Written } from './kind.ts';
import { idsNamed, unknownReference } from './references.ts';

/** Tables with rows of the company or its clients that the company's systems write. */
type OwnedTable =
  | 'address'
  | 'contact_person'
  | 'project'
  | 'contract'
  | 'contract_line'
  | 'catalogue_group'
  | 'product'
  | 'rental_rate'
  | 'depot_stock'
  | 'rental_order'
  | 'off_hire'
  | 'asset_reading'
  | 'asset_reading_void'
  | 'document';

/** Returns rows of the company or of any of its clients. */
export async function ownedRows<T extends OwnedTable>(
  db: CompanyDb,
  table: T,
  ids: readonly string[],
): Promise<Selectable<Database[T]>[]> {
  if (ids.length === 0) return [];
  // Kysely needs the name of one table, not a union of names.
  const rows = await db
    .selectFrom(table as 'project')
    .where('id', 'in', ids)
    .selectAll()
    .execute();
  return rows as unknown as Selectable<Database[T]>[];
}

/** Returns a function that gives out a row as it was before the batch. A second row for it reads what the first one has written. */
export async function storedRows<T extends OwnedTable>(
  db: CompanyDb,
  table: T,
  ids: readonly string[],
): Promise<(id: string | null) => Promise<Selectable<Database[T]> | null>> {
  const rows = await ownedRows(db, table, ids);
  const byId = new Map(rows.map((row) => [(row as { readonly id: string }).id, row]));
  return async (id) => {
    if (id === null) return null;
    const [row = null] = byId.has(id) ? [byId.get(id)] : await ownedRows(db, table, [id]);
    byId.delete(id);
    return row;
  };
}

/** Returns the codes of the company's products that rows name, by the ids of the products. */
export async function codesNamed(
  { db, references }: Pick<ImportCall, 'db' | 'references'>,
  rows: readonly { readonly product: string }[],
): Promise<Map<string, string>> {
  const sent = rows.map((row) => row.product);
  const products = await ownedRows(db, 'product', await idsNamed(references, 'products', sent));
  return new Map(products.map(({ id, code }) => [id, code]));
}

/** Clients that get new rows. */
export const clientsInUse = (db: CompanyDb) => db.selectFrom('corporate_client').where('archived', '=', false);

/** Throws 422 for a new row of a client that gets none, and where the row belongs to another client. */
export function checkClient(id: number, stored: OfClient | null, isInUse: boolean): void {
  if (stored ? stored.client_id !== id : !isInUse) throw unknownReference('/client');
}
interface OfClient {
  readonly client_id: number;
}

/**
 * Locks the client that a row names and returns its handle. Throws 422 for an unknown client, for a new row of an archived
 * one, and where the row belongs to another client.
 */
export async function clientOfRow(
  { db, references, notifies }: ImportCall,
  externalId: string,
  stored: OfClient | null,
): Promise<ClientDb> {
  const id = Number(await references.idOf('clients', externalId, '/client'));
  const inUse = stored ? undefined : await clientsInUse(db).where('id', '=', id).select('id').executeTakeFirst();
  checkClient(id, stored, inUse !== undefined);
  const client = db.within(id, { silent: !notifies });
  await client.lock();
  return client;
}

type Site = Pick<
  Selectable<Database['address']>,
  'name' | 'line1' | 'line2' | 'postal_code' | 'city' | 'region' | 'country'
>;
/** Returns the columns of a contract's site: those of an address or a depot. */
export const siteColumns = ({ name, line1, line2, postal_code, city, region, country }: Site) => ({
  ...{ address_name: name, line1, line2, postal_code, city, region, country },
});

/** Archives or restores a row, unless it is so already or the row leaves it open. */
export async function archiveRow(
  client: ClientDb,
  table: 'address' | 'contact_person',
  row: { readonly id: string; readonly status: 'active' | 'archived' },
  archived: boolean | undefined,
): Promise<boolean> {
  const to = archived ? 'archived' : 'active';
  if (archived === undefined || row.status === to) return false;
  await client.move(table, row.id, ARCHIVE, to);
  return true;
}

/** Inserts or changes a row of a client that can be archived. */
export async function writeArchivable<T extends 'address' | 'contact_person'>(
  { newId }: ImportCall,
  client: ClientDb,
  { table, stored, columns, archived }: Archivable<T>,
): Promise<Written> {
  if (!stored) {
    const id = newId();
    const [row] = await client.insert(table, [{ id, ...columns }] as never);
    await archiveRow(client, table, row as never, archived);
    return { id, changed: true };
  }
  const isChanged = differs(stored, columns as never);
  if (isChanged) await client.update(table, stored, columns as never);
  const isMoved = await archiveRow(client, table, stored, archived);
  return { id: stored.id, changed: isChanged || isMoved };
}
interface Archivable<T extends 'address' | 'contact_person'> {
  readonly table: T;
  readonly stored: Selectable<Database['address' | 'contact_person']> | null;
  readonly columns: Omit<Insertable<Database[T]>, 'id' | FilledColumns>;
  readonly archived: boolean | undefined;
}

/** Returns a function that archives a row of a client. */
export const archiveOwned =
  (table: 'address' | 'contact_person') =>
  async ({ db, notifies }: ImportCall, id: string): Promise<void> => {
    const [row] = await ownedRows(db, table, [id]);
    if (!row) return;
    const client = db.within(row.client_id, { silent: !notifies });
    await client.lock();
    await archiveRow(client, table, row, true);
  };

/** Returns the external ids of rows that others refer to; null for none, and for a row that has none. */
export async function externalIdsOf(
  db: CompanyDb,
  kind: ImportKind,
  ids: readonly (string | number | null)[],
): Promise<(id: string | number | null) => string | null> {
  const keys = await db.externalKeys.of(kind, [...new Set(ids.filter((id) => id !== null).map(String))]);
  return (id) => keys.get(String(id))?.externalId ?? null;
}

/** Returns the first day of a rate or of a number of pieces; null for one that has none. */
export const firstDay = (day: string): string | null => (day === '-infinity' ? null : day);

/** Runs a rule of the portal's endpoint, whose fields have other names there. */
export async function withPointers<T>(names: Readonly<Record<string, string>>, rule: () => Promise<T>): Promise<T> {
  try {
    return await rule();
  } catch (error) {
    if (!(error instanceof ProblemError) || !error.extension.errors) throw error;
    const errors = error.extension.errors.map((issue) => ({
      ...issue,
      pointer: names[issue.pointer] ?? issue.pointer,
    }));
    throw new ProblemError(error.type, { ...error.extension, errors }, error.headers);
  }
}
