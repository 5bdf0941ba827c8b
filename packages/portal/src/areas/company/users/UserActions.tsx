import { blockUser, deactivateUser, type Endpoint, resendInvitation, type User, unblockUser } from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { useAskedAction, useDirectAction } from '../../../pages/use-asked-action.ts';
import { fullName } from './user-columns.tsx';

/** Actions that remove access ask for confirmation. */
const CONFIRMED_ACTIONS = [
  { action: 'block', endpoint: blockUser, tone: 'warning' },
  { action: 'deactivate', endpoint: deactivateUser, tone: 'error' },
] as const;
const DIRECT_ACTIONS = [
  { action: 'resend', endpoint: resendInvitation },
  { action: 'unblock', endpoint: unblockUser },
] as const;

interface ActionProps<E extends Endpoint> {
  user: User;
  endpoint: E;
}

function ConfirmedAction(
  props: ActionProps<typeof blockUser | typeof deactivateUser> & (typeof CONFIRMED_ACTIONS)[number],
) {
  const { user, action, endpoint, tone } = props;
  const { t } = useTranslation('user');
  const name = fullName(user);
  const isOffered = user.actions.includes(action);
  const confirmation = useAskedAction({
    ...{ endpoint: endpoint as typeof blockUser, input: { params: { id: user.id } }, isOffered },
    done: t(`${action}.done`, { name }),
  });
  return (
    <>
      {isOffered && (
        <Button variant="outlined" onClick={confirmation.ask}>
          {t(`${action}.action`)}
        </Button>
      )}
      {confirmation.dialog && (
        <ConfirmDialog
          {...confirmation.dialog}
          tone={tone}
          title={t(`${action}.title`, { name })}
          confirmLabel={t(`${action}.action`)}
        >
          {t(`${action}.text`)}
        </ConfirmDialog>
      )}
    </>
  );
}

function DirectAction({
  user,
  action,
  endpoint,
}: ActionProps<typeof resendInvitation | typeof unblockUser> & (typeof DIRECT_ACTIONS)[number]) {
  const { t } = useTranslation('user');
  // The rental company may have made the account without an invitation.
  const texts = action === 'resend' && user.invitation === null ? 'firstInvitation' : action;
  const direct = useDirectAction({
    ...{ endpoint: endpoint as typeof unblockUser, input: { params: { id: user.id } } },
    done: t(`${texts}.done`, { name: fullName(user) }),
  });
  return (
    <>
      {direct.refused && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {direct.refused}
        </Alert>
      )}
      {user.actions.includes(action) && (
        <Button variant="outlined" {...direct.button}>
          {t(`${texts}.action`)}
        </Button>
      )}
    </>
  );
}

/** Actions on a user. The server names the available ones. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation('user');
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {DIRECT_ACTIONS.map((one) => (
        <DirectAction key={one.action} user={user} {...one} />
      ))}
      {CONFIRMED_ACTIONS.map((one) => (
        <ConfirmedAction key={one.action} user={user} {...one} />
      ))}
      {user.actions.includes('edit') && (
        <Button variant="contained" component={FormLink} to={`/order/company/users/${user.id}/edit`}>
          {t('edit.action')}
        </Button>
      )}
    </Stack>
  );
}
