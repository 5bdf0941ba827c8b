import type { OffHire } from '@hireyard/contract';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OFF_HIRE_TONES } from '../../../rental/off-hire-tones.ts';

export function OffHireStatusChip({
  offHire: { status, failReason, transport },
}: {
  offHire: Pick<OffHire, 'status' | 'failReason' | 'transport'>;
}) {
  const { t } = useTranslation('offHires');
  // Cancelled by a failed pick-up, not by the customer: the machines are back on rent.
  if (status === 'cancelled' && failReason !== null)
    return <StatusChip tone="warning">{t('status.backOnRent')}</StatusChip>;
  if (status === 'collected' && transport === 'bringBack')
    return <StatusChip tone={OFF_HIRE_TONES[status]}>{t('status.broughtBack')}</StatusChip>;
  return <StatusChip tone={OFF_HIRE_TONES[status]}>{t(`status.${status}`)}</StatusChip>;
}
