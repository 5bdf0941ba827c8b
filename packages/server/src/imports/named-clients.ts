import type { ImportCall } from './kind.ts';
import { checkClient, clientsInUse } from './owned.ts';
import { idsNamed } from './references.ts';

/** Clients that rows of a batch name. */
export interface NamedClients {
  readonly ids: readonly number[];
  /** Clients that take new rows. */
  readonly open: ReadonlySet<number>;
}

/** Locks the clients that rows of a batch name. */
export async function lockNamedClients(
  { db, references }: ImportCall,
  rows: readonly { readonly client: string }[],
): Promise<NamedClients> {
  const sent = rows.map((row) => row.client);
  const ids = (await idsNamed(references, 'clients', sent)).map(Number);
  await db.lockClients(ids);
  const open = ids.length > 0 ? await clientsInUse(db).where('id', 'in', ids).select('id').execute() : [];
  return { ids, open: new Set(open.map(({ id }) => id)) };
}

/** Returns the key of something that has its name, such as a number, within a client. */
export const withinClient = (clientId: number, ...names: readonly string[]): string => [clientId, ...names].join(' ');

/** Returns the client that a row of a batch names. Throws 422 as `clientOfRow` does. */
export async function clientIdOfRow(
  { references }: ImportCall,
  { open }: NamedClients,
  externalId: string,
  stored: { readonly client_id: number } | null,
): Promise<number> {
  const id = Number(await references.idOf('clients', externalId, '/client'));
  checkClient(id, stored, open.has(id));
  return id;
}
