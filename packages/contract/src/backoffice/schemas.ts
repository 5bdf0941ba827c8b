import * as z from 'zod/mini';
import { READING_KINDS } from '../assets/values.ts';
import { EnteredMoney } from '../core/amount-schemas.ts';
import { changedQuery, cursor, cursorPageOf, cursorQuery, repeated, whole } from '../core/list-schemas.ts';
import { rentalDaysRules } from '../core/period-schemas.ts';
import { Instant, LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { fieldsRule } from '../core/rule-schemas.ts';
import { lineOf, linesOf, optionalLineOf, optionalLinesOf } from '../core/text-schemas.ts';
import { FAIL_REASONS, MAX_CALLED_LINES } from '../off-hires/values.ts';
import { MAX_ORDER_QUANTITY } from '../orders/values.ts';
import { ClientRequest, RequestComment, RequestSubject } from '../requests/schemas.ts';
import { MAX_REQUEST_LINES } from '../requests/values.ts';
import { operatingCompanySchemas } from './company-schemas.ts';
import { companyEmissionSchemas } from './emission-schemas.ts';
import { notify, RecordName } from './imports/frame.ts';
import { importSchemas } from './imports/schemas.ts';
import { companyInboxSchemas } from './inbox-schemas.ts';
import { CompanyInvoice, pricedFields } from './invoice-schemas.ts';
import { ClientRef, CompanyLine } from './line-schemas.ts';
import { CompanyOffHire, PickupWindow } from './off-hire-schemas.ts';
import { CompanyOrder } from './order-schemas.ts';
import { CompanyPerson, CompanyProjectRef, OwnId } from './own-ref-schemas.ts';
import {
  CHANGE_KINDS,
  COMPANY_CLIENT_FILTERS,
  COMPANY_INVOICE_FILTERS,
  COMPANY_LINE_FILTERS,
  COMPANY_OFF_HIRE_FILTERS,
  COMPANY_ORDER_FILTERS,
  COMPANY_REQUEST_ACTIONS,
  COMPANY_REQUEST_FILTERS,
  DEFAULT_CHANGES,
  MAX_CHANGES,
  MAX_INVOICE_LINES,
} from './values.ts';

export { OperatingCompany, OperatingCompanyEdit } from './company-schemas.ts';
export { CompanyOffHire, CompanyOffHireLine } from './off-hire-schemas.ts';
export { CompanyOrder, CompanyOrderAddress } from './order-schemas.ts';
export { CompanyPerson, CompanyProjectRef, CompanyRef } from './own-ref-schemas.ts';

export const CompanyClient = z.object({ ...ClientRef.shape, blocked: z.boolean() });
export type CompanyClient = z.infer<typeof CompanyClient>;

const [subjectLine, subjectAsset, subjectDocument] = RequestSubject.def.options;
/** Subject of a request: a machine on rent, an own asset of the client or a document. */
export const CompanyRequestSubject = z.discriminatedUnion('type', [
  z.extend(subjectLine, {
    /** Id in the company's own systems. */
    externalId: OwnId,
    /** External id of the contract. */
    contract: OwnId,
  }),
  subjectAsset,
  z.extend(subjectDocument, {
    /** Id in the company's own systems. */
    externalId: OwnId,
  }),
]);
export type CompanyRequestSubject = z.infer<typeof CompanyRequestSubject>;

export const CompanyRequestComment = z.extend(RequestComment, {
  /** Null for the rental company. */
  by: z.nullable(CompanyPerson),
});

/** Request that the rental company answers. Names the client's people; the company's own people are null. */
export const CompanyRequest = z.extend(
  z.omit(ClientRequest, {
    waitsForMe: true,
    handler: true,
    orders: true,
    actions: true,
  }),
  {
    client: ClientRef,
    writer: CompanyPerson,
    comments: z.array(CompanyRequestComment),
    project: z.nullable(CompanyProjectRef),
    subject: z.nullable(CompanyRequestSubject),
    actions: z.array(z.enum(COMPANY_REQUEST_ACTIONS)),
    updatedAt: Instant,
  },
);
export type CompanyRequest = z.infer<typeof CompanyRequest>;

/** Answer of the rental company to one line of a request: a rental, or none with a reason. */
const CompanyAnswer = z
  .object({ lineId: Uuid, by: z.enum(['rental', 'none']), note: optionalLineOf(200) })
  .check(
    fieldsRule(['by', 'note'], ({ by, note }) => by !== 'none' || note !== null, { path: ['note'], code: 'required' }),
  );
export type CompanyAnswer = z.infer<typeof CompanyAnswer>;

/** One answer per line, none for a request without lines. `comment` is added as a comment. */
const answerFields = {
  answers: z.array(CompanyAnswer).check(z.maxLength(MAX_REQUEST_LINES)),
  comment: optionalLinesOf(2000),
};

/** Time of an event, within the years that databases and calendars support. */
const Happened = Instant.check(z.regex(/^(19|2\d)/));

const machine = { fleetNumber: optionalLineOf(40), serialNumber: optionalLineOf(40) };
const reading = z
  .object({ kind: z.enum(READING_KINDS), value: z.number().check(z.minimum(0), z.maximum(1e9)), at: Happened })
  .check(
    fieldsRule(['kind', 'value'], ({ kind, value }) => kind !== 'fuelRemaining' || value <= 100, {
      path: ['value'],
      code: 'percentage',
    }),
  );

/** Invoice line. Its amount is quantity times price, rounded once. */
export const InvoicedLineEdit = z.object({
  /** Contract line; null for items without a machine, such as transport. */
  line: z.nullable(RecordName),
  ...pricedFields,
  /** Charged days of a machine, shown on its contract; null for other items. */
  period: z.nullable(
    z
      .object({
        from: LocalDate,
        to: LocalDate,
        days: z.int().check(z.minimum(0), z.maximum(400)),
        /** Number of pieces; defaults to all pieces of the line. */
        pieces: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_ORDER_QUANTITY))),
      })
      .check(...rentalDaysRules),
  ),
});
export type InvoicedLineEdit = z.infer<typeof InvoicedLineEdit>;
const invoicedLines = z.array(InvoicedLineEdit).check(z.minLength(1), z.maxLength(MAX_INVOICE_LINES));

