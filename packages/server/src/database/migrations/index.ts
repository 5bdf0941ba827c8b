import type { Migration } from 'kysely/migration';
import * as baseline from './0001-baseline.ts';

/** The first migration, on which all others build. */
export const BASELINE = '0001-baseline';

/** All migrations by name. They run once, in the order of their names, and are never edited after a release. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  [BASELINE]: baseline,
};
