import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lchown, lstat, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './database/connection.ts';
import { run } from './testing/server-process.ts';

const HOLDER = path.join(import.meta.dirname, 'testing/lock-holder.ts');
const IN_USE = (dataDir: string) =>
  `DATA_DIR ${dataDir} is in use by another server; stop it first or choose another DATA_DIR.`;

let root: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'hireyard-data-')));
});
afterAll(() => rm(root, { recursive: true }));

/** Returns every file below a directory, and the directory itself. */
const filesIn = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true });
  return [directory, ...entries.map((entry) => path.join(directory, entry))];
};

/** Returns the files that other users can access. */
async function openToOthers(directory: string): Promise<string[]> {
  const open: string[] = [];
  for (const file of await filesIn(directory)) if ((await lstat(file)).mode & 0o077) open.push(file);
  return open;
}

describe('the directory of the embedded database', { timeout: 120_000 }, () => {
  it.skipIf(process.platform === 'win32')(
    '[OP-06] is private to its user, also one of an earlier version',
    async () => {
      const dataDir = path.join(root, 'private');
      const umask = process.umask(0);
      onTestFinished(() => {
        process.umask(umask);
      });
      await (await openDatabase({ dataDir })).close();
      expect(await openToOthers(dataDir)).toEqual([]);

      const files = await filesIn(dataDir);
      expect(files.length).toBeGreaterThan(900);
      for (const file of files) await chmod(file, 0o777);
      const { db, close } = await openDatabase({ dataDir });
      onTestFinished(close);
      await sql`create table made_later (id integer primary key)`.execute(db);
      expect(await openToOthers(dataDir)).toEqual([]);

      const second = await run('main.ts', { DATA_DIR: dataDir, PORT: '0', SEED: 'none' }).finished;
      expect(second).toEqual({ code: 1, stdout: '', stderr: `${IN_USE(dataDir)}\n` });
    },
  );
});

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

it.runIf(isRoot).each([
  ['a key', 'encryption.key', (file: string) => writeFile(file, `${'A'.repeat(43)}=\n`)],
  ['a database', 'database', (file: string) => mkdir(file)],
  ['a link', 'outbox', (file: string) => symlink(root, file)],
])('[OP-06] takes nothing that another user put into a shared directory: %s', async (_what, name, plant) => {
  const dataDir = await mkdtemp(path.join(root, 'sticky-'));
  await chmod(dataDir, 0o1777);
  const file = path.join(dataDir, name);
  await plant(file);
  await lchown(file, NOBODY, NOBODY);
  const mode = (await lstat(root)).mode;
  await chmod(root, 0o755);
  onTestFinished(() => chmod(root, mode));
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `${file} belongs to another user; remove it or choose another DATA_DIR.`,
  );
  expect((await lstat(root)).mode & 0o777).toBe(0o755);
});

interface Holder {
  readonly child: ChildProcess;
  tell(word: 'take' | 'release'): Promise<string>;
}

function startHolder(directory: string, before: readonly string[] = []): Holder {
  const [program = '', ...args] = [...before, process.execPath, HOLDER, directory];
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const lines = createInterface({ input: child.stdout });
  return {
    child,
    tell: async (word) => {
      const answer = once(lines, 'line');
      child.stdin.write(`${word}\n`);
      return String((await answer)[0]);
    },
  };
}

describe('the lock of a data directory', { timeout: 60_000 }, () => {
  it('[OP-06] has one holder, however many want it at once, and none is left of a process that was killed', async () => {
    const dataDir = path.join(root, 'wanted');
    await mkdir(dataDir);
    const holders = Array.from({ length: 4 }, () => startHolder(dataDir));
    for (let round = 0; round < 24; round++) {
      const answers = await Promise.all(holders.map((holder) => holder.tell('take')));
      expect(answers.toSorted(), `round ${round}`).toEqual([...Array(3).fill(IN_USE(dataDir)), 'held']);
      const held = answers.indexOf('held');
      if (round % 8 === 0) {
        holders[held]?.child.kill('SIGKILL');
        holders[held] = startHolder(dataDir);
      } else {
        await holders[held]?.tell('release');
      }
    }
  });

  const namespaces = ['unshare', '--user', '--map-root-user', '--pid', '--net', '--ipc', '--fork', '--kill-child'];
  const [unshare = '', ...options] = namespaces;
  const canUnshare = spawnSync(unshare, [...options, 'true']).status === 0;
  if (!canUnshare) console.warn('The lock is not tested across containers: unshare does not work here.');
  it.skipIf(!canUnshare)('[OP-06] counts across containers, whose process ids and networks are apart', async () => {
    const dataDir = path.join(root, 'shared');
    await mkdir(dataDir);
    const here = startHolder(dataDir);
    const elsewhere = startHolder(dataDir, namespaces);
    expect(await elsewhere.tell('take')).toBe('held');
    expect(await here.tell('take')).toBe(IN_USE(dataDir));
    await elsewhere.tell('release');
    expect(await here.tell('take')).toBe('held');
    expect(await elsewhere.tell('take')).toBe(IN_USE(dataDir));
  });
});
