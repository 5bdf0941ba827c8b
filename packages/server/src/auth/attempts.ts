import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { tooManyRequests } from '../http/problem.ts';

interface Limit {
  readonly name: string;
  readonly max: number;
  /** Length of a window in milliseconds, from its first attempt. */
  readonly window: number;
}

/**
 * domain.md: 10 failures an account in 15 minutes, counted apart for each device on which its user has signed in before
 * (SE-03); 300 attempts a minute from one address (an office shares one).
 */
export const ACCOUNT_FAILURES: Limit = { name: 'account', max: 10, window: 15 * 60_000 };
export const DEVICE_FAILURES: Limit = { ...ACCOUNT_FAILURES, name: 'device' };
/** Wrong passwords of a user who is signed in and wants another one. */
export const PASSWORD_FAILURES: Limit = { ...ACCOUNT_FAILURES, name: 'password' };
/** Mails that anyone can have sent to one address, and registrations from one network. */
export const RESET_REQUESTS: Limit = { ...ACCOUNT_FAILURES, name: 'reset', max: 5 };
export const REGISTRATIONS: Limit = { ...ACCOUNT_FAILURES, name: 'registration' };
/** Invitations that users of one company have sent to one address: none uses up what another may send. */
export const INVITATIONS: Limit = { ...ACCOUNT_FAILURES, name: 'company-invitation', max: 5 };
/** The same of all companies together, for the sake of whose address it is. */
export const ALL_INVITATIONS: Limit = { ...ACCOUNT_FAILURES, name: 'invitation', max: 20 };
/** Mails to the rental company that one user causes. */
export const FEEDBACK: Limit = { ...ACCOUNT_FAILURES, name: 'feedback' };
/** Addresses of calendar feeds that are none, from one network. */
export const UNKNOWN_FEEDS: Limit = { name: 'feed', max: 60, window: 60_000 };
export const ADDRESS_ATTEMPTS: Limit = { name: 'address', max: 300, window: 60_000 };

/** Counters are rows, so that all processes share them; the subject is stored as a digest only. */
const keyOf = (limit: Limit, subject: string) =>
  `${limit.name}:${createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url')}`;

const retryAfter = (limit: Limit, windowStart: Date, now: Date) =>
  (windowStart.getTime() + limit.window - now.getTime()) / 1000;

/** Throws 429 when the limit is reached. */
export async function refuseWhenUsedUp(db: Kysely<Database>, limit: Limit, subject: string, now: Date): Promise<void> {
  const counted = await db
    .selectFrom('attempt_counter')
    .select(['count', 'window_start'])
    .where('key', '=', keyOf(limit, subject))
    .where('window_start', '>', new Date(now.getTime() - limit.window))
    .executeTakeFirst();
  if (counted && counted.count >= limit.max) throw tooManyRequests(retryAfter(limit, counted.window_start, now));
}

/** Counts an attempt; throws 429 when it exceeds the limit. */
export async function countAttempt(db: Kysely<Database>, limit: Limit, subject: string, now: Date): Promise<void> {
  const expired = sql<boolean>`attempt_counter.window_start <= ${new Date(now.getTime() - limit.window)}`;
  const counted = await db
    .insertInto('attempt_counter')
    .values({ key: keyOf(limit, subject), window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${expired} then 1 else attempt_counter.count + 1 end`,
        window_start: sql`case when ${expired} then excluded.window_start else attempt_counter.window_start end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow();
  if (counted.count > limit.max) throw tooManyRequests(retryAfter(limit, counted.window_start, now));
}

/** Forgets the attempts of a subject, such as the failures of who has proved to be the account's owner. */
export async function forgetAttempts(db: Kysely<Database>, limit: Limit, subject: string): Promise<void> {
  await db.deleteFrom('attempt_counter').where('key', '=', keyOf(limit, subject)).execute();
}
