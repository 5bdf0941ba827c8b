import { acceptInvitation } from '@hireyard/contract';
import { sql } from 'kysely';
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
      .select(['email', 'language', 'status', 'version'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { client_id: clientId } = await db
      .selectFrom('one_time_link')
      .select('client_id')
      .where('user_id', '=', userId)
      .where('purpose', '=', 'invitation')
      .executeTakeFirstOrThrow();
    // A colleague may have withdrawn it since the mail.
    const invitation = await db
      .selectFrom('membership')
      .select(['first_name', 'last_name', 'invited_language'])
      .where('user_id', '=', userId)
      .where('status', '=', 'invited')
      .where('invitation_expires_at', '>', now)
      // The one that was mailed. If it was withdrawn, another one still lets its person in.
      .orderBy(sql`client_id is distinct from ${clientId}`)
      .orderBy('invited_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!invitation || user.status !== 'invited' || !canMove(USER, user.status, 'active')) throw linkExpired();
    const { invited_language: language, ...names } = invitation;
    await refuseKnownPassword(body.password, { email: user.email, ...names }, '/password');
    const person = { ...names, language: language ?? user.language };
    await db
      .updateTable('app_user')
      .set({ ...person, password_hash: await hashPassword(body.password), status: 'active', version: user.version + 1 })
      .where('id', '=', userId)
      .execute();
    logSecurity(log, 'invitation-accepted');
    return { email: user.email };
  }),
];
