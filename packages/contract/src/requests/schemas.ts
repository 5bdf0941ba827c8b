import * as z from 'zod/mini';
import { Attachment } from '../attachments/schemas.ts';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { Instant, LocalDate, Named, Uuid } from '../core/primitive-schemas.ts';
import { linesOf } from '../core/text-schemas.ts';
import { DOCUMENT_TYPES } from '../documents/values.ts';
import { ORDER_STATUSES } from '../orders/values.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { LineAnswerEdit, REQUEST_EDITS, RequestCommentEdit } from './edit-schemas.ts';
import {
  FAULTS,
  LINE_ANSWERS,
  MAX_REQUEST_LINES,
  REQUEST_ACTIONS,
  REQUEST_KINDS,
  REQUEST_PARTIES,
  REQUEST_STATUSES,
} from './values.ts';

/** Request in a list. People are null for the rental company. */
export const RequestSummary = z.object({
  id: Uuid,
  /** Number such as `R-2611-042`, counted per client and month of creation. */
  number: z.string(),
  kind: z.enum(REQUEST_KINDS),
  status: z.enum(REQUEST_STATUSES),
  title: z.string(),
  project: z.nullable(ProjectRef),
  writer: Named,
  createdAt: Instant,
  /** First day over its lines. */
  neededOn: z.nullable(LocalDate),
  lineCount: z.int(),
  /** Null if nothing is left to do. */
  waitsFor: z.nullable(z.enum(REQUEST_PARTIES)),
  /** User who took the request into review. */
  handler: z.nullable(Named),
  waitsForMe: z.boolean(),
});
export type RequestSummary = z.infer<typeof RequestSummary>;

const AssetRef = z.object({ id: Uuid, tag: z.string(), name: z.string() });

export const RequestLine = z.object({
  id: Uuid,
  lineNo: z.int(),
  /** Product of the catalog; if null, `text` describes the item. */
  productCode: z.nullable(z.string()),
  text: z.nullable(z.string()),
  quantity: z.int(),
  from: LocalDate,
  /** Null if open-ended. */
  to: z.nullable(LocalDate),
  remark: z.nullable(z.string()),
  answer: z.nullable(
    z.object({
      by: z.enum(LINE_ANSWERS),
      note: z.nullable(z.string()),
      /** Own asset; null if not visible to the caller. */
      asset: z.nullable(AssetRef),
    }),
  ),
});
export type RequestLine = z.infer<typeof RequestLine>;

/** Subject of a request: a machine on rent, an own asset or a document. */
export const RequestSubject = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('contractLine'),
    id: Uuid,
    contractId: Uuid,
    contractNumber: z.string(),
    productCode: z.string(),
    fleetNumber: z.nullable(z.string()),
  }),
  z.object({ type: z.literal('asset'), ...AssetRef.shape }),
  z.object({
    type: z.literal('document'),
    id: Uuid,
    documentType: z.enum(DOCUMENT_TYPES),
    number: z.string(),
  }),
]);
export type RequestSubject = z.infer<typeof RequestSubject>;

/** Line of an invoice in question (DOM-92). */
export const DisputedLine = z.object({
  lineId: Uuid,
  /** Text of the invoice line. */
  text: z.string(),
  /** Days in question, both inclusive; null for the whole line. */
  from: z.nullable(LocalDate),
  to: z.nullable(LocalDate),
  /** Number of charged days in question; null where the charge of the line is not explained by days. */
  days: z.nullable(z.int()),
  /** Net amount in question. */
  amount: visibleBy('invoice', Money),
});
export type DisputedLine = z.infer<typeof DisputedLine>;

export const RequestComment = z.object({
  id: Uuid,
  /** Null for the rental company. */
  by: z.nullable(Named),
  at: Instant,
  text: z.string(),
  asksBack: z.boolean(),
  attachments: z.array(Attachment),
});
export type RequestComment = z.infer<typeof RequestComment>;

/** State that the request has reached. */
export const RequestStep = z.object({
  status: z.enum(REQUEST_STATUSES),
  at: Instant,
  /** Null for the rental company. */
  by: z.nullable(Named),
});
export type RequestStep = z.infer<typeof RequestStep>;

export const ClientRequest = z.object({
  ...RequestSummary.shape,
  poNumber: z.nullable(z.string()),
  costCode: z.nullable(z.string()),
  /** Event or requested change; null for equipment and quotes. */
  description: z.nullable(z.string()),
  lines: z.array(RequestLine),
  subject: z.nullable(RequestSubject),
  /** Lines of the invoice in question. Empty for the whole invoice, for other kinds, and for callers without documents. */
  disputedLines: z.array(DisputedLine),
  /** Null for kinds other than service. */
  service: z.nullable(z.object({ fault: z.enum(FAULTS), safeToUse: z.boolean() })),
  /** Excludes the attachments of comments. */
  attachments: z.array(Attachment),
  /** True while the request waits for its writer to answer a question. */
  askedBack: z.boolean(),
  waitingSince: z.nullable(Instant),
  /** Last day on which the writer can approve the proposal. */
  validTo: z.nullable(LocalDate),
  rejectReason: z.nullable(z.string()),
  /** Orders that answer the request and are visible to the caller, by number. */
  orders: z.array(z.object({ id: Uuid, number: z.string(), status: z.enum(ORDER_STATUSES) })),
  /** States that the request has reached, in order. */
  steps: z.array(RequestStep),
  comments: z.array(RequestComment),
  actions: z.array(z.enum(REQUEST_ACTIONS)),
  version: z.int(),
});
export type ClientRequest = z.infer<typeof ClientRequest>;

const { equipment, quote, service, billing, change } = REQUEST_EDITS;
export const RequestEdit = z.discriminatedUnion('kind', [equipment, quote, service, billing, change]);
export type RequestEdit = z.infer<typeof RequestEdit>;

const answers = z.array(LineAnswerEdit).check(z.maxLength(MAX_REQUEST_LINES));

export const requestSchemas = {
  listRequests: { item: RequestSummary },
  getRequest: { response: ClientRequest },
  createRequest: { body: RequestEdit, response: ClientRequest },
  putRequest: { body: RequestEdit, response: ClientRequest },
  deleteRequest: {},
  submitRequest: { response: ClientRequest },
  reviewRequest: { response: ClientRequest },
  quoteRequest: { body: z.object({ answers, validTo: LocalDate }), response: ClientRequest },
  /** `answers` is empty when the writer approves a proposal, which contains the answers. */
  approveRequest: { body: z.object({ answers }), response: ClientRequest },
  rejectRequest: { body: z.object({ reason: linesOf(500) }), response: ClientRequest },
  fulfilRequest: { response: ClientRequest },
  cancelRequest: { response: ClientRequest },
  commentOnRequest: {
    body: RequestCommentEdit,
    response: ClientRequest,
  },
};
