import {
  BUILT_IN_ROLES,
  createRole,
  deleteRole,
  getRole,
  listRoles,
  putRole,
  RIGHTS,
  type Right,
  type Role,
} from '@hireyard/contract';
import { nameKey } from '@hireyard/contract/name-key';
import { sql } from 'kysely';
import { EXPORT_TEXTS } from '../../exports/texts.ts';
import { refusedBy } from '../../http/constraints.ts';
import { invalid, missingRight, notFound, ProblemError, staleVersion } from '../../http/problem.ts';
import { type ClientCall, type ClientScope, type Route, route } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';
import { assertStaysManaged, lockUsersAndRoles, refuseBeyond, refuseOutside } from './granting.ts';

/** Roles. Built-in ones are read and copied, the client's own also edited and deleted. */
export const roleRoutes: Route[] = [
  route(listRoles, async (call) => {
    const items = (await rowsOf(call)).map((row) => toRole(row, call.scope));
    return { items: items.sort((a, b) => orderOf(a) - orderOf(b) || a.name.localeCompare(b.name)) };
  }),

  route(getRole, async (call) => toRole(await rowOf(call, call.params.id), call.scope)),

  route(createRole, async (call) => {
    const { db, body } = call;
    const granter = await lockUsersAndRoles(call);
    refuseOutside(granter, 'all');
    const source = await db.selectFrom('role').select('id').where('id', '=', body.copiedFromId).executeTakeFirst();
    if (!source) throw invalid([{ pointer: '/copiedFromId', code: 'reference' }]);
    refuseBeyond(granter, body.rights);
    await refuseTaken(call, body.name);
    const id = crypto.randomUUID();
    await db.insert('role', [{ id, name: body.name, built_in: false, copied_from: source.id }]).catch(refused);
    await db.link('role_right', { role_id: id }, 'right', body.rights);
    logSecurity(call.log, 'role-created');
    return toRole(await rowOf(call, id), call.scope);
  }),

  route(putRole, async (call) => {
    const { db, body } = call;
    const { granter, row } = await ownRole(call);
    if (row.version !== call.version) throw staleVersion();
    refuseBeyond(
      granter,
      body.rights.filter((right) => !row.rights.includes(right)),
    );
    await refuseTaken(call, body.name, row);
    await db.update('role', row, { name: body.name }).catch(refused);
    await db.link('role_right', { role_id: row.id }, 'right', body.rights);
    await assertStaysManaged(call);
    logSecurity(call.log, 'role-changed');
    return toRole(await rowOf(call, row.id), call.scope);
  }),

  route(deleteRole, async (call) => {
    const { db } = call;
    const { row } = await ownRole(call);
    if (row.member_count > 0) throw new ProblemError('role-in-use');
    // Also clears the role of deactivated members.
    await db.remove('membership_role', { role_id: row.id });
    await db.remove('role', { id: row.id });
    logSecurity(call.log, 'role-deleted');
    return undefined;
  }),
];

interface RoleRow {
  readonly id: string;
  readonly name: string;
  readonly built_in: boolean;
  readonly copied_from: string | null;
  readonly version: number;
  readonly rights: Right[];
  readonly member_count: number;
}

const rowsOf = ({ db }: ClientCall, id?: string): Promise<RoleRow[]> => {
  const rows = db
    .selectFrom('role')
    .select(['id', 'name', 'built_in', 'copied_from', 'version'])
    .select(sql<Right[]>`array(select "right" from role_right where role_right.role_id = role.id)`.as('rights'))
    .select(
      sql<number>`(
        select count(*)::int from membership_role join membership on membership.id = membership_role.user_id
        where membership_role.role_id = role.id and membership.status <> 'deactivated')`.as('member_count'),
    );
  return (id === undefined ? rows : rows.where('id', '=', id)).execute();
};

async function rowOf(call: ClientCall, id: string): Promise<RoleRow> {
  const [row] = await rowsOf(call, id);
  if (!row) throw notFound();
  return row;
}

/** Returns a role to change. Built-in roles cannot be changed. */
async function ownRole(call: ClientCall & { readonly params: { id: string } }) {
  const granter = await lockUsersAndRoles(call);
  const row = await rowOf(call, call.params.id);
  refuseOutside(granter, 'all');
  if (row.built_in) throw missingRight();
  return { granter, row };
}

function toRole(row: RoleRow, { projects }: ClientScope): Role {
  const isOwn = !row.built_in;
  const actions = [
    'copy' as const,
    ...(isOwn ? ['edit' as const] : []),
    ...(isOwn && row.member_count === 0 ? ['delete' as const] : []),
  ];
  return {
    id: row.id,
    name: row.name,
    builtIn: row.built_in,
    copiedFromId: row.copied_from,
    rights: RIGHTS.filter((right) => row.rights.includes(right)),
    memberCount: row.member_count,
    actions: projects === 'all' ? actions : [],
    version: row.version,
  };
}

const orderOf = ({ builtIn, name }: Role): number =>
  builtIn ? (BUILT_IN_ROLES as readonly string[]).indexOf(name) : BUILT_IN_ROLES.length;

/** Names of built-in roles in every language, because colleagues read one list in several. */
const BUILT_IN_KEYS: ReadonlySet<string> = new Set(
  Object.values(EXPORT_TEXTS).flatMap(({ user }) => Object.values(user.builtIn).map(({ name }) => nameKey(name))),
);

const TAKEN = { pointer: '/name', code: 'taken' } as const;

/** Refuses a name that equals or resembles another role's. A role may keep its own name. */
async function refuseTaken({ db }: ClientCall, name: string, own?: RoleRow): Promise<void> {
  if (name === own?.name) return;
  const roles = await db.selectFrom('role').select(['id', 'name']).execute();
  const key = nameKey(name);
  const isTaken = BUILT_IN_KEYS.has(key) || roles.some((role) => role.id !== own?.id && nameKey(role.name) === key);
  if (isTaken) throw invalid([TAKEN]);
}

const refused = refusedBy({ role_client_id_name_key: TAKEN });
