import type { Audit } from '../tables/rental.ts';
import type { Database } from '../tables.ts';

type Table = keyof Database;
type Column<T extends Table> = keyof Database[T] & string;

/** Rows with a column for their client and, where they can belong to a project, one for that. */
interface OwnedByColumn<T extends Table> {
  readonly client: Column<T>;
  readonly project?: Column<T>;
  /** For rows that belong to projects through rows of another table: visible if one of those is. */
  readonly through?: { readonly table: Table; readonly column: string };
  /** Whether the table has the columns of `Audit`. */
  readonly audited?: Database[T] extends Audit ? true : never;
}
/** Rows that belong to a row of another table, and are visible if that is. */
interface OwnedByParent<T extends Table> {
  readonly parent: Table;
  /** The foreign key to the parent. */
  readonly column: Column<T>;
}
type Ownership = { readonly [T in Table]?: OwnedByColumn<T> | OwnedByParent<T> };

/**
 * The tables whose rows belong to a client, and how. `ClientDb` limits its queries by this (DOM-11). Each table of the
 * database is in exactly one of these three lists; a test fails otherwise.
 */
export const CLIENT_TABLES = {
  corporate_client: { client: 'id' },
  client_module: { client: 'client_id' },
  address: { client: 'client_id', through: { table: 'project', column: 'address_id' }, audited: true },
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
  document_read: { parent: 'document', column: 'document_id' },
  document_count: { client: 'client_id', project: 'project_id' },
  membership: { client: 'client_id', audited: true },
  membership_role: { client: 'client_id' },
  membership_project: { client: 'client_id', project: 'project_id' },
  role: { client: 'client_id', audited: true },
  role_right: { client: 'client_id' },
} as const satisfies Ownership;

/** Tables that all clients share and may read. */
export const SHARED_TABLES = [
  'operating_company',
  'depot',
  'product',
  'product_translation',
  'product_rank',
] as const satisfies Table[];

/** Tables that handlers of a client's endpoints cannot read: identity, and the server's own state. */
export const INTERNAL_TABLES = [
  'app_user',
  'session',
  'refresh_token',
  'known_device',
  'signing_key',
  'attempt_counter',
  'idempotency_answer',
  'service_status',
  'mail',
  'one_time_link',
  'prospect',
] as const satisfies Table[];

export type ClientTable = keyof typeof CLIENT_TABLES;
/** The tables that a client's handler can read. */
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
