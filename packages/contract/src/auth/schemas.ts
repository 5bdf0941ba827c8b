import * as z from 'zod/mini';
import { Email } from '../core/contact-schemas.ts';

export const Credentials = z.object({
  email: Email,
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type Credentials = z.infer<typeof Credentials>;

/** Short-lived access token (JWT) and its lifetime in seconds. The refresh token is in an HttpOnly cookie. */
export const TokenGrant = z.object({ accessToken: z.string(), expiresIn: z.int() });
export type TokenGrant = z.infer<typeof TokenGrant>;

/** JSON Web Key Set with the public keys that verify access tokens (RFC 7517). */
export const JsonWebKeySet = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string(), use: z.literal('sig') })),
});

export const authSchemas = {
  login: { body: Credentials, response: TokenGrant },
  refresh: { response: TokenGrant },
  logout: {},
  getKeySet: { response: JsonWebKeySet },
};
