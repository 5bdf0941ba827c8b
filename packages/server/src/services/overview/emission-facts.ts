import {
  EMISSION_MONTHS,
  type EmissionFactor,
  FACTOR_KINDS,
  FUELS,
  type Fuel,
  MAX_EMISSION_MONTHS,
  type ProductConsumption,
  scopeOfFactor,
} from '@hireyard/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ClientTables } from '../../database/client/ownership.ts';
import { localDate } from '../../domain/calendar.ts';
import { type FactorsOfFuel, factorsIn } from '../../domain/emissions.ts';
import { invalid } from '../../http/problem.ts';
import type { ClientCall } from '../../http/route.ts';
import type { MonthPeriod } from './kept-months.ts';
import { firstOfMonths, monthLater } from './spend-facts.ts';

type Sql = RawBuilder<unknown>;

/** Query parameters of the schemas. */
export interface EmissionsAsked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly project: readonly string[];
}

/** Returns the period of a query, up to the current month. Without a start, it covers the last months. */
export function emissionPeriodOf({ from, to }: EmissionsAsked, { scope, now }: ClientCall): MonthPeriod {
  const current = localDate(now, scope.timeZone).slice(0, 7);
  const last = to !== undefined && to < current ? to : current;
  const first = from ?? firstOfMonths(last, EMISSION_MONTHS);
  if (to !== undefined && to < first) throw invalid([{ pointer: '?to', code: 'before-from' }]);
  if (last < first) throw invalid([{ pointer: '?from', code: 'in-future' }]);
  const earliest = monthLater(last, 1 - MAX_EMISSION_MONTHS);
  return { from: [first, earliest].toSorted().at(-1) ?? first, to: last };
}

/** True for a `fact` whose `product` has an engine or a consumption. A fence causes no emissions. */
export const takesEnergy = ({ scope }: Pick<ClientCall, 'scope'>): Sql =>
  sql`(product.energy <> 'none' or exists (select from product_consumption
    where product_consumption.product_code = fact.product_code and product_consumption.op_co = ${scope.opCo}))`;

const orderOf = ({ fuel, kind }: Pick<EmissionFactor, 'fuel' | 'kind'>) =>
  FUELS.indexOf(fuel) * FACTOR_KINDS.length + FACTOR_KINDS.indexOf(kind);

/** Returns the factors of a company: its own, or the factors of its country, or the global ones. */
export async function factorsOf(db: Pick<Kysely<ClientTables>, 'selectFrom'>, opCo: string): Promise<EmissionFactor[]> {
  const rows = await db
    .selectFrom(
      sql<Omit<EmissionFactor, 'scope'>>`(
        select distinct on (emission_factor.fuel, emission_factor.kind, emission_factor.since) emission_factor.fuel,
          emission_factor.kind,
          emission_factor.since::int as since, emission_factor.kilograms::text as kilograms, emission_factor.source,
          emission_factor.year::int as year, emission_factor.op_co is not null as confirmed
        from emission_factor join operating_company on operating_company.code = ${opCo}
          and coalesce(emission_factor.op_co, operating_company.code) = operating_company.code
          and coalesce(emission_factor.country, operating_company.country) = operating_company.country
        order by emission_factor.fuel, emission_factor.kind, emission_factor.since, emission_factor.op_co nulls last,
          emission_factor.country nulls last
      )`.as('factor'),
    )
    .selectAll()
    .execute();
  return rows
    .map(({ fuel, kind, ...rest }) => ({ fuel, kind, scope: scopeOfFactor(fuel, kind), ...rest }))
    .toSorted((one, other) => orderOf(one) - orderOf(other) || one.since - other.since);
}

/** Returns consumptions of product classes for a company. Only of these codes, if given. */
export async function consumptionsOf(
  db: Pick<Kysely<ClientTables>, 'selectFrom'>,
  opCo: string,
  codes: readonly string[] | null = null,
): Promise<ProductConsumption[]> {
  let rows = db.selectFrom('product_consumption').where('op_co', '=', opCo).selectAll().orderBy('product_code');
  if (codes) rows = rows.where('product_code', 'in', codes.length > 0 ? [...codes] : ['']);
  return (await rows.execute()).map((row) => ({
    productCode: row.product_code,
    fuel: row.fuel,
    perHour: row.per_hour,
    hoursPerDay: row.hours_per_day,
    source: row.source,
    confirmed: row.confirmed,
  }));
}

/** Consumption of a product class, and its factors in a year. */
export interface Means {
  readonly consumption: ProductConsumption | null;
  readonly factors: FactorsOfFuel<EmissionFactor> | null;
}

/** Inputs of an estimate. */
export interface AllMeans {
  readonly of: (productCode: string, year: number) => Means;
  readonly ofFuel: (fuel: Fuel, year: number) => FactorsOfFuel<EmissionFactor>;
}

/** Returns the inputs of an estimate by product class and year. */
export async function meansOf({ db, scope }: ClientCall): Promise<AllMeans> {
  const factors = await factorsOf(db, scope.opCo);
  const consumptions = new Map((await consumptionsOf(db, scope.opCo)).map((one) => [one.productCode, one]));
  const cache = new Map<string, FactorsOfFuel<EmissionFactor>>();
  const ofFuel = (fuel: Fuel, year: number) => {
    const key = `${fuel} ${year}`;
    const factorsOfYear = cache.get(key) ?? factorsIn(factors, fuel, year);
    cache.set(key, factorsOfYear);
    return factorsOfYear;
  };
  const of = (productCode: string, year: number) => {
    const consumption = consumptions.get(productCode) ?? null;
    return { consumption, factors: consumption && ofFuel(consumption.fuel, year) };
  };
  return { of, ofFuel };
}

/** Returns the years of a period. */
export function yearsOf(period: MonthPeriod): number[] {
  const [first = 0, last = first] = [period.from, period.to].map((month) => Number(month.slice(0, 4)));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
