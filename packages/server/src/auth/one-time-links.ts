import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

const HOUR = 3600 * 1000;
/** Lifetime of a link, in milliseconds. */
const LIFE = { invitation: 7 * 24 * HOUR, reset: HOUR } as const;
export type LinkPurpose = keyof typeof LIFE;

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Returns the expiry of a link created now. */
export const endOfLink = (purpose: LinkPurpose, now: Date): Date => new Date(now.getTime() + LIFE[purpose]);

/**
 * Creates a link that replaces the user's previous one of this purpose, and returns its secret. Only a digest is
 * stored.
 */
export async function makeLink(
  db: Kysely<Database>,
  { userId, purpose, clientId = null }: { userId: string; purpose: LinkPurpose; clientId?: number | null },
  expiresAt: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = { hash: digest(token), client_id: clientId, expires_at: expiresAt, used_at: null };
  await db
    .insertInto('one_time_link')
    .values({ ...link, user_id: userId, purpose })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(link))
    .execute();
  return token;
}

/** Returns the user of a link that still works, without using it up; null for any other. */
export async function userOfLink(
  db: Kysely<Database>,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const link = await db
    .selectFrom('one_time_link')
    .select('user_id')
    .where('hash', '=', digest(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link?.user_id ?? null;
}

/** Consumes a link and returns its user id; null if it is used, expired, replaced or unknown. */
export async function useUpLink(
  db: Kysely<Database>,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const used = await db
    .updateTable('one_time_link')
    .set({ used_at: now })
    .where('hash', '=', digest(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id ?? null;
}
