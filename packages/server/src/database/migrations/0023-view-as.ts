import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds the views of the portal as a user, which activity tells with the name of the person (DK-15). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0023-view-as/views.sql', import.meta.url)));
}
