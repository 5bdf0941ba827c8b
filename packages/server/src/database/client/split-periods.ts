import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';

/** A part of the pieces of a line that becomes a line of its own. */
export interface Split {
  readonly from: string;
  readonly to: string;
  /** How many pieces go, and of how many. */
  readonly pieces: number;
  readonly of: number;
  /** The first day that is not invoiced: what lies before stays with the line that it was invoiced on. */
  readonly since: string;
}

/**
 * Shares the periods of a line that is split: what is expected and not invoiced is divided by pieces, to the cent, and
 * whoever stands down stands down on both lines.
 */
export async function splitPeriods(db: Kysely<Database>, { from, to, pieces, of, since }: Split): Promise<void> {
  const part = sql`round(amount * ${pieces}::integer / ${of}::integer, 2)`;
  await sql`insert into rental_period (id, contract_line_id, starts_on, ends_on, kind, days, pieces, amount, currency)
    select gen_random_uuid(), ${to}::uuid, starts_on, ends_on, kind, days, ${pieces}::integer, ${part}, currency
    from rental_period
    where contract_line_id = ${from} and invoice_number is null and ends_on >= ${since}::date`.execute(db);
  await sql`update rental_period set amount = amount - ${part}, pieces = ${of - pieces}::integer
    where contract_line_id = ${from} and invoice_number is null and ends_on >= ${since}::date`.execute(db);
}

/** Who stood down with a machine that is exchanged stands down with the one that replaces it. */
export async function followPeriods(db: Kysely<Database>, from: string, to: string, since: string): Promise<void> {
  await sql`insert into rental_period (id, contract_line_id, starts_on, ends_on, kind, days, pieces, amount, currency)
    select gen_random_uuid(), ${to}::uuid, starts_on, ends_on, kind, days, pieces, amount, currency
    from rental_period
    where contract_line_id = ${from} and kind = 'standDown' and ends_on >= ${since}::date`.execute(db);
}
