import type { TokenGrant } from '@hireyard/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { SessionIds } from './sessions.ts';
import { ACCESS_TOKEN_LIFE, SIGNING_ALGORITHM, type SigningKeys } from './signing-keys.ts';

const AUDIENCE = 'hireyard';
/** Token type of RFC 9068. Other types are refused, even if signed with the same key. */
const TYPE = 'at+jwt';
const CLOCK_TOLERANCE = 5;

export interface AccessTokens {
  issue(ids: SessionIds, now: Date): Promise<TokenGrant>;
  /** Returns the user and session of a token, or null if it is forged, unsigned, expired or from another issuer. */
  verify(token: string, now: Date): Promise<SessionIds | null>;
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** `issuer` returns the server's public address, available once it listens. */
export function accessTokens(keys: SigningKeys, issuer: () => string): AccessTokens {
  return {
    async issue({ userId, sessionId }, now) {
      const key = await keys.current(now);
      const accessToken = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: TYPE, kid: key.kid })
        .setIssuer(issuer())
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(seconds(now))
        .setExpirationTime(seconds(now) + ACCESS_TOKEN_LIFE)
        .setJti(crypto.randomUUID())
        .sign(key.privateKey);
      return { accessToken, expiresIn: ACCESS_TOKEN_LIFE };
    },

    async verify(token, now) {
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
            typ: TYPE,
            requiredClaims: ['sub', 'sid', 'exp', 'iat', 'jti'],
            currentDate: now,
            clockTolerance: CLOCK_TOLERANCE,
          },
        );
        return { userId: String(payload.sub), sessionId: String(payload.sid) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
