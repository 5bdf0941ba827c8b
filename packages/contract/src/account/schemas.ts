import * as z from 'zod/mini';
import { Credentials } from '../auth/schemas.ts';
import { printable } from '../core/text-schemas.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './values.ts';

/** A password as it is typed, blanks included, but for what nobody types again. Whether it is known, the server says. */
export const NewPassword = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX), printable);

export const PasswordResetRequest = z.object({ email: Credentials.shape.email });
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>;

/** A new password, and the secret of the link by which it may be set. */
export const PasswordByLink = z.object({
  token: z.string().check(z.maxLength(100), z.regex(/^[\w-]+$/)),
  password: NewPassword,
});
export type PasswordByLink = z.infer<typeof PasswordByLink>;

export const PasswordChange = z.object({ currentPassword: Credentials.shape.password, newPassword: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** Whose password it is, to sign in with it. */
const SignInName = z.object({ email: z.string() });

export const accountSchemas = {
  requestPasswordReset: { body: PasswordResetRequest },
  resetPassword: { body: PasswordByLink, response: SignInName },
  acceptInvitation: { body: PasswordByLink, response: SignInName },
  changePassword: { body: PasswordChange },
};
