import { getKeySet, login, logout, refresh } from '@hireyard/contract';
import type { AccessTokens } from '../../auth/access-tokens.ts';
import { ACCOUNT_FAILURES, ADDRESS_ATTEMPTS, countAttempt, refuseWhenUsedUp } from '../../auth/attempts.ts';
import { passwordMatches } from '../../auth/passwords.ts';
import { endSession, rotateSession, startSession } from '../../auth/refresh-tokens.ts';
import type { SigningKeys } from '../../auth/signing-keys.ts';
import { ProblemError, unauthorized } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';

export const authRoutes = (tokens: AccessTokens, keys: SigningKeys): Route[] => [
  route(login, async ({ body, db, now, session }) => {
    const email = body.email.toLowerCase();
    await countAttempt(db, ADDRESS_ATTEMPTS, session.address, now);
    await refuseWhenUsedUp(db, ACCOUNT_FAILURES, email, now);
    const user = await db
      .selectFrom('app_user')
      .select(['id', 'password_hash', 'status'])
      .where('email', '=', email)
      .executeTakeFirst();
    const matches = await passwordMatches(user?.password_hash ?? null, body.password);
    if (!user || !matches || user.status !== 'active') {
      await countAttempt(db, ACCOUNT_FAILURES, email, now);
      throw new ProblemError('credentials');
    }
    // Concurrent guesses all pass the first check; those that finish after the tenth failure stop here.
    await refuseWhenUsedUp(db, ACCOUNT_FAILURES, email, now);
    const { token, expiresAt } = await startSession(db, user.id, now);
    session.setRefreshToken(token, expiresAt);
    return tokens.issue(user.id, now);
  }),

  route(refresh, async ({ db, now, session }) => {
    const rotation = session.refreshToken ? await rotateSession(db, session.refreshToken, now) : null;
    if (!rotation) {
      session.clearRefreshToken();
      throw unauthorized();
    }
    session.setRefreshToken(rotation.next.token, rotation.next.expiresAt);
    return tokens.issue(rotation.userId, now);
  }),

  route(logout, async ({ db, now, session }) => {
    if (session.refreshToken) await endSession(db, session.refreshToken, now);
    session.clearRefreshToken();
    return undefined;
  }),

  route(getKeySet, async ({ now }) => {
    await keys.current(now);
    const live = await keys.live(now);
    return {
      keys: live.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, kty: 'EC', alg: 'ES256', use: 'sig' as const })),
    };
  }),
];
