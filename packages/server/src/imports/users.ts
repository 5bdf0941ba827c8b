import type { UserEdit as Edit } from '@hireyard/contract';
import { type CompanyUser, type UserImport, userImport } from '@hireyard/contract/backoffice';
import { type SqlBool, sql } from 'kysely';
import { accountEmail } from '../auth/account-email.ts';
import type { ClientDb } from '../database/client/client-db.ts';
import type { CompanyDb } from '../database/client/company-db.ts';
import { USER, USER_BROUGHT_BACK } from '../domain/lifecycle.ts';
import { moneyOf, withTwoDecimals } from '../domain/money.ts';
import { illegalTransition, invalid } from '../http/problem.ts';
import type { SecurityEvent } from '../http/security-events.ts';
import { logSecurity } from '../http/security-log.ts';
import { namesFor } from '../privacy/former-user.ts';
import { assertStaysManaged, isManaged } from '../services/usermgmt/granting.ts';
import {
  accessIssues,
  addMember,
  inviteMember,
  linkMember,
  memberColumns,
} from '../services/usermgmt/member-writes.ts';
import { type MemberRow, sentInvitation } from '../services/usermgmt/users.ts';
import { companyLanguage } from './company-language.ts';
import { differs, given } from './differs.ts';
import type { ImportCall, Kind } from './kind.ts';
import { clientOfRow, externalIdsOf, withPointers } from './owned.ts';
import { unknownReference } from './references.ts';
import { userDependents } from './undo/dependents.ts';

const POINTERS = { '/roleIds': '/roles', '/projectIds': '/projects' };
const NEW: Edit = { roleIds: [], projectIds: null, orderLimit: null };

/**
 * Users of clients, with or without an invitation. The rental company may give every role of the client, and keeps the
 * client managed like everybody (DOM-07).
 */
export const users: Kind<UserImport, CompanyUser> = {
  name: 'users',
  row: userImport.row,
  reachesAccounts: true,

  foundBy: '/email',
  async find({ db, references }, { client, email }) {
    const key = await references.find('clients', client);
    if (!key) return null;
    const rows = db.selectFrom('membership').where('client_id', '=', Number(key.rowId));
    const row = await rows.where('email', '=', accountEmail(email)).select('record_uuid').executeTakeFirst();
    return row?.record_uuid ?? null;
  },

  async write(call, row, id) {
    const [stored = null] = id === null ? [] : await memberRows(call.db, [id]);
    const client = await clientOfRow(call, row.client, stored);
    if (stored && stored.email !== accountEmail(row.email)) throw invalid([{ pointer: '/email', code: 'taken' }]);
    const before = stored ? await accessOf(client, stored) : NEW;
    const edit = await editOf(call, client, row, before);
    if (stored) return change(call, client, { stored: await broughtBack(call, client, stored), before }, row, edit);

    const language = row.language ?? (await companyLanguage(call.db));
    const user = { ...row, ...edit, language };
    const userId = await addMember(client, accountsOf(call).accounts, user, call.newId());
    const member = await memberOf(client, userId);
    log(call, 'user-invited');
    if (row.archived) await deactivate(call, client, member);
    else if (isToBeInvited(call, row, member)) await invite(call, client, member);
    return { id: member.record_uuid, changed: true };
  },

  isInUse: sql<SqlBool>`exists (select from membership where membership.record_uuid::text = external_key.row_id and membership.status <> 'deactivated')`,
  async archive(call, id) {
    const [member] = await memberRows(call.db, [id]);
    if (!member) return;
    const client = call.db.within(member.client_id, { silent: !call.notifies });
    await client.lock();
    const wasManaged = await isManaged({ db: client });
    await deactivate(call, client, member);
    if (wasManaged) await assertStaysManaged({ db: client });
  },
  dependents: userDependents,

  async read(db, ids) {
    const rows = await memberRows(db, ids);
    const client = await externalIdsOf(
      db,
      'clients',
      rows.map((row) => row.client_id),
    );
    const roles = await rolesByMember(db, ids);
    const projects = await projectsByMember(db, ids);
    return rows.map((row) => {
      const { first: firstName, last: lastName } = namesFor(row, db.language);
      return {
        id: row.record_uuid,
        item: {
          client: client(row.client_id),
          id: row.record_uuid,
          email: row.email,
          firstName,
          lastName,
          status: row.status,
          roles: roles.get(row.record_uuid) ?? [],
          projects: row.confined ? (projects.get(row.record_uuid) ?? []) : null,
          orderLimit: moneyOf(row.order_limit_amount, row.order_limit_currency),
          invitedAt: row.invited_at?.toISOString() ?? null,
          invitationFailedAt: sentInvitation(row)?.failedAt ?? null,
          archived: row.status === 'deactivated',
        },
      };
    });
  },
};

