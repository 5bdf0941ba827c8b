import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** One file per part of the domain, in the order of their foreign keys. */
const FILES = [
  'basics',
  'companies',
  'company',
  'identity',
  'catalogue',
  'rental',
  'off-hires',
  'documents',
  'attachments',
  'assets',
  'requests',
  'orders',
  'emissions',
  'notifications',
  'attention',
  'activity',
  'mail',
  'own-settings',
  'jobs',
  'counts',
];

/** Creates the tables and indexes of the first release. Functions and triggers are in `database/functions`. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const file of FILES) await runSql(db, readSql(new URL(`./0001-baseline/${file}.sql`, import.meta.url)));
}
