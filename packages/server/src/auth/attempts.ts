import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { tooManyRequests } from '../http/problem.ts';

interface Limit {
  readonly name: string;
  readonly max: number;
  /** Length of the window in milliseconds, starting with its first attempt. */
  readonly window: number;
}

/**
 * Limits of domain.md. An account has 10 failures in 15 minutes, counted separately for each known device (SE-03). An
 * address has 300 attempts per minute, because an office shares one.
 */
export const ACCOUNT_FAILURES: Limit = { name: 'account', max: 10, window: 15 * 60_000 };
export const DEVICE_FAILURES: Limit = { ...ACCOUNT_FAILURES, name: 'device' };
/** Wrong current passwords when changing the password. */
export const PASSWORD_FAILURES: Limit = { ...ACCOUNT_FAILURES, name: 'password' };
/** Mails to one address that anyone can trigger, and registrations from one network. */
export const RESET_REQUESTS: Limit = { ...ACCOUNT_FAILURES, name: 'reset', max: 5 };
export const REGISTRATIONS: Limit = { ...ACCOUNT_FAILURES, name: 'registration' };
/** Invitations from one company to one address. A separate limit, so that companies do not use up each other's. */
export const INVITATIONS: Limit = { ...ACCOUNT_FAILURES, name: 'company-invitation', max: 5 };
/** Invitations from all companies to one address. Protects the recipient. */
export const ALL_INVITATIONS: Limit = { ...ACCOUNT_FAILURES, name: 'invitation', max: 20 };
/** Mails to the rental company triggered by one user. */
export const FEEDBACK: Limit = { ...ACCOUNT_FAILURES, name: 'feedback' };
/** Requests for unknown calendar feeds from one network. */
export const UNKNOWN_FEEDS: Limit = { name: 'feed', max: 60, window: 60_000 };
/** Receipts of choices about cookies from one network. */
export const CONSENTS: Limit = { name: 'consent', max: 60, window: 10 * 60_000 };
export const ADDRESS_ATTEMPTS: Limit = { name: 'address', max: 300, window: 60_000 };

/** Key of a counter row, shared by all processes. Contains only a digest of the subject. */
const keyOf = (limit: Limit, subject: string) =>
  `${limit.name}:${createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url')}`;

const retryAfter = (limit: Limit, windowStart: Date, now: Date) =>
  (windowStart.getTime() + limit.window - now.getTime()) / 1000;

/** Throws 429 if the limit is reached. */
export async function refuseWhenUsedUp(db: Kysely<Database>, limit: Limit, subject: string, now: Date): Promise<void> {
  const counter = await db
    .selectFrom('attempt_counter')
    .select(['count', 'window_start'])
    .where('key', '=', keyOf(limit, subject))
    .where('window_start', '>', new Date(now.getTime() - limit.window))
    .executeTakeFirst();
  if (counter && counter.count >= limit.max) throw tooManyRequests(retryAfter(limit, counter.window_start, now));
}

/** Counts an attempt. Throws 429 if it exceeds the limit. */
export async function countAttempt(db: Kysely<Database>, limit: Limit, subject: string, now: Date): Promise<void> {
  const expired = sql<boolean>`attempt_counter.window_start <= ${new Date(now.getTime() - limit.window)}`;
  const counter = await db
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
  if (counter.count > limit.max) throw tooManyRequests(retryAfter(limit, counter.window_start, now));
}

/** Resets the counter of a subject, such as the failures of an account after its owner signed in. */
export async function forgetAttempts(db: Kysely<Database>, limit: Limit, subject: string): Promise<void> {
  await db.deleteFrom('attempt_counter').where('key', '=', keyOf(limit, subject)).execute();
}
