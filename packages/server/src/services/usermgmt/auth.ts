import { getKeySet, login, logout, refresh } from '@hireyard/contract';
import type { AccessTokens } from '../../auth/access-tokens.ts';
import { accountEmail } from '../../auth/account-email.ts';
import {
  ACCOUNT_FAILURES,
  ADDRESS_ATTEMPTS,
  countAttempt,
  DEVICE_FAILURES,
  refuseWhenUsedUp,
} from '../../auth/attempts.ts';
import { DEVICE_LIFE, describeDevice, deviceHashOf, newDeviceToken } from '../../auth/device.ts';
import { passwordMatches } from '../../auth/passwords.ts';
import { endSessionOf, renewSession, startSession } from '../../auth/sessions.ts';
import type { SigningKeys } from '../../auth/signing-keys.ts';
import { networkOf } from '../../http/network.ts';
import { ProblemError, unauthorized } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';

export const authRoutes = (tokens: AccessTokens, keys: SigningKeys): Route[] => [
  route(login, async ({ body, db, now, visitor, log }) => {
    const email = accountEmail(body.email);
    await countAttempt(db, ADDRESS_ATTEMPTS, networkOf(visitor.address), now);
    const device = visitor.deviceToken ?? newDeviceToken();
    const deviceHash = deviceHashOf(device);
    const user = await db
      .selectFrom('app_user as u')
      .leftJoin('known_device as d', (join) => join.onRef('d.user_id', '=', 'u.id').on('d.hash', '=', deviceHash))
      .select(['u.id', 'u.password_hash', 'u.status', 'd.hash as knownDevice'])
      .where('u.email', '=', email)
      .executeTakeFirst();
    const [limit, subject] = user?.knownDevice
      ? [DEVICE_FAILURES, `${deviceHash} ${email}`]
      : [ACCOUNT_FAILURES, email];
    await refuseWhenUsedUp(db, limit, subject, now);
    const matches = await passwordMatches(user?.password_hash ?? null, body.password);
    if (!user || !matches || user.status !== 'active') {
      await countAttempt(db, limit, subject, now);
      throw new ProblemError('credentials');
    }
    // Concurrent guesses all pass the first check. Guesses that finish after the tenth failure stop here.
    await refuseWhenUsedUp(db, limit, subject, now);
    const session = await startSession(db, { userId: user.id, deviceHash, ...describeDevice(visitor.userAgent) }, now);
    visitor.setRefreshToken(session.next.token, session.next.expiresAt);
    visitor.setDeviceToken(device, new Date(now.getTime() + DEVICE_LIFE));
    logSecurity(log, 'signed-in', { knownDevice: Boolean(user.knownDevice) });
    return tokens.issue(session, now);
  }),

  route(refresh, async ({ db, now, visitor, log }) => {
    const renewal = visitor.refreshToken ? await renewSession(db, visitor.refreshToken, now) : 'refused';
    if (typeof renewal === 'string') {
      if (renewal === 'reused') logSecurity(log, 'refresh-token-reused');
      visitor.clearRefreshToken();
      throw unauthorized();
    }
    if (renewal.next) visitor.setRefreshToken(renewal.next.token, renewal.next.expiresAt);
    return tokens.issue(renewal, now);
  }),

  route(logout, async ({ db, visitor, log }) => {
    if (visitor.refreshToken && (await endSessionOf(db, visitor.refreshToken))) logSecurity(log, 'signed-out');
    visitor.clearRefreshToken();
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
