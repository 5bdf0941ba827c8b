import { createHash } from 'node:crypto';
import { type EmissionFactor, exportEmissions, MAX_EMISSION_ROWS, type QueryOf } from '@hireyard/contract';
import { sql } from 'kysely';
import { localDate } from '../../domain/calendar.ts';
import { consumed, estimate, NOTHING, told, whyNot } from '../../domain/emissions.ts';
import { FORMATS } from '../../exports/files.ts';
import type { CellKind, CellValue } from '../../exports/sheet.ts';
import { EXPORT_TEXTS, type ExportTexts } from '../../exports/texts.ts';
import { invalid } from '../../http/problem.ts';
import { type ClientCall, downloadRoute } from '../../http/route.ts';
import { begin, only } from '../../lists/export.ts';
import { emissionPeriodOf, type Means, machineMonths, meansOf } from './emission-facts.ts';

interface Fact {
  readonly month: string;
  readonly project_name: string | null;
  readonly project_number: string | null;
  readonly product_code: string;
  readonly product_name: string | null;
  readonly machines: number;
  readonly hours: string;
  readonly piece_days: number;
}
type Row = Fact & Means & { readonly figures: ReturnType<typeof told>; readonly consumed: number | null };

interface Column {
  readonly head: (texts: ExportTexts) => string;
  readonly kind: CellKind;
  readonly of: (row: Row, texts: ExportTexts) => CellValue;
}

const use = ({ factors }: Row): EmissionFactor | null => factors?.use ?? null;
const upstream = ({ factors }: Row): EmissionFactor | null => factors?.upstream ?? null;
const sourceOf = (of: { readonly source: string; readonly year?: number } | null) =>
  of && (of.year === undefined ? of.source : `${of.source} (${of.year})`);
const numberOf = (decimal: string | undefined) => (decimal === undefined ? null : Number(decimal));

/** Everything that a figure follows from, and the factors with their sources, so that a reader can work it out again. */
const COLUMNS: readonly Column[] = [
  { head: ({ co2 }) => co2.month, kind: 'date', of: ({ month }) => month },
  { head: ({ co2 }) => co2.project, kind: 'text', of: (row) => row.project_name },
  { head: ({ own }) => own.projectNumber, kind: 'text', of: (row) => row.project_number },
  { head: ({ own }) => own.productCode, kind: 'text', of: (row) => row.product_code },
  { head: ({ co2 }) => co2.class, kind: 'text', of: (row) => row.product_name },
  { head: ({ co2 }) => co2.machines, kind: 'number', of: ({ machines }) => machines },
  {
    head: ({ co2 }) => co2.fuel,
    kind: 'text',
    of: ({ consumption }, { co2 }) => consumption && co2.fuels[consumption.fuel],
  },
  { head: ({ own }) => own.measuredHours, kind: 'number', of: (row) => Number(row.hours) },
  {
    head: ({ own }) => own.assumedHours,
    kind: 'number',
    of: ({ consumption, figures }) => consumption && figures.assumedHours,
  },
  { head: ({ co2 }) => co2.perHour, kind: 'number', of: ({ consumption }) => numberOf(consumption?.perHour) },
  { head: ({ co2 }) => co2.consumption, kind: 'number', of: (row) => row.consumed },
  {
    head: ({ own }) => own.unit,
    kind: 'text',
    of: ({ consumption }) => consumption && (consumption.fuel === 'electricity' ? 'kWh' : 'l'),
  },
  { head: ({ co2 }) => co2.factor, kind: 'number', of: (row) => numberOf(use(row)?.kilograms) },
  { head: ({ co2 }) => co2.scopes.scope1, kind: 'number', of: ({ figures }) => figures.scope1 },
  { head: ({ co2 }) => co2.scopes.scope2, kind: 'number', of: ({ figures }) => figures.scope2 },
  { head: ({ own }) => own.upstreamFactor, kind: 'number', of: (row) => numberOf(upstream(row)?.kilograms) },
  { head: ({ co2 }) => co2.scopes.scope3, kind: 'number', of: ({ figures }) => figures.scope3 },
  { head: ({ co2 }) => co2.measured, kind: 'number', of: ({ figures }) => figures.measured },
  { head: ({ co2 }) => co2.assumed, kind: 'number', of: ({ figures }) => figures.assumed },
  { head: ({ own }) => own.factorSource, kind: 'text', of: (row) => sourceOf(use(row)) },
  { head: ({ own }) => own.upstreamSource, kind: 'text', of: (row) => sourceOf(upstream(row)) },
  { head: ({ own }) => own.consumptionSource, kind: 'text', of: ({ consumption }) => sourceOf(consumption) },
  {
    head: ({ co2 }) => co2.standing,
    kind: 'text',
    of: (row, { co2 }) => {
      const reason = whyNot(row.consumption, row.factors);
      if (reason) return co2.reasons[reason];
      const means = [row.consumption, use(row), upstream(row)];
      return means.some((one) => one?.confirmed === false) ? co2.unconfirmed : co2.confirmed;
    },
  },
];

