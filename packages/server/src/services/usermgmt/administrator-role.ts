import type { ClientDb } from '../../database/client/client-db.ts';
import { notFound } from '../../http/problem.ts';

/** Returns the client's built-in role of an administrator. Throws 404 for a client without it. */
export async function administratorRole(client: ClientDb): Promise<string> {
  const roles = client.selectFrom('role').where('name', '=', 'Administrator').where('built_in', '=', true);
  const role = await roles.select('id').executeTakeFirst();
  if (!role) throw notFound();
  return role.id;
}
