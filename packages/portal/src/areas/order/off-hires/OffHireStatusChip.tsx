import type { OffHireStatus } from '@hireyard/contract';
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
export function OffHireStatusChip({ status }: { status: OffHireStatus }) {
  const { t } = useTranslation('offHires');
  return <StatusChip tone={TONES[status]}>{t(`status.${status}`)}</StatusChip>;
}
