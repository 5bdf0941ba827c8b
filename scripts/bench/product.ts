import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../packages.ts';
import { answers } from './answers.ts';

export interface Product {
  readonly url: string;
  /** Kilobytes of memory that the server's process holds. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
  /** Ends the server and starts it on the data that is there; milliseconds until it is ready. */
  readonly startAgain: () => Promise<number>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Milliseconds in which the large demo is made, on a busy machine too. */
const MAKING = 600_000;

/** The built portal on its server, with the large demo in a directory of its own. Takes half a minute to start, and some on a busy machine. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hireyard-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: 'demo', SEED_SCALE: 'large' };
  const launch = () => spawn(process.execPath, ['packages/server/src/main.ts'], { cwd: root, env, stdio: 'ignore' });
  let server = launch();
  const end = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
  };
  const stop = async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = async () => {
    if (await answers(server, `${url}/health/ready`, MAKING)) return;
    await stop();
    throw new Error('The product did not start.');
  };
  await ready();
  const startAgain = async () => {
    await end();
    const started = performance.now();
    server = launch();
    await ready();
    return performance.now() - started;
  };
  const memory = () => {
    // Linux alone says it there; elsewhere the figure is left out.
    const status = process.platform === 'linux' ? readFileSync(`/proc/${server.pid}/status`, 'utf8') : '';
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
  };
  return { url, memory, stop, startAgain };
}

export const PASSWORD = 'Demo-2026!';
/** The demo's client with 60,000 contract lines. */
const LARGE_CLIENT = 'Grand Infra Holding';

/** What a call of the administrator within the large client carries. */
export async function largeClient(url: string) {
  const login = await fetch(`${url}/api/usermgmt/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.example', password: PASSWORD }),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const authorization = `Bearer ${accessToken}`;
  const answer = await fetch(`${url}/api/corporate-clients`, { headers: { authorization } });
  const { items } = (await answer.json()) as { items: { id: number; name: string; externalUuid: string }[] };
  const client = items.find(({ name }) => name === LARGE_CLIENT);
  if (!client) throw new Error(`${LARGE_CLIENT} is no client of the demo.`);
  return {
    accessToken,
    client,
    headers: { authorization, 'x-mysite-corporate-client-external-uuid': client.externalUuid },
  };
}
