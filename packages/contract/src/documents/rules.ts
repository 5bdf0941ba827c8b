import type { DocumentSummary } from './schemas.ts';
import type { InvoiceStatusFilter } from './values.ts';

/** Returns the displayed state of an invoice: disputed and overdue take precedence over the payment. */
export function invoiceState({
  status,
  disputed,
  overdueDays,
}: Pick<NonNullable<DocumentSummary['invoice']>, 'status' | 'disputed' | 'overdueDays'>): InvoiceStatusFilter {
  if (status === 'paid') return status;
  if (disputed) return 'disputed';
  return overdueDays > 0 ? 'overdue' : status;
}
