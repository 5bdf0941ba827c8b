import { type Kysely, sql } from 'kysely';
import { INSPECTION_DUE_DAYS } from '../../domain/inspection.ts';
import type { Database } from '../tables.ts';
import { uuidOf } from '../uuid-of.ts';

/** Past notifications of each client's members. Notifications of the last week are unread. */
export async function seedNotifications(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    with told (client_id, user_id, at, kind, actor_id, resource, resource_id) as (
      select m.client_id, m.user_id,
        coalesce(m.invited_at, ${now}::timestamptz - interval '6 hours' - interval '5 days' * m.client_id),
        'invited', a.actor_id, 'user', m.id
      from membership m
      left join activity a on a.client_id = m.client_id and a.resource_id = m.id and a.action = 'created'
      where m.status in ('active', 'invited')
    )
    insert into notification (id, client_id, user_id, at, kind, actor_id, resource, resource_id, in_portal)
    select ${uuidOf(sql`concat_ws(' ', 'told', client_id, user_id, kind, resource_id)`)}, client_id, user_id, at, kind,
      actor_id, resource, resource_id, true
    from told`.execute(db);
  // Latest due inspections, to the administrators.
  await sql`
    with due as (
      select i.client_id, i.asset_id, i.due_on,
        row_number() over (partition by i.client_id order by i.due_on desc, i.id) as place
      from asset_inspection i join asset a on a.id = i.asset_id
      where i.due_on <= ${now}::timestamptz::date + ${INSPECTION_DUE_DAYS}::int and a.status not in ('lost', 'retired')
    )
    insert into notification (id, client_id, user_id, at, kind, resource, resource_id, in_portal)
    select ${uuidOf(sql`concat_ws(' ', 'told', d.client_id, m.user_id, d.asset_id)`)}, d.client_id, m.user_id,
      least(${now}::timestamptz - interval '2 hours', d.due_on - ${INSPECTION_DUE_DAYS}::int + time '06:00'),
      'inspectionDue', 'asset', d.asset_id, true
    from due d
    join membership m on m.client_id = d.client_id and m.status = 'active'
    join membership_role mr on mr.user_id = m.user_id and mr.client_id = m.client_id
    join role r on r.id = mr.role_id and r.built_in and r.name = 'Administrator'
    where d.place <= 3
    on conflict do nothing`.execute(db);
  // Orders waiting for approval, to the administrators.
  await sql`
    insert into notification (id, client_id, user_id, at, kind, actor_id, resource, resource_id, status, in_portal)
    select ${uuidOf(sql`concat_ws(' ', 'told', m.user_id, o.id)`)}, o.client_id, m.user_id, o.created_at, 'approvalAsked',
      o.created_by, 'order', o.id, o.status, true
    from rental_order o
    join membership m on m.client_id = o.client_id and m.status = 'active' and m.user_id <> o.created_by
    join membership_role mr on mr.user_id = m.user_id and mr.client_id = m.client_id
    join role r on r.id = mr.role_id and r.built_in and r.name = 'Administrator'
    where o.status = 'pendingApproval'
    on conflict do nothing`.execute(db);
  // Latest steps and comments of requests by other users, to the writer and the handler, or to all possible handlers.
  await sql`
    with told (client_id, member, at, kind, actor_id, resource_id, status) as (
      select s.client_id, r.created_by, s.moved_at, 'requestMoved', s.moved_by, r.id, s.status
      from request_step s join request r on r.id = s.request_id
      where s.status not in ('draft', 'submitted') and s.moved_by is distinct from r.created_by
      union all
      select s.client_id, r.handler_id, s.moved_at, 'requestMoved', s.moved_by, r.id, s.status
      from request_step s join request r on r.id = s.request_id
      where s.status in ('submitted', 'cancelled') and s.moved_by = r.created_by and r.handler_id <> r.created_by
      union all
      select s.client_id, m.id, s.moved_at, 'requestMoved', s.moved_by, r.id, s.status
      from request_step s join request r on r.id = s.request_id
      join membership m on m.client_id = r.client_id and m.status = 'active' and m.id <> s.moved_by
      where s.status = 'submitted' and r.status = 'submitted' and r.waits_for = 'handlers' and exists (
        select from membership_role mr join role_right rr on rr.role_id = mr.role_id
        where mr.user_id = m.user_id and mr.client_id = m.client_id and rr."right" = 'request-handle')
      union all
      select c.client_id, case when c.written_by = r.created_by then r.handler_id else r.created_by end, c.written_at,
        'comment', c.written_by, r.id, null
      from request_comment c join request r on r.id = c.request_id
      where c.written_by is distinct from case when c.written_by = r.created_by then r.handler_id else r.created_by end
    ), latest as (
      select told.*, m.user_id, row_number() over (partition by m.id order by at desc, resource_id, kind) as place
      from told join membership m on m.id = told.member and m.client_id = told.client_id
    )
    insert into notification (id, client_id, user_id, at, kind, actor_id, resource, resource_id, status, in_portal)
    select ${uuidOf(sql`concat_ws(' ', 'told', client_id, user_id, kind, resource_id, at)`)}, client_id, user_id, at, kind,
      actor_id, 'request', resource_id, status, true
    from latest where place <= 8`.execute(db);
  // The server sends notifications only for inspections that become due from now on.
  await sql`update asset_inspection set told_due_on = due_on
    where due_on <= ${now}::timestamptz::date + ${INSPECTION_DUE_DAYS}::int`.execute(db);
  await sql`
    insert into notification_read (notification_id, client_id, read_at)
    select id, client_id, at + interval '3 hours' from notification
    where at < ${now}::timestamptz - interval '7 days'`.execute(db);
}
