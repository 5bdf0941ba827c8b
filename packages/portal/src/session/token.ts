import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** The claims of an access token that the portal reads. The server verifies it. */
export interface TokenClaims {
  readonly issuer: string;
  /** The user's id. */
  readonly subject: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

const decodeSegment = (segment: string): unknown => {
  const binary = atob(segment.replace(/-/g, '+').replace(/_/g, '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
};

/** Returns the claims of a JSON Web Token (RFC 7519), or null for any other text. */
export const readToken = (token: string): TokenClaims | null => {
  try {
    const claims = decodeSegment(token.split('.')[1] ?? '') as { iss?: unknown; sub?: unknown; exp?: unknown } | null;
    if (typeof claims?.iss !== 'string' || typeof claims.sub !== 'string' || typeof claims.exp !== 'number')
      return null;
    return { issuer: claims.iss, subject: claims.sub, expiresAt: claims.exp * 1000 };
  } catch {
    return null;
  }
};

/** Returns whether the session on the device is the user's. Another tab may have ended it or signed in another user. */
export const isSessionOf = (user: string, storage: Pick<Storage, 'getItem'>): boolean =>
  readToken(storage.getItem(STORAGE_KEYS.accessToken) ?? '')?.subject === user;
