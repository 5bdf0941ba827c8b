import type { ContractStatus, LineStatus } from '@hireyard/contract';

interface Rule {
  readonly status: ContractStatus;
  /** Holds if each line has one of these. */
  readonly all?: readonly LineStatus[];
  /** Holds if a line has one of these. */
  readonly some?: readonly LineStatus[];
}

const STOPPED = ['offHired', 'returned', 'closed'] as const;

/**
 * The status of a contract follows from its lines: the first rule that holds for those that are not cancelled (DOM-02). The
 * database applies these rules (`contract_status` in database/functions/contract-status-function.ts), so that a contract follows
 * whatever changes its lines.
 */
export const CONTRACT_STATUS: readonly Rule[] = [
  // Every rule of all lines would hold for a contract without any.
  { status: 'cancelled', all: [] },
  { status: 'closed', all: ['closed'] },
  { status: 'returned', all: ['returned', 'closed'] },
  { status: 'offHired', all: STOPPED },
  { status: 'planned', all: ['planned'] },
  { status: 'partlyOffHired', some: STOPPED },
];
/** Where no rule holds. */
export const OTHER_CONTRACT_STATUS: ContractStatus = 'onRent';
