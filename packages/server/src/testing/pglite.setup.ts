import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import { EXTENSIONS } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/tables.ts';

/** Makes the migrated snapshot once; every test file on PGlite starts from a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'hireyard-pglite-'));
  const pglite = await PGlite.create({ extensions: EXTENSIONS });
  await migrate(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }));
  const snapshot = path.join(directory, 'snapshot.tar');
  const dump = await pglite.dumpDataDir('none');
  await writeFile(snapshot, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  project.provide('testDatabases', { snapshot });
  return () => rm(directory, { recursive: true, force: true });
}
