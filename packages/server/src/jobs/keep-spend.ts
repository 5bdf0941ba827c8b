import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { SpendGrain } from '../database/tables/spend.ts';
import type { Database } from '../database/tables.ts';
import { invoicedOf } from '../services/overview/spend-facts.ts';
import { daysOfStretches, monthsOfStretches, STRETCH_COLUMNS, stretchesOf } from '../services/overview/spend-rents.ts';
import { addTo, type MarkedLines, type SumTable } from './kept-sums.ts';

type Sql = RawBuilder<unknown>;

/** Keys that the sums by a group leave out. */
const grainsBy = (project: readonly string[]) =>
  ({
    all: [],
    project: ['cost_code', 'product_code'],
    costCode: [...project, 'product_code'],
    productGroup: [...project, 'cost_code'],
  }) satisfies Record<SpendGrain, readonly string[]>;

const SPEND_MONTH: SumTable = {
  table: 'spend_month',
  keys: [
    ...['client_id', 'kind', 'project_id', 'month', 'line_project_id', 'cost_code', 'product_code', 'currency'],
    ...['time_zone', 'horizon'],
  ],
  sums: ['amount', 'disputed', 'n'],
  grains: grainsBy(['project_id', 'line_project_id']),
};
const RENT_DAY: SumTable = {
  table: 'rent_day',
  keys: ['client_id', 'day', 'project_id', 'cost_code', 'product_code', 'currency', 'time_zone', 'horizon'],
  sums: ['ahead', 'ahead_n', 'coming_n', 'far', 'far_n'],
  grains: grainsBy(['project_id']),
};

/** Keeps what lines cost that is not invoiced, and its sums by month and day (DOM-109). */
export async function keepRents(db: Transaction<Database>, { ids, weekDays, now }: MarkedLines): Promise<void> {
  await sql`
    with gone as (delete from rent_stretch where line_id = any(${ids}::uuid[]) returning *),
    ${addRents(sql`gone`, -1)}`.execute(db);
  const lines = sql`contract_line.id = any(${ids}::uuid[])`;
  await sql`
    with come as (
      insert into rent_stretch (${STRETCH_COLUMNS})
      select ${STRETCH_COLUMNS} from ${stretchesOf(now, weekDays, lines)} as stretch
      returning *
    ),
    ${addRents(sql`come`, 1)}`.execute(db);
}

const addRents = (rows: Sql, sign: 1 | -1): Sql => sql`
  months as (${addTo(SPEND_MONTH, sql`(${monthsOfStretches(rows)})`, sign)})
  ${addTo(RENT_DAY, sql`(${daysOfStretches(rows)})`, sign)}`;

/** Keeps what documents have charged, and its sums by month (DOM-109). */
export async function keepCharges(db: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from document_month where document_id = any(${ids}::uuid[]) returning *)
    ${addTo(SPEND_MONTH, chargesOf(sql`gone`), -1)}`.execute(db);
  await sql`
    with come as (
      insert into document_month (document_id, client_id, month, project_id, line_project_id, cost_code, product_code,
        currency, amount, disputed, n)
      select charge.document_id, charge.client_id, charge.month, charge.project_id, charge.line_project_id,
        charge.cost_code, charge.product_code, charge.currency, coalesce(sum(charge.amount), 0),
        coalesce(sum(charge.amount) filter (where charge.disputed), 0), count(*)
      from ${invoicedOf(sql`document.id = any(${ids}::uuid[])`)} as charge
      group by 1, 2, 3, 4, 5, 6, 7, 8
      returning *
    )
    ${addTo(SPEND_MONTH, chargesOf(sql`come`), 1)}`.execute(db);
}

const chargesOf = (rows: Sql): Sql => sql`(
  select kept.*, 'invoiced' as kind, null as time_zone, null::interval as horizon from ${rows} as kept)`;
