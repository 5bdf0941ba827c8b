import type { DocumentSummary } from './schemas.ts';
import type { InvoiceStatusFilter } from './values.ts';

/** Returns the displayed state of an invoice: disputed and overdue take precedence over what is paid in part. */
export function invoiceState({
  status,
  disputed,
  overdueDays,
}: Pick<NonNullable<DocumentSummary['invoice']>, 'status' | 'disputed' | 'overdueDays'>): InvoiceStatusFilter {
  if (status === 'paid' || status === 'void') return status;
  if (disputed) return 'disputed';
  return overdueDays > 0 ? 'overdue' : status;
}

/** Returns the displayed state of a document. Null for a paper, unless it is void. */
export const documentState = ({
  invoice,
  voidedOn,
}: Pick<DocumentSummary, 'invoice' | 'voidedOn'>): InvoiceStatusFilter | null => {
  if (invoice) return invoiceState(invoice);
  return voidedOn === null ? null : 'void';
};
