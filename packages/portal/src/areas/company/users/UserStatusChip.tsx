import type { UserSummary } from '@hireyard/contract';
import { MemberStatus } from '../../../rental/MemberStatus.tsx';
import { selectHasRight } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';

const mayManage = selectHasRight('manage-roles-and-users');

/** Status of a user within the client. Who manages users also sees that somebody was not invited yet. */
export function UserStatusChip({ status, invitation }: Pick<UserSummary, 'status' | 'invitation'>) {
  return <MemberStatus status={status} invitation={invitation} manages={useAppSelector(mayManage)} />;
}
