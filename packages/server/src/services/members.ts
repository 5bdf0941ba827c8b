import type { Right } from '@hireyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import { isOfPortal } from '../http/client-scope.ts';

/** True for a `membership` with a role that has this right. */
export const holdsRight = (right: Right): RawBuilder<SqlBool> => sql`exists (
  select from membership_role join role_right on role_right.role_id = membership_role.role_id
  where membership_role.user_id = membership.id and role_right."right" = ${right})`;

/** True for a `membership` that sees this project. Without a project: true for members who see all projects. */
export const seesProject = (projectId: string | null): RawBuilder<SqlBool> => sql`(not membership.confined or exists (
  select from membership_project
  where membership_project.user_id = membership.id and membership_project.project_id = ${projectId}::uuid))`;

/** Returns all holders of a right. Only active ones are notified, about resources that they see. */
export async function holdersOf({ db }: { readonly db: Pick<ClientDb, 'selectFrom'> }, right: Right) {
  const rows = await db.selectFrom('membership').where(holdsRight(right)).select('membership.id').execute();
  return rows.map(({ id }) => id);
}

/** Returns who orders for the client and sees all of its orders: they are told of an order that nobody of them wrote. */
export async function buyersOf(call: { readonly db: Pick<ClientDb, 'selectFrom'> }): Promise<string[]> {
  const ordering = new Set(await holdersOf(call, 'order-create'));
  return (await holdersOf(call, 'order-view-all')).filter((id) => ordering.has(id));
}

/**
 * True for a `membership` whose user may open its client: an active one, or an invitation that still stands. Nobody opens an
 * archived client, and a desk account none (DK-01).
 */
export const canOpen = (now: Date): RawBuilder<SqlBool> => sql`((membership.status = 'active'
  or (membership.status = 'invited' and membership.invitation_expires_at > ${now}))
  and exists (select from corporate_client where corporate_client.id = membership.client_id
    and not corporate_client.archived)
  and ${isOfPortal('membership.user_id')})`;
