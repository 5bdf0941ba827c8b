import { choice, date, ids, listOf, values } from '../core/list.ts';

/** The states of a contract line (DOM-02). */
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

/** What a caller may do with a line; the portal offers these and no others. */
export const LINE_ACTIONS = ['extend', 'offHire', 'withdraw', 'report'] as const;
export type LineAction = (typeof LINE_ACTIONS)[number];

export const CONTRACT_ACTIONS = ['editReferences', 'orderAgain'] as const;
export type ContractAction = (typeof CONTRACT_ACTIONS)[number];

/** The lines that need somebody: planned, on rent, or called off and not yet returned (DOM-26). */
export const LIVE_LINE_STATUSES = [
  'planned',
  'onRent',
  'offHireRequested',
  'offHired',
] as const satisfies readonly LineStatus[];

/** The states of a contract, derived from its lines (domain.md). */
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
 * What a list can be filtered by, in the order of a machine's life: a state, or `overdue`, on rent past the expected
 * date (computed, DOM-02).
 */
export const LINE_STATUS_FILTERS = LINE_STATUSES.flatMap((status) =>
  status === 'onRent' ? [status, 'overdue' as const] : [status],
);
export type LineStatusFilter = (typeof LINE_STATUS_FILTERS)[number];

/** Longest window of the planning, in days. */
export const PLANNING_MAX_DAYS = 371;
/** Most projects that one planning has. */
export const PLANNING_MAX_GROUPS = 1_000;
/** The planning has this many lines at most; nobody scrolls further, and counting them would take ever longer. */
export const PLANNING_MAX_LINES = 20_000;

/** What the machines can be filtered by, as a list and on the planning. */
export const LINE_FILTERS = {
  project: ids,
  status: values(LINE_STATUS_FILTERS),
  /** `thisWeek`: on rent and expected back from today to Sunday, in the depot's time zone. */
  due: choice(['thisWeek']),
  /** Lines whose rental period touches these local dates, both included. */
  from: date,
  to: date,
  depot: ids,
} as const;

/** The list of machines, one row a contract line (RT-09). */
export const CONTRACT_LINE_LIST = listOf({
  sorts: ['status', 'product', 'contract', 'project', 'onRentAt', 'expectedOffRentAt', 'rate'],
  defaultSort: { field: 'status', direction: 'asc' },
  priceSorts: ['rate'],
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
