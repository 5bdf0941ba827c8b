import { choice, ids, listOf, values } from '../core/list.ts';

/** The states of an order (DOM-01). */
export const ORDER_STATUSES = [
  'draft',
  'pendingApproval',
  'submitted',
  'confirmed',
  'completed',
  'rejected',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const FULFILMENTS = ['delivery', 'pickup'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

/** The times of the day between which equipment is delivered, in the depot's time zone. */
export const DELIVERY_SLOTS = {
  early: { from: '07:00', to: '09:00' },
  morning: { from: '09:00', to: '12:00' },
  afternoon: { from: '12:00', to: '16:00' },
  day: { from: '07:00', to: '16:00' },
} as const;
export type DeliverySlot = keyof typeof DELIVERY_SLOTS;
export const SLOT_NAMES = Object.keys(DELIVERY_SLOTS) as [DeliverySlot, ...DeliverySlot[]];

/** When an order needs somebody's approval before it goes to the rental company, by the client's policy (DOM-08). */
export const APPROVAL_POLICIES = ['none', 'overLimit', 'always'] as const;
export type ApprovalPolicy = (typeof APPROVAL_POLICIES)[number];

/** The moves that a caller may make; the portal offers these and no others. `copy` begins a new order like this one. */
export const ORDER_ACTIONS = ['edit', 'delete', 'submit', 'approve', 'reject', 'withdraw', 'cancel', 'copy'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

export const MAX_ORDER_LINES = 50;
export const MAX_ORDER_QUANTITY = 999;
/** How far ahead the first and the last day of a rental may be. */
export const MAX_MONTHS_AHEAD = 24;

export const ORDER_LIST = listOf({
  sorts: ['created', 'number', 'status', 'startsOn', 'project', 'estimate'],
  defaultSort: { field: 'created', direction: 'desc' },
  priceSorts: ['estimate'],
  filters: {
    /** `me`: what waits for the caller, as an own draft or as an approval. */
    waiting: choice(['me']),
    status: values(ORDER_STATUSES),
    project: ids,
    /** Who has written them. */
    orderer: ids,
  },
  facets: ['status', 'project', 'orderer'],
});
