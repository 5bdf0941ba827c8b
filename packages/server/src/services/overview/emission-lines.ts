import { type EmissionLine, listEmissionLines, type QueryOf } from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import { addUp, consumed, type Estimate, estimate, NOTHING, toFigures, whyNot } from '../../domain/emissions.ts';
import { type ClientCall, route } from '../../http/route.ts';
import { projectRef } from '../project-ref.ts';
import { emissionPeriodOf, type Means, meansOf, takesEnergy, yearsOf } from './emission-facts.ts';
import { type MonthPeriod, monthsOf } from './kept-months.ts';
import { limitSums } from './sum-limit.ts';

type LinesCall = ClientCall & { readonly query: QueryOf<typeof listEmissionLines> };

interface Row {
  readonly id: string;
  readonly contract_id: string;
  readonly contract_number: string;
  readonly product_code: string;
  readonly fleet_number: string | null;
  readonly quantity: number;
  readonly project_id: string | null;
  readonly project_number: string | null;
  readonly project_name: string | null;
  readonly since: string;
  readonly to: string;
  readonly days: number;
  /** Factors can differ from year to year. */
  readonly years: readonly { readonly year: number; readonly hours: string; readonly days: number }[];
}

/** Machines of a figure (DOM-35). They add up to the figure, and machines without an estimate come last. */
export const listEmissionLinesRoute = route(listEmissionLines, (call) =>
  limitSums(call.scope.userId, () => linesOf(call)),
);

async function linesOf(call: LinesCall) {
  const { page, size } = call.query;
  const period = shownPeriodOf(call);
  const { of: meansFor } = await meansOf(call);
  const rows = await rowsOf(call, period, await weightsOf(call, meansFor, period));
  return {
    items: rows.slice(0, size).map((row) => lineOf(row, meansFor)),
    page,
    size,
    hasMore: rows.length > size,
  };
}

/** Returns the period of a query, or its part within a month. */
function shownPeriodOf(call: LinesCall): MonthPeriod {
  const { from, to } = emissionPeriodOf(call.query, call);
  const { month } = call.query;
  if (month === undefined) return { from, to };
  return { from: [from, month].toSorted().at(-1) ?? from, to: [to, month].toSorted()[0] ?? to };
}

/**
 * Returns the weight of an hour and of an assumed day of each product class and year. The database sorts machines by
 * them.
 */
async function weightsOf({ db }: ClientCall, meansFor: (code: string, year: number) => Means, period: MonthPeriod) {
  const products = await db.selectFrom('product').select('code').execute();
  const years = yearsOf(period);
  return products.flatMap(({ code }) =>
    years.flatMap((year) => {
      const { consumption, factors } = meansFor(code, year);
      if (!consumption || !factors?.use) return [];
      const hour = Number(consumption.perHour) * Number(factors.use.kilograms);
      return [{ code, year, hour, day: hour * Number(consumption.hoursPerDay) }];
    }),
  );
}

async function rowsOf(call: LinesCall, period: MonthPeriod, weights: readonly object[]): Promise<Row[]> {
  const { page, size } = call.query;
  const facts = await monthsOf(call, call.query, period);
  const [first, last] = [period.from, period.to].map((month) => sql`${`${month}-01`}::date`);
  return call.db
    .selectFrom(
      sql<Row>`(
        with of_year as (
          select fact.id, fact.product_code, extract(year from fact.month)::int as year, sum(fact.hours) as hours,
            sum(fact.days)::int as days, sum(fact.days * fact.pieces)::int as piece_days
          from ${facts.ofLines} as fact join product on product.code = fact.product_code
          where ${sql.join(conditionsOf(call), sql` and `)}
          group by 1, 2, 3
        ), ranked as (
          select of_year.id, sum(of_year.days)::int as days,
            json_agg(json_build_object('year', of_year.year, 'hours', of_year.hours::text, 'days', of_year.piece_days)
              order by of_year.year) as years,
            row_number() over (order by
              sum(of_year.hours * weight.hour + of_year.piece_days * weight.day) desc nulls last, of_year.id) as place
          from of_year left join json_to_recordset(${JSON.stringify(weights)}::json)
            as weight (code text, year int, hour float8, day float8)
            on weight.code = of_year.product_code and weight.year = of_year.year
          group by of_year.id
        )
        select ranked.place, contract_line.id, contract_line.contract_id, contract_line.contract_number,
          contract_line.product_code, contract_line.fleet_number, contract_line.quantity, contract_line.project_id,
          project.number as project_number, project.name as project_name, ranked.days, ranked.years,
          greatest(coalesce(contract_line.charged_from, contract_line.on_rent_on), ${first})::text as since,
          least(contract_line.off_rent_on, (${call.now}::timestamptz at time zone contract_line.time_zone)::date,
            (${last} + interval '1 month')::date - 1)::text as "to"
        from ranked join contract_line on contract_line.id = ranked.id
          left join project on project.id = contract_line.project_id
        where ranked.place > ${page * size} and ranked.place <= ${page * size + size + 1}
        order by ranked.place
      )`.as('rows'),
    )
    .selectAll()
    .execute();
}

function conditionsOf(call: LinesCall): RawBuilder<unknown>[] {
  const { key } = call.query;
  const conditions: RawBuilder<unknown>[] = [takesEnergy(call)];
  // An empty key means no project.
  if (key !== undefined)
    conditions.push(sql`fact.project_id::text is not distinct from ${key === '' ? null : key}::text`);
  return conditions;
}

function lineOf(row: Row, meansFor: (code: string, year: number) => Means): EmissionLine {
  const parts = row.years.map(({ year, hours, days }) => {
    const use = { measuredHours: hours, assumedDays: days };
    const { consumption, factors } = meansFor(row.product_code, year);
    return { use, consumption, factors, sum: estimate(use, consumption, factors) };
  });
  const sum = parts.reduce<Estimate>((all, part) => (part.sum ? addUp(all, part.sum) : all), NOTHING);
  const lacking = parts.find((part) => part.sum === null);
  const consumption = parts[0]?.consumption ?? null;
  return {
    id: row.id,
    contract: { id: row.contract_id, name: row.contract_number },
    productCode: row.product_code,
    fleetNumber: row.fleet_number,
    quantity: row.quantity,
    project: projectRef(row),
    from: row.since,
    to: row.to,
    assumedDays: row.days,
    fuel: consumption?.fuel ?? null,
    consumption:
      consumption &&
      consumed(
        parts.map(({ use }) => use),
        consumption,
      ),
    ...toFigures(sum),
    reason: lacking ? whyNot(lacking.consumption, lacking.factors) : null,
  };
}
