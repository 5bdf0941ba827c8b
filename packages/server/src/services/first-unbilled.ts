import type { Kysely, Selectable } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';
import { addDays, type LocalDate } from '../domain/calendar.ts';

type Line = Pick<Selectable<Database['contract_line']>, 'id' | 'charged_from' | 'on_rent_on'>;
/** A client's handle or the whole database. The rows of one line are the same in both. */
type Reader = Pick<ClientDb, 'selectFrom'>;

/**
 * Returns the first unbilled day of each line: the day after its last invoiced period, or its first day. A split-off
 * line, or a replacement, starts after the last charged day of the other line (DOM-02, DOM-17).
 */
export async function firstUnbilledDays(
  db: Reader | Kysely<Database>,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, LocalDate>> {
  if (lines.length === 0) return new Map();
  const rows = await (db as Reader)
    .selectFrom('rental_period')
    .select(({ fn }) => ['contract_line_id', fn.max('ends_on').as('to')])
    .where(
      'contract_line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .where('invoice_number', 'is not', null)
    .groupBy('contract_line_id')
    .execute();
  const invoiced = new Map(rows.map((row) => [row.contract_line_id, row.to]));
  return new Map(
    lines.map((line) => {
      const to = invoiced.get(line.id);
      return [line.id, to === undefined ? (line.charged_from ?? line.on_rent_on) : addDays(to, 1)];
    }),
  );
}

/** Returns the first unbilled day of one line. */
export const firstUnbilled = async (db: Reader | Kysely<Database>, line: Line): Promise<LocalDate> =>
  (await firstUnbilledDays(db, [line])).get(line.id) ?? line.on_rent_on;
