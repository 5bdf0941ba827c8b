import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/connection.ts';
import type { Prepared } from './databases.ts';
import type { Fixture } from './fixture.ts';
import { planOnce } from './named-statements.ts';
import { administer, urlOf } from './postgres-admin.ts';

/** Opens an empty, migrated database for a test file, in the engine of the vitest project. Close it afterwards. */
export const openTestDatabase = (): Promise<OpenDatabase> => openCopy('empty');

/** Opens a database with the rows of the fixture. */
export async function openFixture(): Promise<{ readonly database: OpenDatabase; readonly fixture: Fixture }> {
  return { database: await openCopy('fixture'), fixture: inject('testDatabases').fixture };
}

/** Copies a prepared database, which is much faster than creating one. */
async function openCopy(prepared: Prepared): Promise<OpenDatabase> {
  const databases = inject('testDatabases');
  if ('snapshots' in databases) {
    return openDatabase({ snapshot: new Blob([await readFile(databases.snapshots[prepared])]) });
  }
  const { url, templates } = databases;
  const name = `hireyard_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${templates[prepared]} strategy file_copy`);
  const database = await openDatabase({ url: planOnce(urlOf(url, name)) });
  return {
    ...database,
    // Dropped on closing.
    close: async () => {
      await database.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}
