import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { requestTransaction } from '../database/request-transaction.ts';
import type { Database } from '../database/tables.ts';
import { malformed, missingRight, ProblemError } from './problem.ts';
import type { ClientScope } from './route.ts';

/** Milliseconds for which the first answer to a key is stored (domain.md). */
export const KEY_MEMORY = 24 * 3600 * 1000;

/** Characters of an answer from which on the stored answers of its scope are bounded. */
const LARGE = 16 * 1024;
/** Most bytes of stored answers of a caller at one route. The oldest keys are forgotten before a larger sum is stored. */
const MAX_STORED = 16 * 1024 * 1024;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface KeyedWrite {
  /** User or machine account, client and route. */
  readonly scope: string;
  readonly key: string;
  /** Parameters, query and body as parsed; the rows of a batch as received. */
  readonly request: unknown;
  /** `accessDigest` of the caller. */
  readonly access: string;
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Digest of the access that determines the content of an answer. Null scope: a caller without a client. */
export const accessDigest = (scope: ClientScope | null): string =>
  digest(
    scope && [[...scope.rights].toSorted(), scope.prices, scope.projects === 'all' ? 'all' : scope.projects.toSorted()],
  );

/** Returns the `Idempotency-Key` of a write. A hand-made call may omit it. */
export function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw malformed('Idempotency-Key has to be 1 to 255 visible ASCII characters.');
  }
  return header;
}

/**
 * Runs a write and stores its key in one transaction. A concurrent request with the same key waits for the first one's
 * row and replays its answer. It is refused if the caller's access has changed since. A refused write stores no key,
 * since it had no effect.
 */
export function writeOnce(
  db: Kysely<Database>,
  keyed: KeyedWrite | null,
  now: Date,
  write: (db: Kysely<Database>) => Promise<Answer>,
  lockTimeout?: number,
): Promise<Answer> {
  const writeAndStore = async (trx: Kysely<Database>) => {
    if (!keyed) return write(trx);
    const { scope, key, access } = keyed;
    const bodyHash = digest(keyed.request);
    await trx
      .deleteFrom('idempotency_answer')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('created_at', '<=', new Date(now.getTime() - KEY_MEMORY))
      .execute();
    const claimed = await trx
      .insertInto('idempotency_answer')
      .values({ scope, key, body_hash: bodyHash, access, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return replay(trx, keyed, bodyHash);
    const answer = await write(trx);
    await trx
      .updateTable('idempotency_answer')
      .set({ status: answer.status, headers: JSON.stringify(answer.headers), body: answer.body })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    if ((answer.body?.length ?? 0) > LARGE) await forgetOldest(trx, keyed);
    return answer;
  };
  return requestTransaction(db, writeAndStore, lockTimeout);
}

async function forgetOldest(db: Kysely<Database>, { scope, key }: KeyedWrite): Promise<void> {
  await sql`
    delete from idempotency_answer where scope = ${scope} and key in (
      select stored.key from (
        select key, sum(octet_length(body)) over (order by key <> ${key}, created_at desc, key) as total
        from idempotency_answer where scope = ${scope} and body is not null
      ) stored
      where stored.total > ${MAX_STORED} and stored.key <> ${key})`.execute(db);
}

async function replay(db: Kysely<Database>, { scope, key, access }: KeyedWrite, bodyHash: string): Promise<Answer> {
  const first = await db
    .selectFrom('idempotency_answer')
    .selectAll()
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.body_hash !== bodyHash) throw new ProblemError('idempotency-key-reuse');
  if (first.status === null) throw new Error('an idempotency key was kept without its answer');
  // The body may contain data that the caller must no longer see. The write itself does not run again.
  if (first.body !== null && first.access !== access) throw missingRight();
  return {
    status: first.status,
    headers: { ...(JSON.parse(first.headers ?? '{}') as Record<string, string>), 'idempotent-replayed': 'true' },
    body: first.body,
  };
}
