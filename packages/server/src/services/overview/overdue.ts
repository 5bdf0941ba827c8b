import type { LineStatusFilter } from '@hireyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { localDate } from '../../domain/calendar.ts';
import type { ClientCall } from '../../http/route.ts';

/**
 * True for machines on rent past the expected day, in the depot's time zone (DOM-02). The expected day itself is not
 * late, because a machine may come back at closing time.
 */
export const isOverdue = (now: Date) =>
  sql<SqlBool>`(contract_line.status = 'onRent' and contract_line.overdue_from <= ${now})`;

/** The state that a line is shown with, as `lineState` of the contract. */
export const lineStateSql = (now: Date) =>
  sql<LineStatusFilter>`case when ${isOverdue(now)} then 'overdue' else contract_line.status end`;

/** Whole days that a contract line is overdue, or 0. */
export const overdueDays = (now: Date) => sql<number>`case when ${isOverdue(now)}
  then (${now}::timestamptz at time zone contract_line.time_zone)::date - contract_line.expected_on else 0 end`;

/**
 * True for machines on rent and expected from today to Sunday, in the depot's time zone. The bound of eight days lets
 * the index apply.
 */
export const endsThisWeek = (now: Date) => sql<SqlBool>`(
  contract_line.status = 'onRent' and contract_line.overdue_from > ${now}
  and contract_line.overdue_from <= ${now}::timestamptz + interval '8 days' and contract_line.expected_on
    <= date_trunc('week', ${now}::timestamptz at time zone contract_line.time_zone)::date + 6)`;

type Calling = Pick<ClientCall, 'now'> & { readonly scope: Pick<ClientCall['scope'], 'timeZone'> };
const documentColumn = (alias: string, column: string) => sql.ref(`${alias}.${column}`);
const todayOf = ({ now, scope }: Calling) => sql`${localDate(now, scope.timeZone)}::date`;

/**
 * True for an unpaid invoice that somebody follows up. A void invoice is never paid, and one of the past has been dealt
 * with elsewhere. The first condition matches the index of unpaid invoices. `alias` names the documents in the query.
 */
export const isOwed = (alias = 'document') => sql<SqlBool>`(${documentColumn(alias, 'type')} = 'invoice'
  and ${documentColumn(alias, 'status')} <> 'paid' and ${documentColumn(alias, 'status')} <> 'void'
  and ${documentColumn(alias, 'as_of')} is null)`;

/** True for a disputed invoice that is still open, as `invoiceState` of the contract. */
export const isDisputed = sql<SqlBool>`(document.disputed and document.status <> 'paid' and document.status <> 'void')`;

/**
 * True for an owed invoice past its due date (DOM-06). `today` is the day in the operating company's time zone. The due
 * day itself is not late, and a credit note never is.
 */
export const isPastDue = (today: RawBuilder<unknown>, alias = 'document') =>
  sql<SqlBool>`(${isOwed(alias)} and ${documentColumn(alias, 'due_on')} < ${today})`;

/** True for an invoice that is overdue for the caller. */
export const isInvoiceOverdue = (call: Calling) => isPastDue(todayOf(call));

/** Whole days that an invoice is overdue, or 0. */
export const invoiceOverdueDays = (call: Calling) =>
  sql<number>`case when ${isInvoiceOverdue(call)} then ${todayOf(call)} - document.due_on else 0 end`;
