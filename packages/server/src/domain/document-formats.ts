import { type DocumentFormat, type DocumentType, INVOICE_TYPES, type Right } from '@hireyard/contract';

interface Reader {
  readonly rights: ReadonlySet<Right>;
  /** True if the client shows prices and the user may see them (DOM-10). */
  readonly prices: boolean;
}

type InvoiceType = (typeof INVOICE_TYPES)[number];
export const isInvoice = (type: DocumentType): type is InvoiceType => INVOICE_TYPES.includes(type as InvoiceType);

/** Papers whose file shows rental prices. */
const PRICED: ReadonlySet<DocumentType> = new Set(['quote', 'orderConfirmation', 'contract']);

/** Returns true if a user may see what the file of a document shows (DOM-10). */
export const maySeeFile = (type: DocumentType, { rights, prices }: Reader): boolean =>
  isInvoice(type) ? rights.has('invoice-view') : prices || !PRICED.has(type);

interface Filed {
  readonly type: DocumentType;
  /** Digest of the file that the rental company sent. */
  readonly received: string | null;
}

/** Returns true if a document has the PDF that the rental company sent, or one can be made. */
export const hasPdf = ({ type, received }: Filed): boolean => received !== null || isInvoice(type);

/**
 * Returns the formats in which a user can save a document. A void invoice has only the PDF, because UBL and CSV cannot
 * say that it is void. UBL requires that all amounts follow from the lines.
 */
export function formatsFor(
  document: Filed & { readonly voidedOn: string | null; readonly withUbl: boolean },
  reader: Reader,
): DocumentFormat[] {
  const { type, voidedOn, withUbl } = document;
  if (!hasPdf(document) || !maySeeFile(type, reader)) return [];
  if (!isInvoice(type) || voidedOn !== null) return ['pdf'];
  return withUbl ? ['pdf', 'ubl', 'csv'] : ['pdf', 'csv'];
}
