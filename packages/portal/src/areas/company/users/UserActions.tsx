import { blockUser, deactivateUser, type Endpoint, resendInvitation, type User, unblockUser } from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useAction } from '../../../forms/use-action.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { useArrival } from '../../../pages/Arrival.tsx';
import { fullName } from './user-columns.tsx';

/** What takes something away is asked first. */
const ASKED = [
  { action: 'block', endpoint: blockUser, tone: 'warning' },
  { action: 'deactivate', endpoint: deactivateUser, tone: 'error' },
] as const;
const AT_ONCE = [
  { action: 'resend', endpoint: resendInvitation },
  { action: 'unblock', endpoint: unblockUser },
] as const;

interface ActionProps<E extends Endpoint> {
  user: User;
  endpoint: E;
}

function AskedAction(props: ActionProps<typeof blockUser | typeof deactivateUser> & (typeof ASKED)[number]) {
  const { user, action, endpoint, tone } = props;
  const { t } = useTranslation('user');
  const { problem: sentenceOf } = useSentences();
  const { toHeading } = useArrival();
  const { run, clear, isWorking, problem } = useAction(endpoint as typeof blockUser);
  const [isAsking, setAsking] = useState(false);
  const name = fullName(user);
  const isOffered = user.actions.includes(action);

  const onConfirm = async () => {
    const written = await run({ params: { id: user.id } });
    if (!written?.ok) return;
    setAsking(false);
    toHeading(t(`${action}.done`, { name }));
  };
  const onClose = () => {
    setAsking(false);
    // The button that asked is gone when somebody else was first.
    if (!isOffered) toHeading();
  };
  return (
    <>
      {isOffered && (
        <Button
          variant="outlined"
          onClick={() => {
            clear();
            setAsking(true);
          }}
        >
          {t(`${action}.action`)}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          tone={tone}
          title={t(`${action}.title`, { name })}
          confirmLabel={t(`${action}.action`)}
          onConfirm={onConfirm}
          onClose={onClose}
          working={isWorking}
          {...(problem && { error: sentenceOf(problem) })}
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
}: ActionProps<typeof resendInvitation | typeof unblockUser> & (typeof AT_ONCE)[number]) {
  const { t } = useTranslation('user');
  const { problem: sentenceOf } = useSentences();
  const { toHeading } = useArrival();
  const { run, isWorking, problem } = useAction(endpoint as typeof unblockUser);
  const onClick = async () => {
    const written = await run({ params: { id: user.id } });
    // A button that works is disabled and loses the focus; the alert speaks for itself.
    if (written) toHeading(written.ok ? t(`${action}.done`, { name: fullName(user) }) : undefined);
  };
  return (
    <>
      {problem && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {sentenceOf(problem)}
        </Alert>
      )}
      {user.actions.includes(action) && (
        <Button variant="outlined" loading={isWorking} onClick={onClick}>
          {t(`${action}.action`)}
        </Button>
      )}
    </>
  );
}

/** What can be done with a user now: the server names the actions, and no others are offered. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation('user');
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {AT_ONCE.map((one) => (
        <DirectAction key={one.action} user={user} {...one} />
      ))}
      {ASKED.map((one) => (
        <AskedAction key={one.action} user={user} {...one} />
      ))}
      {user.actions.includes('edit') && (
        <Button variant="contained" component={FormLink} to={`/order/company/users/${user.id}/edit`}>
          {t('edit.action')}
        </Button>
      )}
    </Stack>
  );
}
