import type { ContractLine } from '@hireyard/contract';
import type { ContractLineStatus } from '@hireyard/ui/rental';

type Timed = Pick<ContractLine, 'onRentAt' | 'expectedOffRentAt' | 'offRentAt' | 'returnedAt'>;

/** Overdue only while on rent: once called off, the date of the call-off counts (DOM-02). */
export const isOverdue = (line: Pick<ContractLine, 'status' | 'overdueDays'>): boolean =>
  line.status === 'onRent' && line.overdueDays > 0;

/** What is shown of a line: its status, or that it is overdue. */
export const statusOf = (line: Pick<ContractLine, 'status' | 'overdueDays'>): ContractLineStatus =>
  isOverdue(line) ? 'overdue' : line.status;

/** The instant that rent ends or ended; null when open-ended. */
export const endOf = (line: Timed): string | null => line.offRentAt ?? line.returnedAt ?? line.expectedOffRentAt;
