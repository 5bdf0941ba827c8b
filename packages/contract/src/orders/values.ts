import { choice, ids, listOf, values } from '../core/list.ts';

/** States of an order (DOM-01). */
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

/** Delivery windows of a day, in the depot's time zone. */
export const DELIVERY_SLOTS = {
  early: { from: '07:00', to: '09:00' },
  morning: { from: '09:00', to: '12:00' },
  afternoon: { from: '12:00', to: '16:00' },
  day: { from: '07:00', to: '16:00' },
} as const;
export type DeliverySlot = keyof typeof DELIVERY_SLOTS;
export const SLOT_NAMES = Object.keys(DELIVERY_SLOTS) as [DeliverySlot, ...DeliverySlot[]];

/** Approval policies of a client: when an order needs an approval before it is sent to the rental company (DOM-08). */
export const APPROVAL_POLICIES = ['none', 'overLimit', 'always'] as const;
export type ApprovalPolicy = (typeof APPROVAL_POLICIES)[number];

/**
 * Actions that the caller may take on an order. The portal offers exactly these. `copy` starts a new order from this
 * one.
 */
export const ORDER_ACTIONS = ['edit', 'delete', 'submit', 'approve', 'reject', 'withdraw', 'cancel', 'copy'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

export const MAX_ORDER_LINES = 50;
export const MAX_ORDER_QUANTITY = 999;
/** Maximum number of months from today to the days of a rental. */
export const MAX_MONTHS_AHEAD = 24;

export const ORDER_LIST = listOf({
  sorts: ['created', 'number', 'status', 'startsOn', 'project', 'estimate'],
  defaultSort: { field: 'created', direction: 'desc' },
  amountSorts: { estimate: 'rental' },
  filters: {
    /** `me` selects the caller's drafts and approvals. */
    waiting: choice(['me']),
    status: values(ORDER_STATUSES),
    project: ids,
    /** Writers of the orders. */
    orderer: ids,
  },
  facets: ['status', 'project', 'orderer'],
});
