import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../testing/embedded-postgres.ts';
import { administer } from '../testing/postgres-admin.ts';
import { runIn } from '../testing/server-process.ts';
import { ask } from './ask.ts';
import { jsonOf, signIn, startLoad, totals } from './load.ts';
import { end, install, PRESENT } from './processes.ts';
import { startSystemPostgres } from './system-postgres.ts';
import { folderOf, skipAloud } from './tools.ts';

const programs = folderOf('initdb', 'pg_ctl', 'pg_dump', 'pg_restore');
if (!programs) skipAloud('backup and restore of PostgreSQL', 'pg_dump with pg_restore, initdb and pg_ctl beside it');

const numbersOf = async (url: string, headers: Readonly<Record<string, string>>): Promise<string[]> => {
  const found: string[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await ask(`${url}/api/projects?size=100&page=${page}`, { headers });
    const { items, hasMore } = jsonOf<{ items: { number: string }[]; hasMore: boolean }>(answer, 200);
    found.push(...items.map(({ number }) => number));
    if (!hasMore) return found.toSorted();
  }
};

describe('a backup', { timeout: 240_000 }, () => {
  it.skipIf(!programs)(
    '[OP-09] of PostgreSQL is made while the server works, and a server goes on from it, with its key alone',
    async () => {
      const postgres = await startSystemPostgres(programs ?? '');
      onTestFinished(postgres.stop);
      await administer(postgres.urlOf('postgres'), 'create database hireyard');
      const installation = await install(postgres.urlOf('hireyard'));
      onTestFinished(installation.remove);
      const port = await freePort();
      const front = { url: `http://127.0.0.1:${port}`, ca: undefined };
      const server = await installation.start(port);
      const user = await signIn(front);
      const before = await totals(front, user.headers);
      const stopLoad = startLoad(front, user, 'BACKUP');
      await delay(500);
      // A dump shows one moment, whatever is written meanwhile.
      const file = path.join(postgres.folder, 'hireyard.dump');
      postgres.run('pg_dump', '--format=custom', '--no-owner', '--file', file, postgres.urlOf('hireyard'));
      await delay(500);
      const { failed, written } = await stopLoad();
      expect(failed).toEqual([]);
      await end(server);

      await administer(postgres.urlOf('postgres'), 'create database restored');
      postgres.run('pg_restore', '--no-owner', '--exit-on-error', '--dbname', postgres.urlOf('restored'), file);
      const settings = { DATABASE_URL: postgres.urlOf('restored') };
      const again = await installation.start(port, settings);
      const after = await totals(front, user.headers);
      const numbers = (await numbersOf(front.url, user.headers)).filter((number) => number.startsWith('BACKUP-'));
      expect(after).toEqual({ ...before, projects: (before.projects ?? 0) + numbers.length });
      expect(written).toEqual(expect.arrayContaining(numbers));
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers.length).toBeLessThan(written.length);
      await end(again);

      const other = path.join(installation.directory, 'other-key');
      await writeFile(other, randomBytes(32).toString('base64'));
      await expect(installation.start(port, { ...settings, KEY_FILE: other })).rejects.toThrow(
        /ended with 1 .*KEY_FILE/s,
      );
    },
  );

  it('[OP-09] of the embedded database is a copy of DATA_DIR, made while the server is stopped', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'hireyard-embedded-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const start = async (name: string) => {
      const env = { DATA_DIR: path.join(directory, name), PORT: String(port), SIMULATOR: 'off' };
      const server = runIn(PRESENT, 'main.ts', { ...env, PORTAL_DIST: '/nonexistent' });
      await server.says(/Hireyard is ready/);
      return server;
    };
    const write = async (headers: Readonly<Record<string, string>>, number: string) => {
      const stop = startLoad({ url, ca: undefined }, { headers, cookie: '' }, number);
      await delay(300);
      return (await stop()).written;
    };

    const first = await start('data');
    const { headers } = await signIn({ url, ca: undefined });
    const kept = await write(headers, 'KEPT');
    await end(first);
    await cp(path.join(directory, 'data'), path.join(directory, 'copy'), { recursive: true });

    const second = await start('data');
    await write(headers, 'LOST');
    await end(second);

    const third = await start('copy');
    const numbers = await numbersOf(url, headers);
    expect(kept.length).toBeGreaterThan(0);
    expect(numbers).toEqual(expect.arrayContaining([...kept]));
    expect(numbers.filter((number) => number.startsWith('LOST'))).toEqual([]);
    await end(third);
  });
});
