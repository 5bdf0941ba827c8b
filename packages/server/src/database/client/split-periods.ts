import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Pieces of a line that become a separate line. */
export interface Split {
  readonly from: string;
  readonly to: string;
  /** Number of pieces to split off, and the line's total. */
  readonly pieces: number;
  readonly total: number;
  /** First uninvoiced day; earlier periods stay with the original line. */
  readonly since: string;
}

/**
 * Divides the uninvoiced expected periods of a split line by pieces, to the cent. Stand-downs are copied to both lines.
 */
export async function splitPeriods(db: Kysely<Database>, { from, to, pieces, total, since }: Split): Promise<void> {
  const part = sql`round(amount * ${pieces}::integer / ${total}::integer, 2)`;
  await sql`insert into rental_period (id, contract_line_id, starts_on, ends_on, kind, days, pieces, amount, currency)
    select gen_random_uuid(), ${to}::uuid, starts_on, ends_on, kind, days, ${pieces}::integer, ${part}, currency
    from rental_period
    where contract_line_id = ${from} and invoice_number is null and ends_on >= ${since}::date`.execute(db);
  await sql`update rental_period set amount = amount - ${part}, pieces = ${total - pieces}::integer
    where contract_line_id = ${from} and invoice_number is null and ends_on >= ${since}::date`.execute(db);
}

/** Copies stand-downs of an exchanged machine to its replacement. */
export async function followPeriods(db: Kysely<Database>, from: string, to: string, since: string): Promise<void> {
  await sql`insert into rental_period (id, contract_line_id, starts_on, ends_on, kind, days, pieces, amount, currency)
    select gen_random_uuid(), ${to}::uuid, starts_on, ends_on, kind, days, pieces, amount, currency
    from rental_period
    where contract_line_id = ${from} and kind = 'standDown' and ends_on >= ${since}::date`.execute(db);
}
