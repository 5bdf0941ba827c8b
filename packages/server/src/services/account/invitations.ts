import { acceptInvitation } from '@hireyard/contract';
import { ADDRESS_ATTEMPTS, countAttempt } from '../../auth/attempts.ts';
import { useUpLink } from '../../auth/one-time-links.ts';
import { refuseKnownPassword } from '../../auth/password-rule.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { canMove, USER } from '../../domain/lifecycle.ts';
import { networkOf } from '../../http/network.ts';
import { linkExpired } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';

export const invitationRoutes: Route[] = [
  route(acceptInvitation, async ({ body, db, now, visitor, log }) => {
    await countAttempt(db, ADDRESS_ATTEMPTS, networkOf(visitor.address), now);
    const userId = await useUpLink(db, 'invitation', body.token, now);
    if (userId === null) throw linkExpired();
    const user = await db
      .selectFrom('app_user')
      .select(['email', 'first_name', 'last_name', 'status', 'version'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (user.status !== 'invited' || !canMove(USER, user.status, 'active')) throw linkExpired();
    await refuseKnownPassword(body.password, user, '/password');
    await db
      .updateTable('app_user')
      .set({ password_hash: await hashPassword(body.password), status: 'active', version: user.version + 1 })
      .where('id', '=', userId)
      .execute();
    logSecurity(log, 'invitation-accepted');
    return { email: user.email };
  }),
];
