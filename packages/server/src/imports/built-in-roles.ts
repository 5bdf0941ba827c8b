import { BUILT_IN_ROLES } from '@hireyard/contract';
import type { ClientDb } from '../database/client/client-db.ts';
import { RIGHTS_OF_ROLE } from '../domain/roles.ts';

/** Creates the built-in roles of a new client. */
export async function createBuiltInRoles(db: ClientDb, newId: () => string = () => crypto.randomUUID()): Promise<void> {
  const roles = BUILT_IN_ROLES.map((name) => ({ id: newId(), name, built_in: true }));
  await db.insert('role', roles);
  const rights = roles.flatMap(({ id, name }) => RIGHTS_OF_ROLE[name].map((right) => ({ role_id: id, right })));
  await db.insert('role_right', rights);
}
