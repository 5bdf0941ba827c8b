import type { ClientRequest, RequestSummary, Right } from '@hireyard/contract';
import { ONE as SITE } from './projects.ts';
import { PROFILE, user } from './state.ts';

const id = (n: number) => `99999999-0000-4000-8000-${String(n).padStart(12, '0')}`;
const WRITER = { id: id(901), name: 'Milan de Boer' };
const SELF = { id: PROFILE.id, name: `${PROFILE.firstName} ${PROFILE.lastName}` };

/** Requests as the API sends them to their handler. */
export const requestSummary = (own: Partial<RequestSummary> = {}): RequestSummary => ({
  id: id(1),
  number: 'R-2611-042',
  kind: 'equipment',
  status: 'inReview',
  title: 'Platform and power for façade level 12',
  project: { id: SITE.id, number: SITE.number, name: SITE.name },
  writer: WRITER,
  createdAt: '2026-11-20T12:52:00.000Z',
  neededOn: '2026-11-25',
  lineCount: 2,
  waitsFor: 'handlers',
  handler: SELF,
  waitsForMe: true,
  ...own,
});

const LINES: ClientRequest['lines'] = [
  {
    id: id(11),
    lineNo: 1,
    productCode: 'SCI-D-12',
    text: null,
    quantity: 1,
    from: '2026-11-25',
    to: '2026-12-12',
    remark: 'rough ground tires',
    answer: null,
  },
  {
    id: id(12),
    lineNo: 2,
    productCode: null,
    text: 'Hoisting slings 2 t, 4 m',
    quantity: 4,
    from: '2026-11-25',
    to: null,
    remark: null,
    answer: null,
  },
];

export const request = (own: Partial<ClientRequest> = {}): ClientRequest => ({
  ...requestSummary(),
  poNumber: '4500012',
  costCode: null,
  description: null,
  lines: LINES,
  subject: null,
  disputedLines: [],
  service: null,
  attachments: [],
  askedBack: false,
  waitingSince: '2026-11-20T13:10:00.000Z',
  validTo: null,
  rejectReason: null,
  orders: [],
  steps: [
    { status: 'draft', at: '2026-11-20T12:52:00.000Z', by: WRITER },
    { status: 'submitted', at: '2026-11-20T13:10:00.000Z', by: WRITER },
    { status: 'inReview', at: '2026-11-21T07:31:00.000Z', by: SELF },
  ],
  comments: [
    {
      id: id(21),
      by: WRITER,
      at: '2026-11-20T13:10:00.000Z',
      text: 'No slab wheels please.',
      asksBack: false,
      attachments: [],
    },
    {
      id: id(22),
      by: SELF,
      at: '2026-11-21T07:34:00.000Z',
      text: 'Is 60 kVA enough?',
      asksBack: true,
      attachments: [],
    },
  ],
  actions: ['quote', 'approve', 'reject', 'cancel', 'comment', 'askBack'],
  version: 4,
  ...own,
});

/** A broken machine, reported to the rental company. */
export const SERVICE = request({
  id: id(2),
  number: 'R-2611-043',
  kind: 'service',
  status: 'submitted',
  title: 'Scissor lift does not start',
  neededOn: null,
  lineCount: 0,
  waitsFor: 'company',
  waitsForMe: false,
  handler: null,
  lines: [],
  description: 'Engine turns but does not catch.\nNobody is on it.',
  service: { fault: 'breakdown', safeToUse: false },
  subject: {
    type: 'contractLine',
    id: id(31),
    contractId: id(32),
    contractNumber: 'C-26-1042',
    productCode: 'SCI-D-12',
    fleetNumber: '205 377',
  },
  steps: request().steps.slice(0, 2),
  comments: [],
  actions: ['cancel', 'comment'],
});

export const ONE = request();
export const AT = `/request/requests/${ONE.id}`;
export const handler = (...rights: Right[]) =>
  user(['order', 'request'], ['request-create', 'request-handle', 'contract-view', 'document-view', ...rights]);

/** Answers for the pages of requests. */
export const REQUESTS = {
  'GET /requests': {
    items: [
      requestSummary(),
      requestSummary({
        id: SERVICE.id,
        number: SERVICE.number,
        kind: 'service',
        status: 'submitted',
        title: SERVICE.title,
        project: null,
        neededOn: null,
        waitsFor: 'company',
        waitsForMe: false,
        handler: null,
      }),
      requestSummary({
        id: id(3),
        number: 'R-2611-040',
        status: 'fulfilled',
        title: 'Trench compaction',
        waitsFor: null,
        waitsForMe: false,
      }),
    ],
    page: 0,
    size: 25,
    hasMore: false,
  },
  'GET /requests/facets': {
    total: 3,
    facets: {
      kind: [{ value: 'equipment', label: null, count: 2 }],
      status: [{ value: 'inReview', label: null, count: 1 }],
      project: [{ value: 'none', label: null, count: 1 }],
    },
  },
  [`GET /requests/${ONE.id}`]: ONE,
  [`GET /requests/${SERVICE.id}`]: SERVICE,
  'GET /products': {
    items: [{ code: 'SCI-D-12', name: 'Diesel scissor lift 12 m', group: 'access' }],
    page: 0,
    size: 20,
    hasMore: false,
  },
  [`GET /projects/${SITE.id}`]: SITE,
  'GET /projects': { items: [], page: 0, size: 20, hasMore: false },
};
