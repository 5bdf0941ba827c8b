import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import { EXTENSIONS } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/tables.ts';
import type { Prepared } from './databases.ts';
import { insertFixture } from './fixture.ts';

/** Creates the snapshots once. Every test file on PGlite starts from one of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'hireyard-pglite-'));
  const pglite = await PGlite.create({ extensions: EXTENSIONS });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  const snapshot = async (prepared: Prepared) => {
    const file = path.join(directory, `${prepared}.tar`);
    await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
    return file;
  };
  await migrate(db);
  const empty = await snapshot('empty');
  const fixture = await insertFixture(db);
  project.provide('testDatabases', { snapshots: { empty, fixture: await snapshot('fixture') }, fixture });
  await pglite.close();
  return () => rm(directory, { recursive: true, force: true });
}
