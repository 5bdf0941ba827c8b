import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './database/connection.ts';
import { CLIENT_HEADER } from './http/client-scope.ts';
import { startPostgres, type TestPostgres } from './testing/embedded-postgres.ts';
import { addFirstClient } from './testing/first-client.ts';
import { growContractLines } from './testing/grow.ts';
import { type RunningProcess, run } from './testing/server-process.ts';

const PASSWORD = 'a password of one line';
/** Milliseconds for an answer, whatever the state of the database. */
const IN_TIME = 2_000;
/** Rows of a list whose file takes seconds. */
const EXPORTED = 30_000;

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: { readonly type?: string; readonly status?: unknown };
  readonly ms: number;
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function ask(url: string, path: string, token: string): Promise<Answer> {
  const start = performance.now();
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  const body = (await answer.json()) as Answer['body'];
  const retryAfter = answer.headers.get('retry-after');
  return { path, status: answer.status, retryAfter, body, ms: performance.now() - start };
}

/** Sends requests from many clients at once until it is stopped, and returns all answers. */
function load(url: string, token: string): () => Promise<Answer[]> {
  const answers: Answer[] = [];
  let stopped = false;
  const paths = ['/api/availability', '/api/corporate-clients', '/health/ready'];
  const asking = Array.from({ length: 24 }, async (_, i) => {
    while (!stopped) answers.push(await ask(url, paths[i % paths.length] as string, token));
  });
  return async () => {
    stopped = true;
    await Promise.all(asking);
    return answers;
  };
}

/** Returns the lines of errors in the log. */
const errorsIn = (log: string): string[] => log.split('\n').filter((line) => /"level":(50|60)|"status":500/.test(line));

function expectGraceful(answers: readonly Answer[]): void {
  const failed = answers.filter(({ status }) => status !== 200);
  expect(failed.length).toBeGreaterThan(10);
  for (const { path, status, retryAfter, body } of failed) {
    expect({ path, status, retryAfter }).toEqual({ path, status: 503, retryAfter: '2' });
    expect(path === '/health/ready' ? body.status : body.type).toBe(
      path === '/health/ready' ? 'not ready' : 'unavailable',
    );
  }
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(IN_TIME);
}

