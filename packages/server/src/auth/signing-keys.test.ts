import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { openTestDatabase } from '../testing/database.ts';
import { accessTokens } from './access-tokens.ts';
import { KEY_LIFE, signingKeys } from './signing-keys.ts';

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

const process = () => {
  const keys = signingKeys(database.db);
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
    const second = await keys.current(later(KEY_LIFE));
    expect(second.kid).not.toBe(first.kid);
    expect(await tokens.verify(last.accessToken, later(KEY_LIFE + 14 * 60_000))).toEqual(SESSION);
    expect((await keys.live(later(KEY_LIFE + 14 * 60_000))).map(({ kid }) => kid)).toEqual([first.kid, second.kid]);
    expect((await keys.live(later(KEY_LIFE + 16 * 60_000))).map(({ kid }) => kid)).toEqual([second.kid]);
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
});
