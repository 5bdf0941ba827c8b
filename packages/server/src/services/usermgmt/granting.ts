import type { Right } from '@hireyard/contract';
import { rightsBeyond } from '../../domain/roles.ts';
import { missingRight, ProblemError } from '../../http/problem.ts';
import type { ClientCall } from '../../http/route.ts';
import { holdsRight } from '../members.ts';
import { grantsOf } from './users.ts';

/** Rights and projects of the caller at the moment of the lock. They may grant these. */
export interface Granter {
  readonly rights: ReadonlySet<Right>;
  /** Projects that the caller is confined to, or `all`. */
  readonly projects: 'all' | readonly string[];
}

/**
 * Serializes changes of users and roles within a client, so that two concurrent ones cannot invalidate each other's
 * checks (DOM-07). Reads the caller's rights again after locking, because they may just have been withdrawn.
 */
export async function lockUsersAndRoles(call: ClientCall): Promise<Granter> {
  const { db, scope } = call;
  await db.lock();
  const self = await db
    .selectFrom('membership')
    .select(['status', 'confined'])
    .where('id', '=', scope.userId)
    .executeTakeFirst();
  const rights = (await grantsOf(call, [scope.userId])).get(scope.userId)?.rights ?? new Set<Right>();
  if (self?.status !== 'active' || !rights.has('manage-roles-and-users')) throw missingRight();
  if (!self.confined) return { rights, projects: 'all' };
  const rows = await db
    .selectFrom('membership_project')
    .select('project_id')
    .where('user_id', '=', scope.userId)
    .execute();
  return { rights, projects: rows.map(({ project_id }) => project_id) };
}

/** Users cannot grant rights that they lack (DOM-07). */
export function refuseBeyond({ rights }: Granter, granted: readonly Right[]): void {
  if (rightsBeyond(rights, granted).length > 0) throw missingRight();
}

/** A user confined to projects cannot change people or roles with access to other projects. */
export function refuseOutside({ projects }: Granter, projectIds: 'all' | readonly string[]): void {
  if (projects === 'all') return;
  if (projectIds === 'all' || projectIds.some((id) => !projects.includes(id))) throw missingRight();
}

/**
 * True if a member manages roles and users for the whole client (DOM-07). The member must be active and confined to no
 * project, because a confined manager could not restore access.
 */
export async function isManaged({ db }: Pick<ClientCall, 'db'>): Promise<boolean> {
  const holder = await db
    .selectFrom('membership')
    .select('membership.id')
    .where('membership.status', '=', 'active')
    .where('membership.confined', '=', false)
    .where(holdsRight('manage-roles-and-users'))
    .limit(1)
    .executeTakeFirst();
  return holder !== undefined;
}

/** Throws unless the client is still managed. Call it after a change: throwing rolls the change back. */
export async function assertStaysManaged(call: Pick<ClientCall, 'db'>): Promise<void> {
  if (!(await isManaged(call))) throw new ProblemError('last-administrator');
}
