import type { DocumentType, InvoiceStatus, LineStatus } from '@hireyard/contract';
import { daysBetween, type LocalDate, localDate } from './calendar.ts';

/**
 * Whole days that a line is past its expected end, in the depot's time zone; 0 if not overdue (DOM-02). Not overdue on
 * the expected day itself, because a machine may return at closing time.
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
 * Whole days that an invoice is past its due date and unpaid; 0 if not overdue (DOM-06). Not overdue on the due date
 * itself. Credit notes are never overdue.
 */
export function invoiceOverdueDays(
  invoice: { readonly type: DocumentType; readonly status: InvoiceStatus; readonly dueOn: LocalDate },
  today: LocalDate,
): number {
  if (invoice.type !== 'invoice' || invoice.status === 'paid') return 0;
  return Math.max(0, daysBetween(invoice.dueOn, today));
}
