import { createSecretKey, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { openTestDatabase } from '../testing/database.ts';
import { ENCRYPTION_KEY } from '../testing/encryption-key.ts';
import { accessTokens } from './access-tokens.ts';
import { checkEncryptionKey, KEY_LIFE, signingKeys } from './signing-keys.ts';

const ISSUER = 'https://portal.example';
const SESSION = {
  userId: '7b6c4a52-3a0b-4b1e-9c55-5f4d6d0a4f11',
  sessionId: '7b6c4a52-3a0b-4b1e-9c55-5f4d6d0a4f12',
};
const start = new Date('2026-11-20T09:00:00Z');
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('signing_key').execute());

const process = (encryptionKey = ENCRYPTION_KEY) => {
  const keys = signingKeys(database.db, encryptionKey);
  return { keys, tokens: accessTokens(keys, () => ISSUER) };
};

describe('signing keys', () => {
  it('[OP-02] are shared: what one process signs another verifies, also with a key made a moment ago', async () => {
    const [one, two] = [process(), process()];
    await two.keys.live(start);
    const { accessToken } = await one.tokens.issue(SESSION, start);
    expect(await two.tokens.verify(accessToken, start)).toEqual(SESSION);
  });

  it('[OP-02] are one, however many processes start at once', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => process().keys.current(start)));
    expect(new Set(made.map(({ kid }) => kid)).size).toBe(1);
  });

  it('rotate after 30 days; the old one verifies until its last token has expired, then goes', async () => {
    const { keys, tokens } = process();
    const first = await keys.current(start);
    expect((await keys.current(later(KEY_LIFE - 1))).kid).toBe(first.kid);
    const last = await tokens.issue(SESSION, later(KEY_LIFE - 1));
    const ends = later(KEY_LIFE + 30 * 60_000);
    const longest = await tokens.issueView(
      { viewId: SESSION.sessionId, userId: SESSION.userId },
      later(KEY_LIFE - 1),
      ends,
    );
    const second = await keys.current(later(KEY_LIFE));
    expect(second.kid).not.toBe(first.kid);
    expect(await tokens.verify(last.accessToken, later(KEY_LIFE + 14 * 60_000))).toEqual(SESSION);
    // The token of a view lasts longest.
    const view = { viewId: SESSION.sessionId, userId: SESSION.userId };
    expect(await tokens.verifyView(longest, later(KEY_LIFE + 29 * 60_000))).toEqual(view);
    expect((await keys.live(later(KEY_LIFE + 29 * 60_000))).map(({ kid }) => kid)).toEqual([first.kid, second.kid]);
    expect((await keys.live(later(KEY_LIFE + 31 * 60_000))).map(({ kid }) => kid)).toEqual([second.kid]);
    await keys.current(later(2 * KEY_LIFE));
    const rows = await database.db.selectFrom('signing_key').select('kid').execute();
    expect(rows.map(({ kid }) => kid)).not.toContain(first.kid);
  });

  it('publish no private part', async () => {
    const { keys } = process();
    await keys.current(start);
    for (const { publicJwk } of await keys.live(start)) {
      expect(Object.keys(publicJwk).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    }
  });

  it('[OP-02] are stored encrypted, for the same key file alone', async () => {
    await process().keys.current(start);
    const rows = await database.db.selectFrom('signing_key').selectAll().execute();
    expect(rows.length).toBe(1);
    for (const { encrypted_private_jwk } of rows) {
      expect(Buffer.from(encrypted_private_jwk, 'base64').toString('latin1')).not.toMatch(/kty|"d"/);
    }
    const other = createSecretKey(randomBytes(32));
    await expect(process(other).keys.current(start)).rejects.toThrow('another key file');
  });

  it('[OP-02] of another key file end the start of a server that shares its database, and are replaced where it does not', async () => {
    const { db } = database;
    const before = await process().keys.current(start);
    await checkEncryptionKey({ db, embedded: false }, ENCRYPTION_KEY);
    const other = createSecretKey(randomBytes(32));
    await expect(checkEncryptionKey({ db, embedded: false }, other)).rejects.toThrow(
      /^KEY_FILE is not the file [^.]+\.$/,
    );
    expect((await process().keys.current(start)).kid).toBe(before.kid);
    await checkEncryptionKey({ db, embedded: true }, other);
    expect((await process(other).keys.current(start)).kid).not.toBe(before.kid);
  });

  it('[OP-02] are read once a second at most for tokens that name an unknown one, whatever else is known', async () => {
    const { keys } = process();
    const { kid } = await keys.current(start);
    let reads = 0;
    const counting = database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('"signing_key"')) reads += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const attacked = signingKeys(counting, ENCRYPTION_KEY);
    expect(await attacked.byId(kid, start)).not.toBeNull();
    expect(reads).toBe(1);
    const guess = () => attacked.byId(crypto.randomUUID(), start);
    expect(await Promise.all(Array.from({ length: 50 }, guess))).toEqual(Array(50).fill(null));
    expect(reads).toBe(2);
    expect(await Promise.all(Array.from({ length: 50 }, guess))).toEqual(Array(50).fill(null));
    expect(reads).toBe(3);
    expect(await attacked.byId('no key id of ours', later(5_000))).toBeNull();
    expect(reads).toBe(3);
    await attacked.byId(crypto.randomUUID(), later(2_000));
    expect(reads).toBe(4);
    expect(await attacked.byId(kid, later(1_000))).not.toBeNull();
  });

  it('[OP-02] that another process has just made are known to the first token that names them, right after a guess', async () => {
    const one = process();
    await one.keys.current(start);
    await one.keys.byId(crypto.randomUUID(), later(KEY_LIFE - 2_000));
    const made = await process().tokens.issue(SESSION, later(KEY_LIFE));
    expect(await one.tokens.verify(made.accessToken, later(KEY_LIFE))).toEqual(SESSION);
  });

  it('[OP-02] that another process makes right after a guess are known to the first token that names them', async () => {
    const one = process();
    await one.keys.byId(crypto.randomUUID(), start);
    const made = await process().tokens.issue(SESSION, start);
    expect(await one.tokens.verify(made.accessToken, start)).toEqual(SESSION);
  });
});
