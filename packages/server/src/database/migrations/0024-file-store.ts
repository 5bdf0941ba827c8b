import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Files of attachments and documents may lie in an object store (OP-49). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0024-file-store/files.sql', import.meta.url)));
}
