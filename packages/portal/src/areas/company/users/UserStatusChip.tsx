import type { UserStatus, UserSummary } from '@hireyard/contract';
import { StatusChip, type StatusChipProps } from '@hireyard/ui/components/StatusChip';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectHasRight } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';

const mayManage = selectHasRight('manage-roles-and-users');

const TONES: Readonly<Record<UserStatus, StatusChipProps['tone']>> = {
  active: 'success',
  invited: 'info',
  blocked: 'error',
  deactivated: 'neutral',
};

export const isExpired = ({ invitation }: Pick<UserSummary, 'invitation'>, now = Date.now()): boolean =>
  invitation !== null && Date.parse(invitation.expiresAt) <= now;

/**
 * Status of a user within the company. An invitation with an expired link is shown as expired. Who manages users also sees
 * that somebody was not invited yet.
 */
export function UserStatusChip(user: Pick<UserSummary, 'status' | 'invitation'>) {
  const { t } = useTranslation('user');
  const manages = useAppSelector(mayManage);
  if (manages && user.status === 'invited' && user.invitation === null)
    return <StatusChip tone="neutral">{t('status.uninvited')}</StatusChip>;
  if (isExpired(user)) return <StatusChip tone="warning">{t('status.expired')}</StatusChip>;
  return <StatusChip tone={TONES[user.status]}>{t(`status.${user.status}`)}</StatusChip>;
}
