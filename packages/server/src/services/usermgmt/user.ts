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
  type UserStatus,
  unblockUser,
} from '@hireyard/contract';
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
import { isWithinOwnLimit } from '../main/orders/deciding.ts';
import { rowOf } from '../row-of.ts';
import { assertStaysManaged, type Granter, lockUsersAndRoles, refuseBeyond, refuseOutside } from './granting.ts';
import { accessIssues, addMember, inviteMember, linkMember, memberColumns } from './member-writes.ts';
import { grantsOf, type MemberRow, managesUsers, userHead } from './users.ts';

/** Routes of one user: read, invite, edit, block, unblock, deactivate. */
export const userRoutes: Route[] = [
  route(getUser, async (call) => toUser(await rowOf(call, 'membership', call.params.id), call)),

  accountsRoute(inviteUser, async (call) => {
    const { db, body, accounts } = call;
    const granter = await lockUsersAndRoles(call);
    await assertMayGrant(body, null, granter, call);
    const id = await addMember(db, accounts, body);
    await db.notify({ kind: 'invited', userIds: [id], subject: { resource: 'user', id } });
    logSecurity(call.log, 'user-invited');
    return toUser(await invite(call, id), call);
  }),

  route(putUser, async (call) => {
    const granter = await lockUsersAndRoles(call);
    const { row, projectIds } = await lockedRow(call, granter);
    if (row.version !== call.version) throw staleVersion();
    if (row.status === 'deactivated') throw illegalTransition(row.status, USER[row.status]);
    const rights = (await grantsOf(call, [row.id])).get(row.id)?.rights ?? new Set<Right>();
    await assertMayGrant(call.body, { row, rights, projectIds }, granter, call);
    const edited = await call.db.update('membership', row, memberColumns(call.body));
    await linkMember(call.db, row.id, call.body);
    await assertStaysManaged(call);
    logSecurity(call.log, 'user-changed');
    return toUser(edited, call);
  }),

  accountsRoute(resendInvitation, async (call) => {
    const granter = await lockUsersAndRoles(call);
    const { row } = await lockedRow(call, granter);
    if (row.status !== 'invited') throw illegalTransition(row.status, USER[row.status]);
    logSecurity(call.log, 'user-invited');
    return toUser(await invite(call, row.id), call);
  }),

  route(blockUser, (call) => moveMember(call, 'block')),
  route(unblockUser, (call) => moveMember(call, 'unblock')),
  route(deactivateUser, (call) => moveMember(call, 'deactivate')),
];

const MOVES = {
  block: { to: 'blocked', event: 'user-blocked' },
  unblock: { to: 'active', event: 'user-unblocked' },
  deactivate: { to: 'deactivated', event: 'user-deactivated' },
} as const satisfies Partial<Record<UserAction, { to: UserStatus; event: SecurityEvent }>>;
type Move = keyof typeof MOVES;

/** Only its owner can accept an invitation, so unblocking does not. */
const mayMove = (from: UserStatus, move: Move): boolean =>
  canMove(USER, from, MOVES[move].to) && !(move === 'unblock' && from !== 'blocked');

async function moveMember(call: ClientCall & Logged & { readonly params: { id: string } }, move: Move): Promise<User> {
  const granter = await lockUsersAndRoles(call);
  const { row } = await lockedRow(call, granter);
  // A user who locks themselves out cannot get in again.
  if (row.id === call.scope.userId) throw missingRight();
  if (!mayMove(row.status, move)) throw illegalTransition(row.status, USER[row.status]);
  const { to, event } = MOVES[move];
  const after = await call.db.move('membership', row.id, USER, to);
  await assertStaysManaged(call);
  logSecurity(call.log, event);
  return toUser(after, call);
}

const invite = (call: ClientCall & AccountsCall, userId: string): Promise<MemberRow> =>
  inviteMember(call.db, call, { userId, clientId: call.scope.clientId, invitedBy: call.scope.userId });

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
  const grants = await grantsOf(call, [row.id]);
  return {
    ...userHead(row, grants.get(row.id), call.scope),
    projects,
    actions: actionsOn(row, projects, call.scope),
    version: row.version,
  };
}

/** True if the caller sees all projects of a user. Always true for an unconfined caller. */
const isWithin = (row: MemberRow, visible: readonly Named[] | null, confined: boolean): boolean =>
  !confined || (visible !== null && visible.length === row.project_count);

function actionsOn(row: MemberRow, projects: readonly Named[] | null, scope: ClientScope): UserAction[] {
  if (!managesUsers(scope) || !isWithin(row, projects, scope.projects !== 'all')) return [];
  const moves = (Object.keys(MOVES) as Move[]).filter((move) => row.id !== scope.userId && mayMove(row.status, move));
  return [
    ...(row.status === 'deactivated' ? [] : ['edit' as const]),
    ...(row.status === 'invited' ? ['resend' as const] : []),
    ...moves,
  ];
}

/** Returns the member to change. Throws 403 if the caller is confined and the member sees other projects. */
async function lockedRow(call: ClientCall & { readonly params: { id: string } }, granter: Granter) {
  const row = await rowOf(call, 'membership', call.params.id);
  const projects = await projectsOf(call, row);
  if (!isWithin(row, projects, granter.projects !== 'all')) throw missingRight();
  return { row, projectIds: projects?.map(({ id }) => id) ?? null };
}

/** State before an edit. */
interface Before {
  readonly row: MemberRow;
  readonly rights: ReadonlySet<Right>;
  /** Null for all. */
  readonly projectIds: readonly string[] | null;
}

/**
 * Throws 422 for an unknown reference or a raise of the caller's own order limit. Throws 403 if the caller would grant
 * more than they may.
 */
async function assertMayGrant(body: UserEdit, before: Before | null, granter: Granter, call: ClientCall) {
  const { db } = call;
  const issues = await accessIssues(body, call);
  // Users cannot raise their own limit: their orders would no longer need an approval (DOM-08).
  if (before?.row.id === call.scope.userId && !(await isWithinOwnLimit(call, body.orderLimit)))
    issues.push({ pointer: '/orderLimit', code: 'own-order-limit' });
  if (issues.length > 0) throw invalid(issues);

  const { projectIds } = body;
  refuseOutside(granter, projectIds ?? 'all');
  const rows = await db.selectFrom('role_right').select('right').where('role_id', 'in', body.roleIds).execute();
  // More projects extend every right, so all of them count as granted.
  const isWider =
    before === null ||
    (before.projectIds !== null && (!projectIds || projectIds.some((id) => !before.projectIds?.includes(id))));
  const granted = rows.map(({ right }) => right).filter((right) => isWider || !before.rights.has(right));
  refuseBeyond(granter, granted);
}
