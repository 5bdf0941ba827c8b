import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { type RunningProcess, runIn } from '../testing/server-process.ts';

export const PRESENT = path.resolve(import.meta.dirname, '..');

export interface Installation {
  readonly directory: string;
  /** Starts a process on the installation's database, with demo data. */
  readonly start: (port: number, settings?: Record<string, string>) => Promise<RunningProcess>;
  readonly remove: () => Promise<void>;
}

/** Creates the settings and the key of processes behind one proxy on one database. */
export async function install(databaseUrl: string): Promise<Installation> {
  const directory = await mkdtemp(path.join(tmpdir(), 'hireyard-installation-'));
  const keyFile = path.join(directory, 'key');
  await writeFile(keyFile, randomBytes(32).toString('base64'));
  return {
    directory,
    start: async (port, settings = {}) => {
      const server = runIn(PRESENT, 'main.ts', {
        DATABASE_URL: databaseUrl,
        KEY_FILE: keyFile,
        DATA_DIR: directory,
        PUBLIC_URL: 'https://portal.example',
        TRUST_PROXY: '1',
        PORTAL_DIST: '/nonexistent',
        SEED: 'demo',
        SIMULATOR: 'off',
        PORT: String(port),
        ...settings,
      });
      await server.says(/Hireyard is ready/);
      return server;
    },
    remove: () => rm(directory, { recursive: true }),
  };
}

export async function end(server: RunningProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect((await server.finished).code).toBe(0);
}
