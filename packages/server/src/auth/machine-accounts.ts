import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { DemoClock } from '../domain/demo-clock.ts';
import { clockColumn, toClock } from '../simulator/clock-store.ts';

/** System of an operating company, authenticated by its secret (OP-10). */
export interface Machine {
  readonly accountId: string;
  readonly name: string;
  readonly opCo: string;
  /** Clock of a demo; null outside of demos (DOM-24). */
  readonly clock: DemoClock | null;
}

/** Precision of the stored last use in milliseconds. Avoids a write per call. */
const USE_PRECISION = 3_600_000;

/**
 * Creates the secret of a machine account. The prefix makes it visible to secret scanners and distinct from user
 * tokens.
 */
export const newSecret = (): string => `hyb_${randomBytes(32).toString('base64url')}`;

/** Hashes a secret. A plain digest is safe, because secrets are long and random. */
export const secretDigest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Returns the active account of an `Authorization` header, or null. */
export async function machineOf(
  db: Kysely<Database>,
  authorization: string | undefined,
  now: Date,
): Promise<Machine | null> {
  const [, secret] = /^Bearer (hyb_[\w-]{43})$/i.exec(authorization ?? '') ?? [];
  if (!secret) return null;
  const account = await db
    .selectFrom('machine_account')
    .select(['id', 'op_co', 'name', 'used_at', clockColumn()])
    .where('secret_hash', '=', secretDigest(secret))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!account) return null;
  if (account.used_at === null || now.getTime() - account.used_at.getTime() >= USE_PRECISION) {
    await db.updateTable('machine_account').set({ used_at: now }).where('id', '=', account.id).execute();
  }
  return { accountId: account.id, name: account.name, opCo: account.op_co, clock: toClock(account.clock) };
}
