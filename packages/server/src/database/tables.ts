import type { Generated, JSONColumnType } from 'kysely';
import type { IdentityTables } from './tables/identity.ts';
import type { ListTables } from './tables/lists.ts';
import type { RentalTables } from './tables/rental.ts';

/** Every table, as Kysely sees it. Each file of `tables/` is made by the migration of the same name. */
export interface Database extends IdentityTables, RentalTables, ListTables {}

export type { Generated, JSONColumnType };
