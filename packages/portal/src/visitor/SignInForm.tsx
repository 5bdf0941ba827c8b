import type { Issue } from '@hireyard/contract';
import { EyeIcon, EyeOffIcon } from '@hireyard/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { Field } from '../forms/Field.tsx';
import { issuesOf } from '../forms/field-errors.ts';
import { useSentences } from '../forms/use-sentences.ts';
import type { HttpProblem } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Entered } from './credentials.ts';

const FIELDS = ['email', 'password'] as const;
type Issues = Readonly<Record<string, Issue>>;
const NONE: Issues = {};

/** Tries to sign in; resolves with what went wrong, or null. */
export type SignIn = (entered: Entered) => Promise<HttpProblem | null>;

/**
 * E-mail address and password; what was entered stays when signing in fails. Validation by the contract is part of
 * `signIn`, and the inputs are uncontrolled: schemas and a form library would outweigh the page's own code.
 */
export function SignInForm({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('auth');
  const { problem: sentenceOf } = useSentences();
  const [issues, setIssues] = useState(NONE);
  const [refused, setRefused] = useState<HttpProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);

  /** Marks the fields and focuses the first of them; false when none of the issues is about a field. */
  const mark = (form: HTMLFormElement, found: Issues): boolean => {
    setIssues(found);
    const first = FIELDS.find((name) => name in found);
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = Object.fromEntries(new FormData(form));
    setRefused(null);
    setIssues(NONE);
    setBusy(true);
    const problem = await signIn(entered).finally(() => setBusy(false));
    if (problem && !mark(form, issuesOf(problem))) setRefused(problem);
  };

  /** A field that is being corrected is no longer marked. */
  const hold = (name: (typeof FIELDS)[number]) => ({
    name,
    onChange: () =>
      name in issues && setIssues(Object.fromEntries(Object.entries(issues).filter(([of]) => of !== name))),
  });

  return (
    <form noValidate onSubmit={submit} aria-label={t('signIn.title')}>
      <Stack spacing={4}>
        {refused && <Alert severity="error">{sentenceOf(refused)}</Alert>}
        <Field
          label={t('signIn.email')}
          register={hold('email')}
          error={issues.email}
          input={{ type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
        <Field
          label={t('signIn.password')}
          register={hold('password')}
          error={issues.password}
          input={{ type: shown ? 'text' : 'password', autoComplete: 'current-password', spellCheck: false }}
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(shown ? 'signIn.hide' : 'signIn.show')}
                onClick={() => setShown(!shown)}
              >
                {shown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
              </IconButton>
            </InputAdornment>
          }
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={busy}>
          {t('signIn.submit')}
        </Button>
      </Stack>
    </form>
  );
}
