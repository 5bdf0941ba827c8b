import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { addFirstClient, FIRST_CLIENT } from './testing/first-client.ts';
import { run } from './testing/server-process.ts';

const READY = /ready at (http:\S+)/;
const PASSWORD = 'a password of one line';
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
    [
      ['add-administrator', '--email', 'a@a.example', '--op-co', 'FR'],
      /^add-administrator needs --op-co <code>, --company/,
    ],
    [
      ['add-administrator', '--email', 'a@a.example', '--op-co', 'FR', '--company', 'A'],
      /^--op-co has to name an operating company: there is none yet\.\n$/,
    ],
    [['erase-user'], /^erase-user needs --email <address> or --id <id>; see --help\.\n$/],
    [['sing'], /^There is no command "sing"; see --help\.\n$/],
    [['--loud'], /--loud/],
  ])('[OP-01] tells an operator what is wrong with %j', async (args, sentence) => {
    const { code, stderr } = await run('operate.ts', environment(), ...args).finished;
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
  });
});

describe('a server', { timeout: 120_000 }, () => {
  it('[OP-08] answers metrics on an address of their own, drains, and does not start where that address is taken', async () => {
    const server = run('main.ts', environment({ METRICS_PORT: '0' }));
    const url = await server.says(READY);
    const metrics = await server.says(/Metrics are at (http:\S+)/);
    await fetch(`${url}/health/live`);
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('http_request');
    const answer = await fetch(metrics);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/health/live",status="2xx"} 1',
    );
    // A client that leaves before the answer is counted, too.
    const leaving = connect(Number(new URL(url).port), '127.0.0.1');
    leaving.write(
      'POST /api/usermgmt/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n',
    );
    await delay(100);
    leaving.destroy();
    await expect
      .poll(async () => (await fetch(metrics)).text())
      .toContain('{method="POST",route="/api/usermgmt/auth/login",status="aborted"} 1');
    const { origin, port } = new URL(metrics);
    expect((await fetch(origin)).status).toBe(404);
    expect((await fetch(metrics, { method: 'POST' })).status).toBe(405);

    server.child.kill('SIGTERM');
    expect((await server.finished).code).toBe(0);

    const other = createServer();
    await new Promise<void>((resolve) => other.listen(Number(port), '127.0.0.1', resolve));
    expect(await run('main.ts', environment({ METRICS_PORT: port })).finished).toEqual({
      code: 1,
      stdout: '',
      stderr: `METRICS_PORT ${port} is taken on 127.0.0.1; stop what uses it or set another METRICS_PORT.\n`,
    });
    await new Promise((resolve) => other.close(resolve));
  });

  it('[OP-01] gets its first administrator and its availability from the command line, running or not', async () => {
    const env = environment({ DATA_DIR: path.join(root, 'operated') });
    await addFirstClient(env);
    const first = run(
      'operate.ts',
      env,
      'add-administrator',
      '--email',
      'Boss@a.example',
      '--company',
      FIRST_CLIENT,
      '--op-co',
      'DE',
      '--password-stdin',
    );
    first.child.stdin?.end(`${PASSWORD}\n`);
    expect(await first.finished).toEqual({
      code: 0,
      stderr: '',
      stdout: 'boss@a.example administers "Alpha Bouw B.V." (DE).\n',
    });

    const server = run('main.ts', env);
    const url = await server.says(READY);
    const signIn = async (email: string, password: string) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/api/usermgmt/auth/login`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email, password }),
      });
      return answer.status === 200 ? ((await answer.json()) as { accessToken: string }).accessToken : answer.status;
    };
    const token = await signIn('boss@a.example', PASSWORD);
    const clients = await fetch(`${url}/api/corporate-clients`, { headers: { authorization: `Bearer ${token}` } });
    expect(await clients.json()).toMatchObject({ items: [{ name: 'Alpha Bouw B.V.', opCo: 'DE', blocked: false }] });

    const add = (...options: string[]) =>
      run('operate.ts', env, 'add-administrator', '--email', 'second@a.example', ...options).finished;
    for (const [opCo, company, refusal] of [
      ['DE', 'Wegenbouw B', 'There is no client "Wegenbouw B" in DE; add-client makes one.\n'],
      ['NL', 'Alpha Bouw B.V.', '--op-co has to name an operating company: DE.\n'],
    ] as const) {
      const refused = { code: 1, stdout: '', stderr: refusal };
      expect(await add('--op-co', opCo, '--company', company), company).toEqual(refused);
    }
    const second = await add('--op-co', 'DE', '--external-id', 'K-1');
    const [, made] = /shown this once: (\S+)\n$/.exec(second.stdout) ?? [];
    expect(await signIn('second@a.example', made ?? '')).toMatch(/^ey/);
    const again = await add('--op-co', 'DE', '--external-id', 'K-1', '--first-name', 'Eve');
    expect(again).toMatchObject({ code: 1, stdout: '' });
    expect(again.stderr).toMatch(/^There is a user second@a\.example already, who keeps name and password/);

    expect(await run('operate.ts', env, 'erase-user', '--email', 'second@a.example').finished).toEqual({
      code: 1,
      stdout: '',
      stderr: 'second@a.example has access to Alpha Bouw B.V.: deactivate it there first.\n',
    });

    const availability = async () => (await fetch(`${url}/api/availability`)).json();
    expect(await availability()).toEqual({ status: 'UP', bannerText: '' });
    expect((await run('operate.ts', env, 'availability', 'DOWN', '--banner', 'Back at ten').finished).code).toBe(0);
    expect(await availability()).toEqual({ status: 'DOWN', bannerText: 'Back at ten' });
    expect((await run('operate.ts', env, 'availability', 'UP').finished).code).toBe(0);
    expect(await availability()).toEqual({ status: 'UP', bannerText: '' });
    server.child.kill('SIGTERM');
    expect((await server.finished).code).toBe(0);
  });
});
