import * as z from 'zod/mini';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { fileQuery } from '../core/list-schemas.ts';
import { LanguageCode, LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { RateMix } from '../orders/schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { REQUEST_STATUSES } from '../requests/values.ts';
import {
  BILLED_DAYS,
  DOCUMENT_ACTIONS,
  DOCUMENT_FORMATS,
  DOCUMENT_LIST,
  DOCUMENT_TYPES,
  INVOICE_STATUSES,
  INVOICE_UNITS,
  MAX_MARKED,
  UNTAXED_CATEGORIES,
} from './values.ts';

const NumberedRef = z.object({ id: Uuid, number: z.string() });

/** Payment state of an invoice or credit note. Amounts of a credit note are negative. */
const InvoiceHead = z.object({
  status: z.enum(INVOICE_STATUSES),
  dueDate: LocalDate,
  /** Whole days past the due date in the operating company's time zone; 0 if not overdue. */
  overdueDays: z.int(),
  disputed: z.boolean(),
  /** Day of a state from the past that nobody follows up: it is never overdue. Null for a state that is current. */
  asOf: z.nullable(LocalDate),
  net: visibleBy('invoice', Money),
  /** VAT of all rates: the gross amount less the net amount. */
  vatAmount: visibleBy('invoice', Money),
  gross: visibleBy('invoice', Money),
  /** Open amount. */
  due: visibleBy('invoice', Money),
});

export const DocumentSummary = z.object({
  id: Uuid,
  type: z.enum(DOCUMENT_TYPES),
  number: z.string(),
  /** Title of a paper, if it has one. */
  title: z.nullable(z.string()),
  /** Date of issue. */
  date: LocalDate,
  project: z.nullable(ProjectRef),
  contracts: z.array(NumberedRef),
  poNumber: z.nullable(z.string()),
  /** Period of the document, if it has one. */
  from: z.nullable(LocalDate),
  to: z.nullable(LocalDate),
  /** True until the caller opens it. */
  unread: z.boolean(),
  /** Day on which it was declared void, keeping its number. */
  voidedOn: z.nullable(LocalDate),
  /** Formats that the caller can save. Files with prices need the right to see them. */
  formats: z.array(z.enum(DOCUMENT_FORMATS)),
  /** False if the rental company has sent no file of a paper. */
  hasFile: z.boolean(),
  /** Null for documents other than invoices and credit notes. */
  invoice: z.nullable(InvoiceHead),
});
export type DocumentSummary = z.infer<typeof DocumentSummary>;

export const InvoiceLine = z.object({
  id: Uuid,
  text: z.string(),
  /** Decimal number of units, e.g. days or pieces. */
  quantity: z.string(),
  unit: z.enum(INVOICE_UNITS),
  /** Unit in the words of the rental company; null for the units above. */
  unitName: z.nullable(z.string()),
  price: visibleBy('invoice', Money),
  net: visibleBy('invoice', Money),
  /** Percentage, e.g. `21`. */
  vatRate: z.string(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const Document = z.object({
  ...DocumentSummary.shape,
  /** Order that a paper belongs to, if visible to the caller. */
  order: z.nullable(NumberedRef),
  invoice: z.nullable(
    z.object({
      ...InvoiceHead.shape,
      /** Net and VAT per rate, each rate rounded once (DOM-16). */
      vat: z.array(
        z.object({
          rate: z.string(),
          /** Why nothing is charged; null at a standard or zero rate. */
          untaxed: z.nullable(
            z.object({
              category: z.enum(UNTAXED_CATEGORIES),
              /** In the words of the rental company, if it has sent any. */
              reason: z.nullable(z.string()),
            }),
          ),
          net: visibleBy('invoice', Money),
          vat: visibleBy('invoice', Money),
        }),
      ),
      lines: z.array(InvoiceLine),
      /** Paid amount so far: the gross amount less the open amount. */
      paid: visibleBy('invoice', Money),
      /** Invoice that a credit note corrects. */
      corrects: z.nullable(NumberedRef),
      /** Credit notes that correct an invoice, by number. */
      correctedBy: z.array(NumberedRef),
      /** Void invoice that this one replaces. */
      replaces: z.nullable(NumberedRef),
      /** Invoice that replaces this one, which is void. */
      replacedBy: z.nullable(NumberedRef),
      /** Requests about the invoice that are visible to the caller, latest first. */
      requests: z.array(z.object({ ...NumberedRef.shape, status: z.enum(REQUEST_STATUSES) })),
    }),
  ),
  actions: z.array(z.enum(DOCUMENT_ACTIONS)),
});
export type Document = z.infer<typeof Document>;

const InvoiceSum = z.object({
  amount: visibleBy('invoice', Money),
  invoices: z.int(),
});

/** Open amounts. Overdue and disputed amounts are parts of the open one and may overlap. */
export const DocumentAmounts = z.object({
  /** Currencies with open amounts, by code. */
  currencies: z.array(z.object({ currency: z.string(), open: InvoiceSum, overdue: InvoiceSum, disputed: InvoiceSum })),
});
export type DocumentAmounts = z.infer<typeof DocumentAmounts>;

/** Charges of an invoice for one machine, or for pieces of a bulk product. */
const BilledMachine = z.object({
  contract: NumberedRef,
  productCode: z.string(),
  fleetNumber: z.nullable(z.string()),
  /** Number of charged pieces. Days are counted per piece. */
  pieces: z.int(),
  from: LocalDate,
  to: LocalDate,
  /** Every day from the first charged day to the last one, or to the later pick-up. */
  days: z.array(
    z.object({
      date: LocalDate,
      kind: z.enum(BILLED_DAYS),
      /** Number of the charged day, from 1; null for other days. */
      number: z.nullable(z.int()),
      /** Name of a public holiday, charged or not. */
      holiday: z.nullable(z.string()),
    }),
  ),
  /** Invoice lines for the machine. */
  charges: z.array(
    z.object({
      lineId: Uuid,
      from: LocalDate,
      to: LocalDate,
      /** Number of charged days. */
      days: z.int(),
      quantity: z.string(),
      unit: z.enum(['day', 'week', 'fourWeek']),
      price: visibleBy('invoice', Money),
      net: visibleBy('invoice', Money),
    }),
  ),
  net: visibleBy('invoice', Money),
  /** Cost of the same days by other mixes of rates, cheapest (the billed one) first. Empty if not billed by a mix. */
  mixes: z.array(z.object({ mix: RateMix, net: visibleBy('invoice', Money) })),
});

export const InvoiceExplanation = z.object({
  /** Charged days per week, from Monday. */
  weekDays: z.int(),
  machines: z.array(BilledMachine),
  /** Orders behind the contracts, if visible to the caller. */
  orders: z.array(
    z.object({
      ...NumberedRef.shape,
      /** Estimate at the time of sending. */
      estimate: visibleBy('rental', Money),
      /** Amount invoiced so far for the machines of the order, without VAT. */
      billed: visibleBy('invoice', Money),
      /** Billed less estimated amount. */
      difference: visibleBy('rental', Money),
      /** True if the last machine is billed to its end. */
      ended: z.boolean(),
    }),
  ),
});
export type InvoiceExplanation = z.infer<typeof InvoiceExplanation>;

export const documentSchemas = {
  explainInvoice: {
    /** `lang` is the language of the names of holidays. */
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
    /** Repeat `row` per invoice. Without it, all of the list, at most `MAX_ARCHIVED` documents. */
    query: fileQuery(DOCUMENT_LIST),
  },
  markDocumentsRead: {
    body: z.object({ ids: z.array(Uuid).check(z.minLength(1), z.maxLength(MAX_MARKED)) }),
  },
};
