import { createHash } from 'node:crypto';
import { exportSpend, MAX_SPEND_ROWS } from '@hireyard/contract';
import { sql } from 'kysely';
import { localDate } from '../../domain/calendar.ts';
import { FORMATS } from '../../exports/files.ts';
import type { CellKind, CellValue } from '../../exports/sheet.ts';
import { EXPORT_TEXTS, type ExportTexts } from '../../exports/texts.ts';
import { invalid } from '../../http/problem.ts';
import { type ClientCall, downloadRoute } from '../../http/route.ts';
import { begin, only } from '../../lists/export.ts';
import { billingWeekDaysOf } from '../billing-week-days.ts';
import { FIGURE_SUMS, type FigureSums, factsOf, isInPeriod, oneOfFew, periodOf, seenFigures } from './spend-facts.ts';

interface Row extends FigureSums {
  readonly month: string;
  readonly project_name: string | null;
  readonly project_number: string | null;
  readonly cost_code: string | null;
  readonly product_group: string | null;
  readonly currency: string;
}
interface Column {
  readonly head: (texts: ExportTexts) => string;
  readonly kind: CellKind;
  readonly of: (row: Row, texts: ExportTexts) => CellValue;
}

const BEFORE: readonly Column[] = [
  { head: ({ spend }) => spend.month, kind: 'date', of: ({ month }) => month },
  { head: ({ spend }) => spend.by.project, kind: 'text', of: (row) => row.project_name },
  { head: ({ own }) => own.projectNumber, kind: 'text', of: (row) => row.project_number },
  { head: ({ spend }) => spend.by.costCode, kind: 'text', of: (row) => row.cost_code },
  {
    head: ({ spend }) => spend.by.productGroup,
    kind: 'text',
    of: ({ product_group: group }, { spend }) =>
      group === null ? null : ((spend.group as Readonly<Record<string, string>>)[group] ?? group),
  },
];
const INVOICED: readonly Column[] = [
  { head: ({ spend }) => spend.figure.invoiced, kind: 'amount', of: ({ invoiced }) => invoiced },
  { head: ({ spend }) => spend.figure.disputed, kind: 'amount', of: ({ disputed }) => disputed },
];
const RENTAL: readonly Column[] = [
  { head: ({ spend }) => spend.figure.notInvoiced, kind: 'amount', of: ({ notInvoiced }) => notInvoiced },
  { head: ({ spend }) => spend.figure.forecast, kind: 'amount', of: ({ forecast }) => forecast },
];
const BEHIND: readonly Column[] = [{ head: ({ own }) => own.currency, kind: 'text', of: ({ currency }) => currency }];

/** GET /spend/export: what the view sums up in one way, in all ways at once, for a spreadsheet to sum up (DOM-30). */
export const exportSpendRoute = downloadRoute(exportSpend, async (call) => {
  const { query, scope, now } = call;
  const seen = seenFigures(call);
  const end = begin(scope.userId);
  try {
    const rows = await oneOfFew(scope.userId, () => rowsOf(call));
    if (rows.length > MAX_SPEND_ROWS)
      throw invalid([{ pointer: '', code: 'too-many-rows', params: { max: MAX_SPEND_ROWS } }]);
    const texts = EXPORT_TEXTS[query.lang];
    const columns = [...BEFORE, ...(seen.invoiced ? INVOICED : []), ...(seen.rental ? RENTAL : []), ...BEHIND];
    const heads = columns.map(({ head, kind }) => ({ head: head(texts), kind }));
    const cells = rows.map((row) => columns.map(({ of }) => of(row, texts)));
    const { type, write } = FORMATS[query.format];
    return {
      name: `spend-${localDate(now, scope.timeZone)}.${query.format}`,
      type,
      content: new Uint8Array(await new Response(write(texts.spend.title, heads, only(cells))).arrayBuffer()),
      // A workbook has the time of its making in it; what it holds has none.
      tag: createHash('sha256')
        .update(JSON.stringify([heads, cells]))
        .digest('base64url'),
    };
  } finally {
    end();
  }
});

async function rowsOf(call: ClientCall & { readonly query: Parameters<typeof periodOf>[0] }): Promise<Row[]> {
  const facts = factsOf(call, call.query, await billingWeekDaysOf(call));
  return call.db
    .selectFrom(
      sql<Row>`(
        with cell as materialized (
          select fact.figure, fact.month, fact.project_id, fact.cost_code, fact.product_group, fact.currency,
            sum(fact.amount) as amount, coalesce(sum(fact.amount) filter (where fact.disputed), 0) as disputed
          from ${facts} as fact where ${isInPeriod(sql`fact.month`, periodOf(call.query, call))}
          group by 1, 2, 3, 4, 5, 6
        )
        select cell.month::text as month, project.name as project_name, project.number as project_number,
          cell.cost_code, cell.product_group, cell.currency, ${FIGURE_SUMS}
        from cell left join project on project.id = cell.project_id
        group by cell.month, project.id, project.name, project.number, cell.cost_code, cell.product_group, cell.currency
        order by cell.currency, cell.month, project.name, project.id, cell.cost_code, cell.product_group
        limit ${MAX_SPEND_ROWS + 1}
      )`.as('rows'),
    )
    .selectAll()
    .execute();
}