interface Member {
  readonly stored: MemberRow;
  readonly before: Edit;
}

/** Changes a user: roles, projects and limit, names that were not accepted yet, the first invitation, the end of access. */
async function change(call: ImportCall, client: ClientDb, { stored, before }: Member, row: UserImport, edit: Edit) {
  const names = stored.status === 'invited' ? { first_name: row.firstName, last_name: row.lastName } : {};
  const columns = { ...memberColumns(edit), ...names };
  const isEdited =
    differs(stored, columns) ||
    !isSame(before.roleIds, edit.roleIds) ||
    !isSame(before.projectIds ?? [], edit.projectIds ?? []);
  const isBack = stored.status === 'deactivated' && row.archived === false;
  if (isBack || (isEdited && stored.status === 'deactivated')) throw illegalTransition(stored.status, USER.deactivated);
  const isEnding = row.archived === true && stored.status !== 'deactivated';
  const wasManaged = isEdited || isEnding ? await isManaged({ db: client }) : false;
  if (isEdited) {
    await client.update('membership', stored, columns);
    await linkMember(client, stored.id, edit);
    log(call, 'user-changed');
  }
  if (isEnding) await deactivate(call, client, stored);
  // A new client has nobody who manages it until its first administrator has accepted.
  if (wasManaged) await assertStaysManaged({ db: client });
  const isInvited = isToBeInvited(call, row, stored);
  if (isInvited) await invite(call, client, stored);
  return { id: stored.record_uuid, changed: isEdited || isEnding || isInvited };
}

/** Access that was taken back with its import, before it was accepted, waits for its user again. */
async function broughtBack({ isBack }: ImportCall, client: ClientDb, stored: MemberRow): Promise<MemberRow> {
  if (!isBack || stored.status !== 'deactivated') return stored;
  await client.move('membership', stored.id, USER_BROUGHT_BACK, 'invited');
  return memberOf(client, stored.id);
}

/** An invitation is sent once. Later ones are sent by an administrator. */
const isToBeInvited = ({ notifies }: ImportCall, row: UserImport, { status, invited_at: invitedAt }: MemberRow) =>
  row.invite === true && row.archived !== true && notifies && status === 'invited' && invitedAt === null;

async function invite(call: ImportCall, client: ClientDb, { id, client_id: clientId }: MemberRow): Promise<void> {
  await client.notify({ kind: 'invited', userIds: [id], subject: { resource: 'user', id } });
  await inviteMember(client, accountsOf(call), { userId: id, clientId, invitedBy: null });
}

async function deactivate(call: ImportCall, client: ClientDb, { id }: MemberRow): Promise<void> {
  await client.move('membership', id, USER, 'deactivated');
  log(call, 'user-deactivated');
}

function accountsOf({ accounts }: ImportCall) {
  if (!accounts) throw new Error('users are written with access to accounts');
  return accounts;
}

function log(call: ImportCall, event: SecurityEvent): void {
  if (call.log) logSecurity(call.log, event);
}

