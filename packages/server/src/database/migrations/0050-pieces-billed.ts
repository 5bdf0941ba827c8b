import { type Kysely, sql } from 'kysely';

/**
 * What a bill needs to charge each day of each piece once: how many pieces a period is for, and the first day that a line
 * which was split off, or replaces another, is charged for itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table contract_line
    add column split_from_line_id uuid references contract_line (id) deferrable initially deferred,
    add column charged_from date`,
  'create index contract_line_split on contract_line (split_from_line_id) where split_from_line_id is not null',
  // The day of an exchange is charged for the machine that left.
  `update contract_line line set charged_from = line.on_rent_on + 1
    where exists (select from contract_line broken where broken.replaced_by_line_id = line.id)`,
  // What was delivered without a day on which it is billed next was billed at its return alone.
  `update contract_line
    set next_billing_on = on_rent_on + 28 * (1 + greatest(0, current_date - on_rent_on) / 28)
    where status = 'onRent' and next_billing_on is null`,
  'alter table rental_period add column pieces integer check (pieces > 0)',
  `update rental_period period set pieces = line.quantity
    from contract_line line where line.id = period.contract_line_id`,
  // Whoever writes a period without a number, such as a process of the former release, means all pieces. Not `not null`:
  // of a new column that would say that the former release has to fill it.
  `create function rental_period_pieces() returns trigger language plpgsql as $$
  begin
    if new.pieces is null then
      select quantity into new.pieces from contract_line where id = new.contract_line_id;
    end if;
    return new;
  end $$`,
  `create trigger rental_period_pieces before insert on rental_period
    for each row execute function rental_period_pieces()`,
];
