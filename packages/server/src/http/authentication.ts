import type { Kysely } from 'kysely';
import type { AccessTokens } from '../auth/access-tokens.ts';
import type { Database } from '../database/tables.ts';
import { unauthorized } from './problem.ts';
import type { Caller } from './route.ts';

/** The user of a bearer token, who has to be active. Throws 401. */
export async function authenticate(
  db: Kysely<Database>,
  tokens: AccessTokens,
  authorization: string | undefined,
  now: Date,
): Promise<Caller> {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(authorization ?? '') ?? [];
  const userId = token ? await tokens.verify(token, now) : null;
  if (!userId) throw unauthorized();
  const user = await db.selectFrom('app_user').select('status').where('id', '=', userId).executeTakeFirst();
  if (user?.status !== 'active') throw unauthorized();
  return { userId };
}
