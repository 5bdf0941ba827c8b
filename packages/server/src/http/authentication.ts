import type { Kysely } from 'kysely';
import type { AccessTokens } from '../auth/access-tokens.ts';
import type { Database } from '../database/tables.ts';
import { unauthorized } from './problem.ts';
import type { Caller } from './route.ts';

/** Returns the user of a bearer token. The user must be active and the session open (SE-01). Throws 401. */
export async function authenticate(
  db: Kysely<Database>,
  tokens: AccessTokens,
  authorization: string | undefined,
  now: Date,
): Promise<Caller> {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(authorization ?? '') ?? [];
  const caller = token ? await tokens.verify(token, now) : null;
  if (!caller) throw unauthorized();
  const user = await db
    .selectFrom('session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select('u.status')
    .where('s.id', '=', caller.sessionId)
    .where('s.user_id', '=', caller.userId)
    .where('s.expires_at', '>', now)
    .executeTakeFirst();
  if (user?.status !== 'active') throw unauthorized();
  return caller;
}
