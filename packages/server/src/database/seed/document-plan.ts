import type { Volume } from './companies.ts';
import { addInvoices } from './document-invoices.ts';
import { addContractPapers } from './document-papers.ts';
import type { DocumentRows, DocumentSetting } from './document-rows.ts';
import type { RentalRows } from './rental-plan.ts';

/** Of so many contracts one has its other papers too, and of so many paid invoices one is corrected. */
const ONE_OF: Readonly<Record<Exclude<Volume, 'none'>, { readonly papers: number; readonly credited: number }>> = {
  main: { papers: 1, credited: 6 },
  handful: { papers: 1, credited: 4 },
  bulk: { papers: 20, credited: 60 },
};

/** The documents of what a client rents, as rows ready to insert. Names the invoice in each period that has one. */
export function planDocuments(
  volume: Exclude<Volume, 'none'>,
  rentals: RentalRows,
  setting: DocumentSetting,
): DocumentRows {
  const rows: DocumentRows = { document: [], document_contract: [], document_line: [] };
  addInvoices(rows, rentals, setting, ONE_OF[volume].credited);
  addContractPapers(rows, rentals, setting, ONE_OF[volume].papers);
  return rows;
}
