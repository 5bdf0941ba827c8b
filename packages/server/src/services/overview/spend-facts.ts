import { FIRST_DAY, SPEND_MONTHS, type SpendFigure, type SpendGroup } from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { BillingWeekDays } from '../../domain/billing.ts';
import { localDate } from '../../domain/calendar.ts';
import { invalid } from '../../http/problem.ts';
import type { ClientCall } from '../../http/route.ts';
import { rentsOf } from './spend-rents.ts';

type Sql = RawBuilder<unknown>;

/** What is asked for, as the schemas have it. */
export interface SpendAsked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly project: readonly string[];
}

/** The months that are on show, the first day of each; `to` is null up to the last one. */
export interface SpendPeriod {
  readonly from: string;
  readonly to: string | null;
}

/** A month some months later, `2026-11`; earlier by a negative number. */
export function monthLater(month: string, by: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The first of some months that end with `last`; none before the first one that the contract knows. */
export const firstOfMonths = (last: string, count: number): string =>
  [monthLater(last, 1 - count), FIRST_DAY.slice(0, 7)].toSorted().at(-1) ?? last;

/** Without a beginning the last months, or as many up to an end that is earlier. Throws where it ends before it begins. */
export function periodOf({ from, to }: SpendAsked, { scope, now }: ClientCall): SpendPeriod {
  const current = localDate(now, scope.timeZone).slice(0, 7);
  const last = to !== undefined && to < current ? to : current;
  const first = from ?? firstOfMonths(last, SPEND_MONTHS);
  if (to !== undefined && to < first) throw invalid([{ pointer: '?to', code: 'before-from' }]);
  return { from: first, to: to ?? null };
}

/** True for the months on show. */
export const isInPeriod = (month: Sql, { from, to }: SpendPeriod): Sql =>
  sql`(${month} >= ${`${from}-01`}::date and (${to === null} or ${month} <= ${`${to ?? from}-01`}::date))`;

/** Which figures the caller sees: nothing of the others is read, so that neither sums nor an order tell them (DOM-10). */
export const seenFigures = ({ scope }: ClientCall): { readonly invoiced: boolean; readonly rental: boolean } => ({
  invoiced: scope.rights.has('invoice-view'),
  rental: scope.prices,
});

/** The column that a group is made by; as text, so that one query serves all of them. */
export const KEY_OF: Readonly<Record<SpendGroup, Sql>> = {
  project: sql`fact.project_id::text`,
  costCode: sql`fact.cost_code`,
  productGroup: sql`fact.product_group`,
};

/**
 * Everything that spend is made of, a row each: a line of an invoice or credit note, or a machine in a month. An invoice
 * counts in the month of its issue and, where it is for several projects, line by line.
 */
export function factsOf(call: ClientCall, { project }: Pick<SpendAsked, 'project'>, weekDays: BillingWeekDays): Sql {
  const seen = seenFigures(call);
  const invoiced = sql`
    select 'invoiced' as figure, date_trunc('month', document.issued_on)::date as month,
      coalesce(document.project_id, contract_line.project_id) as project_id, contract.cost_code, product.product_group,
      document.currency::text as currency, coalesce(document_line.net, document.net) as amount, document.disputed,
      coalesce(document_line.id, document.id) as ref, contract_line.id as line_id, document.id as document_id,
      null::date as since, null::date as "to", null::int as days
    from document left join document_line on document_line.document_id = document.id
      left join contract_line on contract_line.id = document_line.contract_line_id
      left join contract on contract.id = contract_line.contract_id
      left join product on product.code = contract_line.product_code
    where document.currency is not null and ${seen.invoiced}`;
  const rented = sql`
    select rent.figure, rent.month, contract_line.project_id, contract.cost_code, product.product_group, rent.currency,
      rent.amount, false, rent.ref, rent.line_id, null::uuid, rent.since, rent."to", rent.days
    from ${rentsOf(call.now, weekDays)} as rent
      join contract_line on contract_line.id = rent.line_id
      join contract on contract.id = contract_line.contract_id
      left join product on product.code = contract_line.product_code`;
  // What the caller may not see is not worked out either.
  const facts = seen.rental ? sql`${invoiced} union all ${rented}` : invoiced;
  return sql`(select fact.* from (${facts}) as fact
    where ${project.length === 0} or fact.project_id = any(${project}::uuid[]))`;
}

/** Sums of the three figures and of what is disputed, over rows named `cell`. */
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

/** The sums of `FIGURE_SUMS` as a row has them. */
export type FigureSums = Readonly<Record<SpendFigure | 'disputed', string>>;

/** Amounts of a currency, null where the caller may not see them. */
export function figuresOf(call: ClientCall, sums: FigureSums, currency: string) {
  const seen = seenFigures(call);
  const money = (amount: string, isSeen: boolean) => (isSeen ? { amount, currency } : null);
  return {
    invoiced: money(sums.invoiced, seen.invoiced),
    disputed: money(sums.disputed, seen.invoiced),
    notInvoiced: money(sums.notInvoiced, seen.rental),
    forecast: money(sums.forecast, seen.rental),
  };
}
