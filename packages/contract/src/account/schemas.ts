import * as z from 'zod/mini';
import { Credentials } from '../auth/schemas.ts';
import { printable } from '../core/text-schemas.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './values.ts';

/** Password as typed, with its blanks. The server checks it against known passwords. */
export const NewPassword = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX), printable);

export const PasswordResetRequest = z.object({ email: Credentials.shape.email });
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>;

/** New password with the secret from the mailed link. */
export const PasswordByLink = z.object({
  token: z.string().check(z.maxLength(100), z.regex(/^[\w-]+$/)),
  password: NewPassword,
});
export type PasswordByLink = z.infer<typeof PasswordByLink>;

export const PasswordChange = z.object({ currentPassword: Credentials.shape.password, newPassword: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** E-mail address to sign in with after the change. */
const SignInName = z.object({ email: z.string() });

export const accountSchemas = {
  requestPasswordReset: { body: PasswordResetRequest },
  resetPassword: { body: PasswordByLink, response: SignInName },
  acceptInvitation: { body: PasswordByLink, response: SignInName },
  changePassword: { body: PasswordChange },
};
