import type { Tone } from '../theme/tokens.ts';

/** Tones of all rental statuses, by kind of record. */
export const RENTAL_TONES = {
  /** Machine on a contract. */
  contractLine: {
    planned: 'info',
    onRent: 'success',
    /** On rent past its expected end. */
    overdue: 'error',
    offHireRequested: 'warning',
    offHired: 'neutral',
    returned: 'neutral',
    closed: 'neutral',
    cancelled: 'neutral',
  },
  order: {
    draft: 'info',
    pendingApproval: 'warning',
    submitted: 'info',
    confirmed: 'success',
    rejected: 'error',
    completed: 'neutral',
    cancelled: 'neutral',
  },
  invoice: {
    open: 'info',
    overdue: 'error',
    disputed: 'warning',
    partlyPaid: 'warning',
    paid: 'neutral',
    void: 'neutral',
  },
  project: {
    active: 'success',
    closed: 'neutral',
  },
} as const satisfies Record<string, Record<string, Tone>>;

type Tones = typeof RENTAL_TONES;
/** Status of a machine on a contract, or `overdue`. */
export type ContractLineStatus = keyof Tones['contractLine'];
/** Status of an order. */
export type OrderStatus = keyof Tones['order'];
/** Status of an invoice, or overdue or disputed. */
export type InvoiceStatus = keyof Tones['invoice'];
/** Status of a project. */
export type ProjectStatus = keyof Tones['project'];
/** Every rental status shown by the kit. */
export type RentalStatus = ContractLineStatus | OrderStatus | InvoiceStatus | ProjectStatus;

const { contractLine, order, invoice, project } = RENTAL_TONES;
// Does not compile if one name has different tones in two kinds of record.
const TONE_OF: Tones['contractLine'] & Tones['order'] & Tones['invoice'] & Tones['project'] = {
  ...contractLine,
  ...order,
  ...invoice,
  ...project,
};

/** Tone of a status. Never use it alone: elements with a tone also show the status as text. */
export const rentalTone = (status: RentalStatus): Tone => TONE_OF[status];
