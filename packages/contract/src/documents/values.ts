import { choice, date, ids, listOf, values } from '../core/list.ts';

export const DOCUMENT_TYPES = [
  'invoice',
  'creditNote',
  'quote',
  'orderConfirmation',
  'contract',
  'deliveryNote',
  'returnNote',
  'certificate',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The states of an invoice (DOM-06). */
export const INVOICE_STATUSES = ['open', 'partlyPaid', 'paid'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What a caller may do with a document; the portal offers these and no others. */
export const DOCUMENT_ACTIONS = ['dispute'] as const;
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number];

/** What documents can be filtered by: a state of their invoice, or what is computed of it. */
export const INVOICE_STATUS_FILTERS = ['open', 'overdue', 'disputed', 'partlyPaid', 'paid'] as const;
export type InvoiceStatusFilter = (typeof INVOICE_STATUS_FILTERS)[number];

export const DOCUMENT_LIST = listOf({
  sorts: ['date', 'number', 'type', 'project', 'dueDate'],
  defaultSort: { field: 'date', direction: 'desc' },
  filters: {
    type: values(DOCUMENT_TYPES),
    status: values(INVOICE_STATUS_FILTERS),
    project: ids,
    /** The local dates between which a document was issued, both included. */
    from: date,
    to: date,
    /** `unread`: what the caller has not opened yet. */
    read: choice(['unread']),
  },
  facets: ['type', 'status', 'project'],
});

/** What a day of a bill is; all but `charged` cost nothing. */
export const BILLED_DAYS = ['charged', 'weekend', 'holiday', 'standDown', 'offRent'] as const;
export type BilledDayKind = (typeof BILLED_DAYS)[number];

/** Most documents that one call marks as read: a page of the list. */
export const MAX_MARKED = 200;

/** Most invoices of one ZIP: they are drawn while it is sent, a few each second. */
export const MAX_ARCHIVED = 50;
