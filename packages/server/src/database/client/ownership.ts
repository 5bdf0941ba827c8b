import type { Audit } from '../tables/rental.ts';
import type { Database } from '../tables.ts';

type Table = keyof Database;
type Column<T extends Table> = keyof Database[T] & string;

/** Rows that name their client and, where they belong to a project or to none, that project. */
interface OwnedByColumn<T extends Table> {
  readonly client: Column<T>;
  readonly project?: Column<T>;
  /** Rows that belong to projects by way of others: one is in sight when one of those is. */
  readonly through?: { readonly table: Table; readonly column: string };
  /** Says who made and last changed a row, and counts its versions. */
  readonly audited?: Database[T] extends Audit ? true : never;
}
/** Rows that belong to a row of another table, which decides for them. */
interface OwnedByParent<T extends Table> {
  readonly parent: Table;
  /** The column that holds the parent's id. */
  readonly column: Column<T>;
}
type Ownership = { readonly [T in Table]?: OwnedByColumn<T> | OwnedByParent<T> };

/**
 * The tables whose rows belong to a client, and how: the boundary of every query of a client's handle (DOM-11). Each
 * table of the database is in exactly one of these three lists; a test fails on one that is not.
 */
export const CLIENT_TABLES = {
  corporate_client: { client: 'id' },
  client_module: { client: 'client_id' },
  address: { client: 'client_id', audited: true },
  contact_person: { client: 'client_id', audited: true },
  project: { client: 'client_id', project: 'id', audited: true },
  contract: { client: 'client_id', project: 'project_id', audited: true },
  contract_line: { client: 'client_id', project: 'project_id', audited: true },
  rental_period: { parent: 'contract_line', column: 'contract_line_id' },
  off_hire: { client: 'client_id', through: { table: 'off_hire_line', column: 'off_hire_id' }, audited: true },
  contract_count: { client: 'client_id', project: 'project_id' },
  contract_line_count: { client: 'client_id', project: 'project_id' },
  off_hire_line: { parent: 'contract_line', column: 'contract_line_id' },
  document: { client: 'client_id', project: 'project_id', audited: true },
  document_contract: { parent: 'document', column: 'document_id' },
  document_line: { parent: 'document', column: 'document_id' },
  document_read: { client: 'client_id' },
  document_count: { client: 'client_id', project: 'project_id' },
} as const satisfies Ownership;

/** The same for every client: readable within any. */
export const SHARED_TABLES = [
  'operating_company',
  'depot',
  'product',
  'product_translation',
  'product_rank',
] as const satisfies Table[];

/** Out of reach within a client: who may sign in and do what, and what the server itself remembers. */
export const INTERNAL_TABLES = [
  'app_user',
  'role',
  'role_right',
  'membership',
  'membership_role',
  'refresh_token',
  'signing_key',
  'attempt_counter',
  'idempotency_answer',
  'service_status',
] as const satisfies Table[];

export type ClientTable = keyof typeof CLIENT_TABLES;
/** What a query within a client can name. */
export type ClientTables = Pick<Database, ClientTable | (typeof SHARED_TABLES)[number]>;

export const isClientTable = (name: string): name is ClientTable => Object.hasOwn(CLIENT_TABLES, name);

interface AnyOwnership {
  readonly client?: string;
  readonly project?: string;
  readonly through?: { readonly table: ClientTable; readonly column: string };
  readonly parent?: ClientTable;
  readonly column?: string;
  readonly audited?: boolean;
}
export const ownershipOf = (table: ClientTable): AnyOwnership => CLIENT_TABLES[table];
