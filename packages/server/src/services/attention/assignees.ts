import type { AttentionCause, getAttentionAssignees, Named, QueryOf, Right } from '@hireyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClientCall, ClientScope } from '../../http/route.ts';
import { holding } from '../../lists/search.ts';
import { isOfSomebodyElse, mayDecideRow } from '../main/orders/deciding.ts';
import { holdsRight, seesProject } from '../members.ts';
import { waitsForMember } from '../request/waiting.ts';
import type { DetailedEntry } from './entries.ts';

/** Required rights, beside the modules of the client and the project. */
const RIGHTS: { readonly [C in AttentionCause]: readonly Right[] } = {
  machineOverdue: ['contract-view'],
  pickupFailed: ['contract-view'],
  rentalEnding: ['contract-view'],
  orderApproval: ['order-approve'],
  requestWaiting: [],
  invoiceDue: ['document-view', 'invoice-view'],
  certificateEnding: ['contract-view'],
  inspectionDue: ['asset-view', 'asset-manage'],
};

/**
 * Conditions of a cause beside the rights. Colleagues' limits count only if the caller may see them. Otherwise orders
 * of different amounts would reveal the limits (DOM-10).
 */
const MORE: { readonly [C in AttentionCause]?: (id: string, scope: ClientScope) => RawBuilder<SqlBool> } = {
  orderApproval: (id, scope) => sql`exists (select from rental_order where rental_order.id = ${id}
    and ${scope.rights.has('manage-roles-and-users') ? mayDecideRow : isOfSomebodyElse})`,
  requestWaiting: (id) => sql`exists (select from request where request.id = ${id}
    and ${waitsForMember({ id: sql.ref('membership.id'), handles: holdsRight('request-handle') })})`,
};

/**
 * Selects members who also have all of these entries in their list, as far as the caller may know. So a member is never
 * assigned an entry that they cannot see or handle (DOM-30).
 */
const assignable = ({ db, scope }: ClientCall, entries: readonly DetailedEntry[]) =>
  entries.reduce(
    (members, { cause, id, item }) =>
      members
        .where((eb) => eb.and(RIGHTS[cause].map((right) => holdsRight(right))))
        .where(MORE[cause]?.(id, scope) ?? sql<SqlBool>`true`)
        .where(seesProject(item.project?.id ?? null)),
    db.selectFrom('membership').select(['membership.id', 'membership.name']).where('membership.status', '=', 'active'),
  );

/** Returns the members who can be assigned all of the entries. Empty if there is no entry. */
export async function assigneesOf(
  call: ClientCall,
  entries: readonly DetailedEntry[],
  { q = '', page, size }: QueryOf<typeof getAttentionAssignees>,
) {
  if (entries.length === 0) return { items: [], page, size, hasMore: false };
  const members: Named[] = await assignable(call, entries)
    .where(sql<SqlBool>`folded(membership.name) like ${holding(sql`${q}`)}`)
    .orderBy(sql`membership.id = ${call.scope.userId}`, 'desc')
    .orderBy('membership.name')
    .orderBy('membership.id')
    .offset(page * size)
    .limit(size + 1)
    .execute();
  return { items: members.slice(0, size), page, size, hasMore: members.length > size };
}

export const isAssignable = async (call: ClientCall, entry: DetailedEntry, userId: string): Promise<boolean> =>
  (await assignable(call, [entry]).where('membership.id', '=', userId).executeTakeFirst()) !== undefined;
