import type { OffHire, OffHireStatus } from '@hireyard/contract';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import type { Tone } from '@hireyard/ui/theme';
import { useTranslation } from '../../../i18n/use-translation.ts';

const TONES: Readonly<Record<OffHireStatus, Tone>> = {
  requested: 'warning',
  confirmed: 'success',
  scheduled: 'info',
  collected: 'neutral',
  failed: 'error',
  cancelled: 'neutral',
};

/** Where an off-hire stands. */
export function OffHireStatusChip({
  offHire: { status, failReason },
}: {
  offHire: Pick<OffHire, 'status' | 'failReason'>;
}) {
  const { t } = useTranslation('offHires');
  // Nobody has withdrawn it: a pick-up failed, and the company rents the machines out again.
  if (status === 'cancelled' && failReason !== null)
    return <StatusChip tone="warning">{t('status.backOnRent')}</StatusChip>;
  return <StatusChip tone={TONES[status]}>{t(`status.${status}`)}</StatusChip>;
}
