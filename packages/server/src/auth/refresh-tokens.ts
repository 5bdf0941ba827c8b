import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';

/** How long a session lasts after its last use. */
export const REFRESH_LIFE = 30 * 24 * 3600 * 1000;
/** Grace period after a rotation in which a token may be used again, so that two tabs can refresh at the same time. */
export const REUSE_GRACE = 10_000;

export interface IssuedRefreshToken {
  readonly token: string;
  readonly expiresAt: Date;
}
export type Rotation = { userId: string; next: IssuedRefreshToken } | null;

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Starts a token family: one sign-in on one device. */
export const startSession = (db: Kysely<Database>, userId: string, now: Date): Promise<IssuedRefreshToken> =>
  insertToken(db, userId, crypto.randomUUID(), now);

/** Rotates a token. Reuse after the grace period means that it was stolen: the whole family is revoked. */
export function rotateSession(db: Kysely<Database>, token: string, now: Date): Promise<Rotation> {
  return db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('refresh_token')
      .innerJoin('app_user', 'app_user.id', 'refresh_token.user_id')
      .select(['refresh_token.family_id', 'refresh_token.user_id', 'rotated_at', 'revoked_at', 'expires_at', 'status'])
      .where('hash', '=', digest(token))
      .forUpdate('refresh_token')
      .executeTakeFirst();
    if (!held || held.revoked_at || held.expires_at <= now || held.status !== 'active') return null;
    if (held.rotated_at && now.getTime() - held.rotated_at.getTime() > REUSE_GRACE) {
      await revokeFamily(trx, held.family_id, now);
      return null;
    }
    if (!held.rotated_at) {
      await trx.updateTable('refresh_token').set({ rotated_at: now }).where('hash', '=', digest(token)).execute();
    }
    return { userId: held.user_id, next: await insertToken(trx, held.user_id, held.family_id, now) };
  });
}

/** Ends the session of a token, whichever of its family it is. */
export async function endSession(db: Kysely<Database>, token: string, now: Date): Promise<void> {
  const held = await db
    .selectFrom('refresh_token')
    .select('family_id')
    .where('hash', '=', digest(token))
    .executeTakeFirst();
  if (held) await revokeFamily(db, held.family_id, now);
}

const revokeFamily = (db: Kysely<Database>, familyId: string, now: Date) =>
  db
    .updateTable('refresh_token')
    .set({ revoked_at: now })
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();

async function insertToken(
  db: Kysely<Database> | Transaction<Database>,
  userId: string,
  familyId: string,
  now: Date,
): Promise<IssuedRefreshToken> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + REFRESH_LIFE);
  await db
    .insertInto('refresh_token')
    .values({ hash: digest(token), family_id: familyId, user_id: userId, issued_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}