/** Record that has changed. Says where to read it, not what has changed. */
export const CompanyChange = z.object({
  kind: z.enum(CHANGE_KINDS),
  /** Id of the record; of a client its UUID. It has no other use where there is one record of a kind. */
  id: Uuid,
  /** Id in the company's own systems; null for a record that has none. */
  externalId: z.nullable(z.string()),
  /** Null for a record of the operating company itself, such as a depot or a product. */
  client: z.nullable(ClientRef),
  /** When the change was written. */
  at: Instant,
  /**
   * Path that answers the record as it is now. Where it is read by an external id alone and has none, its list with this
   * record alone.
   */
  path: z.string(),
});
export type CompanyChange = z.infer<typeof CompanyChange>;

export const backofficeSchemas = {
  ...operatingCompanySchemas,
  ...companyEmissionSchemas,
  ...importSchemas,
  ...companyInboxSchemas,
  /** Changes behind `after`, a cursor of an earlier answer; without it, from the oldest logged change on. */
  getCompanyChanges: {
    query: z.strictObject({
      after: cursor,
      kind: repeated(z.enum(CHANGE_KINDS)),
      limit: whole(1, MAX_CHANGES, DEFAULT_CHANGES),
    }),
    response: z.object({
      items: z.array(CompanyChange),
      /** Cursor behind these items, also where there are none. */
      next: z.string(),
      hasMore: z.boolean(),
    }),
  },
  listCompanyClients: { query: cursorQuery(COMPANY_CLIENT_FILTERS), response: cursorPageOf(CompanyClient) },
  listCompanyRequests: { query: changedQuery(COMPANY_REQUEST_FILTERS), response: cursorPageOf(CompanyRequest) },
  getCompanyRequest: { response: CompanyRequest },
  reviewCompanyRequest: { response: CompanyRequest },
  quoteCompanyRequest: { body: z.object({ ...answerFields, validTo: LocalDate }), response: CompanyRequest },
  approveCompanyRequest: { body: z.object(answerFields), response: CompanyRequest },
  rejectCompanyRequest: { body: z.object({ reason: linesOf(500) }), response: CompanyRequest },
  fulfilCompanyRequest: { response: CompanyRequest },
  commentOnCompanyRequest: {
    body: z.object({ text: linesOf(2000), asksBack: z.boolean() }),
    response: CompanyRequest,
  },
  listCompanyOrders: { query: changedQuery(COMPANY_ORDER_FILTERS), response: cursorPageOf(CompanyOrder) },
  getCompanyOrder: { response: CompanyOrder },
  confirmCompanyOrder: { response: CompanyOrder },
  rejectCompanyOrder: { body: z.object({ reason: linesOf(500) }), response: CompanyOrder },
  cancelCompanyOrder: { response: CompanyOrder },
  /** Adds planned contract lines, one per machine. */
  completeCompanyOrder: { body: z.object({ contractNumber: lineOf(40) }), response: CompanyOrder },
  listCompanyLines: { query: changedQuery(COMPANY_LINE_FILTERS), response: cursorPageOf(CompanyLine) },
  getCompanyLine: { response: CompanyLine },
  /** `at` is the time of the event: not in the future, and in order. */
  deliverLine: { body: z.object({ at: Happened, ...machine }), response: CompanyLine },
  cancelLine: { response: CompanyLine },
  exchangeLine: {
    body: z.object({ at: Happened, ...machine, fleetNumber: lineOf(40) }),
    /** The ended line and its replacement. */
    response: z.object({ ended: CompanyLine, replacement: CompanyLine }),
  },
  returnLine: { body: z.object({ at: Happened }), response: CompanyLine },
  closeLine: { response: CompanyLine },
  listCompanyOffHires: { query: changedQuery(COMPANY_OFF_HIRE_FILTERS), response: cursorPageOf(CompanyOffHire) },
  getCompanyOffHire: { response: CompanyOffHire },
  /** Defaults to the client's next number, such as `OH-260042`. */
  confirmCompanyOffHire: { body: z.object({ number: optionalLineOf(40) }), response: CompanyOffHire },
  scheduleCompanyOffHire: { body: z.object({ window: PickupWindow }), response: CompanyOffHire },
  /** The off-hire stays open for the machines that `lines` leaves out. Lines are named by the company's own ids or the portal's. */
  collectCompanyOffHire: {
    body: z.object({
      at: Happened,
      lines: z.optional(z.array(RecordName).check(z.minLength(1), z.maxLength(MAX_CALLED_LINES))),
    }),
    response: CompanyOffHire,
  },
  withdrawCompanyOffHire: { response: CompanyOffHire },
  failCompanyOffHire: { body: z.object({ reason: z.enum(FAIL_REASONS) }), response: CompanyOffHire },
  listCompanyInvoices: { query: changedQuery(COMPANY_INVOICE_FILTERS), response: cursorPageOf(CompanyInvoice) },
  getCompanyInvoice: { response: CompanyInvoice },
  /**
   * Uses the currency of the operating company. Contracts and project are derived from the lines. The number must be
   * unique among invoices and credit notes of the operating company.
   */
  issueInvoice: {
    body: z
      .object({
        client: RecordName,
        number: lineOf(40),
        issuedOn: LocalDate,
        dueOn: LocalDate,
        poNumber: optionalLineOf(50),
        lines: invoicedLines,
        notify,
      })
      .check(
        fieldsRule(['issuedOn', 'dueOn'], ({ issuedOn, dueOn }) => issuedOn <= dueOn, {
          path: ['dueOn'],
          code: 'before-from',
        }),
      ),
    response: CompanyInvoice,
  },
  /** Quantities and prices are those of its paper; the amounts of the credit note become negative. */
  issueCreditNote: {
    body: z.object({ number: lineOf(40), issuedOn: LocalDate, lines: invoicedLines, notify }),
    response: CompanyInvoice,
  },
  recordPayment: {
    body: z.object({ amount: EnteredMoney, receivedOn: LocalDate, reference: optionalLineOf(100) }),
    response: CompanyInvoice,
  },
  /** Refuses days that are invoiced or in another stand-down. */
  addStandDown: {
    body: z
      .object({ from: LocalDate, to: LocalDate })
      .check(fieldsRule(['from', 'to'], ({ from, to }) => from <= to, { path: ['to'], code: 'before-from' })),
    response: CompanyLine,
  },
  /** Refuses a stand-down that reaches into invoiced days. */
  takeBackStandDown: {
    /** First day of the stand-down. */
    body: z.object({ from: LocalDate }),
    response: CompanyLine,
  },
  addLineReadings: {
    body: z.object({ readings: z.array(reading).check(z.minLength(1), z.maxLength(100)) }),
  },
};
