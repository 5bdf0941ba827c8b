import type { Language } from '../../core/languages.ts';

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

/** Heading of the column that says why rows were refused, in each language. No import reads it. */
export const REASON_HEADINGS: Readonly<Record<Language, string>> = {
  'en-US': 'refused because',
  de: 'abgelehnt, weil',
  fr: 'refusé parce que',
  nl: 'geweigerd omdat',
  hu: 'elutasítás oka',
  pl: 'odrzucono, ponieważ',
};

/** Kinds of rows that have a file. */
export const FILED_KINDS = ['invoices', 'papers'] as const satisfies readonly ImportKind[];
export type FiledKind = (typeof FILED_KINDS)[number];

export const IMPORT_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Maximum number of rows per batch. */
export const MAX_BATCH_ROWS = 1000;