/** GET /emissions/export: a row for each month, project and product class, for a sustainability report (DOM-30). */
export const exportEmissionsRoute = downloadRoute(exportEmissions, async (call) => {
  const { query, scope, now } = call;
  const end = begin(scope.userId);
  try {
    const facts = await factsOf(call);
    if (facts.length > MAX_EMISSION_ROWS)
      throw invalid([{ pointer: '', code: 'too-many-rows', params: { max: MAX_EMISSION_ROWS } }]);
    const meansFor = await meansOf(call);
    const texts = EXPORT_TEXTS[query.lang];
    const heads = COLUMNS.map(({ head, kind }) => ({ head: head(texts), kind }));
    const cells = facts.map((fact) => {
      const row = rowOf(fact, meansFor(fact.product_code, Number(fact.month.slice(0, 4))));
      return COLUMNS.map(({ of }) => of(row, texts));
    });
    const { type, write } = FORMATS[query.format];
    return {
      name: `co2-${localDate(now, scope.timeZone)}.${query.format}`,
      type,
      content: new Uint8Array(await new Response(write(texts.co2.title, heads, only(cells))).arrayBuffer()),
      // A workbook has the time of its making in it; what it holds has none.
      tag: createHash('sha256')
        .update(JSON.stringify([heads, cells]))
        .digest('base64url'),
    };
  } finally {
    end();
  }
});

function rowOf(fact: Fact, means: Means): Row {
  const hours = { measuredHours: fact.hours, assumedDays: fact.piece_days };
  const figures = told(estimate(hours, means.consumption, means.factors) ?? NOTHING);
  return { ...fact, ...means, figures, consumed: means.consumption && consumed([hours], means.consumption) };
}

async function factsOf(call: ClientCall & { readonly query: QueryOf<typeof exportEmissions> }): Promise<Fact[]> {
  const { query, scope } = call;
  const facts = await machineMonths(call, query, emissionPeriodOf(query, call));
  return call.db
    .selectFrom(
      sql<Fact>`(
        select fact.month::text as month, project.name as project_name, project.number as project_number,
          fact.product_code, product_translation.name as product_name, count(*)::int as machines,
          sum(fact.hours)::text as hours, sum(fact.days * fact.quantity)::int as piece_days
        from ${facts} as fact join product on product.code = fact.product_code
          left join product_translation on product_translation.product_code = fact.product_code
            and product_translation.language = ${query.lang}
          left join project on project.id = fact.project_id
        where product.energy <> 'none' or exists (select from product_consumption
          where product_consumption.product_code = fact.product_code and product_consumption.op_co = ${scope.opCo})
        group by fact.month, project.id, project.name, project.number, fact.product_code, product_translation.name
        order by fact.month, project.name, project.id, fact.product_code
        limit ${MAX_EMISSION_ROWS + 1}
      )`.as('rows'),
    )
    .selectAll()
    .execute();
}
