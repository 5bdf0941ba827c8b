import * as z from 'zod/mini';
import { Credentials } from '../auth/schemas.ts';
import { composed, printable } from '../core/text-schemas.ts';
import { LINK_PURPOSES, PASSWORD_MAX, PASSWORD_MIN } from './values.ts';

/**
 * Password as typed, with its blanks, composed (NFKC) before its length counts. The server checks it against known
 * passwords.
 */
export const NewPassword = z
  .string()
  .check(composed(PASSWORD_MAX, 'NFKC'), z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX), printable);

export const PasswordResetRequest = z.object({ email: Credentials.shape.email });
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>;

const LinkToken = z.string().check(z.maxLength(100), z.regex(/^[\w-]+$/));
/** Secret of a mailed link, and what the link is for. */
export const PasswordLink = z.object({ token: LinkToken, purpose: z.enum(LINK_PURPOSES) });

/** New password with the secret from the mailed link. */
export const PasswordByLink = z.object({
  token: LinkToken,
  password: NewPassword,
});
export type PasswordByLink = z.infer<typeof PasswordByLink>;

export const PasswordChange = z.object({ currentPassword: Credentials.shape.password, newPassword: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** E-mail address to sign in with after the change. */
const SignInName = z.object({ email: z.string() });

export const accountSchemas = {
  requestPasswordReset: { body: PasswordResetRequest },
  readPasswordLink: { body: PasswordLink, response: SignInName },
  resetPassword: { body: PasswordByLink, response: SignInName },
  acceptInvitation: { body: PasswordByLink, response: SignInName },
  changePassword: { body: PasswordChange },
};
