import type { DocumentSummary, InvoiceStatusFilter } from '@hireyard/contract';

type Invoice = NonNullable<DocumentSummary['invoice']>;

/** What is said of an invoice: that it is disputed or overdue before how much of it is paid. */
export function invoiceState({ status, disputed, overdueDays }: Invoice): InvoiceStatusFilter {
  if (status === 'paid') return status;
  if (disputed) return 'disputed';
  return overdueDays > 0 ? 'overdue' : status;
}
