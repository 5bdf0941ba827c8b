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

/** Allowed transitions per state. All others are refused with 409, the current state and the allowed ones. */
export type Lifecycle<S extends string> = Readonly<Record<S, readonly S[]>>;

/** DOM-01. A rejected order is final; copying it creates a new draft. */
export const ORDER: Lifecycle<OrderStatus> = {
  draft: ['pendingApproval', 'submitted'],
  pendingApproval: ['submitted', 'rejected', 'draft', 'cancelled'],
  submitted: ['confirmed', 'rejected', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  rejected: [],
  cancelled: [],
  completed: [],
};

/** DOM-02. Transitions back to `onRent`: the off-hire was withdrawn, or its pick-up failed. */
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

/** DOM-06. A full payment skips `partlyPaid`. Overdue and disputed are computed. */
export const INVOICE: Lifecycle<InvoiceStatus> = {
  open: ['partlyPaid', 'paid'],
  partlyPaid: ['paid'],
  paid: [],
  void: [],
};

/** Invoices in the company's own systems (OP-36). Payments are taken back there, too. A void invoice stays void. */
export const IMPORTED_INVOICE: Lifecycle<InvoiceStatus> = {
  open: ['partlyPaid', 'paid', 'void'],
  partlyPaid: ['open', 'paid', 'void'],
  paid: ['open', 'partlyPaid', 'void'],
  void: [],
};

/** Invoices that were void because their import was taken back, where a row brings them back (OP-80). */
export const INVOICE_BROUGHT_BACK: Lifecycle<InvoiceStatus> = {
  ...IMPORTED_INVOICE,
  void: ['open', 'partlyPaid', 'paid'],
};

/** A closed project accepts no new orders. Its current rentals continue. */
export const PROJECT: Lifecycle<ProjectStatus> = {
  active: ['closed'],
  closed: ['active'],
};

/**
 * Lifecycle of contact persons and addresses. Archived ones keep existing references and are not offered for new ones.
 */
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

/** Access that ended before it was accepted, because its import was taken back, where a row brings it back (OP-80). */
export const USER_BROUGHT_BACK: Lifecycle<UserStatus> = { ...USER, deactivated: ['invited'] };

export const canMove = <S extends string>(lifecycle: Lifecycle<S>, from: S, to: S): boolean =>
  lifecycle[from].includes(to);

/** Transition that the lifecycle does not allow. The HTTP layer answers 409 `illegal-transition` with both fields. */
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

/** Returns the state after a transition. Throws `IllegalMove`. */
export function move<S extends string>(lifecycle: Lifecycle<S>, from: S, to: S): S {
  if (!canMove(lifecycle, from, to)) throw new IllegalMove(from, to, lifecycle[from]);
  return to;
}
