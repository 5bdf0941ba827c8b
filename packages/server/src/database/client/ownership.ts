import type { Resource, Right } from '@hireyard/contract';
import type { Audit } from '../tables/column-types.ts';
import type { Database } from '../tables.ts';

type Table = keyof Database;
type Column<T extends Table> = keyof Database[T] & string;

/** Rows with a client column and, optionally, a project column. */
interface OwnedByColumn<T extends Table> {
  readonly client: Column<T>;
  readonly project?: Column<T>;
  /** Owner of a personal row, which only the owner sees. */
  readonly user?: Column<T>;
  /** True if a personal row is shared with the client's other users. */
  readonly shared?: Column<T>;
  /** For rows linked to projects through another table: visible if a linked project is. */
  readonly through?: { readonly table: Table; readonly column: string };
  /** For drafts: visible to their author only. */
  readonly drafts?: { readonly status: Column<T>; readonly author: Column<T> };
  /** For rows visible to their author only, and to users with one of these rights. */
  readonly others?: { readonly author: Column<T>; readonly rights: readonly Right[] };
  /** True if the table has the columns of `Audit`. */
  readonly audited?: Database[T] extends Audit ? true : never;
  /** For rows about a resource, by its name and id: visible if the resource is. */
  readonly about?: {
    readonly resource: Column<T>;
    readonly id: Column<T>;
    /** Rows without a resource are visible to the user in this column. */
    readonly author?: Column<T>;
  };
  /** For counts per resource type (this column): visible if all rows of the type are. */
  readonly aboutAll?: Column<T>;
}
/** Rows of a parent table: visible if their parent is. */
interface OwnedByParent<T extends Table> {
  readonly parent: Table;
  /** The foreign key to the parent. */
  readonly column: Column<T>;
  /** True if the table has the columns of `Audit`. */
  readonly audited?: Database[T] extends Audit ? true : never;
  /** Columns returned by an insert. Default: all. */
  readonly returning?: readonly Column<T>[];
}
type Ownership = { readonly [T in Table]?: OwnedByColumn<T> | OwnedByParent<T> };

/**
 * Tables whose rows belong to a client, and how. `ClientDb` limits its queries by this list (DOM-11). Each table of the
 * database is in exactly one of these lists; a test checks it.
 */
export const CLIENT_TABLES = {
  corporate_client: { client: 'id' },
  client_module: { client: 'client_id' },
  address: { client: 'client_id', through: { table: 'project', column: 'address_id' }, audited: true },
  contact_person: { client: 'client_id', audited: true },
  project: { client: 'client_id', project: 'id', audited: true },
  project_favorite: { client: 'client_id', project: 'project_id' },
  contract: { client: 'client_id', project: 'project_id', audited: true },
  contract_line: { client: 'client_id', project: 'project_id', audited: true },
  rental_period: { parent: 'contract_line', column: 'contract_line_id' },
  off_hire: { client: 'client_id', through: { table: 'off_hire_line', column: 'off_hire_id' }, audited: true },
  line_hours: { parent: 'contract_line', column: 'contract_line_id' },
  line_month: { client: 'client_id', project: 'project_id' },
  line_month_due: { client: 'client_id', project: 'project_id' },
  use_month: { client: 'client_id', project: 'project_id' },
  rent_stretch: { client: 'client_id', project: 'project_id' },
  rent_day: { client: 'client_id', project: 'project_id' },
  spend_month: { client: 'client_id', project: 'project_id' },
  document_month: { client: 'client_id', project: 'project_id' },
  document_due: { client: 'client_id', project: 'project_id' },
  line_extension: { parent: 'contract_line', column: 'contract_line_id' },
  contract_count: { client: 'client_id', project: 'project_id' },
  contract_line_count: { client: 'client_id', project: 'project_id' },
  off_hire_line: { parent: 'contract_line', column: 'contract_line_id' },
  asset: { client: 'client_id', project: 'project_id', audited: true },
  asset_count: { client: 'client_id', project: 'project_id' },
  asset_assignment: { client: 'client_id', project: 'project_id', audited: true },
  asset_inspection: { parent: 'asset', column: 'asset_id', audited: true },
  asset_reading: { parent: 'asset', column: 'asset_id' },
  asset_import: { client: 'client_id' },
  asset_import_part: { parent: 'asset_import', column: 'import_id', returning: ['import_id'] },
  asset_import_refusal: { parent: 'asset_import', column: 'import_id', returning: ['import_id'] },
  asset_reading_void: { parent: 'asset', column: 'asset_id' },
  document: { client: 'client_id', project: 'project_id', audited: true },
  document_contract: { parent: 'document', column: 'document_id' },
  document_line: { parent: 'document', column: 'document_id' },
  // Do not return the file content from the insert.
  document_file: { parent: 'document', column: 'document_id', returning: ['document_id'] },
  document_read: { parent: 'document', column: 'document_id' },
  payment: { parent: 'document', column: 'document_id' },
  document_count: { client: 'client_id', project: 'project_id' },
  request: {
    client: 'client_id',
    project: 'project_id',
    drafts: { status: 'status', author: 'created_by' },
    audited: true,
  },
  request_line: { client: 'client_id', project: 'project_id' },
  request_step: { parent: 'request', column: 'request_id' },
  request_comment: { parent: 'request', column: 'request_id' },
  rental_order: {
    client: 'client_id',
    project: 'project_id',
    drafts: { status: 'status', author: 'created_by' },
    // Colleagues' orders are visible to approvers and to users with the right to view all orders.
    others: { author: 'created_by', rights: ['order-view-all', 'order-approve'] },
    audited: true,
  },
  rental_order_line: { client: 'client_id', project: 'project_id' },
  rental_order_step: { parent: 'rental_order', column: 'order_id' },
  membership: { client: 'client_id', audited: true },
  membership_role: { client: 'client_id' },
  membership_project: { client: 'client_id', project: 'project_id' },
  role: { client: 'client_id', audited: true },
  role_right: { client: 'client_id' },
  activity: { client: 'client_id', about: { resource: 'resource', id: 'resource_id' } },
  activity_count: { client: 'client_id', aboutAll: 'resource' },
  attachment: {
    client: 'client_id',
    about: { resource: 'resource', id: 'resource_id', author: 'created_by' },
    audited: true,
  },
  // Do not return the file content from the insert.
  attachment_file: { parent: 'attachment', column: 'attachment_id', returning: ['attachment_id'] },
  notification: { client: 'client_id', user: 'user_id', about: { resource: 'resource', id: 'resource_id' } },
  notification_read: { parent: 'notification', column: 'notification_id' },
  calendar_feed: { client: 'client_id', user: 'user_id' },
  saved_view: { client: 'client_id', user: 'created_by', shared: 'shared', audited: true },
  attention_snooze: { client: 'client_id', user: 'user_id', about: { resource: 'resource', id: 'resource_id' } },
  attention_assignment: { client: 'client_id', about: { resource: 'resource', id: 'resource_id' } },
  inbox_acknowledgement: { client: 'client_id', about: { resource: 'resource', id: 'resource_id' } },
} as const satisfies Ownership;

