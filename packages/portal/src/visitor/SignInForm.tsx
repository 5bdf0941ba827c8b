import type { Issue } from '@hireyard/contract';
import { Form } from '@hireyard/ui/components/Form';
import { TextField } from '@hireyard/ui/components/TextField';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { issuesOf } from '../forms/field-errors.ts';
import { notesOf } from '../forms/notes-of.ts';
import { PasswordToggle } from '../forms/PasswordToggle.tsx';
import { useSentences } from '../forms/use-sentences.ts';
import type { HttpProblem } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Entered } from './credentials.ts';

const FIELDS = ['email', 'password'] as const;
type Issues = Readonly<Record<string, Issue>>;
const NONE: Issues = {};

/** Tries to sign in. Resolves with the problem, or null on success. */
export type SignIn = (entered: Entered) => Promise<HttpProblem | null>;

/**
 * E-mail address and password. Keeps the values when signing in fails. Inputs are uncontrolled and `signIn` validates
 * them: schemas and a form library would outweigh the page's own code.
 */
export function SignInForm({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('auth');
  const sentences = useSentences();
  const [issues, setIssues] = useState(NONE);
  const [refused, setRefused] = useState<HttpProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [isVisible, setVisible] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = Object.fromEntries(new FormData(event.currentTarget));
    setRefused(null);
    setIssues(NONE);
    setBusy(true);
    const problem = await signIn(entered).finally(() => setBusy(false));
    if (!problem) return;
    const fieldIssues = issuesOf(problem);
    setIssues(fieldIssues);
    if (!FIELDS.some((name) => name in fieldIssues)) setRefused(problem);
  };

  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    label: t(`signIn.${name}`),
    required: true,
    spellCheck: false,
    ...notesOf(issues[name] && sentences.issue(issues[name])),
    // Removes the error of a field while it is edited.
    onChange: () =>
      name in issues && setIssues(Object.fromEntries(Object.entries(issues).filter(([field]) => field !== name))),
  });

  return (
    <Form
      label={t('signIn.title')}
      focusOnError="field"
      error={refused && sentences.problem(refused)}
      onSubmit={submit}
      actions={
        <Button type="submit" variant="contained" size="large" fullWidth loading={busy}>
          {t('signIn.submit')}
        </Button>
      }
    >
      <TextField {...field('email')} type="email" autoComplete="username" autoCapitalize="none" />
      <TextField
        {...field('password')}
        type={isVisible ? 'text' : 'password'}
        autoComplete="current-password"
        endAdornment={<PasswordToggle shown={isVisible} onChange={setVisible} />}
      />
    </Form>
  );
}
