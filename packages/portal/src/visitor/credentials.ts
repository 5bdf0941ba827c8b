import { type Credentials, EMAIL_MAX, type Issue } from '@hireyard/contract';

/** What was typed, by the name of the field. */
export type Entered = Readonly<Record<string, unknown>>;
type Issues = Readonly<Partial<Record<keyof Credentials, Issue>>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const emailIssue = (email: string): Issue | null => {
  if (email.length > EMAIL_MAX) return { code: 'too-long', params: { max: EMAIL_MAX } };
  return /^[^\s@]+@[^\s@]+$/.test(email) ? null : { code: 'email' };
};

/**
 * What can be said of credentials without asking the server, which checks them in full. The contract's schemas would
 * bring zod into the first load.
 */
export function checkCredentials(entered: Entered): { readonly body: Credentials } | { readonly issues: Issues } {
  const email = textOf(entered.email).trim();
  const password = textOf(entered.password);
  const wrongEmail = emailIssue(email);
  if (!wrongEmail && password !== '') return { body: { email, password } };
  return {
    issues: {
      ...(wrongEmail && { email: wrongEmail }),
      ...(password === '' && { password: { code: 'required' } }),
    },
  };
}
