import type { Tone } from '../theme/tokens.ts';

/** Each status of the trade with its tone, by what it is of. */
const contractLine = {
  planned: 'info',
  onRent: 'success',
  /** On rent past its expected end. */
  overdue: 'error',
  offHireRequested: 'warning',
  offHired: 'neutral',
  returned: 'neutral',
  closed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<string, Tone>;

const order = {
  draft: 'info',
  pendingApproval: 'warning',
  submitted: 'info',
  confirmed: 'success',
  rejected: 'error',
  completed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<string, Tone>;

const invoice = {
  open: 'info',
  overdue: 'error',
  disputed: 'warning',
  partlyPaid: 'warning',
  paid: 'neutral',
} as const satisfies Record<string, Tone>;

const project = {
  active: 'success',
  closed: 'neutral',
} as const satisfies Record<string, Tone>;

// The type does not allow two things to give a name that they share different tones.
const TONE_OF: typeof contractLine & typeof order & typeof invoice & typeof project = {
  ...contractLine,
  ...order,
  ...invoice,
  ...project,
};

/** What a machine on a contract is: its status, or that it is overdue. */
export type ContractLineStatus = keyof typeof contractLine;
/** What an order is. */
export type OrderStatus = keyof typeof order;
/** What an invoice is: its status, or that it is overdue or disputed. */
export type InvoiceStatus = keyof typeof invoice;
/** What a project is. */
export type ProjectStatus = keyof typeof project;
/** Every status of the rental trade that the kit shows. */
export type RentalStatus = keyof typeof TONE_OF;

/** All of them, by what they are of. */
export const RENTAL_STATUSES = {
  contractLine: Object.keys(contractLine) as ContractLineStatus[],
  order: Object.keys(order) as OrderStatus[],
  invoice: Object.keys(invoice) as InvoiceStatus[],
  project: Object.keys(project) as ProjectStatus[],
};

/** The tone of a status. It never stands alone: whatever has a tone says its status in words. */
export const rentalTone = (status: RentalStatus): Tone => TONE_OF[status];
