import type { UserStatus, UserSummary } from '@hireyard/contract';
import { StatusChip, type StatusChipProps } from '@hireyard/ui/components/StatusChip';
import { useTranslation } from '../i18n/use-translation.ts';

const TONES: Readonly<Record<UserStatus, StatusChipProps['tone']>> = {
  active: 'success',
  invited: 'info',
  blocked: 'error',
  deactivated: 'neutral',
};

type Member = Pick<UserSummary, 'status' | 'invitation'>;

const isExpired = ({ invitation }: Pick<Member, 'invitation'>, now = Date.now()): boolean =>
  invitation !== null && Date.parse(invitation.expiresAt) <= now;

/**
 * Status of a user within a client, in the portal and at the desk. An invitation is shown as not delivered if its mail was
 * given up (OP-60), and as expired if its link is.
 * With `manages` it also says that somebody was not invited yet.
 */
export function MemberStatus({ status, invitation, manages }: Member & { readonly manages: boolean }) {
  const { t } = useTranslation('user');
  if (manages && status === 'invited' && invitation === null)
    return <StatusChip tone="neutral">{t('status.uninvited')}</StatusChip>;
  if (invitation?.failedAt) return <StatusChip tone="error">{t('status.undelivered')}</StatusChip>;
  if (isExpired({ invitation })) return <StatusChip tone="warning">{t('status.expired')}</StatusChip>;
  return <StatusChip tone={TONES[status]}>{t(`status.${status}`)}</StatusChip>;
}
