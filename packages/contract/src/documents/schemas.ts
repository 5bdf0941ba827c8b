import * as z from 'zod/mini';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { repeated } from '../core/list-schemas.ts';
import { LanguageCode, LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { RateMix } from '../orders/schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { REQUEST_STATUSES } from '../requests/values.ts';
import { BILLED_DAYS, DOCUMENT_ACTIONS, DOCUMENT_TYPES, INVOICE_STATUSES, MAX_ARCHIVED, MAX_MARKED } from './values.ts';

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
  to: z.nullable(LocalDate),
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
      /** What has been paid of it so far, as its gross amount less what is due. */
      paid: visibleBy('invoice', Money),
      /** The invoice that a credit note corrects. */
      corrects: z.nullable(NumberedRef),
      /** The credit notes that correct an invoice, by their numbers. */
      correctedBy: z.array(NumberedRef),
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

/** What an invoice charges one machine, or units of bulk. */
const BilledMachine = z.object({
  contract: NumberedRef,
  productCode: z.string(),
  fleetNumber: z.nullable(z.string()),
  /** How many the charges are for; the days are those of each. */
  pieces: z.int(),
  from: LocalDate,
  to: LocalDate,
  /** Every day from the first that is charged, until the last or the pick-up behind it. */
  days: z.array(
    z.object({
      date: LocalDate,
      kind: z.enum(BILLED_DAYS),
      /** Counts the charged days from 1; null of all others. */
      number: z.nullable(z.int()),
      /** The name of a public holiday, charged or not. */
      holiday: z.nullable(z.string()),
    }),
  ),
  /** The lines of the invoice that charge it. */
  charges: z.array(
    z.object({
      lineId: Uuid,
      from: LocalDate,
      to: LocalDate,
      /** How many are charged. */
      days: z.int(),
      quantity: z.string(),
      unit: z.enum(['day', 'week', 'fourWeek']),
      price: visibleBy('invoice', Money),
      net: visibleBy('invoice', Money),
    }),
  ),
  net: visibleBy('invoice', Money),
  /** What the same days would cost at other mixes, the cheapest, which was billed, first; empty where it was not by a mix. */
  mixes: z.array(z.object({ mix: RateMix, net: visibleBy('invoice', Money) })),
});

export const InvoiceExplanation = z.object({
  /** Charged days in a week, from Monday. */
  weekDays: z.int(),
  machines: z.array(BilledMachine),
  /** The orders that their contracts were made of, as far as the caller sees those. */
  orders: z.array(
    z.object({
      ...NumberedRef.shape,
      /** What it was estimated at when it was sent. */
      estimate: visibleBy('rental', Money),
      /** What all invoices until now have charged for its machines, without VAT. */
      billed: visibleBy('invoice', Money),
      /** Billed less estimated. */
      difference: visibleBy('rental', Money),
      /** Whether the last machine has been billed to its end. */
      ended: z.boolean(),
    }),
  ),
});
export type InvoiceExplanation = z.infer<typeof InvoiceExplanation>;

export const documentSchemas = {
  explainInvoice: {
    /** `lang` is the language that holidays are named in. */
    query: z.strictObject({ lang: LanguageCode }),
    response: InvoiceExplanation,
  },
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
