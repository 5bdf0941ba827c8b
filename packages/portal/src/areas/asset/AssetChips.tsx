import type { AssetInspection, AssetRowStatus, AssetSummary, InspectionStanding } from '@hireyard/contract';
import { StatusChip, type StatusChipProps } from '@hireyard/ui/components/StatusChip';
import { useTranslation } from '../../i18n/use-translation.ts';

type Tone = StatusChipProps['tone'];

const STATUS_TONES: Readonly<Record<AssetRowStatus, Tone>> = {
  available: 'info',
  assigned: 'success',
  inMaintenance: 'warning',
  defective: 'error',
  lost: 'error',
  retired: 'neutral',
  planned: 'info',
  onRent: 'success',
  offHireRequested: 'warning',
  offHired: 'neutral',
};

export function AssetStatusChip({ status }: Pick<AssetSummary, 'status'>) {
  const { t } = useTranslation('asset');
  return <StatusChip tone={STATUS_TONES[status]}>{t(`status.${status}`)}</StatusChip>;
}

const STANDING_TONES: Readonly<Record<InspectionStanding, Tone>> = {
  overdue: 'error',
  due: 'warning',
  valid: 'success',
  none: 'neutral',
};

/** Status of one inspection, with days if it is overdue or soon due. */
export function InspectionChip({ inspection }: { inspection: AssetInspection }) {
  const { t } = useTranslation('asset');
  const { standing, daysLeft, lastResult } = inspection;
  const text = () => {
    if (lastResult === 'fail') return t('result.fail');
    if (standing === 'overdue') return t('standing.overdueDays', { count: -daysLeft });
    if (standing === 'due') return t('standing.dueDays', { count: daysLeft });
    return t('standing.valid');
  };
  return <StatusChip tone={STANDING_TONES[standing]}>{text()}</StatusChip>;
}

/** Worst status of an asset's inspections. Empty if none is planned. */
export function StandingChip({ standing }: AssetSummary['inspection']) {
  const { t } = useTranslation('asset');
  if (standing === 'none') return null;
  return <StatusChip tone={STANDING_TONES[standing]}>{t(`standing.${standing}`)}</StatusChip>;
}
