import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres, type TestPostgres } from './testing/embedded-postgres.ts';
import { type RunningProcess, run } from './testing/server-process.ts';

const PASSWORD = 'a password of one line';
/** Milliseconds in which an answer has to be there, whatever happens to the database. */
const IN_TIME = 2_000;

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

/** Asks from many sides at once until it is stopped, and gives all answers. */
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

/** Every line of the log so far, as objects. */
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
    const made = run('operate.ts', env, 'add-administrator', '--email', 'a@a.example', '--password-stdin');
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

    // There is nobody to close connections with, the one that asks included.
    const stop = load(url, token);
    await delay(800);
    await stop();
    await postgres.freeze();
    server.child.kill('SIGTERM');
    expect((await server.finished).code).toBe(0);
    await postgres.thaw();
  });
});
