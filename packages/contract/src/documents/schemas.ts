import * as z from 'zod/mini';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { repeated } from '../core/list-schemas.ts';
import { LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { REQUEST_STATUSES } from '../requests/values.ts';
import { DOCUMENT_ACTIONS, DOCUMENT_TYPES, INVOICE_STATUSES, MAX_ARCHIVED, MAX_MARKED } from './values.ts';

const NumberedRef = z.object({ id: Uuid, number: z.string() });

/** How an invoice or credit note stands; a credit note's amounts are negative. */
const InvoiceHead = z.object({
  status: z.enum(INVOICE_STATUSES),
  dueDate: LocalDate,
  /** Whole days past the due date in the operating company's time zone; 0 when not overdue. */
  overdueDays: z.int(),
  disputed: z.boolean(),
  gross: visibleBy('invoice', Money),
  /** What is still to be paid. */
  due: visibleBy('invoice', Money),
});

/** A document in a list. */
export const DocumentSummary = z.object({
  id: Uuid,
  type: z.enum(DOCUMENT_TYPES),
  number: z.string(),
  /** The day of issue. */
  date: LocalDate,
  project: z.nullable(ProjectRef),
  contracts: z.array(NumberedRef),
  /** What the document is about, where it is about a period. */
  from: z.nullable(LocalDate),
  till: z.nullable(LocalDate),
  /** True until the caller has opened it. */
  unread: z.boolean(),
  /** Of invoices and credit notes alone. */
  invoice: z.nullable(InvoiceHead),
});
export type DocumentSummary = z.infer<typeof DocumentSummary>;

export const InvoiceLine = z.object({
  id: Uuid,
  text: z.string(),
  /** A decimal, e.g. days or pieces. */
  quantity: z.string(),
  unit: z.enum(['day', 'week', 'fourWeek', 'piece']),
  price: visibleBy('invoice', Money),
  net: visibleBy('invoice', Money),
  /** Percent, e.g. `21`. */
  vatRate: z.string(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const Document = z.object({
  ...DocumentSummary.shape,
  poNumber: z.nullable(z.string()),
  invoice: z.nullable(
    z.object({
      ...InvoiceHead.shape,
      net: visibleBy('invoice', Money),
      /** Net and VAT of each rate, rounded once a rate (DOM-16). */
      vat: z.array(z.object({ rate: z.string(), net: visibleBy('invoice', Money), vat: visibleBy('invoice', Money) })),
      lines: z.array(InvoiceLine),
      /** The invoice that a credit note corrects. */
      corrects: z.nullable(NumberedRef),
      /** What was asked about it, as far as the caller sees it; the latest first. */
      requests: z.array(z.object({ ...NumberedRef.shape, status: z.enum(REQUEST_STATUSES) })),
    }),
  ),
  actions: z.array(z.enum(DOCUMENT_ACTIONS)),
});
export type Document = z.infer<typeof Document>;

const InvoiceSum = z.object({
  amount: visibleBy('invoice', Money),
  /** How many invoices it is the sum of. */
  invoices: z.int(),
});

/** What is still to be paid; overdue and disputed are parts of what is open, and may be the same invoices. */
export const DocumentAmounts = z.object({
  /** Those in which something is to be paid, by their codes. */
  currencies: z.array(z.object({ currency: z.string(), open: InvoiceSum, overdue: InvoiceSum, disputed: InvoiceSum })),
});
export type DocumentAmounts = z.infer<typeof DocumentAmounts>;

export const documentSchemas = {
  getDocumentAmounts: { response: DocumentAmounts },
  listDocuments: { item: DocumentSummary },
  getDocument: { response: Document },
  getInvoicePdf: {},
  getInvoiceUbl: {},
  getInvoiceCsv: {},
  getInvoiceArchive: {
    /** `id` once for each invoice. */
    query: z.strictObject({ id: repeated(Uuid).check(z.minLength(1), z.maxLength(MAX_ARCHIVED)) }),
  },
  markDocumentsRead: {
    body: z.object({ ids: z.array(Uuid).check(z.minLength(1), z.maxLength(MAX_MARKED)) }),
  },
};
