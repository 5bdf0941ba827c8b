import type { DocumentType, InvoiceStatus, LineStatus } from '@hireyard/contract';
import { daysBetween, type LocalDate, localDate } from './calendar.ts';

/**
 * Whole days that a line is on rent past its expected date, in the depot's time zone; 0 when it is not overdue
 * (DOM-02). The expected day itself is never late: a machine may come back at closing time.
 */
export function overdueDays(
  line: { readonly status: LineStatus; readonly expectedOffRentAt: Date | null },
  now: Date,
  timeZone: string,
): number {
  if (line.status !== 'onRent' || line.expectedOffRentAt === null || line.expectedOffRentAt >= now) return 0;
  return Math.max(0, daysBetween(localDate(line.expectedOffRentAt, timeZone), localDate(now, timeZone)));
}

/**
 * Whole days that an invoice is past its due date without being paid; 0 when it is not overdue (DOM-06). The due day
 * itself is not late, and nobody is late with a credit note.
 */
export function invoiceOverdueDays(
  invoice: { readonly type: DocumentType; readonly status: InvoiceStatus; readonly dueOn: LocalDate },
  today: LocalDate,
): number {
  if (invoice.type !== 'invoice' || invoice.status === 'paid') return 0;
  return Math.max(0, daysBetween(invoice.dueOn, today));
}
