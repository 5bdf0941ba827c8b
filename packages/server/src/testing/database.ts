import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/connection.ts';
import type { Prepared } from './databases.ts';
import type { Fixture } from './fixture.ts';
import { planOnce } from './named-statements.ts';
import { administer, urlOf } from './postgres-admin.ts';

/** An empty, migrated database of its own for a test file, on what the vitest project tests; close it afterwards. */
export const openTestDatabase = (): Promise<OpenDatabase> => openCopy('empty');

/** The same with the rows of the fixture. */
export async function openFixture(): Promise<{ readonly database: OpenDatabase; readonly fixture: Fixture }> {
  return { database: await openCopy('fixture'), fixture: inject('testDatabases').fixture };
}

/** A copy of a prepared database takes a fraction of the time of making one. */
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
    // Dropped when closed.
    close: async () => {
      await database.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}
