import type { Kysely, Selectable } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';
import { addDays, type LocalDate } from '../domain/calendar.ts';

type Line = Pick<Selectable<Database['contract_line']>, 'id' | 'charged_from' | 'on_rent_on'>;
/** A client's handle or the whole database. The rows of one line are the same in both. */
type Reader = Pick<ClientDb, 'selectFrom'>;

/**
 * Returns the first unbilled day of a line: the day after its last invoiced period, or its first day. A split-off line,
 * or a replacement, starts after the last charged day of the other line (DOM-02, DOM-17).
 */
export async function firstUnbilled(db: Reader | Kysely<Database>, line: Line): Promise<LocalDate> {
  const invoiced = await (db as Reader)
    .selectFrom('rental_period')
    .select('ends_on')
    .where('contract_line_id', '=', line.id)
    .where('invoice_number', 'is not', null)
    .orderBy('ends_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return invoiced ? addDays(invoiced.ends_on, 1) : (line.charged_from ?? line.on_rent_on);
}
