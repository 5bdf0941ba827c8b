import { choice, ids, listOf, values } from '../core/list.ts';

/** Kinds of requests. The kind determines the answering party (DOM-29). */
export const REQUEST_KINDS = ['equipment', 'quote', 'service', 'billing', 'change'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** States of a request (DOM-04). */
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

/** Parties that a request can wait for: its writer, the client's request handlers or the rental company. */
export const REQUEST_PARTIES = ['writer', 'handlers', 'company'] as const;
export type RequestParty = (typeof REQUEST_PARTIES)[number];

/** Answers to a line: an own asset, a rental, or none. */
export const LINE_ANSWERS = ['ownAsset', 'rental', 'none'] as const;
export type LineAnswer = (typeof LINE_ANSWERS)[number];

export const FAULTS = ['breakdown', 'damage', 'loss', 'theft'] as const;
export type Fault = (typeof FAULTS)[number];

export const SUBJECT_TYPES = ['contractLine', 'asset', 'document'] as const;

export const REQUEST_LIST = listOf({
  sorts: ['created', 'title', 'status', 'neededOn', 'project'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: {
    /** `me` selects requests that wait for the caller. */
    waiting: choice(['me']),
    kind: values(REQUEST_KINDS),
    status: values(REQUEST_STATUSES),
    project: ids,
  },
  facets: ['kind', 'status', 'project'],
});

/**
 * Actions that the caller may take on a request. The portal offers exactly these. `order` starts an order for the lines
 * to rent.
 */
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

export const MAX_REQUEST_LINES = 50;
/** Maximum number of lines of an invoice that one request can question. */
export const MAX_DISPUTED_LINES = 200;
/** Maximum quantity per line (DOM-14). */
export const MAX_QUANTITY = 999;
