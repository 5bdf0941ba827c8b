import { listOf, values } from '../core/list.ts';

/** States of an off-hire (DOM-03). */
export const OFF_HIRE_STATUSES = ['requested', 'confirmed', 'scheduled', 'collected', 'failed', 'cancelled'] as const;
export type OffHireStatus = (typeof OFF_HIRE_STATUSES)[number];

/** List of off-hires. Failed pick-ups lead, because machines and people wait for another day. */
export const OFF_HIRE_LIST = listOf({
  sorts: ['status', 'created'],
  defaultSort: { field: 'status', direction: 'asc' },
  filters: { status: values(OFF_HIRE_STATUSES) },
  facets: ['status'],
});

/** Return transport: pick-up by the rental company, or return by the client. */
export const TRANSPORTS = ['collect', 'bringBack'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** Pick-up windows of a day, in the depot's time zone. */
export const PICKUP_SLOTS = {
  morning: { from: '07:00', to: '12:00' },
  afternoon: { from: '12:00', to: '17:00' },
  day: { from: '07:00', to: '17:00' },
} as const;
export type PickupSlot = keyof typeof PICKUP_SLOTS;
export const PICKUP_SLOT_NAMES = Object.keys(PICKUP_SLOTS) as [PickupSlot, ...PickupSlot[]];

/** Reasons for a failed pick-up. Each one suggests an action of the client. */
export const FAIL_REASONS = ['noAccess', 'notFound', 'blocked', 'notReady'] as const;
export type FailReason = (typeof FAIL_REASONS)[number];

/** Actions that the caller may take on an off-hire. The portal offers exactly these. */
export const OFF_HIRE_ACTIONS = ['withdraw', 'anotherDay'] as const;
export type OffHireAction = (typeof OFF_HIRE_ACTIONS)[number];

/** Maximum number of lines per off-hire or extension. */
export const MAX_CALLED_LINES = 100;
/** Tolerated age of the end of rent in minutes, because networks on sites are slow (DOM-13). */
export const OFF_HIRE_GRACE_MINUTES = 15;
/** Seconds in which the confirmation of an off-hire offers to undo it. The mail of its number waits for them. */
export const OFF_HIRE_UNDO_SECONDS = 10;
/** Maximum number of days from today to the end of rent. */
export const MAX_OFF_HIRE_DAYS = 28;
/** Maximum number of days from today to a pick-up. */
export const MAX_PICKUP_DAYS = 60;
