import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import { uuidOf } from '../uuid-of.ts';

/** Past activity of each client's administrators, derived from the existing rows. */
export async function seedActivity(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    with administrator as (
      select m.client_id, (array_agg(m.user_id order by m.email))[1] as user_id
      from membership m
      join membership_role mr on mr.user_id = m.user_id and mr.client_id = m.client_id
      join role r on r.id = mr.role_id and r.built_in and r.name = 'Administrator'
      where m.status = 'active'
      group by m.client_id
    ), done (client_id, at, resource, resource_id, action, fields, status) as (
      select client_id, starts_on - 21 + time '08:40', 'project', id, 'created', '{}', null from project
      union all
      select client_id, starts_on - 9 + time '13:05', 'project', id, 'updated', '{period,siteContact}', null
        from project where site_contact_id is not null and mod(ascii(right(number, 1)), 2) = 0
      union all
      select client_id, ends_on + time '15:20', 'project', id, 'moved', '{}', 'closed' from project where status = 'closed'
      union all
      select client_id, ${now}::timestamptz - interval '40 days', 'contactPerson', id, 'moved', '{}', status
        from contact_person where status = 'archived'
      union all
      select client_id, ${now}::timestamptz - interval '30 days', 'address', id, 'moved', '{}', status
        from address where status = 'archived'
      union all
      select client_id, coalesce(invited_at, ${now}::timestamptz - interval '200 days'), 'user', id, 'created', '{}', null
        from membership
      union all
      select client_id, ${now}::timestamptz - interval '3 days', 'user', id, 'updated', '{orderLimit}', null
        from membership where order_limit_amount is not null and status = 'active'
      union all
      select client_id, ${now}::timestamptz - interval '12 days', 'user', id, 'moved', '{}', status
        from membership where status in ('blocked', 'deactivated')
      union all
      select client_id, ${now}::timestamptz - interval '300 days', 'asset', id, 'created', '{}', null
        from asset where ownership = 'owned'
      union all
      select client_id, coalesce(placed_on + time '07:20', ${now}::timestamptz - interval '6 days'), 'asset', id, 'moved',
        case when placed_on is null then '{}' else '{project,holder}' end, status
        from asset where ownership = 'owned' and status <> 'available'
      union all
      select client_id, max(done_on) + time '14:10', 'asset', asset_id, 'updated', '{inspections}', null
        from asset_inspection where done_on is not null group by client_id, asset_id
    )
    insert into activity (id, client_id, at, actor_id, resource, resource_id, action, fields, status)
    select ${uuidOf(sql`concat_ws(' ', client_id, resource, resource_id, action)`)}, client_id,
      least(at, ${now}::timestamptz - interval '1 hour'), user_id, resource, resource_id, action, fields::text[], status
    from done join administrator using (client_id)
    where at is not null and resource_id <> user_id`.execute(db);
  // Request and order steps name their users; steps of the rental company have none.
  await sql`
    insert into activity (id, client_id, at, actor_id, resource, resource_id, action, fields, status)
    select ${uuidOf(sql`concat_ws(' ', request_id, status)`)}, client_id, moved_at, moved_by, 'request', request_id,
      case status when 'draft' then 'created' else 'moved' end, '{}'::text[], nullif(status, 'draft')
    from request_step
    union all
    select ${uuidOf(sql`concat_ws(' ', id, 'comment')`)}, client_id, written_at, written_by, 'request', request_id, 'updated',
      '{comments}', null
    from request_comment
    union all
    select ${uuidOf(sql`concat_ws(' ', order_id, position)`)}, client_id, moved_at, moved_by, 'order', order_id,
      case status when 'draft' then 'created' else 'moved' end, '{}'::text[], nullif(status, 'draft')
    from rental_order_step`.execute(db);
}
