import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { requestTransaction } from '../database/request-transaction.ts';
import type { Database } from '../database/tables.ts';
import { isUuid } from '../domain/uuid.ts';

const DAY = 24 * 3600 * 1000;
/** Maximum idle time of a session. */
export const UNUSED_LIFE = 30 * DAY;
/** Maximum lifetime of a session, however often it is used. */
export const WHOLE_LIFE = 90 * DAY;
/** Time after a rotation in which the old token is still accepted. Allows two tabs to refresh at the same time. */
export const REUSE_GRACE = 10_000;

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
/** `next` is null within the grace period: the first use received the token. */
export type Renewal = 'refused' | 'reused' | (SessionIds & { readonly next: RefreshToken | null });

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Creates a refresh token with the id of its session, so that the reuse of an old token is detected. The id is not
 * exposed elsewhere, because it is sufficient to end the session.
 */
const newToken = (refreshId: string) => `${refreshId}.${randomBytes(32).toString('base64url')}`;
const refreshIdIn = (token: string): string | null => {
  const [refreshId = ''] = token.split('.', 1);
  return isUuid(refreshId) ? refreshId : null;
};

const endOf = (startedAt: Date, usedAt: Date) =>
  new Date(Math.min(usedAt.getTime() + UNUSED_LIFE, startedAt.getTime() + WHOLE_LIFE));

/**
 * Starts a session on a device and remembers the device. Ends other sessions of the device, because their cookie is
 * replaced.
 */
export function startSession(
  db: Kysely<Database>,
  { userId, deviceHash, browser, system }: SignIn,
  now: Date,
): Promise<SessionIds & { readonly next: RefreshToken }> {
  return requestTransaction(db, async (trx) => {
    // Written first: its row lock makes a simultaneous sign-in wait, and see this session.
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

/** Rotates a refresh token. Reuse after the grace period indicates theft and ends the session. */
export function renewSession(db: Kysely<Database>, token: string, now: Date): Promise<Renewal> {
  return requestTransaction(db, async (trx) => {
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
 * Updates the last visit in all clients of a user. Accepts no invitation: a client that invites somebody else's user
 * would learn the name and the visits of a person who has not even read of it.
 */
async function noteVisit(db: Kysely<Database>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('membership')
    .set({ last_seen_at: now })
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .execute();
}

/** Ends the session of a refresh token. Returns false if it has already ended. */
export async function endSessionOf(db: Kysely<Database>, token: string): Promise<boolean> {
  const refreshId = refreshIdIn(token);
  if (!refreshId) return false;
  const { numDeletedRows } = await db.deleteFrom('session').where('refresh_id', '=', refreshId).executeTakeFirst();
  return numDeletedRows > 0n;
}