const isSame = (before: readonly string[], after: readonly string[]): boolean => {
  const ids = new Set(after);
  return new Set(before).size === ids.size && before.every((id) => ids.has(id));
};

/** Returns the access that a row gives. Fields that it leaves out stay. */
async function editOf(call: ImportCall, client: ClientDb, row: UserImport, before: Edit): Promise<Edit> {
  const { orderLimit } = row;
  const edit: Edit = {
    ...before,
    roleIds: await rolesNamed(client, row.roles),
    ...given({
      projectIds: await projectsNamed(call, row.projects),
      // The database returns amounts with two decimals.
      orderLimit: orderLimit && { ...orderLimit, amount: withTwoDecimals(orderLimit.amount) },
    }),
  };
  const issues = await accessIssues(edit, { db: client, scope: { opCo: call.db.opCo } });
  if (issues.length > 0) await withPointers(POINTERS, () => Promise.reject(invalid(issues)));
  return edit;
}

async function rolesNamed(client: ClientDb, names: readonly string[]): Promise<string[]> {
  const roles = await client.selectFrom('role').where('name', 'in', names).select('id').execute();
  if (roles.length < new Set(names).size) throw unknownReference('/roles');
  return roles.map(({ id }) => id);
}

async function projectsNamed({ references }: ImportCall, projects: UserImport['projects']) {
  if (!projects) return projects;
  const ids: string[] = [];
  for (const externalId of projects) ids.push(await references.idOf('projects', externalId, '/projects'));
  return ids;
}

async function accessOf(client: ClientDb, row: MemberRow): Promise<Edit> {
  const roles = await client.selectFrom('membership_role').where('user_id', '=', row.id).select('role_id').execute();
  const projects = client.selectFrom('membership_project').where('user_id', '=', row.id).select('project_id');
  return {
    roleIds: roles.map((role) => role.role_id),
    projectIds: row.confined ? (await projects.execute()).map((project) => project.project_id) : null,
    orderLimit: moneyOf(row.order_limit_amount, row.order_limit_currency),
  };
}

const memberOf = (client: ClientDb, userId: string): Promise<MemberRow> =>
  client.selectFrom('membership').where('id', '=', userId).selectAll().executeTakeFirstOrThrow();

async function memberRows(db: CompanyDb, ids: readonly string[]): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('membership').where('record_uuid', 'in', ids).selectAll().execute();
}

/** Returns the names of roles, built-in ones first. */
async function rolesByMember(db: CompanyDb, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('membership')
    .innerJoin('membership_role', (join) =>
      join
        .onRef('membership_role.user_id', '=', 'membership.user_id')
        .onRef('membership_role.client_id', '=', 'membership.client_id'),
    )
    .innerJoin('role', 'role.id', 'membership_role.role_id')
    .where('membership.record_uuid', 'in', ids)
    .select(['membership.record_uuid as member', 'role.name'])
    .orderBy('role.built_in', 'desc')
    .orderBy('role.name')
    .execute();
  const byMember = Map.groupBy(rows, ({ member }) => member);
  return new Map([...byMember].map(([member, roles]) => [member, roles.map(({ name }) => name)]));
}

/** Returns the external ids of projects. */
async function projectsByMember(db: CompanyDb, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('membership')
    .innerJoin('membership_project', (join) =>
      join
        .onRef('membership_project.user_id', '=', 'membership.user_id')
        .onRef('membership_project.client_id', '=', 'membership.client_id'),
    )
    .where('membership.record_uuid', 'in', ids)
    .select(['membership.record_uuid as member', 'membership_project.project_id as project'])
    .execute();
  const externalId = await externalIdsOf(
    db,
    'projects',
    rows.map(({ project }) => project),
  );
  const byMember = Map.groupBy(rows, ({ member }) => member);
  const named = (some: typeof rows) => some.flatMap(({ project }) => externalId(project) ?? []).toSorted();
  return new Map([...byMember].map(([member, some]) => [member, named(some)]));
}