describe('a server whose PostgreSQL goes away', { timeout: 60_000 }, () => {
  let server: RunningProcess;
  let url: string;
  let token: string;
  let log = '';

  it('[OP-07] answers 503 with Retry-After while it restarts under load, and recovers by itself', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'hireyard-outage-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const keyFile = path.join(directory, 'key');
    await writeFile(keyFile, randomBytes(32).toString('base64'));
    const env = { DATABASE_URL: postgres.url, KEY_FILE: keyFile, PORT: '0' };
    await addFirstClient(env);
    const administrator = ['--op-co', 'DE', '--external-id', 'K-1', '--email', 'a@a.example', '--password-stdin'];
    const made = run('operate.ts', env, 'add-administrator', ...administrator);
    made.child.stdin?.end(`${PASSWORD}\n`);
    expect((await made.finished).code).toBe(0);
    server = run('main.ts', env);
    server.child.stdout?.on('data', (chunk) => {
      log += chunk;
    });
    url = await server.says(/ready at (http:\S+)/);
    const body = JSON.stringify({ email: 'a@a.example', password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const signIn = await fetch(`${url}/api/usermgmt/auth/login`, { method: 'POST', headers, body });
    token = ((await signIn.json()) as { accessToken: string }).accessToken;

    for (const [takeAway, giveBack] of [
      [postgres.shutDown, postgres.startAgain],
      [postgres.freeze, postgres.thaw],
    ] as const) {
      const stop = load(url, token);
      await delay(500);
      await takeAway();
      await delay(2_000);
      expect((await fetch(`${url}/health/live`)).status).toBe(200);
      await giveBack();
      await expect
        .poll(() => ask(url, '/api/corporate-clients', token), { timeout: 5_000 })
        .toMatchObject({ status: 200 });
      await delay(300);
      const answers = await stop();
      expectGraceful(answers);
      expect(answers.slice(-6).map(({ status }) => status)).toEqual(Array(6).fill(200));
      expect(errorsIn(log)).toEqual([]);
    }

    // A frozen PostgreSQL does not answer when connections are closed.
    const stop = load(url, token);
    await delay(800);
    await stop();
    await postgres.freeze();
    server.child.kill('SIGTERM');
    expect((await server.finished).code).toBe(0);
    await postgres.thaw();
  });

  it('[OP-07] [DOM-21] [DOM-18] has done nothing twice or by halves: writes, files, uploads, calendar feeds', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'hireyard-outage-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const keyFile = path.join(directory, 'key');
    await writeFile(keyFile, randomBytes(32).toString('base64'));
    const name = `outage_${Date.now()}`;
    await withClient(postgres.url, (client) => client.query(`create database ${name}`));
    const location = new URL(postgres.url);
    location.pathname = name;
    const env = { DATABASE_URL: location.href, KEY_FILE: keyFile, PORT: '0', SEED: 'demo', SIMULATOR: 'off' };
    server = run('main.ts', env);
    log = '';
    server.child.stdout?.on('data', (chunk) => {
      log += chunk;
    });
    url = await server.says(/ready at (http:\S+)/);
    const json = { 'content-type': 'application/json' };
    const signIn = await fetch(`${url}/api/usermgmt/auth/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'admin@demo.example', password: 'Demo-2026!' }),
    });
    const { accessToken } = (await signIn.json()) as { accessToken: string };
    const bearer = { authorization: `Bearer ${accessToken}` };
    const clients = await fetch(`${url}/api/corporate-clients`, { headers: bearer });
    const [client] = ((await clients.json()) as { items: { id: number; externalUuid: string }[] }).items;
    if (!client) throw new Error('no client');
    const headers = { ...bearer, [CLIENT_HEADER]: client.externalUuid };
    const { db, close } = await openDatabase({ url: location.href });
    await growContractLines(db, client.id, EXPORTED);
    await close();

    const send = (at: string, body: string | FormData, key: string) =>
      fetch(url + at, {
        method: 'POST',
        headers: { ...headers, ...(typeof body === 'string' && json), 'idempotency-key': key },
        body,
      });
    const number = randomUUID().slice(0, 8);
    const [personKey, fileKey] = [randomUUID(), randomUUID()];
    const person = {
      firstName: 'Ada',
      lastName: number,
      email: 'ada@a.example',
      phone: null,
      functions: ['site'],
      language: 'nl',
    };
    const create = () => send('/api/contact-persons', JSON.stringify(person), personKey);
    const upload = () => {
      const form = new FormData();
      form.append('file', new Blob(['%PDF-1.7\ntrailer\n%%EOF\n']), `${number}.pdf`);
      return send('/api/attachments', form, fileKey);
    };
    const made = await send(
      '/api/calendar-feeds',
      JSON.stringify({ name: 'Site', kinds: ['delivery', 'pickUp', 'end'], projectId: null }),
      randomUUID(),
    );
    expect(made.status).toBe(201);
    const { secret } = (await made.json()) as { secret: string };
    const feed = () => fetch(`${url}/api/calendar-feeds/${secret}.ics`);

    // An export that breaks off closes its connection. It does not end like a complete file.
    const file = await fetch(`${url}/api/overview/contract-lines/export?format=csv`, { headers });
    expect(file.status).toBe(200);
    const reader = file.body!.getReader();
    let received = (await reader.read()).value?.length ?? 0;
    const rest = (async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return 'whole';
        received += value.length;
      }
    })();
    const cut = expect(rest).rejects.toThrow(/terminated/);
    await postgres.shutDown();
    await cut;
    expect(received).toBeGreaterThan(1_000);

    for (const call of [create, upload, feed]) {
      const answer = await call();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    }
    await postgres.startAgain();
    await expect.poll(() => feed().then(({ status }) => status), { timeout: 5_000 }).toBe(200);
    const idOf = async (answer: Response) => {
      expect(answer.status).toBe(201);
      return ((await answer.json()) as { id: string }).id;
    };
    for (const call of [create, upload]) expect(await idOf(await call())).toBe(await idOf(await call()));
    await withClient(location.href, async (sql) => {
      const persons = await sql.query('select id from contact_person where last_name = $1', [number]);
      const files = await sql.query('select id from attachment where name = $1', [`${number}.pdf`]);
      expect([persons.rows.length, files.rows.length]).toEqual([1, 1]);
    });
    expect(errorsIn(log)).toEqual([]);
  });
});

/** Runs work on a connection of its own. */
async function withClient<T>(location: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(location);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
