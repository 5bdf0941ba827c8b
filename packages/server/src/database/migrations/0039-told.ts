import { type Kysely, sql } from 'kysely';

/** Of which days of a delivery, an end or an invoice people were told; numbers of off-hires that the company gives itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Once for each day of each thing, whichever process is the first.
  `create table told (
    kind text not null,
    resource_id uuid not null,
    day date not null,
    primary key (kind, resource_id, day)
  )`,
  'create index told_by_day on told (day)',
  "create index contract_line_arriving on contract_line (on_rent_at) where status = 'planned'",
  "create index contract_line_ending on contract_line (expected_off_rent_at) where status = 'onRent'",
  `create index invoice_to_be_paid on document (due_on)
    where type = 'invoice' and (status = 'open' or status = 'partlyPaid')`,
  // Passes over a number that the company has given itself.
  `create or replace function off_hire_gets_number() returns trigger language plpgsql as $$
  declare counted integer;
  begin
    loop
      insert into off_hire_counter as counter (client_id, last) values (new.client_id, 1)
        on conflict (client_id) do update set last = counter.last + 1
        returning last into counted;
      new.number := 'OH-' || to_char(new.updated_at, 'YY') || lpad(counted::text, greatest(4, length(counted::text)), '0');
      exit when not exists (select from off_hire where client_id = new.client_id and number = new.number);
    end loop;
    return new;
  end $$`,
];
