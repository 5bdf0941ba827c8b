import type { DocumentSummary } from './schemas.ts';
import type { InvoiceStatusFilter } from './values.ts';

/** The state that an invoice is shown with: that it is disputed or overdue comes before how much of it is paid. */
export function invoiceState({
  status,
  disputed,
  overdueDays,
}: Pick<NonNullable<DocumentSummary['invoice']>, 'status' | 'disputed' | 'overdueDays'>): InvoiceStatusFilter {
  if (status === 'paid') return status;
  if (disputed) return 'disputed';
  return overdueDays > 0 ? 'overdue' : status;
}
