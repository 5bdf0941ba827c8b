import type { TokenGrant } from '@hireyard/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { SessionIds } from './sessions.ts';
import { ACCESS_TOKEN_LIFE, SIGNING_ALGORITHM, type SigningKeys } from './signing-keys.ts';

const AUDIENCE = 'hireyard';
/** Token type of RFC 9068. Other types are refused, even if signed with the same key. */
const TYPE = 'at+jwt';
/** Type of the token of a view as a user, which is no access token of that user (DK-15). */
const VIEW_TYPE = 'view+jwt';
const CLOCK_TOLERANCE = 5;

/** A view as a user (DK-15): its id, and the user who is viewed. */
export interface ViewIds {
  readonly viewId: string;
  readonly userId: string;
}

export interface AccessTokens {
  issue(ids: SessionIds, now: Date): Promise<TokenGrant>;
  /** Returns the user and session of a token, or null if it is forged, unsigned, expired or from another issuer. */
  verify(token: string, now: Date): Promise<SessionIds | null>;
  /** Issues the only token of a view, for its whole time. */
  issueView(ids: ViewIds, now: Date, expiresAt: Date): Promise<string>;
  /** Like `verify`, for the token of a view. */
  verifyView(token: string, now: Date): Promise<ViewIds | null>;
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** `issuer` returns the server's public address, available once it listens. */
export function accessTokens(keys: SigningKeys, issuer: () => string): AccessTokens {
  const signed = async (userId: string, sid: string, typ: string, now: Date, expiry: number) => {
    const key = await keys.current(now);
    return new SignJWT({ sid })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ, kid: key.kid })
      .setIssuer(issuer())
      .setAudience(AUDIENCE)
      .setSubject(userId)
      .setIssuedAt(seconds(now))
      .setExpirationTime(expiry)
      .setJti(crypto.randomUUID())
      .sign(key.privateKey);
  };
  const verified = async (token: string, typ: string, now: Date) => {
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = kid ? await keys.byId(kid, now) : null;
          if (!key) throw new errors.JWKSNoMatchingKey();
          return key.publicKey;
        },
        {
          algorithms: [SIGNING_ALGORITHM],
          issuer: issuer(),
          audience: AUDIENCE,
          typ,
          requiredClaims: ['sub', 'sid', 'exp', 'iat', 'jti'],
          currentDate: now,
          clockTolerance: CLOCK_TOLERANCE,
        },
      );
      return { userId: String(payload.sub), sid: String(payload.sid) };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
  return {
    async issue({ userId, sessionId }, now) {
      const accessToken = await signed(userId, sessionId, TYPE, now, seconds(now) + ACCESS_TOKEN_LIFE);
      return { accessToken, expiresIn: ACCESS_TOKEN_LIFE };
    },
    async verify(token, now) {
      const claims = await verified(token, TYPE, now);
      return claims && { userId: claims.userId, sessionId: claims.sid };
    },
    issueView: ({ userId, viewId }, now, expiresAt) => signed(userId, viewId, VIEW_TYPE, now, seconds(expiresAt)),
    async verifyView(token, now) {
      const claims = await verified(token, VIEW_TYPE, now);
      return claims && { userId: claims.userId, viewId: claims.sid };
    },
  };
}
