import { type ContractLine, isLineOverdue, lineState } from '@hireyard/contract';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { rentalTone } from '@hireyard/ui/rental';
import { useTranslation } from '../i18n/use-translation.ts';

/** Returns the status of a line as text, or "Overdue 7 days". */
export function useLineStatusText() {
  const { t } = useTranslation('order');
  return (line: Pick<ContractLine, 'status' | 'overdueDays'>) =>
    isLineOverdue(line) ? t('status.overdueDays', { count: line.overdueDays }) : t(`status.${line.status}`);
}

export function StatusOfLine({ line }: { line: Pick<ContractLine, 'status' | 'overdueDays'> }) {
  const textOf = useLineStatusText();
  return <StatusChip tone={rentalTone(lineState(line))}>{textOf(line)}</StatusChip>;
}
