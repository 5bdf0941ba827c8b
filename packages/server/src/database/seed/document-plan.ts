import type { Volume } from './companies.ts';
import { addInvoices } from './document-invoices.ts';
import { addContractPapers } from './document-papers.ts';
import type { DocumentRows, DocumentSetting } from './document-rows.ts';
import type { Rentals } from './rental-rows.ts';

/** One of this many contracts gets the other documents; one of this many paid invoices gets a credit note. */
const ONE_OF: Readonly<Record<Exclude<Volume, 'none'>, { readonly papers: number; readonly credited: number }>> = {
  main: { papers: 1, credited: 6 },
  handful: { papers: 1, credited: 4 },
  bulk: { papers: 20, credited: 60 },
};

/** Returns a client's documents as rows of an import. Sets the invoice number in each invoiced period. */
export function planDocuments(
  volume: Exclude<Volume, 'none'>,
  rentals: Rentals,
  setting: DocumentSetting,
): DocumentRows {
  const rows: DocumentRows = { invoices: [], creditNotes: [], papers: [], disputed: [] };
  addInvoices(rows, rentals, setting, ONE_OF[volume].credited);
  addContractPapers(rows, rentals, setting, ONE_OF[volume].papers);
  return rows;
}
