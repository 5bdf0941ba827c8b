import type { OffHire, OffHireStatus } from '@hireyard/contract';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import type { Tone } from '@hireyard/ui/theme';
import { useTranslation } from '../i18n/use-translation.ts';

const TONES: Readonly<Record<OffHireStatus, Tone>> = {
  requested: 'warning',
  confirmed: 'success',
  scheduled: 'info',
  collected: 'neutral',
  failed: 'error',
  cancelled: 'neutral',
};

/** State of an off-hire, for its client and at the desk. */
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
    return <StatusChip tone={TONES[status]}>{t('status.broughtBack')}</StatusChip>;
  return <StatusChip tone={TONES[status]}>{t(`status.${status}`)}</StatusChip>;
}
