import type { Migration } from 'kysely/migration';
import * as baseline from './0001-baseline.ts';
import * as sorts from './0005-sorts.ts';

/** The first migration. */
export const BASELINE = '0001-baseline';

/** All migrations by name. They run once, in name order, and are never edited after a release. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  [BASELINE]: baseline,
  '0005-sorts': sorts,
};
