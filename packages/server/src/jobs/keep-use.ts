import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { countMonths, RENTED } from '../services/overview/line-months.ts';
import { addTo, type MarkedLines, type SumTable } from './kept-sums.ts';

const USE_MONTH: SumTable = {
  table: 'use_month',
  keys: ['client_id', 'month', 'project_id', 'product_code'],
  sums: ['hours', 'piece_days', 'lines', 'begun', 'told', 'told_begun'],
};

/** Parts of `use_month`, of rows of `line_month`. */
const partsOf = (rows: RawBuilder<unknown>) => sql`(
  select client_id, month, project_id, product_code, hours, (days * pieces)::bigint as piece_days, 1 as lines,
    is_first::int as begun, has_told::int as told, has_begun_to_tell::int as told_begun from ${rows} as kept)`;

/** Keeps what lines have used in months that have ended (DOM-105). */
export async function keepUse(db: Transaction<Database>, { ids, weekDays, now }: MarkedLines): Promise<void> {
  await sql`
    with gone as (delete from line_month where contract_line_id = any(${ids}::uuid[]) returning *)
    ${addTo(USE_MONTH, partsOf(sql`gone`), -1)}`.execute(db);
  const lines = sql`select contract_line.*, date '-infinity' as counted_from from contract_line
    where contract_line.id = any(${ids}::uuid[]) and contract_line.status in ${RENTED}`;
  const end = sql`((select before from months_kept) - 1)`;
  await sql`
    with come as (
      insert into line_month (contract_line_id, month, client_id, project_id, product_code, pieces, days, hours, is_first,
        has_told, has_begun_to_tell)
      select id, month, client_id, project_id, product_code, pieces, days, hours, is_first, has_told, has_begun_to_tell
      from ${countMonths({ lines, end, now, weekDays })} as counted
      returning *
    )
    ${addTo(USE_MONTH, partsOf(sql`come`), 1)}`.execute(db);
}
