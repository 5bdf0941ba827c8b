import type { ContractLine } from './schemas.ts';
import type { LineStatusFilter } from './values.ts';

type Standing = Pick<ContractLine, 'status' | 'overdueDays'>;

/**
 * Returns true if a line is overdue: only while on rent, because once called off the date of the call-off counts
 * (DOM-02).
 */
export const isLineOverdue = ({ status, overdueDays }: Standing): boolean => status === 'onRent' && overdueDays > 0;

/** Returns the displayed state of a line: `overdue` takes precedence over its status. */
export const lineState = (line: Standing): LineStatusFilter => (isLineOverdue(line) ? 'overdue' : line.status);

/** Returns the past or expected end of rent; null if open-ended. */
export const endOfRent = ({
  offRentAt,
  returnedAt,
  expectedOffRentAt,
}: Pick<ContractLine, 'offRentAt' | 'returnedAt' | 'expectedOffRentAt'>): string | null =>
  offRentAt ?? returnedAt ?? expectedOffRentAt;
