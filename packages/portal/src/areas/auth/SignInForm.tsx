import { Credentials } from '@hireyard/contract';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '../../forms/Field.tsx';
import { showOnFields } from '../../forms/problem.ts';
import { byContract } from '../../forms/resolver.ts';
import { useSentences } from '../../forms/useSentences.ts';
import type { HttpProblem } from '../../http/problem.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EyeClosedIcon, EyeIcon } from './icons.tsx';

export interface SignInFormProps {
  /** Tries to sign in; resolves with what went wrong, or null. */
  signIn: (credentials: Credentials) => Promise<HttpProblem | null>;
}

/** E-mail address and password, on the contract's schema; what was entered stays when signing in fails. */
export function SignInForm({ signIn }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const { problem: sentenceOf } = useSentences();
  const [refused, setRefused] = useState<HttpProblem | null>(null);
  const [shown, setShown] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    resolver: byContract(Credentials),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (credentials) => {
    setRefused(null);
    const problem = await signIn(credentials);
    if (problem && !showOnFields(problem, ['email', 'password'], setError)) setRefused(problem);
  });

  return (
    <form noValidate onSubmit={submit} aria-label={t('signIn.title')}>
      <Stack spacing={4}>
        {refused && <Alert severity="error">{sentenceOf(refused)}</Alert>}
        <Field
          label={t('signIn.email')}
          register={register('email')}
          error={errors.email}
          input={{ type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
        <Field
          label={t('signIn.password')}
          register={register('password')}
          error={errors.password}
          input={{ type: shown ? 'text' : 'password', autoComplete: 'current-password', spellCheck: false }}
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(shown ? 'signIn.hide' : 'signIn.show')}
                onClick={() => setShown(!shown)}
              >
                {shown ? <EyeClosedIcon /> : <EyeIcon />}
              </IconButton>
            </InputAdornment>
          }
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting}>
          {t('signIn.submit')}
        </Button>
      </Stack>
    </form>
  );
}
