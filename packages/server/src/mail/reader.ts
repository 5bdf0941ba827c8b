import { clientDb } from '../database/client/client-db.ts';
import { readClientScope } from '../http/client-scope.ts';
import { ProblemError } from '../http/problem.ts';
import type { MailContext } from './mail.ts';
import { userBy } from './user-mails.ts';

/** Returns a user with their scope of a client, or null without access. */
export async function readerOf({ db, now }: Pick<MailContext, 'db' | 'now'>, userId: string, clientId: number) {
  const client = await db
    .selectFrom('corporate_client')
    .select('external_uuid')
    .where('id', '=', clientId)
    .executeTakeFirst();
  const user = await userBy(db, 'id', userId);
  if (!client || user?.status !== 'active') return null;
  const scope = await readClientScope(db, user.id, client.external_uuid).catch((error: unknown) => {
    if (error instanceof ProblemError) return null;
    throw error;
  });
  return scope && { user, call: { db: clientDb(db, scope, now), scope, now } };
}
export type Reader = NonNullable<Awaited<ReturnType<typeof readerOf>>>;
