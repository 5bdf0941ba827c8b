import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../packages.ts';
import { answers } from './answers.ts';

export interface Product {
  readonly url: string;
  /** Resident memory of the server process in kilobytes. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
  /** Restarts the server on existing data. Resolves with the milliseconds until it is ready. */
  readonly startAgain: () => Promise<number>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Timeout in milliseconds for creating the large demo, generous enough for a busy machine. */
const MAKING = 600_000;
/** Sampling interval in milliseconds, and the share of processor time below which the server counts as idle. */
const REST = 10_000;
const RESTING = 0.2;

/** Processor time of a process in hundredths of a second. Linux only, else 0. */
const processorOf = (pid: number | undefined): number => {
  if (process.platform !== 'linux') return 0;
  // Fields 14 and 15, counted after the process's name.
  const [used = 0, usedBySystem = 0] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return used + usedBySystem;
};

/** Waits until the server is idle. A new demo first sends notifications to its 500 users. */
async function rested(used: () => number): Promise<void> {
  for (let before = used(), waited = 0; waited < MAKING; waited += REST) {
    await setTimeout(REST);
    const now = used();
    if ((now - before) * 10 < REST * RESTING) return;
    before = now;
  }
}

/**
 * Starts the built portal on its server with the large demo. Creating the demo takes some minutes, unless `DATA_DIR`
 * has one.
 */
export async function startProduct(): Promise<Product> {
  const { DATA_DIR: existing } = process.env;
  const dataDir = existing ?? mkdtempSync(join(tmpdir(), 'hireyard-bench-'));
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
    if (existing === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = async () => {
    if (await answers(server, `${url}/health/ready`, MAKING)) return;
    await stop();
    throw new Error('The product did not start.');
  };
  await ready();
  await rested(() => processorOf(server.pid));
  const startAgain = async () => {
    await end();
    const started = performance.now();
    server = launch();
    await ready();
    return performance.now() - started;
  };
  const memory = () => {
    // Available on Linux only. Elsewhere the figure is omitted.
    const status = process.platform === 'linux' ? readFileSync(`/proc/${server.pid}/status`, 'utf8') : '';
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
  };
  return { url, memory, stop, startAgain };
}

export const PASSWORD = 'Demo-2026!';
const LARGE_CLIENT = 'Grand Infra Holding';

/** Signs in as the administrator. Returns the large client and the headers for its API calls. */
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
