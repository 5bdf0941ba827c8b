import { type Credentials, EMAIL_MAX, type Issue } from '@hireyard/contract';

export type Entered = Readonly<Record<string, unknown>>;
type Issues = Readonly<Partial<Record<keyof Credentials, Issue>>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const emailIssue = (email: string): Issue | null => {
  if (email.length > EMAIL_MAX) return { code: 'too-long', params: { max: EMAIL_MAX } };
  return /^[^\s@]+@[^\s@]+$/.test(email) ? null : { code: 'email' };
};

/**
 * Checks credentials as far as possible without the server. Does not use the contract's schemas, because they would add
 * zod to the first load.
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
