import type { KeyObject } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { VIEW_MINUTES } from '@hireyard/contract/desk';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../database/connection.ts';
import type { Database } from '../database/tables.ts';
import { isUuid } from '../domain/uuid.ts';
import { StartError } from '../start-error.ts';
import { decrypt, encrypt } from './encryption.ts';

export const SIGNING_ALGORITHM = 'ES256';
/** Lifetime of an access token in seconds. */
export const ACCESS_TOKEN_LIFE = 15 * 60;

const SECOND = 1000;
/** Time until a signing key is replaced. */
export const KEY_LIFE = 30 * 24 * 3600 * SECOND;
/** Time for which a replaced key still verifies: until its last token has expired, plus a minute. */
const AFTERLIFE = (Math.max(ACCESS_TOKEN_LIFE, VIEW_MINUTES * 60) + 60) * SECOND;
/** Cache lifetime. Other processes create keys as well. */
const BELIEVED = 60 * SECOND;
/** Minimum interval between reads caused by unknown key ids, however many tokens contain one. */
const UNKNOWN_PAUSE = SECOND;

interface SigningKey {
  readonly kid: string;
  readonly createdAt: number;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
}

export interface SigningKeys {
  /** Returns the current signing key. Creates it at the first start and when the previous one expires. */
  current(now: Date): Promise<SigningKey>;
  byId(kid: string, now: Date): Promise<SigningKey | null>;
  /** Returns the verification keys: the current one, and those with tokens that may still be valid. */
  live(now: Date): Promise<readonly SigningKey[]>;
}

/**
 * Stores the keys in the database, so that all processes share them (OP-02). Private keys are encrypted: a copy of the
 * database is not sufficient to create tokens.
 */
export function signingKeys(db: Kysely<Database>, encryptionKey: KeyObject): SigningKeys {
  let cached: { keys: readonly SigningKey[]; readAt: number } | undefined;
  let reading: Promise<readonly SigningKey[]> | undefined;
  let unknownSince = Number.NEGATIVE_INFINITY;
  let pause: Promise<void> | undefined;

  const read = async (now: Date): Promise<readonly SigningKey[]> => {
    reading ??= readKeys(db, encryptionKey).finally(() => {
      reading = undefined;
    });
    cached = { keys: await reading, readAt: now.getTime() };
    return cached.keys;
  };
  const keys = async (now: Date) =>
    cached && Math.abs(now.getTime() - cached.readAt) < BELIEVED ? cached.keys : read(now);

  /** Reads for an unknown key id. Within the pause after the last such read, waits for its end, and all share one read. */
  const readForUnknown = async (now: Date) => {
    const rest = UNKNOWN_PAUSE - Math.abs(now.getTime() - unknownSince);
    if (rest <= 0) return { keys: await read(now), at: now };
    pause ??= delay(rest).finally(() => {
      pause = undefined;
    });
    await pause;
    const at = new Date(now.getTime() + rest);
    return { keys: await read(at), at };
  };

  const live = async (now: Date) => withoutDead(await keys(now), now);
  return {
    live,
    async current(now) {
      const newest = (await keys(now)).at(-1);
      if (newest && !isDue(newest, now)) return newest;
      await rotate(db, encryptionKey, now);
      const newKey = (await read(now)).at(-1);
      if (!newKey) throw new Error('no signing key could be made');
      return newKey;
    },
    async byId(kid, now) {
      const find = (among: readonly SigningKey[]) => among.find((key) => key.kid === kid) ?? null;
      const cachedKey = find(await live(now));
      if (cachedKey || !isUuid(kid)) return cachedKey;
      const { keys: stored, at } = await readForUnknown(now);
      const newKey = find(withoutDead(stored, at));
      // Set only for ids without a key: a new key must be found by many simultaneous tokens.
      if (!newKey) unknownSince = at.getTime();
      return newKey;
    },
  };
}

const isDue = (key: { createdAt: number }, now: Date) => now.getTime() - key.createdAt >= KEY_LIFE;

/** Removes expired keys. Expects order of creation; a key expires some time after its successor's creation. */
const withoutDead = (keys: readonly SigningKey[], now: Date) =>
  keys.filter((_, i) => {
    const successor = keys[i + 1];
    return !successor || now.getTime() < successor.createdAt + AFTERLIFE;
  });

async function readKeys(db: Kysely<Database>, encryptionKey: KeyObject): Promise<SigningKey[]> {
  const rows = await db.selectFrom('signing_key').selectAll().orderBy('created_at').orderBy('kid').execute();
  return Promise.all(
    rows.map(async (row) => {
      const privateJwk = decrypt(encryptionKey, row.encrypted_private_jwk, row.kid);
      if (privateJwk === null) throw new Error('a signing key is encrypted with another key file');
      const publicJwk = JSON.parse(row.public_jwk) as JWK;
      return {
        kid: row.kid,
        createdAt: row.created_at.getTime(),
        privateKey: (await importJWK(JSON.parse(privateJwk) as JWK, SIGNING_ALGORITHM)) as CryptoKey,
        publicKey: (await importJWK(publicJwk, SIGNING_ALGORITHM)) as CryptoKey,
        publicJwk,
      };
    }),
  );
}

/**
 * Checks at startup that this key decrypts the stored keys. In the embedded database, which no other process opens,
 * replaces them otherwise.
 */
export async function checkEncryptionKey(
  { db, embedded }: Pick<OpenDatabase, 'db' | 'embedded'>,
  encryptionKey: KeyObject,
): Promise<void> {
  const rows = await db.selectFrom('signing_key').select(['kid', 'encrypted_private_jwk']).execute();
  const foreign = rows.filter(({ kid, encrypted_private_jwk }) => !decrypt(encryptionKey, encrypted_private_jwk, kid));
  if (foreign.length === 0) return;
  if (!embedded) {
    throw new StartError(
      'KEY_FILE is not the file with which the signing keys in the database are encrypted; every process needs the same one.',
    );
  }
  await db.deleteFrom('signing_key').execute();
}

/** Serialized across processes, so that only one replaces the key. Deletes expired keys as well. */
async function rotate(db: Kysely<Database>, encryptionKey: KeyObject, now: Date): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const kid = crypto.randomUUID();
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: SIGNING_ALGORITHM, use: 'sig' };
  const privateJwk = await exportJWK(privateKey);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('signing_key'))`.execute(trx);
    const keys = await readKeys(trx, encryptionKey);
    const newest = keys.at(-1);
    if (newest && !isDue(newest, now)) return;
    const alive = new Set(withoutDead(keys, now).map((key) => key.kid));
    const dead = keys.map((key) => key.kid).filter((id) => !alive.has(id));
    if (dead.length) await trx.deleteFrom('signing_key').where('kid', 'in', dead).execute();
    await trx
      .insertInto('signing_key')
      .values({
        kid,
        encrypted_private_jwk: encrypt(encryptionKey, JSON.stringify(privateJwk), kid),
        public_jwk: JSON.stringify(publicJwk),
        created_at: now,
      })
      .execute();
  });
}
