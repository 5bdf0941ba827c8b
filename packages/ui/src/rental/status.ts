import type { Tone } from '../theme/tokens.ts';

/** Each status of the trade with its tone, by what it is of. */
export const RENTAL_TONES = {
  /** A machine on a contract. */
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
  },
  project: {
    active: 'success',
    closed: 'neutral',
  },
} as const satisfies Record<string, Record<string, Tone>>;

type Tones = typeof RENTAL_TONES;
/** What a machine on a contract is: its status, or that it is overdue. */
export type ContractLineStatus = keyof Tones['contractLine'];
/** What an order is. */
export type OrderStatus = keyof Tones['order'];
/** What an invoice is: its status, or that it is overdue or disputed. */
export type InvoiceStatus = keyof Tones['invoice'];
/** What a project is. */
export type ProjectStatus = keyof Tones['project'];
/** Every status of the rental trade that the kit shows. */
export type RentalStatus = ContractLineStatus | OrderStatus | InvoiceStatus | ProjectStatus;

const { contractLine, order, invoice, project } = RENTAL_TONES;
// The type refuses a name that two things give different tones.
const TONE_OF: Tones['contractLine'] & Tones['order'] & Tones['invoice'] & Tones['project'] = {
  ...contractLine,
  ...order,
  ...invoice,
  ...project,
};

/** The tone of a status. It never stands alone: whatever has a tone says its status in words. */
export const rentalTone = (status: RentalStatus): Tone => TONE_OF[status];
