import * as z from 'zod/mini';
import { decimalOf, InvoicedPrice, Money } from '../core/amount-schemas.ts';
import { Instant, LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { lineOf, optionalLineOf } from '../core/text-schemas.ts';
import { INVOICE_STATUSES, INVOICE_TYPES, INVOICE_UNITS, VAT_CATEGORIES } from '../documents/values.ts';
import { ClientRef } from './line-schemas.ts';
import { OwnId } from './own-ref-schemas.ts';

/** Fields that say what a line costs. A discount has a negative price or quantity. */
export const pricedFields = {
  text: lineOf(200),
  quantity: decimalOf({ digits: 6, decimals: 3, signed: true }),
  /** `day`, `week`, `fourWeek`, `piece`, or a unit in the company's own words, which is shown as it is. */
  unit: lineOf(20),
  price: InvoicedPrice,
  /** Percentage. */
  vatRate: decimalOf({ digits: 2, decimals: 2 }),
  /**
   * Category of the tax (UNCL 5305): `S` standard rate, `Z` zero rate, `AE` reverse charge, `E` exempt, `K` supply within the
   * EU, `G` export, `O` outside the scope of VAT. All but `S` have a rate of 0. Default: `S`, and without any UBL at a rate of 0.
   */
  vatCategory: z.optional(z.nullable(z.enum(VAT_CATEGORIES))),
  /** Why no tax is charged, as printed. An exemption needs it, or its code; the others have a text of their own. */
  vatReason: z.optional(optionalLineOf(200)),
  /** The same by the code list VATEX, such as `VATEX-EU-132`. */
  vatReasonCode: z.optional(z.nullable(z.string().check(z.regex(/^VATEX-[A-Z]{2}-[A-Z0-9-]{1,30}$/)))),
};

export const CompanyInvoiceLine = z.object({
  id: Uuid,
  contractLineId: z.nullable(Uuid),
  /** External id of the contract line. */
  line: OwnId,
  text: z.string(),
  quantity: z.string(),
  unit: z.enum(INVOICE_UNITS),
  /** Unit in the company's own words; null for the units above. */
  unitName: z.nullable(z.string()),
  price: Money,
  net: Money,
  vatRate: z.string(),
  /** Null where none was sent. */
  vatCategory: z.nullable(z.enum(VAT_CATEGORIES)),
  vatReason: z.nullable(z.string()),
  vatReasonCode: z.nullable(z.string()),
});

export const CompanyInvoicePayment = z.object({
  id: Uuid,
  amount: Money,
  receivedOn: LocalDate,
  reference: z.nullable(z.string()),
});

export const CompanyInvoice = z.object({
  id: Uuid,
  /** Id in the company's own systems. */
  externalId: OwnId,
  client: ClientRef,
  type: z.enum(INVOICE_TYPES),
  number: z.string(),
  issuedOn: LocalDate,
  dueOn: LocalDate,
  poNumber: z.nullable(z.string()),
  status: z.enum(INVOICE_STATUSES),
  disputed: z.boolean(),
  /** Day on which it was declared void, keeping its number. */
  voidedOn: z.nullable(LocalDate),
  /** Day of a state from the past that nobody follows up. */
  asOf: z.nullable(LocalDate),
  net: Money,
  gross: Money,
  /** Open amount. */
  due: Money,
  /** Invoice that a credit note corrects. */
  correctsId: z.nullable(Uuid),
  /** External id of the invoice that a credit note corrects. */
  corrects: OwnId,
  /** Void invoice that this one replaces. */
  replacesId: z.nullable(Uuid),
  /** External id of the void invoice that this one replaces, or its number where it has none. */
  replaces: OwnId,
  /** Invoice that replaces this one, which is void. */
  replacedById: z.nullable(Uuid),
  /** External id of the invoice that replaces this one, or its number where it has none. */
  replacedBy: OwnId,
  lines: z.array(CompanyInvoiceLine),
  payments: z.array(CompanyInvoicePayment),
  updatedAt: Instant,
  version: z.int(),
});
export type CompanyInvoice = z.infer<typeof CompanyInvoice>;
