import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { DemoClock } from '../domain/demo-clock.ts';
import { clockColumn, toClock } from '../simulator/clock-store.ts';

/** A system of an operating company, by the secret that it was given (OP-10). */
export interface Machine {
  readonly accountId: string;
  readonly opCo: string;
  /** What a demo has for a clock; null elsewhere (DOM-24). */
  readonly clock: DemoClock | null;
}

/** How precisely the last use is kept, in milliseconds: not a write a call. */
const USE_PRECISION = 3_600_000;

/** What a machine account signs in with: found by tools that look for secrets, and never like a user's token. */
export const newSecret = (): string => `hyb_${randomBytes(32).toString('base64url')}`;

/** A secret is random and long, so that a plain digest of it tells nothing. */
export const secretDigest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The account of an `Authorization` header; null where it names none that stands. */
export async function machineOf(
  db: Kysely<Database>,
  authorization: string | undefined,
  now: Date,
): Promise<Machine | null> {
  const [, secret] = /^Bearer (hyb_[\w-]{43})$/i.exec(authorization ?? '') ?? [];
  if (!secret) return null;
  const account = await db
    .selectFrom('machine_account')
    .select(['id', 'op_co', 'used_at', clockColumn()])
    .where('secret_hash', '=', secretDigest(secret))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!account) return null;
  if (account.used_at === null || now.getTime() - account.used_at.getTime() >= USE_PRECISION) {
    await db.updateTable('machine_account').set({ used_at: now }).where('id', '=', account.id).execute();
  }
  return { accountId: account.id, opCo: account.op_co, clock: toClock(account.clock) };
}
