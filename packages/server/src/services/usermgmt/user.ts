import {
  blockUser,
  deactivateUser,
  getUser,
  inviteUser,
  type Named,
  putUser,
  type Right,
  resendInvitation,
  type User,
  type UserAction,
  type UserEdit,
  type UserInvitation,
  type UserStatus,
  unblockUser,
  type ValidationIssue,
} from '@hireyard/contract';
import type { Kysely } from 'kysely';
import { ALL_INVITATIONS, countAttempt, INVITATIONS } from '../../auth/attempts.ts';
import { endOfLink } from '../../auth/one-time-links.ts';
import type { Database } from '../../database/tables.ts';
import { canMove, USER } from '../../domain/lifecycle.ts';
import { illegalTransition, invalid, missingRight, staleVersion } from '../../http/problem.ts';
import {
  type AccountsCall,
  accountsRoute,
  type ClientCall,
  type ClientScope,
  type Logged,
  type Route,
  route,
} from '../../http/route.ts';
import type { SecurityEvent } from '../../http/security-events.ts';
import { logSecurity } from '../../http/security-log.ts';
import { currencyIssues } from '../currency-issues.ts';
import { isWithinOwnLimit } from '../main/orders/deciding.ts';
import { rowOf } from '../row-of.ts';
import { assertStaysManaged, type Granter, lockUsersAndRoles, refuseBeyond, refuseOutside } from './granting.ts';
import { sendInvitation } from './invitation.ts';
import { heldBy, type MemberRow, managesUsers, userHead } from './users.ts';

/** A user on their own: read, invited, edited, blocked, unblocked, deactivated. */
export const userRoutes: Route[] = [
  route(getUser, async (call) => toUser(await rowOf(call, 'membership', call.params.id), call)),

  accountsRoute(inviteUser, async (call) => {
    const { db, body, accounts } = call;
    const granter = await lockUsersAndRoles(call);
    const given = await columnsOf(body, null, granter, call);
    const id = await accountFor(accounts, body);
    const member = await db.selectFrom('membership').select('id').where('id', '=', id).executeTakeFirst();
    if (member) throw invalid([{ pointer: '/email', code: 'taken' }]);
    const names = { first_name: body.firstName, last_name: body.lastName };
    await db.insert('membership', [{ user_id: id, status: 'invited', ...names, ...given }]);
    await link(call, id);
    await db.notify({ kind: 'invited', userIds: [id], subject: { resource: 'user', id } });
    logSecurity(call.log, 'user-invited');
    return toUser(await invite(call, id, body.email), call);
  }),

  route(putUser, async (call) => {
    const granter = await lockUsersAndRoles(call);
    const { row, projectIds } = await lockedRow(call, granter);
    if (row.version !== call.version) throw staleVersion();
    if (row.status === 'deactivated') throw illegalTransition(row.status, USER[row.status]);
    const rights = (await heldBy(call, [row.id])).get(row.id)?.rights ?? new Set<Right>();
    const given = await columnsOf(call.body, { row, rights, projectIds }, granter, call);
    const edited = await call.db.update('membership', row, given);
    await link(call, row.id);
    await assertStaysManaged(call);
    logSecurity(call.log, 'user-changed');
    return toUser(edited, call);
  }),

  accountsRoute(resendInvitation, async (call) => {
    const granter = await lockUsersAndRoles(call);
    const { row } = await lockedRow(call, granter);
    if (row.status !== 'invited') throw illegalTransition(row.status, USER[row.status]);
    logSecurity(call.log, 'user-invited');
    return toUser(await invite(call, row.id, row.email), call);
  }),

  route(blockUser, (call) => moved(call, 'block')),
  route(unblockUser, (call) => moved(call, 'unblock')),
  route(deactivateUser, (call) => moved(call, 'deactivate')),
];

const MOVES = {
  block: { to: 'blocked', event: 'user-blocked' },
  unblock: { to: 'active', event: 'user-unblocked' },
  deactivate: { to: 'deactivated', event: 'user-deactivated' },
} as const satisfies Partial<Record<UserAction, { to: UserStatus; event: SecurityEvent }>>;
type Move = keyof typeof MOVES;

/** An invitation is accepted by its owner alone, never by unblocking. */
const mayMove = (from: UserStatus, move: Move): boolean =>
  canMove(USER, from, MOVES[move].to) && !(move === 'unblock' && from !== 'blocked');

async function moved(call: ClientCall & Logged & { readonly params: { id: string } }, move: Move): Promise<User> {
  const granter = await lockUsersAndRoles(call);
  const { row } = await lockedRow(call, granter);
  // Who locks themselves out cannot let themselves in again.
  if (row.id === call.scope.userId) throw missingRight();
  if (!mayMove(row.status, move)) throw illegalTransition(row.status, USER[row.status]);
  const { to, event } = MOVES[move];
  const after = await call.db.move('membership', row.id, USER, to);
  await assertStaysManaged(call);
  logSecurity(call.log, event);
  return toUser(after, call);
}

