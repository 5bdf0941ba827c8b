import * as z from 'zod/mini';
import { Money } from '../core/amount-schemas.ts';
import { Instant, LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { INVOICE_STATUSES, INVOICE_TYPES, INVOICE_UNITS } from '../documents/values.ts';
import { ClientRef } from './line-schemas.ts';

const decimal = (pattern: RegExp) => z.string().check(z.regex(pattern));

/** Amount with at most two decimals. */
export const SignedAmount = decimal(/^-?\d{1,10}(\.\d{1,2})?$/);

/** Fields that say what a line costs. A discount has a negative price or quantity. */
export const pricedFields = {
  text: lineOf(200),
  quantity: decimal(/^-?\d{1,6}(\.\d{1,3})?$/),
  /** `day`, `week`, `fourWeek`, `piece`, or a unit in the company's own words, which is shown as it is. */
  unit: lineOf(20),
  price: decimal(/^-?\d{1,8}(\.\d{1,2})?$/),
  /** Percentage. */
  vatRate: decimal(/^\d{1,2}(\.\d{1,2})?$/),
};

export const CompanyInvoiceLine = z.object({
  id: Uuid,
  contractLineId: z.nullable(Uuid),
  text: z.string(),
  quantity: z.string(),
  unit: z.enum(INVOICE_UNITS),
  /** Unit in the company's own words; null for the units above. */
  unitName: z.nullable(z.string()),
  price: Money,
  net: Money,
  vatRate: z.string(),
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
  externalId: z.nullable(z.string()),
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
  lines: z.array(CompanyInvoiceLine),
  payments: z.array(CompanyInvoicePayment),
  updatedAt: Instant,
  version: z.int(),
});
export type CompanyInvoice = z.infer<typeof CompanyInvoice>;
