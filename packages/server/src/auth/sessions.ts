import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { isUuid } from '../domain/uuid.ts';

const DAY = 24 * 3600 * 1000;
/** A session ends when it was not used for this long. */
export const UNUSED_LIFE = 30 * DAY;
/** A session ends this long after the sign-in, however often it is used. */
export const WHOLE_LIFE = 90 * DAY;
/** Grace period after a rotation in which a token may be used again, so that two tabs can refresh at the same time. */
export const REUSE_GRACE = 10_000;

/** Who signed in, and on what. */
export interface SignIn {
  readonly userId: string;
  readonly deviceHash: string;
  readonly browser: string | null;
  readonly system: string | null;
}
export interface RefreshToken {
  readonly token: string;
  readonly expiresAt: Date;
}
export interface SessionIds {
  readonly userId: string;
  readonly sessionId: string;
}
/** Within the grace period there is no next token: the first use has got it. */
export type Renewal = 'refused' | 'reused' | (SessionIds & { readonly next: RefreshToken | null });

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * A refresh token names its session, so that one which is not known any more is recognized as reused. It does so by an id that
 * stands nowhere else: whoever knows it could end the session.
 */
const newToken = (refreshId: string) => `${refreshId}.${randomBytes(32).toString('base64url')}`;
const refreshIdIn = (token: string): string | null => {
  const [refreshId = ''] = token.split('.', 1);
  return isUuid(refreshId) ? refreshId : null;
};

const endOf = (startedAt: Date, usedAt: Date) =>
  new Date(Math.min(usedAt.getTime() + UNUSED_LIFE, startedAt.getTime() + WHOLE_LIFE));

/** Begins a session on a device, which is known from now on; its other sessions end, since their cookie is replaced. */
export function startSession(
  db: Kysely<Database>,
  { userId, deviceHash, browser, system }: SignIn,
  now: Date,
): Promise<SessionIds & { readonly next: RefreshToken }> {
  return db.transaction().execute(async (trx) => {
    // First, since its row makes a second sign-in at the same moment wait, and find this one's session.
    await trx
      .insertInto('known_device')
      .values({ hash: deviceHash, user_id: userId, signed_in_at: now })
      .onConflict((conflict) => conflict.columns(['hash', 'user_id']).doUpdateSet({ signed_in_at: now }))
      .execute();
    await trx.deleteFrom('session').where('device_hash', '=', deviceHash).execute();
    await noteVisit(trx, userId, now);
    const sessionId = crypto.randomUUID();
    const refreshId = crypto.randomUUID();
    const token = newToken(refreshId);
    const expiresAt = endOf(now, now);
    await trx
      .insertInto('session')
      .values({
        id: sessionId,
        refresh_id: refreshId,
        user_id: userId,
        device_hash: deviceHash,
        browser,
        system,
        started_at: now,
        used_at: now,
        expires_at: expiresAt,
      })
      .execute();
    await trx
      .insertInto('refresh_token')
      .values({ hash: digest(token), session_id: sessionId })
      .execute();
    return { userId, sessionId, next: { token, expiresAt } };
  });
}

/** Rotates a refresh token. Reuse after the grace period means that it was stolen: the session ends. */
export function renewSession(db: Kysely<Database>, token: string, now: Date): Promise<Renewal> {
  return db.transaction().execute(async (trx) => {
    const refreshId = refreshIdIn(token);
    if (!refreshId) return 'refused';
    const session = await trx
      .selectFrom('session as s')
      .innerJoin('app_user as u', 'u.id', 's.user_id')
      .select(['s.id', 's.user_id', 's.started_at', 'u.status'])
      .where('s.refresh_id', '=', refreshId)
      .where('s.expires_at', '>', now)
      .forUpdate('s')
      .executeTakeFirst();
    if (session?.status !== 'active') return 'refused';
    const { id: sessionId } = session;
    const ids = { userId: session.user_id, sessionId };
    const outdated = new Date(now.getTime() - REUSE_GRACE);
    const held = await trx
      .selectFrom('refresh_token')
      .select('rotated_at')
      .where('hash', '=', digest(token))
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    if (!held || (held.rotated_at && held.rotated_at < outdated)) {
      await trx.deleteFrom('session').where('id', '=', sessionId).execute();
      return 'reused';
    }
    if (held.rotated_at) return { ...ids, next: null };

    const next = { token: newToken(refreshId), expiresAt: endOf(session.started_at, now) };
    await trx
      .deleteFrom('refresh_token')
      .where('session_id', '=', sessionId)
      .where('rotated_at', '<', outdated)
      .execute();
    await trx.updateTable('refresh_token').set({ rotated_at: now }).where('hash', '=', digest(token)).execute();
    await trx
      .insertInto('refresh_token')
      .values({ hash: digest(next.token), session_id: sessionId })
      .execute();
    await trx
      .updateTable('session')
      .set({ used_at: now, expires_at: next.expiresAt })
      .where('id', '=', sessionId)
      .execute();
    await noteVisit(trx, session.user_id, now);
    return { ...ids, next };
  });
}

/**
 * Tells the clients of a user that they were here, and accepts their invitations that still stand: whoever signs in has
 * come by the link of the mail, or has an account already.
 */
async function noteVisit(db: Kysely<Database>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('membership')
    .set({ status: 'active', last_seen_at: now })
    .where('user_id', '=', userId)
    .where((eb) => eb('status', '=', 'active').or(eb('status', '=', 'invited').and('invitation_expires_at', '>', now)))
    .execute();
}

/** Ends the session that a refresh token names; false where it is over already. */
export async function endSessionOf(db: Kysely<Database>, token: string): Promise<boolean> {
  const refreshId = refreshIdIn(token);
  if (!refreshId) return false;
  const { numDeletedRows } = await db.deleteFrom('session').where('refresh_id', '=', refreshId).executeTakeFirst();
  return numDeletedRows > 0n;
}
