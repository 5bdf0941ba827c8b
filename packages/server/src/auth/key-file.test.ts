import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { configuredKey, keyInDataDir } from './key-file.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'hireyard-key-'));
});
afterAll(() => rm(dir, { recursive: true }));

const DATABASE_URL = 'postgres://db.example/hireyard';
const fileWith = async (content: string) => {
  const file = path.join(dir, crypto.randomUUID());
  await writeFile(file, content);
  return file;
};
const keyWith = (env: Record<string, string>) => configuredKey(readSettings(env));

describe('KEY_FILE', () => {
  it('[OP-02] is 32 bytes in base64, with or without a line break', async () => {
    const bytes = randomBytes(32);
    for (const text of [bytes.toString('base64'), `${bytes.toString('base64')}\n`]) {
      const key = await keyWith({ DATABASE_URL, KEY_FILE: await fileWith(text) });
      expect(key?.export()).toEqual(bytes);
    }
  });

  it('[OP-02] is required with DATABASE_URL, and not without', async () => {
    await expect(keyWith({ DATABASE_URL })).rejects.toThrow(/^KEY_FILE is needed with DATABASE_URL: [^.]+\.$/);
    expect(await keyWith({})).toBeNull();
  });

  it.each([
    ['', 'has to hold 32 random bytes'],
    ['secret', 'has to hold 32 random bytes'],
    [randomBytes(31).toString('base64'), 'has to hold 32 random bytes'],
    [randomBytes(32).toString('hex'), 'has to hold 32 random bytes'],
  ])('[OP-03] says in one sentence that %j is no key, without showing it', async (content, sentence) => {
    const failure = await keyWith({ KEY_FILE: await fileWith(content) }).catch((error: Error) => error);
    expect(failure).toMatchObject({ message: expect.stringContaining(sentence) });
    if (content) expect((failure as Error).message).not.toContain(content);
  });

  it('[OP-03] says in one sentence that there is no such file', async () => {
    const KEY_FILE = path.join(dir, 'nowhere');
    await expect(keyWith({ KEY_FILE })).rejects.toThrow(`KEY_FILE ${KEY_FILE} cannot be read (ENOENT).`);
  });
});

describe('the key of the embedded database', () => {
  it('[OP-02] is made once in DATA_DIR, for its user alone', async () => {
    const made = await keyInDataDir(dir);
    const file = path.join(dir, 'encryption.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(made.export()).toEqual(Buffer.from(await readFile(file, 'utf8'), 'base64'));
    expect((await keyInDataDir(dir)).equals(made)).toBe(true);
  });
});
