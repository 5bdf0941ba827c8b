import {
  type Emissions,
  FUELS,
  type Fuel,
  getEmissionMethod,
  getEmissions,
  NOT_ESTIMATED,
  type NotEstimated,
  type QueryOf,
} from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import { localDate } from '../../domain/calendar.ts';
import {
  addUp,
  type Consumed,
  type Estimate,
  estimate,
  estimateConsumed,
  NOTHING,
  ofUse,
  toFigures,
  whyNot,
} from '../../domain/emissions.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { type AllMeans, consumptionsOf, emissionPeriodOf, factorsOf, meansOf, yearsOf } from './emission-facts.ts';
import { linesWithin, type MonthPeriod, monthsOf } from './kept-months.ts';
import { monthLater } from './spend-facts.ts';
import { limitSums } from './sum-limit.ts';

type EmissionsCall = ClientCall & { readonly query: QueryOf<typeof getEmissions> };

/** Use of machines of a product class in a month. */
interface MonthRow {
  readonly month: string;
  readonly product_code: string;
  readonly hours: string;
  readonly piece_days: number;
}
/** Consumption of a project in a year, by fuel. */
interface FuelRow extends Consumed {
  readonly project_id: string | null;
  readonly fuel: Fuel;
  readonly year: number;
}
/** Machines of a project. */
interface MachinesRow {
  readonly project_id: string | null;
  readonly estimated: number;
  readonly measured: number;
  readonly notEstimated: number;
  readonly withoutEngine: number;
}
interface Rows {
  readonly months: readonly MonthRow[];
  readonly fuels: readonly FuelRow[];
  readonly machines: readonly MachinesRow[];
  readonly lacking: readonly { readonly productCode: string; readonly count: number }[];
}
interface Group {
  sum: Estimate;
  machines: number;
  notEstimated: number;
}

/** GET /emissions and its factors. */
export const emissionRoutes: Route[] = [
  route(getEmissions, (call) => limitSums(call.scope.userId, () => emissionsOf(call))),

  route(getEmissionMethod, async (call) => {
    const { db, scope } = call;
    const rented = await db.selectFrom('contract_line').select('product_code').distinct().execute();
    const codes = rented.map((row) => row.product_code);
    return { factors: await factorsOf(db, scope.opCo), consumptions: await consumptionsOf(db, scope.opCo, codes) };
  }),
];

async function emissionsOf(call: EmissionsCall): Promise<Emissions> {
  const { query, scope, now } = call;
  const period = emissionPeriodOf(query, call);
  const means = await meansOf(call);
  const rows = await rowsOf(call, means, period);
  const months = sumsByMonth(rows, means, period);
  const groups = [...groupsOf(rows, means)].toSorted(([key, one], [otherKey, other]) => {
    const [amount, otherAmount] = [ofUse(one.sum) ?? -1n, ofUse(other.sum) ?? -1n];
    return amount === otherAmount ? (key ?? '~').localeCompare(otherKey ?? '~') : amount > otherAmount ? -1 : 1;
  });
  const { page, size } = query;
  const pageOfGroups = groups.slice(page * size, page * size + size);
  const projects = await projectsOf(
    call,
    pageOfGroups.flatMap(([key]) => key ?? []),
  );
  return {
    today: localDate(now, scope.timeZone),
    ...period,
    items: pageOfGroups.map(([key, { sum, machines, notEstimated }]) => ({
      key,
      project: (key !== null && projects.get(key)) || null,
      ...toFigures(sum),
      machines,
      notEstimated,
    })),
    page,
    size,
    hasMore: groups.length > (page + 1) * size,
    count: groups.length,
    total: toFigures([...months.values()].reduce(addUp, NOTHING)),
    months: [...months].map(([month, sum]) => ({ month, ...toFigures(sum) })),
    machines: {
      estimated: total(rows, 'estimated'),
      measured: total(rows, 'measured'),
      withoutEngine: total(rows, 'withoutEngine'),
    },
    notEstimated: notEstimated(rows, means),
    ...standingOf(rows, means),
  };
}

/** Standing of a product class in a year: estimated, lacking a consumption or factor, or without an engine. */
async function standings({ db }: ClientCall, means: AllMeans, period: MonthPeriod) {
  const products = await db.selectFrom('product').select(['code', 'energy']).execute();
  return products.flatMap(({ code, energy }) =>
    yearsOf(period).map((year) => {
      const { consumption, factors } = means.of(code, year);
      const isEstimated = whyNot(consumption, factors) === null;
      const { fuel = null, perHour = null, hoursPerDay = null } = consumption ?? {};
      const lacks = !isEstimated && (energy !== 'none' || consumption !== null);
      return { code, year, estimated: isEstimated, lacks, fuel, per_hour: perHour, per_day: hoursPerDay };
    }),
  );
}

const listed = (query: RawBuilder<unknown>) => sql`(select coalesce(json_agg(found), '[]') from (${query}) as found)`;

