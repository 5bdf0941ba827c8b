import type { ContractLine } from '@hireyard/contract';
import type { StatusTone } from '@hireyard/ui/theme';

type Timed = Pick<ContractLine, 'onRentAt' | 'expectedOffRentAt' | 'offRentAt' | 'returnedAt'>;

/** Overdue only while on rent: once called off, the date of the call-off counts (DOM-02). */
export const isOverdue = (line: Pick<ContractLine, 'status' | 'overdueDays'>): boolean =>
  line.status === 'onRent' && line.overdueDays > 0;

const TONES: Record<ContractLine['status'], StatusTone> = {
  planned: 'planned',
  onRent: 'onRent',
  offHireRequested: 'pending',
  offHired: 'neutral',
  returned: 'neutral',
  closed: 'neutral',
  cancelled: 'neutral',
};

export const toneOf = (line: Pick<ContractLine, 'status' | 'overdueDays'>): StatusTone =>
  isOverdue(line) ? 'overdue' : TONES[line.status];

/** The instant that rent ends or ended; null when open-ended. */
export const endOf = (line: Timed): string | null => line.offRentAt ?? line.returnedAt ?? line.expectedOffRentAt;
