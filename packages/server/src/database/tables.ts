import type { Generated, JSONColumnType } from 'kysely';
import type { DocumentTables } from './tables/documents.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { ListTables } from './tables/lists.ts';
import type { MailTables } from './tables/mail.ts';
import type { RentalTables } from './tables/rental.ts';

/** The type of every table, after all migrations. */
export interface Database extends IdentityTables, RentalTables, ListTables, DocumentTables, MailTables {}

export type { Generated, JSONColumnType };
