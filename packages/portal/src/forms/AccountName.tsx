/**
 * Names the account of a password form for password managers, which would otherwise store the password without its
 * account, or under another one. The field is invisible and is not sent.
 */
export function AccountName({ email }: { email: string | undefined }) {
  return (
    <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden aria-hidden="true" tabIndex={-1} />
  );
}
