import * as z from 'zod/mini';
import { Amount, SignedAmount } from '../../core/amount-schemas.ts';
import { LocalDate } from '../../core/primitive-schemas.ts';
import { fieldsRule } from '../../core/rule-schemas.ts';
import { lineOf, optionalLineOf } from '../../core/text-schemas.ts';
import { INVOICE_TYPES } from '../../documents/values.ts';
import { CompanyInvoice, pricedFields } from '../invoice-schemas.ts';
import { MAX_INVOICE_LINES } from '../values.ts';
import { ExternalId, importedFields, importOf, importSchemasOf, neverArchived } from './frame.ts';
import { ReceivedFile } from './papers.ts';

/** Contracts and payments of one invoice, at most. */
const MAX_LINKED = 100;

export const ImportedInvoiceLine = z.strictObject({
  ...pricedFields,
  /** Default: `piece`. */
  unit: z.optional(pricedFields.unit),
  /** Default: quantity times price. */
  net: z.optional(SignedAmount),
  /** External id of the contract line. */
  line: z.optional(z.nullable(ExternalId)),
});

export const ImportedPayment = z.strictObject({
  amount: Amount,
  receivedOn: LocalDate,
  reference: z.optional(optionalLineOf(100)),
});

export const invoiceImport = importOf(
  {
    /** An invoice keeps its number: it is declared void, or corrected by a credit note. */
    archived: neverArchived,
    client: ExternalId,
    /** Default: `invoice`. It never changes. */
    type: z.optional(z.enum(INVOICE_TYPES)),
    number: lineOf(40),
    issuedOn: LocalDate,
    /** Default: `issuedOn`. */
    dueOn: z.optional(LocalDate),
    /** Default: the operating company's. */
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    poNumber: z.optional(optionalLineOf(50)),
    /** Default: the project that all contracts share. */
    project: z.optional(z.nullable(ExternalId)),
    /** In addition to the contracts of the lines. */
    contracts: z.optional(z.array(ExternalId).check(z.maxLength(MAX_LINKED))),
    from: z.optional(z.nullable(LocalDate)),
    to: z.optional(z.nullable(LocalDate)),
    /** Invoice that a credit note corrects. */
    corrects: z.optional(z.nullable(ExternalId)),
    /** Void invoice of the client that this one replaces: its external id, or its number. */
    replaces: z.optional(z.nullable(ExternalId)),
    /** Amounts as printed on the paper. A credit note has positive ones here and negative ones in reads. */
    lines: z.optional(z.array(ImportedInvoiceLine).check(z.minLength(1), z.maxLength(MAX_INVOICE_LINES))),
    /** Total without VAT. Default: the sum of the lines. */
    net: z.optional(SignedAmount),
    /** Total with VAT. Default: the sum of the lines, with VAT rounded once a rate. */
    gross: z.optional(SignedAmount),
    /** All payments. */
    payments: z.optional(z.array(ImportedPayment).check(z.maxLength(MAX_LINKED))),
    /** Open amount. Default: `gross` less the payments. */
    due: z.optional(Amount),
    voidedOn: z.optional(z.nullable(LocalDate)),
    /** Day of a past state. The invoice causes no message and is never overdue. */
    asOf: z.optional(z.nullable(LocalDate)),
  },
  [
    fieldsRule<{ issuedOn: string; dueOn?: string | undefined }, 'issuedOn' | 'dueOn'>(
      ['issuedOn', 'dueOn'],
      ({ issuedOn, dueOn }) => dueOn === undefined || issuedOn <= dueOn,
      { path: ['dueOn'], code: 'before-from' },
    ),
  ],
);
export type InvoiceImport = z.output<typeof invoiceImport.row>;

export const CompanyInvoiceDetail = z.object({
  ...importedFields,
  ...CompanyInvoice.shape,
  /** External id of the project. */
  project: z.nullable(z.string()),
  /** External ids of the contracts; null for one that has none. */
  contracts: z.array(z.nullable(z.string())),
  from: z.nullable(LocalDate),
  to: z.nullable(LocalDate),
  /** The company's own PDF. */
  file: z.nullable(ReceivedFile),
});
export type CompanyInvoiceDetail = z.infer<typeof CompanyInvoiceDetail>;

const { get, put, batch } = importSchemasOf(invoiceImport, CompanyInvoiceDetail);
export const invoiceImportSchemas = {
  getCompanyInvoiceByExternalId: get,
  putCompanyInvoice: put,
  importCompanyInvoices: batch,
};
