import type { Right } from '@hireyard/contract';
import { rightsBeyond } from '../../domain/roles.ts';
import { missingRight, ProblemError } from '../../http/problem.ts';
import type { ClientCall } from '../../http/route.ts';
import { holdsRight } from '../members.ts';
import { heldBy } from './users.ts';

/** What the caller holds and sees at the moment of the lock, which is what they may give. */
export interface Granter {
  readonly rights: ReadonlySet<Right>;
  /** The projects that they are confined to, or `all`. */
  readonly projects: 'all' | readonly string[];
}

/**
 * Changes of users and roles run one after the other within a client, so that two at once cannot take what both rely on
 * (DOM-07). The caller's own rights are read again behind the lock, since they may just have been withdrawn.
 */
export async function lockUsersAndRoles(call: ClientCall): Promise<Granter> {
  const { db, scope } = call;
  await db.lock();
  const self = await db
    .selectFrom('membership')
    .select(['status', 'confined'])
    .where('id', '=', scope.userId)
    .executeTakeFirst();
  const rights = (await heldBy(call, [scope.userId])).get(scope.userId)?.rights ?? new Set<Right>();
  if (self?.status !== 'active' || !rights.has('manage-roles-and-users')) throw missingRight();
  if (!self.confined) return { rights, projects: 'all' };
  const rows = await db
    .selectFrom('membership_project')
    .select('project_id')
    .where('user_id', '=', scope.userId)
    .execute();
  return { rights, projects: rows.map(({ project_id }) => project_id) };
}

/** Nobody grants a right they lack (DOM-07). */
export function refuseBeyond({ rights }: Granter, granted: readonly Right[]): void {
  if (rightsBeyond(rights, granted).length > 0) throw missingRight();
}

/** Who is confined to projects changes nothing for those who see others: neither people nor roles. */
export function refuseOutside({ projects }: Granter, wanted: 'all' | readonly string[]): void {
  if (projects === 'all') return;
  if (wanted === 'all' || wanted.some((id) => !projects.includes(id))) throw missingRight();
}

/**
 * Throws unless somebody still manages roles and users for the whole client (DOM-07): active, and confined to no project,
 * since a confined manager could not let anybody else in. Called behind a change, which is undone by it.
 */
export async function assertStaysManaged({ db }: ClientCall): Promise<void> {
  const holder = await db
    .selectFrom('membership')
    .select('membership.id')
    .where('membership.status', '=', 'active')
    .where('membership.confined', '=', false)
    .where(holdsRight('manage-roles-and-users'))
    .limit(1)
    .executeTakeFirst();
  if (!holder) throw new ProblemError('last-administrator');
}
