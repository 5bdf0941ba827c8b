import { choice, date, ids, listOf, values } from '../core/list.ts';

export const INVOICE_TYPES = ['invoice', 'creditNote'] as const;
/** Documents other than invoices and credit notes. Their files come from the rental company. */
export const PAPER_TYPES = [
  'quote',
  'orderConfirmation',
  'contract',
  'deliveryNote',
  'returnNote',
  'certificate',
] as const;
export type PaperType = (typeof PAPER_TYPES)[number];
export const DOCUMENT_TYPES = [...INVOICE_TYPES, ...PAPER_TYPES] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Formats in which a document can be saved. */
export const DOCUMENT_FORMATS = ['pdf', 'ubl', 'csv'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** States of an invoice (DOM-06). A void one keeps its number, and nothing is owed for it. */
export const INVOICE_STATUSES = ['open', 'partlyPaid', 'paid', 'void'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Units of an invoice line that the product counts with. Units of the company's own are pieces with a name. */
export const INVOICE_UNITS = ['day', 'week', 'fourWeek', 'piece'] as const;

/**
 * Categories of tax (UNCL 5305): standard and zero rate, reverse charge, exempt, supply within the EU, export, outside the
 * scope of VAT.
 */
export const VAT_CATEGORIES = ['S', 'Z', 'AE', 'E', 'K', 'G', 'O'] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];
/** Categories that are not taxed for a reason, which invoices name. */
export const UNTAXED_CATEGORIES = ['AE', 'E', 'K', 'G', 'O'] as const satisfies VatCategory[];
export type UntaxedCategory = (typeof UNTAXED_CATEGORIES)[number];

/** Actions that the caller may take on a document. The portal offers exactly these. */
export const DOCUMENT_ACTIONS = ['dispute'] as const;
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number];

/** Status filters of documents: states of their invoice, and computed ones. */
export const INVOICE_STATUS_FILTERS = ['open', 'overdue', 'disputed', 'partlyPaid', 'paid', 'void'] as const;
export type InvoiceStatusFilter = (typeof INVOICE_STATUS_FILTERS)[number];

export const DOCUMENT_LIST = listOf({
  sorts: ['date', 'number', 'type', 'project', 'dueDate', 'amount'],
  amountSorts: { amount: 'invoice' },
  defaultSort: { field: 'date', direction: 'desc' },
  filters: {
    type: values(DOCUMENT_TYPES),
    status: values(INVOICE_STATUS_FILTERS),
    project: ids,
    /** Issued between these local dates, both inclusive. */
    from: date,
    to: date,
    /** `unread` selects documents that the caller has not opened. */
    read: choice(['unread']),
  },
  facets: ['type', 'status', 'project'],
});

/** Kinds of days on a bill. Only `charged` days cost something. */
export const BILLED_DAYS = ['charged', 'weekend', 'holiday', 'standDown', 'offRent'] as const;
export type BilledDayKind = (typeof BILLED_DAYS)[number];

/** Maximum number of documents per call: one page of the list. */
export const MAX_MARKED = 200;

/** Maximum number of documents of a list per ZIP. Invoices are rendered while sending, a few per second. */
export const MAX_ARCHIVED = 1_000;
