/**
 * Kinds of rows that the rental company's systems write under their own ids, each after the rows it refers to. Stored in
 * the database, so a kind is never renamed.
 */
export const IMPORT_KINDS = [
  'depots',
  'productGroups',
  'products',
  'stock',
  'clients',
  'addresses',
  'contactPersons',
  'projects',
  'rates',
  'users',
  'contracts',
  'lines',
  'orders',
  'offHires',
  'readings',
  'invoices',
  'papers',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Kinds of rows that have a file. */
export const FILED_KINDS = ['invoices', 'papers'] as const satisfies readonly ImportKind[];
export type FiledKind = (typeof FILED_KINDS)[number];

export const IMPORT_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Maximum number of rows per batch. */
export const MAX_BATCH_ROWS = 1000;
