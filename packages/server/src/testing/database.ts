import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/connection.ts';
import type {} from './databases.ts';
import { administer, urlOf } from './postgres-admin.ts';

/** An empty, migrated database of its own for a test file, on what the vitest project tests; close it afterwards. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const databases = inject('testDatabases');
  return 'snapshot' in databases ? openSnapshot(databases.snapshot) : openCopy(databases);
}

/** PGlite in memory, loaded from the migrated snapshot that the setup made: much faster than making one. */
async function openSnapshot(file: string): Promise<OpenDatabase> {
  return openDatabase({ snapshot: new Blob([await readFile(file)]) });
}

/** A copy of the migrated template on the PostgreSQL server, dropped when closed. */
async function openCopy({ url, template }: { url: string; template: string }): Promise<OpenDatabase> {
  const name = `hireyard_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${template}`);
  const database = await openDatabase({ url: urlOf(url, name) });
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}
