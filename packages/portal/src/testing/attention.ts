import type { Attention, AttentionItem } from '@hireyard/contract';
import { PROFILE } from './state.ts';

const ID = (n: number) => `eeeeeeee-0000-4000-8000-00000000000${n}`;
const euros = (amount: string) => ({ amount, currency: 'EUR' });

/** An attention entry as the API sends it: an overdue machine. */
export const attentionItem = (own: Partial<AttentionItem> = {}): AttentionItem => ({
  cause: 'machineOverdue',
  id: ID(1),
  subject: { resource: 'contract', id: ID(2), name: 'C-260102' },
  lineId: ID(1),
  title: null,
  productCode: 'LIFT-10',
  quantity: 1,
  fleetNumber: '121 676',
  project: { id: ID(0), number: 'P-2041', name: 'Zuidas Tower C' },
  city: 'Amsterdam',
  day: '2026-11-13',
  daysSince: 7,
  person: null,
  failReason: null,
  furtherDay: euros('66.40'),
  costSince: euros('332.00'),
  estimate: null,
  due: null,
  step: 'callOff',
  assignee: null,
  assignedAt: null,
  formerAssignee: null,
  snoozedUntil: null,
  ...own,
});

const NO_COST = { furtherDay: null, costSince: null, lineId: null, fleetNumber: null, productCode: null, city: null };

const COLLEAGUE = { id: ID(9), name: 'Sanne Kuiper' };

/** An entry of each cause, most expensive first. */
export const ENTRIES: readonly AttentionItem[] = [
  attentionItem(),
  attentionItem({
    ...{ cause: 'pickupFailed', id: ID(3), lineId: ID(3), day: '2026-11-19', daysSince: 1, failReason: 'noAccess' },
    ...{ subject: { resource: 'offHire', id: ID(4), name: 'OH-88031' }, costSince: euros('56.40') },
    assignee: COLLEAGUE,
    assignedAt: '2026-11-19T08:00:00.000Z',
  }),
  attentionItem({
    cause: 'rentalEnding',
    id: ID(5),
    lineId: ID(5),
    day: '2026-11-21',
    daysSince: -1,
    costSince: null,
    step: 'extend',
  }),
  attentionItem({
    ...{ ...NO_COST, cause: 'orderApproval', id: ID(6), step: 'decide', estimate: euros('2140.00'), quantity: 3 },
    ...{ subject: { resource: 'order', id: ID(6), name: 'O-260894' }, day: '2026-11-20', daysSince: 0 },
    person: COLLEAGUE,
  }),
  attentionItem({
    ...{ ...NO_COST, cause: 'requestWaiting', id: ID(7), step: 'show', title: 'Lift for the roof' },
    ...{ subject: { resource: 'request', id: ID(7), name: 'R-2611-4' }, day: '2026-11-18', daysSince: 2 },
    person: COLLEAGUE,
  }),
  attentionItem({
    ...{
      ...NO_COST,
      cause: 'invoiceDue',
      id: ID(8),
      step: 'show',
      due: euros('1606.88'),
      day: '2026-11-07',
      daysSince: 13,
    },
    subject: { resource: 'document', id: ID(8), name: 'I-2610-14' },
  }),
  attentionItem({
    ...{
      ...NO_COST,
      cause: 'inspectionDue',
      id: ID(9),
      step: 'show',
      title: 'Tandem roller',
      day: null,
      daysSince: null,
    },
    ...{ subject: { resource: 'asset', id: ID(9), name: 'A-0317' }, fleetNumber: 'A-0317' },
  }),
];

export const ATTENTION: Attention = {
  items: [...ENTRIES],
  page: 0,
  size: 25,
  hasMore: false,
  views: { everyone: ENTRIES.length, mine: 1, snoozed: 2 },
  causes: ENTRIES.map(({ cause }) => ({ cause, count: 1 })),
  running: { machines: 2, furtherDay: [euros('132.80')] },
};

export const NOTHING: Attention = {
  ...ATTENTION,
  items: [],
  views: { everyone: 0, mine: 0, snoozed: 0 },
  causes: [],
  running: { machines: 0, furtherDay: [] },
};

/** Possible assignees of the overdue machine, the signed-in user first. */
export const ASSIGNEES = {
  items: [{ id: PROFILE.id, name: 'Ada Bakker' }, COLLEAGUE],
  page: 0,
  size: 8,
  hasMore: false,
};
