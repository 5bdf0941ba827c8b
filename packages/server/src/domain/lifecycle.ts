import type {
  ArchiveStatus,
  AssetStatus,
  InvoiceStatus,
  LineStatus,
  OrderStatus,
  ProjectStatus,
  RequestStatus,
} from '@hireyard/contract';

export type UserStatus = 'invited' | 'active' | 'blocked' | 'deactivated';

/** The allowed moves from each state; others are refused (409 with the current state and the allowed ones). */
export type Lifecycle<S extends string> = Readonly<Record<S, readonly S[]>>;

/** DOM-01. A rejected order is final; copying it makes a new draft. */
export const ORDER: Lifecycle<OrderStatus> = {
  draft: ['pendingApproval', 'submitted'],
  pendingApproval: ['submitted', 'rejected', 'draft', 'cancelled'],
  submitted: ['confirmed', 'rejected', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  rejected: [],
  cancelled: [],
  completed: [],
};

/** DOM-02. Back to `onRent`: the off-hire is withdrawn, or its collection failed. */
export const CONTRACT_LINE: Lifecycle<LineStatus> = {
  planned: ['onRent', 'cancelled'],
  onRent: ['offHireRequested', 'returned'],
  offHireRequested: ['offHired', 'onRent'],
  offHired: ['returned', 'onRent'],
  returned: ['closed'],
  closed: [],
  cancelled: [],
};

/** DOM-04. */
export const REQUEST: Lifecycle<RequestStatus> = {
  draft: ['submitted'],
  submitted: ['inReview', 'cancelled'],
  inReview: ['quoted', 'approved', 'rejected', 'cancelled'],
  quoted: ['approved', 'rejected', 'cancelled'],
  approved: ['fulfilled', 'cancelled'],
  rejected: [],
  fulfilled: [],
  cancelled: [],
};

/** DOM-05. */
export const ASSET: Lifecycle<AssetStatus> = {
  available: ['assigned', 'inMaintenance', 'defective', 'lost', 'retired'],
  assigned: ['available', 'defective', 'lost'],
  inMaintenance: ['available', 'defective', 'retired'],
  defective: ['inMaintenance', 'retired'],
  lost: ['available', 'retired'],
  retired: [],
};

/** DOM-06. Paid in one go skips `partlyPaid`; overdue and disputed are no states of their own. */
export const INVOICE: Lifecycle<InvoiceStatus> = {
  open: ['partlyPaid', 'paid'],
  partlyPaid: ['paid'],
  paid: [],
};

/** Closed, nothing new is ordered for a project; what runs there goes on. */
export const PROJECT: Lifecycle<ProjectStatus> = {
  active: ['closed'],
  closed: ['active'],
};

/** Of contact persons and addresses. Archived, they stay where they are used and are offered nowhere else. */
export const ARCHIVE: Lifecycle<ArchiveStatus> = {
  active: ['archived'],
  archived: ['active'],
};

/** DOM-07. */
export const USER: Lifecycle<UserStatus> = {
  invited: ['active', 'deactivated'],
  active: ['blocked', 'deactivated'],
  blocked: ['active', 'deactivated'],
  deactivated: [],
};

export const canMove = <S extends string>(lifecycle: Lifecycle<S>, from: S, to: S): boolean =>
  lifecycle[from].includes(to);

/** A move that the lifecycle does not list; the HTTP layer answers 409 `illegal-transition` with both fields. */
export class IllegalMove<S extends string = string> extends Error {
  readonly current: S;
  readonly allowed: readonly S[];

  constructor(current: S, to: S, allowed: readonly S[]) {
    super(`From ${current} to ${to} is no move; allowed: ${allowed.join(', ') || 'none'}`);
    this.name = 'IllegalMove';
    this.current = current;
    this.allowed = allowed;
  }
}

/** The state after a move. Throws `IllegalMove`. */
export function move<S extends string>(lifecycle: Lifecycle<S>, from: S, to: S): S {
  if (!canMove(lifecycle, from, to)) throw new IllegalMove(from, to, lifecycle[from]);
  return to;
}
