import { changePassword, readPasswordLink, requestPasswordReset, resetPassword } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import { accountEmail } from '../../auth/account-email.ts';
import {
  ACCOUNT_FAILURES,
  countAttempt,
  forgetAttempts,
  PASSWORD_FAILURES,
  RESET_REQUESTS,
  refuseWhenUsedUp,
} from '../../auth/attempts.ts';
import { userOfLink, useUpLink } from '../../auth/one-time-links.ts';
import { refuseKnownPassword } from '../../auth/password-rule.ts';
import { hashPassword, passwordMatches } from '../../auth/passwords.ts';
import { requestTransaction } from '../../database/request-transaction.ts';
import type { Database } from '../../database/tables.ts';
import { invalid, linkExpired } from '../../http/problem.ts';
import { countedRoute, type Route, route } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';
import { queueMail } from '../../mail/queue.ts';
import { countAddress } from './count-address.ts';

const OWNER = ['id', 'email', 'first_name', 'last_name', 'status', 'password_hash'] as const;
const ownerOf = (db: Kysely<Database>, id: string) =>
  db.selectFrom('app_user').select(OWNER).where('id', '=', id).executeTakeFirstOrThrow();

/** Stores a password, ends the user's other sessions, and notifies the user by mail. */
async function storePassword(db: Kysely<Database>, userId: string, hash: string, keeps: string | null, now: Date) {
  await db.updateTable('app_user').set({ password_hash: hash }).where('id', '=', userId).execute();
  await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(keeps !== null, (query) => query.where('id', '<>', keeps ?? ''))
    .execute();
  await db.deleteFrom('one_time_link').where('user_id', '=', userId).where('used_at', 'is', null).execute();
  await queueMail(db, { template: 'passwordChanged', params: { userId } }, now);
}

export const passwordRoutes: Route[] = [
  /** Does the same for every address: the lookup happens on sending the mail. */
  countedRoute(requestPasswordReset, countAddress, async ({ body, db, now }) => {
    const email = accountEmail(body.email);
    await countAttempt(db, RESET_REQUESTS, email, now);
    await queueMail(db, { template: 'passwordReset', params: { email } }, now);
    return undefined;
  }),

  /** For password managers: the form of a link names its account, without the address standing in the link. */
  countedRoute(readPasswordLink, countAddress, async ({ body, db, now }) => {
    const userId = await userOfLink(db, body.purpose, body.token, now);
    if (userId === null) throw linkExpired();
    return { email: (await ownerOf(db, userId)).email };
  }),

  countedRoute(resetPassword, countAddress, async ({ body, db, now, log }) => {
    const userId = await useUpLink(db, 'reset', body.token, now);
    if (userId === null) throw linkExpired();
    const owner = await ownerOf(db, userId);
    if (owner.status !== 'active') throw linkExpired();
    await refuseKnownPassword(body.password, owner, '/password');
    await storePassword(db, userId, await hashPassword(body.password), null, now);
    // Access to the mailbox proves ownership, so failed attempts of others no longer lock the account.
    await forgetAttempts(db, ACCOUNT_FAILURES, owner.email);
    await db.deleteFrom('known_device').where('user_id', '=', userId).execute();
    logSecurity(log, 'password-reset');
    return { email: owner.email };
  }),

  route(changePassword, async ({ body, db, caller, now, log }) => {
    const { userId, sessionId } = caller;
    await refuseWhenUsedUp(db, PASSWORD_FAILURES, userId, now);
    const owner = await ownerOf(db, userId);
    if (!(await passwordMatches(owner.password_hash, body.currentPassword))) {
      await countAttempt(db, PASSWORD_FAILURES, userId, now);
      throw invalid([{ pointer: '/currentPassword', code: 'wrong-password' }]);
    }
    // Concurrent guesses all pass the first check. Guesses that finish after the tenth failure stop here.
    await refuseWhenUsedUp(db, PASSWORD_FAILURES, userId, now);
    await refuseKnownPassword(body.newPassword, owner, '/newPassword');
    const hash = await hashPassword(body.newPassword);
    await requestTransaction(db, (trx) => storePassword(trx, userId, hash, sessionId, now));
    logSecurity(log, 'password-changed');
    return undefined;
  }),
];
