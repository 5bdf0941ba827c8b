import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { readClientScope } from '../http/client-scope.ts';
import type { ClientScope } from '../http/route.ts';

/** Returns the scope of a demo account in its first client, or null without one. */
export async function scopeOf(db: Kysely<Database>, email: string): Promise<ClientScope | null> {
  const row = await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .innerJoin('corporate_client', 'corporate_client.id', 'membership.client_id')
    .where('app_user.email', '=', email)
    .where('membership.status', '=', 'active')
    .select(['membership.user_id', 'external_uuid'])
    .orderBy('corporate_client.id')
    .executeTakeFirst();
  return row ? readClientScope(db, row.user_id, row.external_uuid) : null;
}

/** Confines a user to one project. The returned function ends it. */
export async function confineTo(
  db: Kysely<Database>,
  { userId, clientId }: ClientScope,
  projectId: string,
): Promise<() => Promise<void>> {
  const confine = (confined: boolean) =>
    db
      .updateTable('membership')
      .set({ confined })
      .where('user_id', '=', userId)
      .where('client_id', '=', clientId)
      .execute();
  await confine(true);
  await db
    .insertInto('membership_project')
    .values({ user_id: userId, client_id: clientId, project_id: projectId })
    .execute();
  return async () => {
    await db.deleteFrom('membership_project').where('user_id', '=', userId).execute();
    await confine(false);
  };
}
