import type { UserStatus, UserSummary } from '@hireyard/contract';
import { StatusChip, type StatusChipProps } from '@hireyard/ui/components/StatusChip';
import { useTranslation } from '../../../i18n/use-translation.ts';

const TONES: Readonly<Record<UserStatus, StatusChipProps['tone']>> = {
  active: 'success',
  invited: 'info',
  blocked: 'error',
  deactivated: 'neutral',
};

export const isExpired = ({ invitation }: Pick<UserSummary, 'invitation'>, now = Date.now()): boolean =>
  invitation !== null && Date.parse(invitation.expiresAt) <= now;

/** Status of a user within the company. An invitation with an expired link is shown as expired. */
export function UserStatusChip(user: Pick<UserSummary, 'status' | 'invitation'>) {
  const { t } = useTranslation('user');
  if (isExpired(user)) return <StatusChip tone="warning">{t('status.expired')}</StatusChip>;
  return <StatusChip tone={TONES[user.status]}>{t(`status.${user.status}`)}</StatusChip>;
}