/** Mails an invitation, and says at the member when it was sent and how long it stands. */
async function invite(
  { db, accounts, scope, now }: ClientCall & AccountsCall,
  id: string,
  email: string,
): Promise<MemberRow> {
  await countAttempt(accounts, INVITATIONS, `${scope.clientId} ${email}`, now);
  await countAttempt(accounts, ALL_INVITATIONS, email, now);
  await sendInvitation(accounts, { userId: id, clientId: scope.clientId, invitedBy: scope.userId }, now);
  const { version } = await db
    .selectFrom('membership')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sent = { invited_at: now, invitation_expires_at: endOfLink('invitation', now) };
  return db.update('membership', { id, version }, sent);
}

async function projectsOf({ db }: ClientCall, { id, confined }: MemberRow): Promise<Named[] | null> {
  if (!confined) return null;
  return db
    .selectFrom('membership_project')
    .innerJoin('project', 'project.id', 'membership_project.project_id')
    .where('membership_project.user_id', '=', id)
    .select(['project.id', 'project.name'])
    .orderBy('project.name')
    .orderBy('project.id')
    .execute();
}

async function toUser(row: MemberRow, call: ClientCall): Promise<User> {
  const projects = await projectsOf(call, row);
  const held = await heldBy(call, [row.id]);
  return {
    ...userHead(row, held.get(row.id), call.scope),
    projects,
    actions: actionsOn(row, projects, call.scope),
    version: row.version,
  };
}

/** Whether a caller who is confined to projects sees all that a user sees; anybody else does. */
const isWithin = (row: MemberRow, seen: readonly Named[] | null, confined: boolean): boolean =>
  !confined || (seen !== null && seen.length === row.project_count);

function actionsOn(row: MemberRow, projects: readonly Named[] | null, scope: ClientScope): UserAction[] {
  if (!managesUsers(scope) || !isWithin(row, projects, scope.projects !== 'all')) return [];
  const moves = (Object.keys(MOVES) as Move[]).filter((move) => row.id !== scope.userId && mayMove(row.status, move));
  return [
    ...(row.status === 'deactivated' ? [] : ['edit' as const]),
    ...(row.status === 'invited' ? ['resend' as const] : []),
    ...moves,
  ];
}

/** Who is to be changed. Throws where the caller is confined to projects and they see others. */
async function lockedRow(call: ClientCall & { readonly params: { id: string } }, granter: Granter) {
  const row = await rowOf(call, 'membership', call.params.id);
  const projects = await projectsOf(call, row);
  if (!isWithin(row, projects, granter.projects !== 'all')) throw missingRight();
  return { row, projectIds: projects?.map(({ id }) => id) ?? null };
}

/** What was there before an edit. */
interface Before {
  readonly row: MemberRow;
  readonly rights: ReadonlySet<Right>;
  /** Null for all. */
  readonly projectIds: readonly string[] | null;
}

/**
 * What was entered, as columns. Throws 422 where it names what the client does not have or raises the caller's own order
 * limit, 403 where it grants too much.
 */
async function columnsOf(body: UserEdit, before: Before | null, granter: Granter, call: ClientCall) {
  const { db } = call;
  const issues: ValidationIssue[] = [];
  const roleIds = [...new Set(body.roleIds)];
  const roles = await db.selectFrom('role').select('id').where('id', 'in', roleIds).execute();
  if (roles.length < roleIds.length) issues.push({ pointer: '/roleIds', code: 'reference' });
  const projectIds = body.projectIds && [...new Set(body.projectIds)];
  if (projectIds) {
    const found = await db.selectFrom('project').select('id').where('id', 'in', projectIds).execute();
    if (found.length < projectIds.length) issues.push({ pointer: '/projectIds', code: 'reference' });
  }
  issues.push(...(await currencyIssues(body.orderLimit, '/orderLimit', call)));
  // Nobody raises their own limit: their orders would need no approval any more (DOM-08).
  if (before?.row.id === call.scope.userId && !(await isWithinOwnLimit(call, body.orderLimit)))
    issues.push({ pointer: '/orderLimit', code: 'own-order-limit' });
  if (issues.length > 0) throw invalid(issues);

  refuseOutside(granter, projectIds ?? 'all');
  const rows = await db.selectFrom('role_right').select('right').where('role_id', 'in', roleIds).execute();
  // With more projects every right reaches further, so that all of them count as granted.
  const isWider =
    before === null ||
    (before.projectIds !== null && (!projectIds || projectIds.some((id) => !before.projectIds?.includes(id))));
  const granted = rows.map(({ right }) => right).filter((right) => isWider || !before.rights.has(right));
  refuseBeyond(granter, granted);
  return {
    confined: projectIds !== null,
    order_limit_amount: body.orderLimit?.amount ?? null,
    order_limit_currency: body.orderLimit?.currency ?? null,
  };
}

/** Gives a user the roles and projects that were entered, and no others. */
async function link({ db, body }: ClientCall & { readonly body: UserEdit }, userId: string): Promise<void> {
  await db.link('membership_role', { user_id: userId }, 'role_id', body.roleIds);
  await db.link('membership_project', { user_id: userId }, 'project_id', body.projectIds ?? []);
}

/** The account of an address, made if there is none. Whether there was one is not told: it may be of another client. */
async function accountFor(accounts: Kysely<Database>, { email, firstName, lastName, language }: UserInvitation) {
  await accounts
    .insertInto('app_user')
    .values({
      id: crypto.randomUUID(),
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
