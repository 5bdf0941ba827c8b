import { type ContractLine, isLineOverdue, lineState } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { rentalTone } from '@hireyard/ui/rental';
import { useTranslation } from '../i18n/use-translation.ts';
import { AnotherDayLink } from './AnotherDayLink.tsx';

/** Returns the status of a line as text, or "Overdue 7 days". */
export function useLineStatusText() {
  const { t } = useTranslation('order');
  return (line: Pick<ContractLine, 'status' | 'overdueDays'>) =>
    isLineOverdue(line) ? t('status.overdueDays', { count: line.overdueDays }) : t(`status.${line.status}`);
}

/** Returns the address of the form for another pick-up: of its off-hire, or a new call-off if it is on rent again. */
export function anotherDayOf(line: Pick<ContractLine, 'id' | 'offHireId' | 'pickupFailed' | 'actions'>): string | null {
  if (line.actions.includes('anotherDay')) return `/order/off-hires/${line.offHireId}/another-day`;
  return line.pickupFailed && line.actions.includes('offHire') ? `/order/off-hires/add?line=${line.id}` : null;
}

/** Status of a line, or that its pick-up failed, with the way to another day. */
export function StatusOfLine({ line }: { line: ContractLine }) {
  const { t } = useTranslation('order');
  const textOf = useLineStatusText();
  if (!line.pickupFailed) return <StatusChip tone={rentalTone(lineState(line))}>{textOf(line)}</StatusChip>;
  const form = anotherDayOf(line);
  return (
    <TwoLines
      first={<StatusChip tone="error">{t('status.pickupFailed')}</StatusChip>}
      second={form && <AnotherDayLink to={form} />}
    />
  );
}
