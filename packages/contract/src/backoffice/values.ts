import { LINE_STATUSES } from '../contracts/values.ts';
import { choice, namedIds, values } from '../core/list.ts';
import { INVOICE_STATUSES } from '../documents/values.ts';
import { OFF_HIRE_STATUSES } from '../off-hires/values.ts';
import { ORDER_STATUSES } from '../orders/values.ts';
import { REQUEST_KINDS, REQUEST_STATUSES } from '../requests/values.ts';

/** Kinds of requests that the rental company answers (DOM-29). */
export const COMPANY_REQUEST_KINDS = REQUEST_KINDS.filter((kind) => kind !== 'equipment');

/** States of orders visible to the rental company. Orders not sent yet are hidden. */
export const COMPANY_ORDER_STATUSES = ORDER_STATUSES.filter(
  (status) => status !== 'draft' && status !== 'pendingApproval',
);

/** Filter of every back-office list: clients by the company's own ids, or by their UUIDs. */
const common = { client: namedIds };

export const COMPANY_CLIENT_FILTERS = common;
export const COMPANY_REQUEST_FILTERS = {
  status: values(REQUEST_STATUSES),
  kind: values(COMPANY_REQUEST_KINDS),
  /** `company` selects requests that wait for the rental company. */
  waiting: choice(['company']),
  ...common,
};
export const COMPANY_ORDER_FILTERS = { status: values(COMPANY_ORDER_STATUSES), ...common };
export const COMPANY_INVOICE_FILTERS = { status: values(INVOICE_STATUSES), ...common };
export const COMPANY_LINE_FILTERS = { status: values(LINE_STATUSES), ...common };
export const COMPANY_OFF_HIRE_FILTERS = { status: values(OFF_HIRE_STATUSES), ...common };

/**
 * Kinds of entries that wait for the rental company. A dispute is a request about a document, and a certificate ends while
 * its machine is on rent.
 */
export const INBOX_KINDS = ['order', 'offHire', 'request', 'dispute', 'certificate'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];
/** Next step of the company for an entry of its inbox. */
export const INBOX_STEPS = ['confirm', 'schedule', 'collect', 'review', 'answer', 'fulfil', 'renew'] as const;
export type InboxStep = (typeof INBOX_STEPS)[number];
/** Number of machines that an entry lists. */
export const INBOX_MACHINES = 5;
export const COMPANY_INBOX_FILTERS = {
  kind: values(INBOX_KINDS),
  /** Depots by the company's own ids, or by the portal's; `none` selects entries for the rental contact. */
  depot: namedIds,
  acknowledged: choice(['yes', 'no']),
  ...common,
};

/** Kinds of records in the log of changes. */
export const CHANGE_KINDS = [
  'operatingCompany',
  'emissionFactors',
  'client',
  'address',
  'contactPerson',
  'project',
  'user',
  'request',
  'order',
  'contract',
  'contractLine',
  'reading',
  'offHire',
  'invoice',
  'paper',
  'depot',
  'productGroup',
  'product',
  'rate',
  'stock',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
export const DEFAULT_CHANGES = 200;
export const MAX_CHANGES = 1000;

/** Actions of the rental company on a request; `answer` answers a line. */
export const COMPANY_REQUEST_ACTIONS = [
  'review',
  'quote',
  'approve',
  'reject',
  'fulfil',
  'comment',
  'askBack',
] as const;
export type CompanyRequestAction = (typeof COMPANY_REQUEST_ACTIONS)[number];

export const COMPANY_ORDER_ACTIONS = ['confirm', 'reject', 'complete', 'cancel'] as const;
export type CompanyOrderAction = (typeof COMPANY_ORDER_ACTIONS)[number];

export const COMPANY_LINE_ACTIONS = [
  'deliver',
  'cancel',
  'exchange',
  'return',
  'close',
  'addReading',
  'standDown',
] as const;
export type CompanyLineAction = (typeof COMPANY_LINE_ACTIONS)[number];

export const COMPANY_OFF_HIRE_ACTIONS = ['confirm', 'schedule', 'collect', 'fail', 'withdraw'] as const;
export type CompanyOffHireAction = (typeof COMPANY_OFF_HIRE_ACTIONS)[number];

/** Maximum number of lines per invoice or credit note. */
export const MAX_INVOICE_LINES = 500;
