import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { appConfig, operatingCompany } from './testing/app-config.ts';
import { run } from './testing/server-process.ts';

const READY = /ready at (http:\S+)/;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hireyard-main-'));
  // Opening a migrated directory is faster than creating one in each test.
  const { db, close } = await openDatabase({ dataDir: path.join(root, 'data') });
  await migrate(db);
  await close();
});
afterAll(() => rm(root, { recursive: true }));

const environment = (changes: Record<string, string> = {}) => ({
  DATA_DIR: path.join(root, 'data'),
  PORT: '0',
  SEED: 'none',
  ...changes,
});

describe('a start that cannot be', { timeout: 60_000 }, () => {
  it('[OP-03] ends with one sentence and exit code 1: a port that is no port', async () => {
    expect(await run('main.ts', environment({ PORT: 'http' })).finished).toEqual({
      code: 1,
      stdout: '',
      stderr: 'PORT has to be a whole number from 0 to 65535, not "http".\n',
    });
  });

  it('[OP-03] ends with one sentence and exit code 1: a taken port, and leaves the directory free', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const env = environment({ PORT: String(port) });
    const { code, stderr } = await run('main.ts', env).finished;
    expect(code).toBe(1);
    expect(stderr).toBe(`PORT ${port} is taken on 127.0.0.1; stop what uses it or set PORT.\n`);
    await new Promise((resolve) => other.close(resolve));
    const configDir = path.join(root, 'config-of-others');
    await mkdir(configDir);
    const operatingCompanies = [operatingCompany({ code: 'LO' })];
    await writeFile(path.join(configDir, 'app-config.json'), appConfig({ opCo: 'LO', operatingCompanies }));
    const again = run('main.ts', { ...env, CONFIG_DIR: configDir });
    expect(await again.says(READY)).toBe(`http://127.0.0.1:${port}`);
    // [OP-24] A company without a row in the database is one warning.
    expect(await again.says(/"level":40.*"msg":"(app-config.json has operating companies .*)"/)).toContain(': LO; ');
    again.child.kill('SIGTERM');
    expect((await again.finished).code).toBe(0);
  });

  it('[OP-03] ends with one sentence and exit code 1: a config file that is no JSON', async () => {
    const configDir = path.join(root, 'config');
    await mkdir(configDir);
    await writeFile(path.join(configDir, 'app-config.json'), '{');
    const { code, stderr } = await run('main.ts', environment({ CONFIG_DIR: configDir })).finished;
    expect(code).toBe(1);
    expect(stderr).toBe(`${path.join(configDir, 'app-config.json')} is not JSON.\n`);
  });
});

describe('a server', { timeout: 120_000 }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '[OP-03] finishes what is under way at %s, and [OP-07] waits 8 s for what never arrives, or until it is asked again',
    async (signal) => {
      const server = run('main.ts', environment());
      const { hostname, port } = new URL(await server.says(READY));
      const body = JSON.stringify({ email: 'nobody@a.example', password: 'x' });
      const begin = () => {
        const socket = connect(Number(port), hostname);
        socket.write(
          `POST /api/usermgmt/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
        );
        return socket;
      };
      const stalled = begin();
      stalled.on('error', () => {});
      const socket = begin();
      // Closes its connection after the answer, so that the server does not wait for it.
      const answer = text(socket);
      await delay(200);
      const asked = performance.now();
      server.child.kill(signal);
      // Ctrl-C comes twice if a parent forwards it.
      await delay(50);
      server.child.kill(signal);
      await delay(200);
      socket.write(body.slice(5));
      expect(await answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*"type":"credentials"/);
      expect(performance.now() - asked).toBeLessThan(5_000);

      if (signal === 'SIGINT') {
        await delay(Math.max(0, 1_100 - (performance.now() - asked)));
        server.child.kill(signal);
        expect((await server.finished).code).toBe(130);
        expect(performance.now() - asked).toBeLessThan(7_000);
      } else {
        expect((await server.finished).code).toBe(0);
        expect(performance.now() - asked).toBeGreaterThan(7_900);
        expect(performance.now() - asked).toBeLessThan(9_900);
      }
    },
  );

  it('[OP-01] tells an operator how to use it', async () => {
    const { code, stdout } = await run('operate.ts', environment(), '--help').finished;
    expect(code).toBe(0);
    expect(stdout).toContain('operate add-administrator --op-co <code> --company <name>');
  });
});
