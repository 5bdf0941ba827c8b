import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { run } from './testing/server-process.ts';

const WHEN = '2999-12-31T00:00:00.000Z';

let root: string;
/** A data directory with an unused, migrated database. Copying it is faster than creating one. */
let empty: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hireyard-main-'));
  empty = path.join(root, 'empty');
  const { db, close } = await openDatabase({ dataDir: empty });
  await migrate(db);
  await close();
  await cp(empty, path.join(root, 'data'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

const environment = (changes: Record<string, string> = {}) => ({
  DATA_DIR: path.join(root, 'data'),
  PORT: '0',
  SEED: 'none',
  ...changes,
});

const keyFile = async (): Promise<string> => {
  const file = path.join(root, 'key-of-32-bytes');
  await writeFile(file, Buffer.alloc(32, 7).toString('base64'), { mode: 0o600 });
  return file;
};

/**
 * Plays PostgreSQL's side of SCRAM until the password is needed. It waits a minute for an answer, like the real server.
 */
async function startAskingForPassword() {
  const message = (kind: number, text: string) => {
    const bytes = Buffer.from(`R________${text}`);
    bytes.writeInt32BE(bytes.length - 1, 1);
    bytes.writeInt32BE(kind, 5);
    return bytes;
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(message(10, 'SCRAM-SHA-256\0\0'));
      socket.once('data', (first) => {
        socket.write(message(11, `r=${/r=([^,]*)/.exec(String(first))?.[1]}x,s=AAAA,i=4096`));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('a start that cannot be', { timeout: 60_000 }, () => {
  it.each([
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/h' },
      /^The database of DATABASE_URL at 127\.0\.0\.1:1\/h cannot be reached \(ECONNREFUSED\); check its address, and whether it runs\.\n$/,
    ],
    [
      'a data directory that cannot be written to',
      { DATA_DIR: '/proc/hireyard' },
      /^DATA_DIR \/proc\/hireyard cannot be written to \(\w+\)\.\n$/,
    ],
    ['a config directory that is not there', { CONFIG_DIR: '/nowhere' }, /^CONFIG_DIR \/nowhere is no directory\.\n$/],
    [
      'a key file that is not there',
      { KEY_FILE: '/nowhere/key' },
      /^KEY_FILE \/nowhere\/key cannot be read \(ENOENT\)\.\n$/,
    ],
  ])('[OP-03] ends with one sentence and exit code 1: %s', async (_name, env, sentence) => {
    const { code, stderr, stdout } = await run('main.ts', environment(env)).finished;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(sentence);
  });

  it('[OP-03] ends with one sentence and exit code 1: a database that a newer release has changed too far', async () => {
    const dataDir = path.join(root, 'newer');
    await cp(empty, dataDir, { recursive: true });
    const { db, close } = await openDatabase({ dataDir });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', ${WHEN})`.execute(db);
    await sql`drop table demo_clock`.execute(db);
    await close();
    const { code, stderr } = await run('main.ts', environment({ DATA_DIR: dataDir })).finished;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The embedded database in DATA_DIR is of a newer release \(9999-newer\) [^\n]*\.\n$/);
  });

  it.each(['main.ts', 'operate.ts'] as const)(
    '[OP-03] ends with one sentence and exit code 1: %s, and a database that asks for a password',
    async (program) => {
      const postgres = await startAskingForPassword();
      const url = `postgres://u@127.0.0.1:${postgres.port}/h`;
      const settings = environment({ DATABASE_URL: url, KEY_FILE: await keyFile() });
      const { code, stderr } = await run(program, settings, 'machine-accounts').finished;
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: `The database of DATABASE_URL at 127.0.0.1:${postgres.port}/h asks for a password; add it to DATABASE_URL.\n`,
      });
      await postgres.stop();
    },
  );

  it.each([
    ['{"opCo":"DE"}', 'maintenance'],
    ['{"operatingCompnies":[]}', 'opCo'],
  ])('[OP-03] ends with one sentence and exit code 1: a config that no portal starts with, %s', async (text, field) => {
    const configDir = await mkdtemp(path.join(root, 'config-'));
    const file = path.join(configDir, 'app-config.json');
    await writeFile(file, text);
    const { code, stderr } = await run('main.ts', environment({ CONFIG_DIR: configDir })).finished;
    expect(code).toBe(1);
    expect(stderr).toBe(`${file} lacks the field ${field}.\n`);
  });
});

describe('a command', { timeout: 60_000 }, () => {
  it.each([
    [['availability', 'PERHAPS'], /^availability needs UP or DOWN; see --help\.\n$/],
    [['add-administrator'], /^add-administrator needs --email <address>; see --help\.\n$/],
    [['add-administrator', '--email', 'nobody'], /^"nobody" is no e-mail address\.\n$/],
    [['add-administrator', '--email', 'a@a.example', '--op-co', 'FR'], /^--op-co FR needs --op-co-name, --country/],
    [['erase-user'], /^erase-user needs --email <address> or --id <id>; see --help\.\n$/],
    [['sing'], /^There is no command "sing"; see --help\.\n$/],
    [['--loud'], /--loud/],
  ])('[OP-01] tells an operator what is wrong with %j', async (args, sentence) => {
    const { code, stderr } = await run('operate.ts', environment(), ...args).finished;
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
  });
});
