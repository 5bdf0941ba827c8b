import type { AttentionCause, getAttentionAssignees, Named, QueryOf, Right } from '@hireyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClientCall, ClientScope } from '../../http/route.ts';
import { holding } from '../../lists/search.ts';
import { isOfSomebodyElse, mayDecideRow } from '../main/orders/deciding.ts';
import { holdsRight, seesProject } from '../members.ts';
import { waitsForMember } from '../request/waiting.ts';
import type { GivenEntry } from './entries.ts';

/** What it takes beside the modules, which are those of the client, and the project. */
const RIGHTS: { readonly [C in AttentionCause]: readonly Right[] } = {
  machineOverdue: ['contract-view'],
  pickupFailed: ['contract-view'],
  rentalEnding: ['contract-view'],
  orderApproval: ['order-approve'],
  requestWaiting: [],
  invoiceDue: ['document-view', 'invoice-view'],
  inspectionDue: ['asset-view', 'asset-manage'],
};

/**
 * Conditions of a cause beside the rights. Colleagues' limits count only where the caller may see them: orders of different
 * amounts would tell them to anybody else (DOM-10).
 */
const MORE: { readonly [C in AttentionCause]?: (id: string, scope: ClientScope) => RawBuilder<SqlBool> } = {
  orderApproval: (id, scope) => sql`exists (select from rental_order where rental_order.id = ${id}
    and ${scope.rights.has('manage-roles-and-users') ? mayDecideRow : isOfSomebodyElse})`,
  requestWaiting: (id) => sql`exists (select from request where request.id = ${id}
    and ${waitsForMember({ id: sql.ref('membership.id'), handles: holdsRight('request-handle') })})`,
};

/**
 * Whom entries need as well: each is in their list too, as far as whoever asks may know, so that none is given what they
 * cannot see or do (DOM-30).
 */
const assignable = ({ db, scope }: ClientCall, entries: readonly GivenEntry[]) =>
  entries.reduce(
    (members, { cause, id, item }) =>
      members
        .where((eb) => eb.and(RIGHTS[cause].map((right) => holdsRight(right))))
        .where(MORE[cause]?.(id, scope) ?? sql<SqlBool>`true`)
        .where(seesProject(item.project?.id ?? null)),
    db.selectFrom('membership').select(['membership.id', 'membership.name']).where('membership.status', '=', 'active'),
  );

/** Those who have all of some entries; nobody where there is none. */
export async function assigneesOf(
  call: ClientCall,
  entries: readonly GivenEntry[],
  { q = '', page, size }: QueryOf<typeof getAttentionAssignees>,
) {
  if (entries.length === 0) return { items: [], page, size, hasMore: false };
  const found: Named[] = await assignable(call, entries)
    .where(sql<SqlBool>`folded(membership.name) like ${holding(sql`${q}`)}`)
    .orderBy(sql`membership.id = ${call.scope.userId}`, 'desc')
    .orderBy('membership.name')
    .orderBy('membership.id')
    .offset(page * size)
    .limit(size + 1)
    .execute();
  return { items: found.slice(0, size), page, size, hasMore: found.length > size };
}

export const isAssignable = async (call: ClientCall, entry: GivenEntry, userId: string): Promise<boolean> =>
  (await assignable(call, [entry]).where('membership.id', '=', userId).executeTakeFirst()) !== undefined;
