import type { Kysely } from 'kysely';
import type { AccessTokens } from '../auth/access-tokens.ts';
import { openView } from '../auth/desk-views.ts';
import type { Database } from '../database/tables.ts';
import { unauthorized } from './problem.ts';
import type { Caller } from './route.ts';

/**
 * Returns the user of a bearer token. The user must be active and the session open (SE-01), or the view (DK-15). Throws
 * 401.
 */
export async function authenticate(
  db: Kysely<Database>,
  tokens: AccessTokens,
  authorization: string | undefined,
  now: Date,
): Promise<Caller> {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(authorization ?? '') ?? [];
  if (!token) throw unauthorized();
  const caller = await tokens.verify(token, now);
  if (!caller) return viewer(db, tokens, token, now);
  const user = await db
    .selectFrom('session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select('u.status')
    .where('s.id', '=', caller.sessionId)
    .where('s.user_id', '=', caller.userId)
    .where('s.expires_at', '>', now)
    .executeTakeFirst();
  if (user?.status !== 'active') throw unauthorized();
  return { ...caller, view: null };
}

/** Returns the viewed user, with the view, which limits what the call may do. */
async function viewer(db: Kysely<Database>, tokens: AccessTokens, token: string, now: Date): Promise<Caller> {
  const ids = await tokens.verifyView(token, now);
  const view = ids && (await openView(db, ids, now));
  if (!ids || !view) throw unauthorized();
  // A view has no session of the user: its id is that of no session.
  return { userId: ids.userId, sessionId: view.id, view };
}
