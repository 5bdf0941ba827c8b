import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './connection.ts';

describe('the data directory', () => {
  const directory = async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'hireyard-data-'));
    return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
  };

  it('[OP-03] refuses a second server on the same directory in one sentence, and opens it again afterwards', async () => {
    const { dir, remove } = await directory();
    const first = await openDatabase({ dataDir: dir });
    await expect(openDatabase({ dataDir: dir })).rejects.toThrow(/is in use by another server; stop it first/);
    await first.close();
    const second = await openDatabase({ dataDir: dir });
    await second.close();
    await remove();
  });

  it('[OP-03] says in one sentence that a directory cannot be written to', async () => {
    const { dir, remove } = await directory();
    await writeFile(path.join(dir, 'file'), '');
    await expect(openDatabase({ dataDir: path.join(dir, 'file', 'below') })).rejects.toThrow(/cannot be written to/);
    await remove();
  });

  it('[OP-03] says in one sentence that DATABASE_URL cannot be reached, without its password', async () => {
    const failure = openDatabase({ url: 'postgres://someone:secret@127.0.0.1:1/hireyard' });
    await expect(failure).rejects.toThrow('at 127.0.0.1:1/hireyard cannot be reached (ECONNREFUSED)');
  });
});
