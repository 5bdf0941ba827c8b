import { FIRST_DAY, SPEND_MONTHS, type SpendFigure, type SpendGroup } from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { BillingWeekDays } from '../../domain/billing.ts';
import { localDate } from '../../domain/calendar.ts';
import { invalid } from '../../http/problem.ts';
import type { ClientCall } from '../../http/route.ts';
import { isOfProject, partsOf, stretchesOf } from './spend-rents.ts';

type Sql = RawBuilder<unknown>;

/** Query parameters of the schemas. */
export interface SpendAsked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly project: readonly string[];
}

/** Visible months. `to` is null for no end. */
export interface SpendPeriod {
  readonly from: string;
  readonly to: string | null;
}

/** Returns a month some months later, such as `2026-11`. Negative: earlier. */
export function monthLater(month: string, by: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Returns the first of some months that end with `last`, but not before the first month of the contract. */
export const firstOfMonths = (last: string, count: number): string =>
  [monthLater(last, 1 - count), FIRST_DAY.slice(0, 7)].toSorted().at(-1) ?? last;

/**
 * Returns the period of a query. Without a start, it covers the last months, or as many before an earlier end. Throws
 * 422 if it ends before it starts.
 */
export function periodOf({ from, to }: SpendAsked, { scope, now }: ClientCall): SpendPeriod {
  const current = localDate(now, scope.timeZone).slice(0, 7);
  const last = to !== undefined && to < current ? to : current;
  const first = from ?? firstOfMonths(last, SPEND_MONTHS);
  if (to !== undefined && to < first) throw invalid([{ pointer: '?to', code: 'before-from' }]);
  return { from: first, to: to ?? null };
}

/** True for the visible months. */
export const isInPeriod = (month: Sql, { from, to }: SpendPeriod): Sql =>
  sql`(${month} >= ${`${from}-01`}::date and (${to === null} or ${month} <= ${`${to ?? from}-01`}::date))`;

/**
 * Returns the figures that the caller may see. Hidden ones are not read, so that neither sums nor an order reveal them
 * (DOM-10).
 */
export const seenFigures = ({ scope }: ClientCall): { readonly invoiced: boolean; readonly rental: boolean } => ({
  invoiced: scope.rights.has('invoice-view'),
  rental: scope.prices,
});

/** Grouping columns as text, so that one query works for all of them. */
export const KEY_OF: Readonly<Record<SpendGroup, Sql>> = {
  project: sql`fact.project_id::text`,
  costCode: sql`fact.cost_code`,
  productGroup: sql`fact.product_group`,
};

/**
 * Selects the lines of invoices and credit notes. An invoice counts in the month of its issue, line by line. `documents`
 * is a condition for `document`.
 */
export const invoicedOf = (documents: Sql): Sql => sql`(
  select date_trunc('month', document.issued_on)::date as month, document.client_id, document.project_id,
    contract_line.project_id as line_project_id, contract.cost_code, contract_line.product_code,
    document.currency::text as currency, coalesce(document_line.net, document.net) as amount, document.disputed,
    coalesce(document_line.id, document.id) as ref, contract_line.id as line_id, document.id as document_id
  from document left join document_line on document_line.document_id = document.id
    left join contract_line on contract_line.id = document_line.contract_line_id
    left join contract on contract.id = contract_line.contract_id
  where document.currency is not null and document.status <> 'void' and ${documents}
)`;

/**
 * Selects all facts of spend: a row for each line of an invoice or credit note, and for each machine and month. An
 * invoice for several projects counts under those of its lines.
 */
export function factsOf(call: ClientCall, { project }: Pick<SpendAsked, 'project'>, weekDays: BillingWeekDays): Sql {
  const visible = seenFigures(call);
  const invoiced = sql`
    select 'invoiced' as figure, charge.month, coalesce(charge.project_id, charge.line_project_id) as project_id,
      charge.cost_code, charge.product_code, charge.currency, charge.amount, charge.disputed, charge.ref, charge.line_id,
      charge.document_id, null::date as since, null::date as "to", null::int as days
    from ${invoicedOf(sql`${visible.invoiced}`)} as charge`;
  const rented = sql`
    select rent.figure, rent.month, rent.project_id, rent.cost_code, rent.product_code, rent.currency, rent.amount, false,
      rent.ref, rent.line_id, null::uuid, rent.since, rent."to", rent.days
    from ${partsOf(stretchesOf(call.now, weekDays, isOfProject(project)), call.now)} as rent`;
  // Figures that the caller may not see are not computed.
  const facts = visible.rental ? sql`${invoiced} union all ${rented}` : invoiced;
  return sql`(select fact.*, product.product_group from (${facts}) as fact
    left join product on product.code = fact.product_code
    where ${project.length === 0} or fact.project_id = any(${project}::uuid[]))`;
}

/** Sums of the three figures and of disputed amounts, over rows named `cell`. */
export const FIGURE_SUMS: Sql = sql.join(
  [
    ...(['invoiced', 'notInvoiced', 'forecast'] satisfies SpendFigure[]).map(
      (figure) =>
        sql`coalesce(sum(cell.amount) filter (where cell.figure = ${figure}), 0)::numeric(16, 2)::text as ${sql.ref(figure)}`,
    ),
    sql`coalesce(sum(cell.disputed) filter (where cell.figure = 'invoiced'), 0)::numeric(16, 2)::text as disputed`,
  ],
  sql`, `,
);

/** Columns of `FIGURE_SUMS`. */
export type FigureSums = Readonly<Record<SpendFigure | 'disputed', string>>;

/** Converts sums to amounts of a currency. Null if the caller may not see them. */
export function figuresOf(call: ClientCall, sums: FigureSums, currency: string) {
  const visible = seenFigures(call);
  const money = (amount: string, isSeen: boolean) => (isSeen ? { amount, currency } : null);
  return {
    invoiced: money(sums.invoiced, visible.invoiced),
    disputed: money(sums.disputed, visible.invoiced),
    notInvoiced: money(sums.notInvoiced, visible.rental),
    forecast: money(sums.forecast, visible.rental),
  };
}
