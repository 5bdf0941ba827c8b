import type { RequestStatus } from '@hireyard/contract';
import { StatusChip, type StatusChipProps } from '@hireyard/ui/components/StatusChip';
import { useTranslation } from '../i18n/use-translation.ts';

const TONES: Readonly<Record<RequestStatus, StatusChipProps['tone']>> = {
  draft: 'neutral',
  submitted: 'info',
  inReview: 'warning',
  quoted: 'warning',
  approved: 'success',
  rejected: 'error',
  fulfilled: 'neutral',
  cancelled: 'neutral',
};

/** State of a request, for its client and at the desk. */
export function RequestStatusChip({ status }: { status: RequestStatus }) {
  const { t } = useTranslation('request');
  return (
    <StatusChip tone={TONES[status]} {...(status === 'draft' && { shape: 'brokenRing' })}>
      {t(`status.${status}`)}
    </StatusChip>
  );
}
