import { type Kysely, sql } from 'kysely';

/** Off-hires that clients make: the pick-up, the readings of each machine, and the number that a confirmed one gets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table operating_company
    add column off_hire_cut_off text not null default '15:00'
      check (off_hire_cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    add column confirms_off_hires boolean not null default true,
    add column failed_collection text not null default 'reschedule'
      check (failed_collection in ('reschedule', 'backOnRent'))`,
  `alter table off_hire
    add column pickup_on date,
    add column pickup_slot text check (pickup_slot in ('morning', 'afternoon', 'day')),
    add column key_place text,
    add column site_contact_id uuid,
    add column line_count integer not null default 1 check (line_count > 0),
    add foreign key (site_contact_id, client_id) references contact_person (id, client_id),
    add check ((pickup_on is null) = (pickup_slot is null))`,
  `alter table off_hire_line
    add column client_id integer,
    add column meter_hours integer check (meter_hours >= 0),
    add column fuel_percent smallint check (fuel_percent between 0 and 100)`,
  'update off_hire_line l set client_id = o.client_id from off_hire o where o.id = l.off_hire_id',
  `create function off_hire_line_follows_off_hire() returns trigger language plpgsql as $$
  begin
    select client_id into new.client_id from off_hire where id = new.off_hire_id;
    return new;
  end $$`,
  `create trigger off_hire_line_follows_off_hire before insert or update of off_hire_id on off_hire_line
    for each row execute function off_hire_line_follows_off_hire()`,
  `create table line_extension (
    id uuid primary key,
    contract_line_id uuid not null references contract_line (id),
    client_id integer not null references corporate_client (id),
    expected_before timestamptz not null,
    expected_after timestamptz not null,
    reason text,
    extended_at timestamptz not null,
    extended_by uuid
  )`,
  'create index line_extension_by_line on line_extension (contract_line_id, extended_at)',
  // Counted by client, whoever asks: a user who is confined to projects could not see the last number.
  `create table off_hire_counter (
    client_id integer primary key references corporate_client (id),
    last integer not null
  )`,
  `create function off_hire_gets_number() returns trigger language plpgsql as $$
  declare counted integer;
  begin
    insert into off_hire_counter as counter (client_id, last) values (new.client_id, 1)
      on conflict (client_id) do update set last = counter.last + 1
      returning last into counted;
    new.number := 'OH-' || to_char(new.updated_at, 'YY') || lpad(counted::text, greatest(4, length(counted::text)), '0');
    return new;
  end $$`,
  `create trigger off_hire_gets_number before insert or update of status on off_hire
    for each row when (new.number is null and new.status = 'confirmed') execute function off_hire_gets_number()`,
];
