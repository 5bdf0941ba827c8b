import * as z from 'zod/mini';
import { Attachment } from '../attachments/schemas.ts';
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

/** A request in a list. People are null where the rental company is meant. */
export const RequestSummary = z.object({
  id: Uuid,
  /** `R-2611-042`: counted by the client and the month in which it was written. */
  number: z.string(),
  kind: z.enum(REQUEST_KINDS),
  status: z.enum(REQUEST_STATUSES),
  title: z.string(),
  project: z.nullable(ProjectRef),
  writer: Named,
  createdAt: Instant,
  /** The first day of its lines. */
  neededOn: z.nullable(LocalDate),
  lineCount: z.int(),
  /** Null once nothing is left to do. */
  waitsFor: z.nullable(z.enum(REQUEST_PARTIES)),
  /** Who has taken it into review. */
  handler: z.nullable(Named),
  waitsForMe: z.boolean(),
});
export type RequestSummary = z.infer<typeof RequestSummary>;

const AssetRef = z.object({ id: Uuid, tag: z.string(), name: z.string() });

export const RequestLine = z.object({
  id: Uuid,
  lineNo: z.int(),
  /** A product of the catalog, or else the text says what it is. */
  productCode: z.nullable(z.string()),
  text: z.nullable(z.string()),
  quantity: z.int(),
  from: LocalDate,
  /** Null: open-ended. */
  to: z.nullable(LocalDate),
  remark: z.nullable(z.string()),
  answer: z.nullable(
    z.object({
      by: z.enum(LINE_ANSWERS),
      note: z.nullable(z.string()),
      /** Null too where the caller may not see it. */
      asset: z.nullable(AssetRef),
    }),
  ),
});
export type RequestLine = z.infer<typeof RequestLine>;

/** What a request is about: a machine on rent, an own asset, or a document. */
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

export const RequestComment = z.object({
  id: Uuid,
  /** Null: the rental company. */
  by: z.nullable(Named),
  at: Instant,
  text: z.string(),
  asksBack: z.boolean(),
  attachments: z.array(Attachment),
});
export type RequestComment = z.infer<typeof RequestComment>;

/** A state that a request has reached. */
export const RequestStep = z.object({
  status: z.enum(REQUEST_STATUSES),
  at: Instant,
  /** Null: the rental company. */
  by: z.nullable(Named),
});
export type RequestStep = z.infer<typeof RequestStep>;

export const ClientRequest = z.object({
  ...RequestSummary.shape,
  poNumber: z.nullable(z.string()),
  costCode: z.nullable(z.string()),
  /** What happened, or what is to be different; of equipment and quotes null. */
  description: z.nullable(z.string()),
  lines: z.array(RequestLine),
  subject: z.nullable(RequestSubject),
  /** Of service alone. */
  service: z.nullable(z.object({ fault: z.enum(FAULTS), safeToUse: z.boolean() })),
  /** Without those of its comments. */
  attachments: z.array(Attachment),
  /** True while who answers has asked its writer back. */
  askedBack: z.boolean(),
  waitingSince: z.nullable(Instant),
  /** The last day on which the writer can approve what was proposed. */
  validTo: z.nullable(LocalDate),
  rejectReason: z.nullable(z.string()),
  /** The orders that answer it, as far as the caller may see them, in the order of their numbers. */
  orders: z.array(z.object({ id: Uuid, number: z.string(), status: z.enum(ORDER_STATUSES) })),
  /** The states it has reached, in order. */
  steps: z.array(RequestStep),
  comments: z.array(RequestComment),
  actions: z.array(z.enum(REQUEST_ACTIONS)),
  version: z.int(),
});
export type ClientRequest = z.infer<typeof ClientRequest>;

const { equipment, quote, service, billing, change } = REQUEST_EDITS;
/** What a writer enters, of any kind. */
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
  /** Of what was proposed the answers stand already: there are none in the body. */
  approveRequest: { body: z.object({ answers }), response: ClientRequest },
  rejectRequest: { body: z.object({ reason: linesOf(500) }), response: ClientRequest },
  fulfilRequest: { response: ClientRequest },
  cancelRequest: { response: ClientRequest },
  commentOnRequest: {
    body: RequestCommentEdit,
    response: ClientRequest,
  },
};
