import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Longest e-mail address (RFC 5321; DOM-15). */
export const EMAIL_MAX = 254;

export const Credentials = z.object({
  email: z.string().check(z.trim(), z.email(), z.maxLength(EMAIL_MAX)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type Credentials = z.infer<typeof Credentials>;

/** A short-lived access token (JWT) and its life in seconds. The refresh token travels in an HttpOnly cookie. */
export const TokenGrant = z.object({ accessToken: z.string(), expiresIn: z.int() });
export type TokenGrant = z.infer<typeof TokenGrant>;

export const login = endpoint({
  id: 'login',
  summary: 'Sign in; answers the same for an unknown address and a wrong password',
  method: 'POST',
  base: 'usermgmt',
  path: '/auth/login',
  access: 'public',
  body: Credentials,
  response: TokenGrant,
  problems: ['credentials', 'too-many-requests'],
});

export const refresh = endpoint({
  id: 'refresh',
  summary: 'Rotate the refresh cookie and get a new access token',
  method: 'POST',
  base: 'usermgmt',
  path: '/auth/refresh',
  access: 'public',
  response: TokenGrant,
  problems: ['token'],
});

export const logout = endpoint({
  id: 'logout',
  summary: 'End the session behind the refresh cookie; needs no token, since it may be expired',
  method: 'POST',
  base: 'usermgmt',
  path: '/auth/logout',
  access: 'public',
});

/** A JSON Web Key Set with the public keys that verify access tokens (RFC 7517). */
export const JsonWebKeySet = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string(), use: z.literal('sig') })),
});

export const getKeySet = endpoint({
  id: 'getKeySet',
  summary: 'Public keys that verify access tokens',
  method: 'GET',
  base: 'usermgmt',
  path: '/.well-known/jwks.json',
  access: 'public',
  response: JsonWebKeySet,
});
