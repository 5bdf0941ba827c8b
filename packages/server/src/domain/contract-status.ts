import type { ContractStatus, LineStatus } from '@hireyard/contract';

interface Rule {
  readonly status: ContractStatus;
  /** Statuses that every line must have. */
  readonly all?: readonly LineStatus[];
  /** Statuses that at least one line must have. */
  readonly some?: readonly LineStatus[];
}

const STOPPED = ['offHired', 'returned', 'closed'] as const;

/**
 * Rules for the status of a contract: the first one that matches its lines, without canceled ones, applies (DOM-02).
 * The database applies these rules (`contract_status` in database/functions/contract-status-function.ts), so that every
 * change of a line updates its contract.
 */
export const CONTRACT_STATUS: readonly Rule[] = [
  // Must be first: `all` matches a contract without lines.
  { status: 'cancelled', all: [] },
  { status: 'closed', all: ['closed'] },
  { status: 'returned', all: ['returned', 'closed'] },
  { status: 'offHired', all: STOPPED },
  { status: 'planned', all: ['planned'] },
  { status: 'partlyOffHired', some: STOPPED },
];
/** Status if no rule matches. */
export const OTHER_CONTRACT_STATUS: ContractStatus = 'onRent';
