import type { ContractLine } from './schemas.ts';
import type { LineStatusFilter } from './values.ts';

type Standing = Pick<ContractLine, 'status' | 'overdueDays'>;

/** Overdue only while on rent: once called off, the date of the call-off counts (DOM-02). */
export const isLineOverdue = ({ status, overdueDays }: Standing): boolean => status === 'onRent' && overdueDays > 0;

/** The state that a line is shown with: its status, or that it is overdue. */
export const lineState = (line: Standing): LineStatusFilter => (isLineOverdue(line) ? 'overdue' : line.status);

/** The instant that rent ends or ended; null when open-ended. */
export const endOfRent = ({
  offRentAt,
  returnedAt,
  expectedOffRentAt,
}: Pick<ContractLine, 'offRentAt' | 'returnedAt' | 'expectedOffRentAt'>): string | null =>
  offRentAt ?? returnedAt ?? expectedOffRentAt;
