import { exportSpend, type Language, MAX_SPEND_ROWS } from '@hireyard/contract';
import { sql } from 'kysely';
import { type ClientCall, downloadRoute } from '../../http/route.ts';
import { spendSumsOf, withProductGroup } from './kept-spend.ts';
import { FIGURE_SUMS, type FigureSums, isInPeriod, periodOf, seenFigures } from './spend-facts.ts';
import { limitSums } from './sum-limit.ts';
import { type SummaryColumn, summaryFile } from './summary-file.ts';

interface Row extends FigureSums {
  readonly month: string;
  readonly project_name: string | null;
  readonly project_number: string | null;
  readonly cost_code: string | null;
  readonly product_group: string | null;
  /** Name of a group of the company's own. */
  readonly group_name: string | null;
  readonly currency: string;
}

const BEFORE: readonly SummaryColumn<Row>[] = [
  { head: ({ spend }) => spend.month, kind: 'date', value: ({ month }) => month },
  { head: ({ spend }) => spend.by.project, kind: 'text', value: (row) => row.project_name },
  { head: ({ own }) => own.projectNumber, kind: 'text', value: (row) => row.project_number },
  { head: ({ spend }) => spend.by.costCode, kind: 'text', value: (row) => row.cost_code },
  {
    head: ({ spend }) => spend.by.productGroup,
    kind: 'text',
    value: ({ product_group: group, group_name: name }, { spend }) =>
      group === null ? null : (name ?? (spend.group as Readonly<Record<string, string>>)[group] ?? group),
  },
];
const INVOICED: readonly SummaryColumn<Row>[] = [
  { head: ({ spend }) => spend.figure.invoiced, kind: 'amount', value: ({ invoiced }) => invoiced },
  { head: ({ spend }) => spend.figure.disputed, kind: 'amount', value: ({ disputed }) => disputed },
];
const RENTAL: readonly SummaryColumn<Row>[] = [
  { head: ({ spend }) => spend.figure.notInvoiced, kind: 'amount', value: ({ notInvoiced }) => notInvoiced },
  { head: ({ spend }) => spend.figure.forecast, kind: 'amount', value: ({ forecast }) => forecast },
];
const BEHIND: readonly SummaryColumn<Row>[] = [
  { head: ({ own }) => own.currency, kind: 'text', value: ({ currency }) => currency },
];

/** GET /spend/export: spend by all groups at once, for a pivot table (DOM-34). */
export const exportSpendRoute = downloadRoute(exportSpend, async (call) => {
  const visible = seenFigures(call);
  return summaryFile(call, {
    name: 'spend',
    title: ({ spend }) => spend.title,
    columns: [...BEFORE, ...(visible.invoiced ? INVOICED : []), ...(visible.rental ? RENTAL : []), ...BEHIND],
    max: MAX_SPEND_ROWS,
    rows: () => limitSums(call.scope.userId, () => rowsOf(call)),
  });
});

type SpendCall = ClientCall & { readonly query: Parameters<typeof periodOf>[0] & { readonly lang: Language } };

async function rowsOf(call: SpendCall): Promise<Row[]> {
  const { keptBy, changed } = await spendSumsOf(call, call.query);
  const facts = sql`(select * from ${keptBy('all')} as kept union all select * from changed)`;
  return call.db
    .selectFrom(
      sql<Row>`(
        with ${changed}, cell as materialized (
          select fact.figure, fact.month, fact.project_id, fact.cost_code, fact.product_group, fact.currency,
            sum(fact.amount) as amount, sum(fact.disputed) as disputed
          from ${withProductGroup(facts)} as fact where ${isInPeriod(sql`fact.month`, periodOf(call.query, call))}
          group by 1, 2, 3, 4, 5, 6 having sum(fact.n) > 0
        )
        select cell.month::text as month, project.name as project_name, project.number as project_number,
          cell.cost_code, cell.product_group, cell.currency, ${FIGURE_SUMS},
          (
            select coalesce(own.names ->> ${call.query.lang}, own.names ->> own.fallback_language)
            from catalogue_group own where own.code = cell.product_group
          ) as group_name
        from cell left join project on project.id = cell.project_id
        group by cell.month, project.id, project.name, project.number, cell.cost_code, cell.product_group, cell.currency
        order by cell.currency, cell.month, project.name, project.id, cell.cost_code, cell.product_group
        limit ${MAX_SPEND_ROWS + 1}
      )`.as('rows'),
    )
    .selectAll()
    .execute();
}
