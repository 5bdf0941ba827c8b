import { type acceptInvitation, PASSWORD_MIN, readPasswordLink, type resetPassword } from '@hireyard/contract';
import { PasswordByLink } from '@hireyard/contract/schemas';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SIGN_IN_PATH } from '../../access/return-url.ts';
import { useWrite } from '../../api/use-write.ts';
import { AccountName } from '../../forms/AccountName.tsx';
import { EndpointFormFrame } from '../../forms/EndpointFormFrame.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useSentences } from '../../forms/use-sentences.ts';
import type { HttpProblem } from '../../http/problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useArrival } from '../../pages/Arrival.tsx';
import { usePageTitle } from '../../pages/page-title.ts';
import { selectSignedIn } from '../../session/user.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { signIn } from '../../visitor/sign-in.ts';
import { ToSignIn } from './ToSignIn.tsx';

interface SetPasswordProps {
  endpoint: typeof resetPassword | typeof acceptInvitation;
  text?: string;
  submit: string;
  /** Help for an expired link. */
  help: ReactNode;
}

const SECRET = /^[\w-]+$/;
const EXPIRED: HttpProblem = { type: 'link-expired', status: 410, title: 'The link has expired', traceId: null };

/**
 * Reads the secret of a mailed link from the URL fragment, and removes it at once. It must not get into the history, a
 * tag or an error report.
 */
function useSecret(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState(hash.slice(1));
  useEffect(() => {
    if (hash === '') return;
    setSecret(hash.slice(1));
    navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  return secret;
}

/** Reads the address that a link sets a password for. Undefined until it is there, and if the link no longer works. */
function useAccountOf(token: string, { id }: SetPasswordProps['endpoint']): string | undefined {
  const read = useWrite(readPasswordLink);
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    if (!SECRET.test(token)) return;
    let isCurrent = true;
    const purpose = id === 'resetPassword' ? 'reset' : 'invitation';
    void read({ body: { token, purpose } }).then((result) => {
      if (isCurrent && result.ok) setEmail(result.answer.email);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, id, read]);
  return email;
}

/** Sets a password with a mailed link, and signs in with it. */
export function SetPassword(props: SetPasswordProps) {
  const token = useSecret();
  return <PasswordForm key={token} token={token} {...props} />;
}

function PasswordForm({ token, endpoint, text, submit, help }: SetPasswordProps & { token: string }) {
  const { t } = useTranslation('account');
  const { problem: sentenceOf } = useSentences();
  const title = usePageTitle();
  const { toHeading } = useArrival();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isSignedIn = useAppSelector(selectSignedIn);
  const [isDone, setDone] = useState(false);
  const email = useAccountOf(token, endpoint);
  const endpointForm = useEndpointForm({
    draftOf: null,
    endpoint,
    schema: PasswordByLink,
    values: useMemo(() => ({ token, password: '' }), [token]),
    onSaved: async ({ email: signInName }) => {
      if (isSignedIn) {
        // Another user may be signed in here: their session continues.
        setDone(true);
        toHeading(t('done'));
        return;
      }
      const problem = await dispatch(signIn({ email: signInName, password: endpointForm.form.getValues('password') }));
      navigate(problem ? SIGN_IN_PATH : '/', { replace: true });
    },
  });
  if (isDone) {
    return (
      <Stack spacing={4}>
        <Typography>{t('done')}</Typography>
        <ToSignIn />
      </Stack>
    );
  }
  if (!SECRET.test(token) || endpointForm.refused?.type === EXPIRED.type) {
    return (
      <Stack spacing={4}>
        <Typography role="alert">{sentenceOf(EXPIRED)}</Typography>
        {help}
        <ToSignIn />
      </Stack>
    );
  }
  return (
    <Stack spacing={4}>
      {text && <Typography>{text}</Typography>}
      <EndpointFormFrame label={title} endpointForm={endpointForm} submit={submit} focusOnError="field">
        <AccountName email={email} />
        <PasswordField
          form={endpointForm.form}
          name="password"
          label={t('password.label')}
          hint={t('password.hint', { minimum: PASSWORD_MIN })}
          required
          autoComplete="new-password"
        />
      </EndpointFormFrame>
    </Stack>
  );
}
