import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import { uuidOf } from '../uuid-of.ts';

/** Off-hires with their callers and pick-up dates; a few withdrawn ones, and a few extensions. */
export async function seedOffHires(db: Kysely<Database>, now: Date): Promise<void> {
  // One company confirms each off-hire itself, and puts machines back on rent after a failed collection.
  await sql`update operating_company set confirms_off_hires = false, failed_collection = 'backOnRent'
    where code = 'PL'`.execute(db);
  // First workday after the off-rent date.
  await sql`
    update off_hire o set
      pickup_on = o.off_rent_at::date + case extract(isodow from o.off_rent_at) when 5 then 3 when 6 then 2 else 1 end,
      pickup_slot = case when o.status = 'requested' then 'afternoon' else 'morning' end,
      key_place = 'Site office, hook 4',
      created_at = least(o.off_rent_at, ${now}::timestamptz) - interval '1 hour',
      created_by = (select m.id from membership m where m.client_id = o.client_id and m.status = 'active'
        order by m.confined, m.last_name, m.id limit 1),
      site_contact_id = (select c.site_contact_id from off_hire_line l join contract_line r on r.id = l.contract_line_id
        join contract c on c.id = r.contract_id where l.off_hire_id = o.id limit 1)
    where o.transport = 'collect'`.execute(db);
  const onRent = sql`
    select r.id, r.client_id, r.quantity, r.qty_returned, r.on_rent_at, r.expected_off_rent_at,
      row_number() over (partition by r.client_id order by r.contract_number, r.line_no) as place
    from contract_line r where r.status = 'onRent' and r.expected_off_rent_at is not null`;
  await sql`
    with withdrawn as (select *, ${uuidOf(sql`'withdrawn ' || id`)} as off_hire_id from (${onRent}) r where place <= 2),
    made as (
      insert into off_hire (id, client_id, number, status, off_rent_at, transport, place, created_at, created_by)
      select off_hire_id, client_id, 'OH-' || 87000 + place, 'cancelled', ${now}::timestamptz - interval '3 days', 'bringBack',
        null, ${now}::timestamptz - interval '3 days',
        (select m.id from membership m where m.client_id = w.client_id and m.status = 'active'
          order by m.confined, m.last_name, m.id limit 1)
      from withdrawn w returning id)
    insert into off_hire_line (off_hire_id, contract_line_id, quantity)
    select w.off_hire_id, w.id, w.quantity - w.qty_returned from withdrawn w join made on made.id = w.off_hire_id`.execute(
    db,
  );
  await sql`
    insert into line_extension (id, contract_line_id, client_id, expected_before, expected_after, reason, extended_at,
      extended_by)
    select ${uuidOf(sql`'extended ' || id`)}, id, client_id, greatest(on_rent_at, expected_off_rent_at - interval '7 days'),
      expected_off_rent_at, null, least(expected_off_rent_at - interval '8 days', ${now}::timestamptz - interval '1 day'),
      (select m.id from membership m where m.client_id = r.client_id and m.status = 'active'
        order by m.confined, m.last_name, m.id limit 1)
    from (${onRent}) r where place <= 3`.execute(db);
}
