import { type EmissionFactor, exportEmissions, MAX_EMISSION_ROWS, type QueryOf } from '@hireyard/contract';
import { sql } from 'kysely';
import { consumed, estimate, NOTHING, toFigures, whyNot } from '../../domain/emissions.ts';
import { type ClientCall, downloadRoute } from '../../http/route.ts';
import { emissionPeriodOf, type Means, meansOf, takesEnergy } from './emission-facts.ts';
import { monthsOf } from './kept-months.ts';
import { limitSums } from './sum-limit.ts';
import { type SummaryColumn, summaryFile } from './summary-file.ts';

type ExportCall = ClientCall & { readonly query: QueryOf<typeof exportEmissions> };

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
type Row = Fact & Means & { readonly figures: ReturnType<typeof toFigures>; readonly consumed: number | null };

const use = ({ factors }: Row): EmissionFactor | null => factors?.use ?? null;
const upstream = ({ factors }: Row): EmissionFactor | null => factors?.upstream ?? null;
const sourceOf = (entry: { readonly source: string; readonly year?: number } | null) =>
  entry && (entry.year === undefined ? entry.source : `${entry.source} (${entry.year})`);
const numberOf = (decimal: string | undefined) => (decimal === undefined ? null : Number(decimal));

/** All inputs of a figure, and the factors with their sources, so that a reader can verify it. */
const COLUMNS: readonly SummaryColumn<Row>[] = [
  { head: ({ co2 }) => co2.month, kind: 'date', value: ({ month }) => month },
  { head: ({ co2 }) => co2.project, kind: 'text', value: (row) => row.project_name },
  { head: ({ own }) => own.projectNumber, kind: 'text', value: (row) => row.project_number },
  { head: ({ own }) => own.productCode, kind: 'text', value: (row) => row.product_code },
  { head: ({ co2 }) => co2.class, kind: 'text', value: (row) => row.product_name },
  { head: ({ co2 }) => co2.machines, kind: 'number', value: ({ machines }) => machines },
  {
    head: ({ co2 }) => co2.fuel,
    kind: 'text',
    value: ({ consumption }, { co2 }) => consumption && co2.fuels[consumption.fuel],
  },
  { head: ({ own }) => own.measuredHours, kind: 'number', value: (row) => Number(row.hours) },
  {
    head: ({ own }) => own.assumedHours,
    kind: 'number',
    value: ({ consumption, figures }) => consumption && figures.assumedHours,
  },
  { head: ({ co2 }) => co2.perHour, kind: 'number', value: ({ consumption }) => numberOf(consumption?.perHour) },
  { head: ({ co2 }) => co2.consumption, kind: 'number', value: (row) => row.consumed },
  {
    head: ({ own }) => own.unit,
    kind: 'text',
    value: ({ consumption }) => consumption && (consumption.fuel === 'electricity' ? 'kWh' : 'l'),
  },
  { head: ({ co2 }) => co2.factor, kind: 'number', value: (row) => numberOf(use(row)?.kilograms) },
  { head: ({ co2 }) => co2.scopes.scope1, kind: 'number', value: ({ figures }) => figures.scope1 },
  { head: ({ co2 }) => co2.scopes.scope2, kind: 'number', value: ({ figures }) => figures.scope2 },
  { head: ({ own }) => own.upstreamFactor, kind: 'number', value: (row) => numberOf(upstream(row)?.kilograms) },
  { head: ({ co2 }) => co2.scopes.scope3, kind: 'number', value: ({ figures }) => figures.scope3 },
  { head: ({ co2 }) => co2.measured, kind: 'number', value: ({ figures }) => figures.measured },
  { head: ({ co2 }) => co2.assumed, kind: 'number', value: ({ figures }) => figures.assumed },
  { head: ({ own }) => own.factorSource, kind: 'text', value: (row) => sourceOf(use(row)) },
  { head: ({ own }) => own.upstreamSource, kind: 'text', value: (row) => sourceOf(upstream(row)) },
  { head: ({ own }) => own.consumptionSource, kind: 'text', value: ({ consumption }) => sourceOf(consumption) },
  {
    head: ({ co2 }) => co2.standing,
    kind: 'text',
    value: (row, { co2 }) => {
      const reason = whyNot(row.consumption, row.factors);
      if (reason) return co2.reasons[reason];
      const means = [row.consumption, use(row), upstream(row)];
      return means.some((one) => one?.confirmed === false) ? co2.unconfirmed : co2.confirmed;
    },
  },
];

/** GET /emissions/export: a row for each month, project and product class, for a sustainability report (DOM-35). */
export const exportEmissionsRoute = downloadRoute(exportEmissions, (call) =>
  summaryFile(call, {
    name: 'co2',
    title: ({ co2 }) => co2.title,
    columns: COLUMNS,
    max: MAX_EMISSION_ROWS,
    rows: () => limitSums(call.scope.userId, () => rowsOf(call)),
  }),
);

async function rowsOf(call: ExportCall): Promise<Row[]> {
  const [facts, { of: meansFor }] = [await factsOf(call), await meansOf(call)];
  return facts.map((fact) => rowOf(fact, meansFor(fact.product_code, Number(fact.month.slice(0, 4)))));
}

function rowOf(fact: Fact, means: Means): Row {
  const hours = { measuredHours: fact.hours, assumedDays: fact.piece_days };
  const figures = toFigures(estimate(hours, means.consumption, means.factors) ?? NOTHING);
  return { ...fact, ...means, figures, consumed: means.consumption && consumed([hours], means.consumption) };
}

async function factsOf(call: ExportCall): Promise<Fact[]> {
  const { query } = call;
  const facts = await monthsOf(call, query, emissionPeriodOf(query, call));
  return call.db
    .selectFrom(
      sql<Fact>`(
        select fact.month::text as month, project.name as project_name, project.number as project_number,
          fact.product_code, product_translation.name as product_name, sum(fact.lines)::int as machines,
          sum(fact.hours)::text as hours, sum(fact.piece_days)::int as piece_days
        from ${facts.ofClasses} as fact join product on product.code = fact.product_code
          left join product_translation on product_translation.product_code = fact.product_code
            and product_translation.language = ${query.lang}
          left join project on project.id = fact.project_id
        where ${takesEnergy(call)}
        group by fact.month, project.id, project.name, project.number, fact.product_code, product_translation.name
        having sum(fact.lines) > 0
        order by fact.month, project.name, project.id, fact.product_code
        limit ${MAX_EMISSION_ROWS + 1}
      )`.as('rows'),
    )
    .selectAll()
    .execute();
}
