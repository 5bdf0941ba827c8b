import { listActivity, listActivityExport, listActivityFacets } from '@hireyard/contract';
import { sql } from 'kysely';
import { limitedResources } from '../../database/client/boundary.ts';
import { isUuid } from '../../domain/uuid.ts';
import { ACTIVITY_EXPORT } from '../../exports/definitions/activity.ts';
import type { Route } from '../../http/route.ts';
import { listRoutes } from '../../lists/list-routes.ts';
import { memberName } from '../../privacy/former-user.ts';
import { rentalsOf } from '../rentals-of.ts';
import { namesOf, readableResources } from '../resources.ts';

/** Start of a day of the client. */
const dayOf = (date: string, timeZone: string) => sql`(${date}::date)::timestamp at time zone ${timeZone}`;

/** GET /activity and its facets: the activity on all resources that the caller may read. */
export const activityRoutes: Route[] = listRoutes(listActivity, listActivityFacets, {
  table: 'activity',
  sorts: { at: ['at'] },
  within: ({ scope }, table) => sql`${sql.ref(`${table}.resource`)} = any(${readableResources(scope)}::text[])`,
  counts: 'activity_count',
  beyondCounts: ({ scope }) => sql`activity.resource = any(${limitedResources(scope)}::text[])`,
  holds: ({ pattern }) => sql`(activity.actor_id in (select id from membership where search_text like ${pattern}))`,
  filters: {
    resource: { column: 'resource' },
    action: { column: 'action' },
    actor: { column: 'actor_id', names: { table: 'membership', column: 'name', label: memberName } },
    id: (ids) => sql`activity.resource_id = any(${ids.filter(isUuid)}::uuid[])`,
    from: (from, { scope }) => sql`activity.at >= ${dayOf(from, scope.timeZone)}`,
    to: (to, { scope }) => sql`activity.at < ${dayOf(to, scope.timeZone)} + interval '1 day'`,
  },
  file: { endpoint: listActivityExport, definition: ACTIVITY_EXPORT },
  items: async ({ db }, ids) => {
    const rows = await db
      .selectFrom('activity')
      .leftJoin('membership', 'membership.id', 'activity.actor_id')
      .where('activity.id', 'in', ids)
      .selectAll('activity')
      .select(memberName(db).as('actor_name'))
      .execute();
    const subjects = rows.map((row) => ({ resource: row.resource, id: row.resource_id }));
    const nameOf = await namesOf(db, subjects);
    const rentalOf = await rentalsOf(db, subjects);
    return rows.map((row) => {
      const subject = nameOf({ resource: row.resource, id: row.resource_id });
      return {
        id: row.id,
        at: row.at.toISOString(),
        actor: row.actor_id !== null && row.actor_name !== null ? { id: row.actor_id, name: row.actor_name } : null,
        subject: { ...subject, name: subject.name ?? row.name },
        person: row.person_name,
        rental: rentalOf(subject),
        action: row.action,
        fields: row.fields,
        status: row.status,
      };
    });
  },
});
