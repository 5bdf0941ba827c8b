import type { UserEdit, UserInvitation, ValidationIssue } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import { accountEmail } from '../../auth/account-email.ts';
import { ALL_INVITATIONS, countAttempt, INVITATIONS } from '../../auth/attempts.ts';
import { endOfLink } from '../../auth/one-time-links.ts';
import type { ClientDb } from '../../database/client/client-db.ts';
import type { Database } from '../../database/tables.ts';
import { invalid } from '../../http/problem.ts';
import type { AccountsCall, ClientScope } from '../../http/route.ts';
import { currencyIssues, currencyOf } from '../currency-issues.ts';
import { type Invitation, sendInvitation } from './invitation.ts';
import type { MemberRow } from './users.ts';

interface MemberCall {
  readonly db: ClientDb;
  readonly scope: Pick<ClientScope, 'opCo'>;
}

/** Returns what is wrong with the access of a user: an unknown role or project, a limit in another currency. */
export async function accessIssues(edit: UserEdit, call: MemberCall): Promise<ValidationIssue[]> {
  const { db } = call;
  const issues: ValidationIssue[] = [];
  const roleIds = [...new Set(edit.roleIds)];
  const roles = await db.selectFrom('role').select('id').where('id', 'in', roleIds).execute();
  if (roles.length < roleIds.length) issues.push({ pointer: '/roleIds', code: 'reference' });
  if (edit.projectIds) {
    const projectIds = [...new Set(edit.projectIds)];
    const projects = await db.selectFrom('project').select('id').where('id', 'in', projectIds).execute();
    if (projects.length < projectIds.length) issues.push({ pointer: '/projectIds', code: 'reference' });
  }
  issues.push(...currencyIssues(edit.orderLimit, '/orderLimit', await currencyOf(call)));
  return issues;
}

export const memberColumns = ({ projectIds, orderLimit }: UserEdit) => ({
  confined: projectIds !== null,
  order_limit_amount: orderLimit?.amount ?? null,
  order_limit_currency: orderLimit?.currency ?? null,
});

/** Sets the roles and projects of a user, removing all others. */
export async function linkMember(db: ClientDb, userId: string, { roleIds, projectIds }: UserEdit): Promise<void> {
  await db.link('membership_role', { user_id: userId }, 'role_id', roleIds);
  await db.link('membership_project', { user_id: userId }, 'project_id', projectIds ?? []);
}

/**
 * Adds the owner of an address to a client, without an invitation. Throws 422 if the client has this user. Returns the id of
 * the account, which is `newId` if there was none.
 */
export async function addMember(
  db: ClientDb,
  accounts: Kysely<Database>,
  user: UserInvitation,
  newId: string = crypto.randomUUID(),
): Promise<string> {
  const id = await accountFor(accounts, user, newId);
  const member = await db.selectFrom('membership').select('id').where('id', '=', id).executeTakeFirst();
  if (member) throw invalid([{ pointer: '/email', code: 'taken' }]);
  const person = { first_name: user.firstName, last_name: user.lastName, invited_language: user.language };
  await db.insert('membership', [{ user_id: id, status: 'invited', ...person, ...memberColumns(user) }]);
  await linkMember(db, id, user);
  return id;
}

/**
 * Returns the account of an address. Creates it if there is none, without revealing which: it may belong to another
 * client.
 */
async function accountFor(
  accounts: Kysely<Database>,
  { firstName, lastName, language, ...entered }: UserInvitation,
  newId: string,
) {
  const email = accountEmail(entered.email);
  await accounts
    .insertInto('app_user')
    .values({
      id: newId,
      email,
      first_name: firstName,
      last_name: lastName,
      phone: null,
      language,
      password_hash: null,
      status: 'invited',
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await accounts
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** Mails an invitation, and stores its time and expiry with the member. */
export async function inviteMember(
  db: ClientDb,
  { accounts, real }: AccountsCall,
  invitation: Invitation,
): Promise<MemberRow> {
  const { userId, clientId } = invitation;
  const { email, version } = await db
    .selectFrom('membership')
    .select(['email', 'version'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await countAttempt(accounts, INVITATIONS, `${clientId} ${email}`, real);
  await countAttempt(accounts, ALL_INVITATIONS, email, real);
  await sendInvitation(accounts, invitation, real);
  const expiresAt = endOfLink('invitation', real);
  const times = { invited_at: real, invitation_expires_at: expiresAt, invitation_failed_at: null };
  return db.update('membership', { id: userId, version }, times);
}
