import { INVOICE_TYPES, PAPER_TYPES } from '@hireyard/contract';
import { COMPANY_ORDER_STATUSES, type ImportKind } from '@hireyard/contract/backoffice';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../../database/client/company-db.ts';
import type { ClientTables } from '../../database/client/ownership.ts';

type Rows = SelectQueryBuilder<ClientTables, keyof ClientTables, { readonly id: string }>;

interface Source {
  /** Rows that the company reads, archived ones too. */
  readonly rows: (db: CompanyDb) => unknown;
  /** Column of their ids. */
  readonly id: string;
  /** Column of their client. Left out for records of the company itself. */
  readonly client?: string;
}

const ofClient = (
  table: 'address' | 'contact_person' | 'project' | 'contract' | 'contract_line' | 'off_hire' | 'document',
): Source => ({
  // Kysely needs the name of one table, not a union of names.
  rows: ({ selectFrom }) => selectFrom(table as 'address'),
  id: `${table}.id`,
  client: `${table}.client_id`,
});

const ofCompany = (table: 'depot' | 'catalogue_group' | 'product' | 'rental_rate'): Source => ({
  rows: ({ selectFrom, opCo }) => selectFrom(table as 'depot').where('op_co', '=', opCo),
  id: `${table}.id`,
});

/** Records of each kind. Clients are named by their UUIDs, and are read by themselves. */
const SOURCES: Readonly<Record<RecordKind, Source>> = {
  depots: ofCompany('depot'),
  productGroups: ofCompany('catalogue_group'),
  products: ofCompany('product'),
  stock: {
    rows: ({ selectFrom, opCo }) =>
      selectFrom('depot_stock').innerJoin('depot', 'depot.id', 'depot_stock.depot_id').where('depot.op_co', '=', opCo),
    id: 'depot_stock.id',
  },
  addresses: ofClient('address'),
  contactPersons: ofClient('contact_person'),
  projects: ofClient('project'),
  rates: { ...ofCompany('rental_rate'), client: 'rental_rate.client_id' },
  users: {
    rows: ({ selectFrom }) => selectFrom('membership'),
    id: 'membership.record_uuid',
    client: 'membership.client_id',
  },
  contracts: ofClient('contract'),
  lines: ofClient('contract_line'),
  orders: {
    rows: ({ selectFrom }) => selectFrom('rental_order').where('status', 'in', COMPANY_ORDER_STATUSES),
    id: 'rental_order.id',
    client: 'rental_order.client_id',
  },
  offHires: ofClient('off_hire'),
  // Other readings are those of a client's own assets, and of what machines report beside their hours.
  readings: {
    rows: ({ selectFrom }) =>
      selectFrom('asset_reading')
        .innerJoin('contract_line', 'contract_line.id', 'asset_reading.asset_id')
        .where('asset_reading.kind', '=', 'cumulativeOperatingHours'),
    id: 'asset_reading.id',
    client: 'contract_line.client_id',
  },
  invoices: {
    ...ofClient('document'),
    rows: ({ selectFrom }) => selectFrom('document').where('type', 'in', INVOICE_TYPES),
  },
  papers: {
    ...ofClient('document'),
    rows: ({ selectFrom }) => selectFrom('document').where('type', 'in', PAPER_TYPES),
  },
};
export type RecordKind = Exclude<ImportKind, 'clients'>;

/** Column of the ids of a kind's records. */
export const idOf = (kind: RecordKind): string => SOURCES[kind].id;
/** Column of their client; null for records of the company itself. */
export const clientOfRecord = (kind: RecordKind): string | null => SOURCES[kind].client ?? null;

/** Returns the ids of the records of a kind that the company reads, as `id`. */
export function recordsOf(db: CompanyDb, kind: RecordKind): Rows {
  const { rows, id } = SOURCES[kind];
  return (rows(db) as Rows).select(sql<string>`${sql.ref(id)}`.as('id'));
}

/** Returns the condition for records of these ids. */
export const isOneOf = (kind: RecordKind, ids: readonly string[]) =>
  sql<SqlBool>`${sql.ref(idOf(kind))} = any(${[...ids]}::uuid[])`;

/** Returns which records of these ids the company reads. */
export const recordsNamed = (db: CompanyDb, kind: RecordKind, ids: readonly string[]) =>
  recordsOf(db, kind).where(isOneOf(kind, ids)).execute();
