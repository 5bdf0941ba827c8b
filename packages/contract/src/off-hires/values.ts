/** The states of an off-hire (DOM-03). */
export const OFF_HIRE_STATUSES = ['requested', 'confirmed', 'scheduled', 'collected', 'failed', 'cancelled'] as const;
export type OffHireStatus = (typeof OFF_HIRE_STATUSES)[number];

/** Whether the rental company collects the machines or the client brings them back. */
export const TRANSPORTS = ['collect', 'bringBack'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** The parts of a day in which machines are collected, in the depot's time zone. */
export const PICKUP_SLOTS = {
  morning: { from: '07:00', to: '12:00' },
  afternoon: { from: '12:00', to: '17:00' },
  day: { from: '07:00', to: '17:00' },
} as const;
export type PickupSlot = keyof typeof PICKUP_SLOTS;
export const PICKUP_SLOT_NAMES = Object.keys(PICKUP_SLOTS) as [PickupSlot, ...PickupSlot[]];

/** Why a collection failed; each says what the client can do. */
export const FAIL_REASONS = ['noAccess', 'notFound', 'blocked', 'notReady'] as const;
export type FailReason = (typeof FAIL_REASONS)[number];

/** What a caller may do with an off-hire; the portal offers these and no others. */
export const OFF_HIRE_ACTIONS = ['withdraw'] as const;
export type OffHireAction = (typeof OFF_HIRE_ACTIONS)[number];

/** Most lines that one off-hire or one extension has. */
export const MAX_CALLED_LINES = 100;
/** How long ago rent may have stopped when an off-hire arrives: networks on sites are slow (DOM-13). */
export const OFF_HIRE_GRACE_MINUTES = 15;
/** How far ahead rent can be stopped, in days. */
export const MAX_OFF_HIRE_DAYS = 28;
/** How far ahead a pick-up can be asked for, in days. */
export const MAX_PICKUP_DAYS = 60;
