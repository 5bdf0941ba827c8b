import type { Generated, JSONColumnType } from 'kysely';
import type { DocumentTables } from './tables/documents.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { ListTables } from './tables/lists.ts';
import type { RentalTables } from './tables/rental.ts';

/** The type of every table, after all migrations. */
export interface Database extends IdentityTables, RentalTables, ListTables, DocumentTables {}

export type { Generated, JSONColumnType };
