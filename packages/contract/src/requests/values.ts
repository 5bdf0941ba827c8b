import { choice, ids, listOf, values } from '../core/list.ts';

/** What somebody asks for; who answers follows from it (DOM-29). */
export const REQUEST_KINDS = ['equipment', 'quote', 'service', 'billing', 'change'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** The states of a request (DOM-04). */
export const REQUEST_STATUSES = [
  'draft',
  'submitted',
  'inReview',
  'quoted',
  'approved',
  'rejected',
  'fulfilled',
  'cancelled',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Whom a request waits for: its writer, the client's own people who handle requests, or the rental company. */
export const REQUEST_PARTIES = ['writer', 'handlers', 'company'] as const;
export type RequestParty = (typeof REQUEST_PARTIES)[number];

/** How a line is answered: by equipment of the client's own, by renting it, or not at all. */
export const LINE_ANSWERS = ['ownAsset', 'rental', 'none'] as const;
export type LineAnswer = (typeof LINE_ANSWERS)[number];

/** What happened to a machine that needs service. */
export const FAULTS = ['breakdown', 'damage', 'loss', 'theft'] as const;
export type Fault = (typeof FAULTS)[number];

/** What a request can be about. */
export const SUBJECT_TYPES = ['contractLine', 'asset', 'document'] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];

export const REQUEST_LIST = listOf({
  sorts: ['created', 'title', 'status', 'neededOn', 'project'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: {
    /** `me`: what waits for the caller. */
    waiting: choice(['me']),
    kind: values(REQUEST_KINDS),
    status: values(REQUEST_STATUSES),
    project: ids,
  },
  facets: ['kind', 'status', 'project'],
});

/** What a caller may do; the portal offers these and no others. `order` begins an order for the lines to be rented. */
export const REQUEST_ACTIONS = [
  'edit',
  'delete',
  'submit',
  'review',
  'quote',
  'approve',
  'reject',
  'fulfil',
  'cancel',
  'comment',
  'askBack',
  'order',
] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** Most lines that one request has. */
export const MAX_REQUEST_LINES = 50;
/** Of one line (DOM-14). */
export const MAX_QUANTITY = 999;
