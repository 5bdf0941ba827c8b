import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startPostgres, type TestPostgres } from '../testing/embedded-postgres.ts';
import type { RunningProcess } from '../testing/server-process.ts';
import { ask } from './ask.ts';
import { startFront } from './front.ts';
import { signIn, startLoad, totals } from './load.ts';
import { end, type Installation, install } from './processes.ts';

let postgres: TestPostgres;
let installation: Installation;
beforeAll(async () => {
  postgres = await startPostgres();
  installation = await install(postgres.url);
});
afterAll(async () => {
  await postgres.stop();
  await installation.remove();
});

async function query<T extends object>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as T[];
}

/** Checks that every answered write exists once, and no other. */
async function expectEachOnce(prefix: string, written: readonly string[]): Promise<void> {
  const rows = await query<{ number: string }>(`select number from project where number like '${prefix}-%'`);
  expect(rows.map(({ number }) => number).toSorted()).toEqual(written.toSorted());
}

describe('two processes behind a proxy', { timeout: 300_000 }, () => {
  // Updates the release by itself until there is a former one.
  it('[OP-09] are updated one after the other under load: nothing fails, and each write is there once', async () => {
    const ports = [await freePort(), await freePort()] as const;
    const servers = [await installation.start(ports[0]), await installation.start(ports[1])];
    const front = await startFront(ports);
    try {
      const user = await signIn(front);
      const before = await totals(front, user.headers);
      expect(Math.min(...Object.values(before))).toBeGreaterThan(0);
      const stopLoad = startLoad(front, user, 'ROLL');
      await delay(1_000);
      for (const [index, port] of ports.entries()) {
        await front.takeOut(port);
        await end(servers[index] as RunningProcess);
        // Migrates while the other process goes on.
        servers[index] = await installation.start(port);
        await front.putBack();
        await delay(1_000);
      }
      const { written, failed, reads } = await stopLoad();
      console.log(`${written.length} writes and ${reads} reads while the update rolled, ${failed.length} failed`);
      expect(failed).toEqual([]);
      expect(written.length).toBeGreaterThan(50);
      await expectEachOnce('ROLL', written);
      // Data and sessions remain.
      expect(await totals(front, user.headers)).toEqual({
        ...before,
        projects: (before.projects ?? 0) + written.length,
      });
      const refreshed = await ask(`${front.url}/api/usermgmt/auth/refresh`, {
        method: 'POST',
        headers: { cookie: user.cookie },
        ca: front.ca,
      });
      expect(refreshed.status).toBe(200);
      for (const server of servers) await end(server);
    } finally {
      await front.stop();
    }
  });

  it('[OP-09] may end at SIGTERM without a word to the proxy, and no write is lost, doubled or failed', async () => {
    const ports = [await freePort(), await freePort()] as const;
    const servers = [await installation.start(ports[0]), await installation.start(ports[1])];
    const front = await startFront(ports);
    try {
      const user = await signIn(front);
      const stopLoad = startLoad(front, user, 'TERM');
      await delay(1_000);
      for (let round = 0; round < 4; round += 1) {
        const index = round % 2;
        await end(servers[index] as RunningProcess);
        servers[index] = await installation.start(ports[index] ?? 0);
        // Until nginx retries it.
        await delay(6_000);
      }
      const { written, failed, reads } = await stopLoad();
      console.log(`${written.length} writes and ${reads} reads while processes ended, ${failed.length} failed`);
      await expectEachOnce('TERM', written);
      expect(failed).toEqual([]);
      for (const server of servers) await end(server);
    } finally {
      await front.stop();
    }
  });
});