/** Tables of the resources that rows can be `about`. */
export const RESOURCE_TABLES = {
  project: 'project',
  contract: 'contract',
  document: 'document',
  asset: 'asset',
  assetImport: 'asset_import',
  request: 'request',
  order: 'rental_order',
  offHire: 'off_hire',
  address: 'address',
  contactPerson: 'contact_person',
  user: 'membership',
  role: 'role',
} as const satisfies { readonly [R in Resource]: keyof typeof CLIENT_TABLES };

/**
 * Tables with rows of an operating company. A handle reads the rows of its company alone. With `code`, rows without a
 * company belong to all of them, except to those that have a product of their own with this code.
 */
export const COMPANY_TABLES = {
  product: { code: 'code' },
  product_translation: { code: 'product_code' },
  product_rank: { code: 'product_code' },
  catalogue_group: {},
  product_picture: {},
  // A client reads its own rates and the company-wide ones.
  rental_rate: { client: 'client_id' },
} as const satisfies { readonly [T in Table]?: { readonly code?: Column<T>; readonly client?: Column<T> } };

/**
 * Tables with rows of an operating company that its own people and systems read, and no client. A handle of the company
 * reads the rows of its company alone.
 */
export const DESK_TABLES = [
  'failed_mail',
  'import_run',
  'import_run_file',
  'import_run_refusal',
] as const satisfies Table[];

/** Tables shared by all clients, readable by each. */
export const SHARED_TABLES = [
  'operating_company',
  'depot',
  'product_consumption',
  'emission_factor',
  'depot_stock',
  'months_kept',
] as const satisfies Table[];

/** Tables not readable from a client's endpoints: identity and server state. */
export const INTERNAL_TABLES = [
  'app_user',
  'session',
  'refresh_token',
  'known_device',
  'signing_key',
  'attempt_counter',
  'idempotency_answer',
  'machine_account',
  'desk_account',
  'desk_view',
  'change_entry',
  'change_log',
  'external_key',
  'import_entry',
  'inbox_mail',
  'demo_clock',
  'service_status',
  'applied_functions',
  'product_key',
  'product_rate',
  'mail',
  'one_time_link',
  'prospect',
  'feedback',
  'stored_object',
  'notification_setting',
  'notification_log',
  'job',
  'number_counter',
  'consent_receipt',
] as const satisfies Table[];

export type ClientTable = keyof typeof CLIENT_TABLES;
export type CompanyTable = keyof typeof COMPANY_TABLES;
/** The tables that a client's handler can read. */
export type ClientTables = Pick<Database, ClientTable | CompanyTable | (typeof SHARED_TABLES)[number]>;

/** The tables that a handler of the company reads beside those of clients. */
export type DeskTable = (typeof DESK_TABLES)[number];
export type DeskTables = Pick<Database, DeskTable>;

export const isDeskTable = (name: string): name is DeskTable => DESK_TABLES.some((table) => table === name);
export const isCompanyTable = (name: string): name is CompanyTable => Object.hasOwn(COMPANY_TABLES, name);
export const companyRowsOf = (table: CompanyTable): { readonly code?: string; readonly client?: string } =>
  COMPANY_TABLES[table];

export const isClientTable = (name: string): name is ClientTable => Object.hasOwn(CLIENT_TABLES, name);

interface AnyOwnership {
  readonly user?: string;
  readonly shared?: string;
  readonly drafts?: { readonly status: string; readonly author: string };
  readonly others?: { readonly author: string; readonly rights: readonly Right[] };
  readonly client?: string;
  readonly project?: string;
  readonly through?: { readonly table: ClientTable; readonly column: string };
  readonly parent?: ClientTable;
  readonly column?: string;
  readonly returning?: readonly string[];
  readonly audited?: boolean;
  readonly about?: { readonly resource: string; readonly id: string; readonly author?: string };
  readonly aboutAll?: string;
}
export const ownershipOf = (table: ClientTable): AnyOwnership => CLIENT_TABLES[table];
