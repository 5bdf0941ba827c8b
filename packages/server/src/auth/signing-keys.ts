import type { KeyObject } from 'node:crypto';
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
/** How long a key signs before it is replaced. */
export const KEY_LIFE = 30 * 24 * 3600 * SECOND;
/** A replaced key verifies until the last token that it signed has expired, plus a minute. */
const AFTERLIFE = (ACCESS_TOKEN_LIFE + 60) * SECOND;
/** Other processes create keys too: keys are cached this long. */
const BELIEVED = 60 * SECOND;
/** How often an unknown key id may make a process read the keys again, however many tokens name one. */
const UNKNOWN_PAUSE = SECOND;

interface SigningKey {
  readonly kid: string;
  readonly createdAt: number;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
}

export interface SigningKeys {
  /** The key that signs now; created at the first start and when the previous one is due. */
  current(now: Date): Promise<SigningKey>;
  byId(kid: string, now: Date): Promise<SigningKey | null>;
  /** Keys that verify: the current one and those whose tokens may still be valid. */
  live(now: Date): Promise<readonly SigningKey[]>;
}

/**
 * Keys are rows, so that every process signs with the same one and knows all of them (OP-02). What signs is encrypted:
 * who reads the database's files or a backup of it cannot make tokens.
 */
export function signingKeys(db: Kysely<Database>, encryptionKey: KeyObject): SigningKeys {
  let known: { keys: readonly SigningKey[]; readAt: number } | undefined;
  let reading: Promise<readonly SigningKey[]> | undefined;
  let unknownSince = Number.NEGATIVE_INFINITY;

  const read = async (now: Date): Promise<readonly SigningKey[]> => {
    reading ??= readKeys(db, encryptionKey).finally(() => {
      reading = undefined;
    });
    known = { keys: await reading, readAt: now.getTime() };
    return known.keys;
  };
  const keys = async (now: Date) =>
    known && Math.abs(now.getTime() - known.readAt) < BELIEVED ? known.keys : read(now);

  const live = async (now: Date) => withoutDead(await keys(now), now);
  return {
    live,
    async current(now) {
      const newest = (await keys(now)).at(-1);
      if (newest && !isDue(newest, now)) return newest;
      await rotate(db, encryptionKey, now);
      const made = (await read(now)).at(-1);
      if (!made) throw new Error('no signing key could be made');
      return made;
    },
    async byId(kid, now) {
      const find = (among: readonly SigningKey[]) => among.find((key) => key.kid === kid) ?? null;
      const found = find(await live(now));
      if (found || !isUuid(kid) || Math.abs(now.getTime() - unknownSince) < UNKNOWN_PAUSE) return found;
      const made = find(withoutDead(await read(now), now));
      // Set by what nobody made alone: a new key that many tokens name at once is found for each of them.
      if (!made) unknownSince = now.getTime();
      return made;
    },
  };
}

const isDue = (key: { createdAt: number }, now: Date) => now.getTime() - key.createdAt >= KEY_LIFE;

/** Keys in order of creation; one expires some time after its successor was created. */
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
 * Checks at the start that the stored keys are encrypted with this one. Those of the embedded database, which no other
 * process has open, are replaced where they are not.
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

/** One process at a time, so that two processes do not both replace the key. Deletes expired keys as well. */
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
