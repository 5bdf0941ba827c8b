import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Keeps what one operating company does from the others: rankings of products, and invitations of one address. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const file of ['ranks.sql', 'invitations.sql'])
    await runSql(db, readSql(new URL(`./0020-companies-apart/${file}`, import.meta.url)));
}
