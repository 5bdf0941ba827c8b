import { choice, date, ids, listOf, values } from '../core/list.ts';

/** States of a contract line (DOM-02). */
export const LINE_STATUSES = [
  'planned',
  'onRent',
  'offHireRequested',
  'offHired',
  'returned',
  'closed',
  'cancelled',
] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** Actions that the caller may take on a line. The portal offers exactly these. */
export const LINE_ACTIONS = ['extend', 'offHire', 'withdraw', 'anotherDay', 'report'] as const;
export type LineAction = (typeof LINE_ACTIONS)[number];

export const CONTRACT_ACTIONS = ['editReferences', 'orderAgain'] as const;
export type ContractAction = (typeof CONTRACT_ACTIONS)[number];

/** States of lines that need attention: planned, on rent, or called off and not yet returned (DOM-26). */
export const LIVE_LINE_STATUSES = [
  'planned',
  'onRent',
  'offHireRequested',
  'offHired',
] as const satisfies readonly LineStatus[];

/** States of lines whose rent runs. A call-off that the company has not confirmed does not end it. */
export const ON_RENT_STATUSES: readonly LineStatus[] = ['onRent', 'offHireRequested'];

/** States of delivered lines until their return. These machines can break down, run and stand still. */
export const AT_SITE_STATUSES: readonly LineStatus[] = [...ON_RENT_STATUSES, 'offHired'];

/** States of lines that are called off and not yet returned. */
export const PICKUP_PENDING_STATUSES: readonly LineStatus[] = ['offHireRequested', 'offHired'];

/** States of a contract, derived from its lines (domain.md). */
export const CONTRACT_STATUSES = [
  'planned',
  'onRent',
  'partlyOffHired',
  'offHired',
  'returned',
  'closed',
  'cancelled',
] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/**
 * Filter values in the order of a machine's life: a state, or `overdue` (on rent past the expected end; computed,
 * DOM-02).
 */
export const LINE_STATUS_FILTERS = LINE_STATUSES.flatMap((status) =>
  status === 'onRent' ? [status, 'overdue' as const] : [status],
);
export type LineStatusFilter = (typeof LINE_STATUS_FILTERS)[number];

export const PLANNING_MAX_DAYS = 371;
export const PLANNING_MAX_GROUPS = 1_000;
/** Maximum number of lines on the planning. Users do not scroll further, and counting more would slow it down. */
export const PLANNING_MAX_LINES = 20_000;

/** Filters of the machines, in the list and on the planning. */
export const LINE_FILTERS = {
  project: ids,
  status: values(LINE_STATUS_FILTERS),
  /** `thisWeek` selects lines on rent with an expected end from today to Sunday, in the depot's time zone. */
  due: choice(['thisWeek']),
  /** Lines whose rental period overlaps these local dates, both inclusive. */
  from: date,
  to: date,
  depot: ids,
} as const;

/** List of machines, one row per contract line (RT-09). */
export const CONTRACT_LINE_LIST = listOf({
  sorts: ['status', 'product', 'contract', 'project', 'onRentAt', 'expectedOffRentAt', 'rate'],
  defaultSort: { field: 'status', direction: 'asc' },
  amountSorts: { rate: 'rental' },
  filters: LINE_FILTERS,
  facets: ['status', 'project', 'depot'],
  opensWith: { status: LIVE_LINE_STATUSES },
});

export const CONTRACT_LIST = listOf({
  sorts: ['number', 'status', 'project', 'from', 'to'],
  defaultSort: { field: 'number', direction: 'desc' },
  filters: { status: values(CONTRACT_STATUSES), project: ids, depot: ids, from: date, to: date },
  facets: ['status', 'project', 'depot'],
});
