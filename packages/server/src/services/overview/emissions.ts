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
import { sql } from 'kysely';
import { localDate } from '../../domain/calendar.ts';
import { addUp, type Estimate, estimate, NOTHING, ofUse, toFigures, whyNot } from '../../domain/emissions.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import {
  consumptionsOf,
  type EmissionPeriod,
  emissionPeriodOf,
  factorsOf,
  type Means,
  machineMonths,
  meansOf,
} from './emission-facts.ts';
import { monthLater } from './spend-facts.ts';
import { limitSums } from './sum-limit.ts';

type EmissionsCall = ClientCall & { readonly query: QueryOf<typeof getEmissions> };

/** Machines of a product class and project. Their hours in a month, or in the whole period if `month` is null. */
interface Row {
  readonly project_id: string | null;
  readonly product_code: string;
  readonly has_engine: boolean;
  readonly month: string | null;
  readonly hours: string;
  readonly piece_days: number;
  readonly machines: number;
  readonly measured: number;
}
interface Group {
  sum: Estimate;
  machines: number;
  notEstimated: number;
}

interface Counted {
  readonly months: Map<string, Estimate>;
  readonly groups: Map<string | null, Group>;
  readonly machines: { estimated: number; measured: number; withoutEngine: number };
  readonly notEstimated: Map<string, Emissions['notEstimated'][number]>;
  readonly withoutUpstream: Set<Fuel>;
  hasDefaults: boolean;
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
  const rows = await rowsOf(call, period);
  const totals = count(rows, await meansOf(call), period);
  const groups = [...totals.groups].toSorted(([key, one], [otherKey, other]) => {
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
    total: toFigures([...totals.months.values()].reduce(addUp, NOTHING)),
    months: [...totals.months].map(([month, sum]) => ({ month, ...toFigures(sum) })),
    machines: totals.machines,
    notEstimated: [...totals.notEstimated.values()].toSorted(
      (one, other) =>
        NOT_ESTIMATED.indexOf(one.reason) - NOT_ESTIMATED.indexOf(other.reason) ||
        other.count - one.count ||
        one.productCode.localeCompare(other.productCode),
    ),
    withoutUpstream: FUELS.filter((fuel) => totals.withoutUpstream.has(fuel)),
    hasDefaults: totals.hasDefaults,
  };
}

async function rowsOf(call: EmissionsCall, period: EmissionPeriod): Promise<Row[]> {
  const facts = await machineMonths(call, call.query, period);
  return call.db
    .selectFrom(
      sql<Row>`(
        select fact.project_id, fact.product_code, product.energy <> 'none' as has_engine,
          to_char(fact.month, 'YYYY-MM') as month, sum(fact.hours)::text as hours,
          sum(fact.days * fact.quantity)::int as piece_days, count(distinct fact.id)::int as machines,
          (count(distinct fact.id) filter (where fact.has_told))::int as measured
        from ${facts} as fact join product on product.code = fact.product_code
        group by grouping sets ((fact.project_id, fact.product_code, product.energy, fact.month),
          (fact.project_id, fact.product_code, product.energy))
      )`.as('rows'),
    )
    .selectAll()
    .execute();
}

/** Sums the estimates, and counts machines without one. */
function count(rows: readonly Row[], meansFor: (code: string, year: number) => Means, period: EmissionPeriod) {
  const months = new Map<string, Estimate>();
  for (let month = period.from; month <= period.to; month = monthLater(month, 1)) months.set(month, NOTHING);
  const all: Counted = {
    months,
    groups: new Map(),
    machines: { estimated: 0, measured: 0, withoutEngine: 0 },
    notEstimated: new Map(),
    withoutUpstream: new Set(),
    hasDefaults: false,
  };
  const estimated = new Set<string>();
  const lacking = new Map<string, NotEstimated>();
  for (const row of rows) {
    if (row.month === null) continue;
    const means = meansFor(row.product_code, Number(row.month.slice(0, 4)));
    const reason = whyNot(means.consumption, means.factors);
    if (reason === null) {
      estimated.add(kindOf(row));
      addMonth(all, { ...row, month: row.month }, means);
    } else if (row.has_engine || means.consumption) lacking.set(kindOf(row), reason);
  }
  for (const row of rows) {
    if (row.month !== null) continue;
    addMachines(all, row, { isEstimated: estimated.has(kindOf(row)), reason: lacking.get(kindOf(row)) ?? null });
  }
  return all;
}

function addMonth(all: Counted, row: Row & { readonly month: string }, { consumption, factors }: Means): void {
  const part = estimate({ measuredHours: row.hours, assumedDays: row.piece_days }, consumption, factors);
  if (part === null) return;
  if (consumption && !factors?.upstream) all.withoutUpstream.add(consumption.fuel);
  all.hasDefaults ||= [consumption, factors?.use, factors?.upstream].some((means) => means?.confirmed === false);
  const group = groupOf(all, row.project_id);
  group.sum = addUp(group.sum, part);
  all.months.set(row.month, addUp(all.months.get(row.month) ?? NOTHING, part));
}

interface Standing {
  readonly isEstimated: boolean;
  readonly reason: NotEstimated | null;
}
function addMachines(all: Counted, row: Row, { isEstimated, reason }: Standing): void {
  if (isEstimated) {
    all.machines.estimated += row.machines;
    all.machines.measured += row.measured;
    groupOf(all, row.project_id).machines += row.machines;
  } else if (!reason) all.machines.withoutEngine += row.machines;
  if (!reason) return;
  groupOf(all, row.project_id).notEstimated += row.machines;
  const previous = all.notEstimated.get(row.product_code)?.count ?? 0;
  all.notEstimated.set(row.product_code, { productCode: row.product_code, reason, count: previous + row.machines });
}

const kindOf = ({ project_id: project, product_code: code }: Row) => `${project} ${code}`;

function groupOf({ groups }: Counted, key: string | null): Group {
  const group = groups.get(key) ?? { sum: NOTHING, machines: 0, notEstimated: 0 };
  groups.set(key, group);
  return group;
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
