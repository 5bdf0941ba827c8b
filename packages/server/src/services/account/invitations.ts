import { acceptInvitation } from '@hireyard/contract';
import { useUpLink } from '../../auth/one-time-links.ts';
import { refuseKnownPassword } from '../../auth/password-rule.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { canMove, USER } from '../../domain/lifecycle.ts';
import { linkExpired } from '../../http/problem.ts';
import { countedRoute, type Route } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';
import { countAddress } from './count-address.ts';

export const invitationRoutes: Route[] = [
  countedRoute(acceptInvitation, countAddress, async ({ body, db, now, log }) => {
    const userId = await useUpLink(db, 'invitation', body.token, now);
    if (userId === null) throw linkExpired();
    const user = await db
      .selectFrom('app_user')
      .select(['email', 'first_name', 'last_name', 'status', 'version'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // A colleague may have withdrawn it since the mail.
    const invitation = await db
      .selectFrom('membership')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', '=', 'invited')
      .where('invitation_expires_at', '>', now)
      .limit(1)
      .executeTakeFirst();
    if (!invitation || user.status !== 'invited' || !canMove(USER, user.status, 'active')) throw linkExpired();
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
