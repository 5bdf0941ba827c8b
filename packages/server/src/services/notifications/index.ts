import { listNotifications, listNotificationsFacets, markNotificationsRead } from '@hireyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notFound } from '../../http/problem.ts';
import { type ClientCall, type ClientScope, type Route, route } from '../../http/route.ts';
import { listRoutes } from '../../lists/list-routes.ts';
import { memberName } from '../../privacy/former-user.ts';
import { rentalsOf } from '../rentals-of.ts';
import { namesOf, readableResources } from '../resources.ts';

/** True for portal notifications about a resource that the caller may read, or about the caller. */
const readable = (scope: ClientScope): RawBuilder<SqlBool> =>
  sql`(notification.in_portal and (notification.resource = any(${readableResources(scope)}::text[])
    or (notification.resource = 'user' and notification.resource_id = ${scope.userId})))`;

const isRead = sql<boolean>`exists (
  select from notification_read where notification_read.notification_id = notification.id)`;

/** Counts the caller's unread notifications. */
export async function countUnread({ db, scope }: Pick<ClientCall, 'db' | 'scope'>): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where(sql<SqlBool>`${readable(scope)} and not ${isRead}`)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Lists a user's notifications, and marks them as read. */
export const notificationRoutes: Route[] = [
  ...listRoutes(listNotifications, listNotificationsFacets, {
    table: 'notification',
    sorts: { at: ['at'] },
    within: ({ scope }) => readable(scope),
    holds: ({ pattern }) =>
      sql`(notification.actor_id in (select id from membership where search_text like ${pattern}))`,
    filters: {
      state: (states) => (states.length === 1 ? sql`(${isRead}) = ${states[0] === 'read'}` : sql`true`),
      kind: { column: 'kind' },
    },
    items: async ({ db }, ids) => {
      const rows = await db
        .selectFrom('notification')
        .leftJoin('membership', 'membership.id', 'notification.actor_id')
        .where('notification.id', 'in', ids)
        .selectAll('notification')
        .select([memberName(db).as('actor_name'), isRead.as('is_read')])
        .execute();
      const subjectOf = (row: (typeof rows)[number]) => ({ resource: row.resource, id: row.resource_id });
      const nameOf = await namesOf(db, rows.map(subjectOf));
      const rentalOf = await rentalsOf(db, rows.map(subjectOf));
      return rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        kind: row.kind,
        actor: row.actor_id !== null && row.actor_name !== null ? { id: row.actor_id, name: row.actor_name } : null,
        subject: nameOf(subjectOf(row)),
        rental: rentalOf(subjectOf(row)),
        status: row.status,
        isRead: row.is_read,
      }));
    },
  }),

  route(markNotificationsRead, async ({ db, scope, body: { ids }, now }) => {
    const uniqueIds = ids && [...new Set(ids)];
    const rows = await db
      .selectFrom('notification')
      .select('id')
      .where(readable(scope))
      .where((eb) =>
        uniqueIds ? eb('id', 'in', uniqueIds.length > 0 ? uniqueIds : [null]) : sql<SqlBool>`not ${isRead}`,
      )
      .execute();
    if (uniqueIds && rows.length < uniqueIds.length) throw notFound();
    const marks = rows.map(({ id }) => ({ notification_id: id, read_at: now }));
    await db.insert('notification_read', marks, { duplicates: 'ignore' });
    return undefined;
  }),
];