/** Sums the use of machines by month, by project, and by standing. A line of several years counts once. */
async function rowsOf(call: EmissionsCall, means: AllMeans, period: MonthPeriod): Promise<Rows> {
  const { ofClasses } = await monthsOf(call, call.query, period);
  const classes = JSON.stringify(await standings(call, means, period));
  return call.db
    .selectFrom(
      sql<Rows>`(
        with fact as materialized (select * from ${ofClasses} as fact),
        class as materialized (
          select * from json_to_recordset(${classes}::json) as class (code text, year int, estimated boolean, lacks boolean,
            fuel text, per_hour numeric, per_day numeric)
        ), of_year as materialized (
          select fact.project_id, fact.product_code, date_part('year', fact.month)::int as year, sum(fact.hours) as hours,
            sum(fact.piece_days) as days, ${linesWithin('lines', period)} as lines, ${linesWithin('told', period)} as told
          from fact group by 1, 2, 3 having sum(fact.lines) > 0
        ), kind as materialized (
          select of_year.project_id, of_year.product_code, sum(of_year.lines)::int as lines, sum(of_year.told)::int as told,
            bool_or(class.estimated) as estimated, bool_or(class.lacks) as lacks
          from of_year join class on class.code = of_year.product_code and class.year = of_year.year group by 1, 2
        )
        select ${listed(sql`
          select to_char(fact.month, 'YYYY-MM') as month, fact.product_code, sum(fact.hours)::text as hours,
            sum(fact.piece_days)::int as piece_days
          from fact group by fact.month, fact.product_code having sum(fact.lines) > 0`)} as months, ${listed(sql`
          select of_year.project_id, class.fuel, of_year.year, sum(of_year.hours)::text as "measuredHours",
            sum(of_year.days * class.per_day)::text as "assumedHours",
            sum(of_year.hours * class.per_hour)::text as measured,
            sum(of_year.days * class.per_day * class.per_hour)::text as assumed
          from of_year join class on class.code = of_year.product_code and class.year = of_year.year and class.estimated
          group by 1, 2, 3`)} as fuels, ${listed(sql`
          select kind.project_id, coalesce(sum(kind.lines) filter (where kind.estimated), 0) as estimated,
            coalesce(sum(kind.told) filter (where kind.estimated), 0) as measured,
            coalesce(sum(kind.lines) filter (where kind.lacks), 0) as "notEstimated",
            coalesce(sum(kind.lines) filter (where not kind.estimated and not kind.lacks), 0) as "withoutEngine"
          from kind group by 1`)} as machines, ${listed(sql`
          select kind.product_code as "productCode", sum(kind.lines) as count from kind where kind.lacks group by 1`)} as lacking
      )`.as('rows'),
    )
    .selectAll()
    .executeTakeFirstOrThrow();
}

const yearOf = (month: string): number => Number(month.slice(0, 4));
const total = ({ machines }: Rows, column: 'estimated' | 'measured' | 'withoutEngine'): number =>
  machines.reduce((sum, row) => sum + row[column], 0);

function sumsByMonth(rows: Rows, means: AllMeans, period: MonthPeriod): Map<string, Estimate> {
  const months = new Map<string, Estimate>();
  for (let month = period.from; month <= period.to; month = monthLater(month, 1)) months.set(month, NOTHING);
  for (const { month, product_code: code, hours, piece_days: assumedDays } of rows.months) {
    const { consumption, factors } = means.of(code, yearOf(month));
    const part = estimate({ measuredHours: hours, assumedDays }, consumption, factors);
    if (part) months.set(month, addUp(months.get(month) ?? NOTHING, part));
  }
  return months;
}

/** Returns the projects with machines that are estimated, or ought to be. */
function groupsOf({ machines, fuels }: Rows, means: AllMeans): Map<string | null, Group> {
  const shown = machines.filter(({ estimated, notEstimated: lacking }) => estimated + lacking > 0);
  const groups = new Map(
    shown.map(({ project_id: key, estimated, notEstimated: lacking }): [string | null, Group] => [
      key,
      { sum: NOTHING, machines: estimated, notEstimated: lacking },
    ]),
  );
  for (const { project_id: key, fuel, year, ...consumed } of fuels) {
    const group = groups.get(key);
    const part = estimateConsumed(consumed, fuel, means.ofFuel(fuel, year));
    if (group && part) group.sum = addUp(group.sum, part);
  }
  return groups;
}

function notEstimated({ lacking }: Rows, means: AllMeans): Emissions['notEstimated'] {
  return lacking
    .map(({ productCode, count }) => {
      // A class lacks its consumption in each year.
      const reason: NotEstimated = means.of(productCode, 0).consumption ? 'noFactor' : 'noConsumption';
      return { productCode, reason, count };
    })
    .toSorted(
      (one, other) =>
        NOT_ESTIMATED.indexOf(one.reason) - NOT_ESTIMATED.indexOf(other.reason) ||
        other.count - one.count ||
        one.productCode.localeCompare(other.productCode),
    );
}

/** Returns the fuels without an upstream factor, and whether an estimate rests on what is not confirmed. */
function standingOf({ months }: Rows, means: AllMeans): Pick<Emissions, 'withoutUpstream' | 'hasDefaults'> {
  const used = months.flatMap(({ month, product_code: code }) => {
    const { consumption, factors } = means.of(code, yearOf(month));
    return consumption && factors?.use ? [{ consumption, factors }] : [];
  });
  const withoutUpstream = new Set(
    used.flatMap(({ consumption, factors }) => (factors.upstream ? [] : consumption.fuel)),
  );
  return {
    withoutUpstream: FUELS.filter((fuel) => withoutUpstream.has(fuel)),
    hasDefaults: used.some(({ consumption, factors }) =>
      [consumption, factors.use, factors.upstream].some((one) => one?.confirmed === false),
    ),
  };
}

async function projectsOf({ db }: ClientCall, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('project')
    .where('id', 'in', [...ids])
    .select(['id', 'number', 'name'])
    .execute();
  return new Map(rows.map((project) => [project.id, project]));
}
