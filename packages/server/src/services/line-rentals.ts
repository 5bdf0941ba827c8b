import type { Money } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { BILLING_CYCLE_DAYS, daysOf, type Rental, rentAfter } from '../domain/billing.ts';
import { addDays, daysBetween, type LocalDate, localDate } from '../domain/calendar.ts';
import { toMinor } from '../domain/money.ts';
import type { ClientCall } from '../http/route.ts';
import { billingWeekDaysOf } from './billing-week-days.ts';
import { firstUnbilledDays } from './first-unbilled.ts';
import { type DayCauses, dayCauses, unchargedDatesOf } from './main/closed-days.ts';
import { tariffOf } from './tariff.ts';

type Line = Pick<
  Selectable<Database['contract_line']>,
  | 'id'
  | 'depot_id'
  | 'quantity'
  | 'charged_from'
  | 'on_rent_on'
  | 'agreed_day'
  | 'agreed_week'
  | 'agreed_four_week'
  | 'rate_unit'
  | 'rate_price'
  | 'rate_currency'
>;

type EndingLine = Line & Pick<Selectable<Database['contract_line']>, 'expected_off_rent_at' | 'time_zone'>;

/** A line, and the days between which its rent is asked for. */
export interface PricedLine {
  readonly line: Line;
  readonly after: LocalDate;
  readonly to: LocalDate;
}

/** Columns of `contract_line` that determine the rent. */
export const PRICED_COLUMNS = [
  'contract_line.charged_from',
  'contract_line.on_rent_on',
  'contract_line.agreed_day',
  'contract_line.agreed_week',
  'contract_line.agreed_four_week',
] as const;

/** Returns the rent of each line after a day, as it will be billed. Null for a line without a price. */
export async function rentsAfter(call: ClientCall, lines: readonly PricedLine[]): Promise<(Money | null)[]> {
  const rentals = await rentalsOf(call, lines);
  return lines.map(({ after }, index) => {
    const rental = rentals[index];
    return rental ? rentAfter(after, rental) : null;
  });
}

/** Returns the lines whose rent ends before their expected end, with the rent that this saves. */
export async function savingsOf<L extends EndingLine>(
  call: ClientCall,
  calledOff: readonly { readonly line: L; readonly after: LocalDate }[],
): Promise<{ readonly line: L; readonly to: LocalDate; readonly price: Money }[]> {
  const ending = calledOff.flatMap(({ line, after }) => {
    const to = line.expected_off_rent_at && localDate(line.expected_off_rent_at, line.time_zone);
    return to === null || to <= after ? [] : [{ line, after, to }];
  });
  const rents = await rentsAfter(call, ending);
  return ending.flatMap(({ line, to }, index) => {
    const price = rents[index];
    return price && toMinor(price.amount) > 0n ? [{ line, to, price }] : [];
  });
}

/** Returns the rental of each line from the billing cycle of `after`. Each cycle before has a price of its own. */
async function rentalsOf(call: ClientCall, lines: readonly PricedLine[]): Promise<(Rental | null)[]> {
  const weekDays = await billingWeekDaysOf(call);
  const rows = lines.map(({ line }) => line);
  const unbilled = await firstUnbilledDays(call.db, rows);
  const standDowns = await standDownsOf(call, rows);
  const depots = await depotsOf(call, rows);
  const priced = lines.map(({ line, after, to }) => {
    const first = unbilled.get(line.id) ?? line.on_rent_on;
    const cycles = Math.max(0, Math.floor(daysBetween(first, after) / BILLING_CYCLE_DAYS));
    return { line, from: addDays(first, cycles * BILLING_CYCLE_DAYS), to };
  });
  const uncharged = await unchargedDaysOfDepots(depots, priced);
  return priced.map(({ line, from, to }) => {
    const tariff = tariffOf(line);
    const free = uncharged.get(line.depot_id);
    if (!tariff || !free) return null;
    const standing = (standDowns.get(line.id) ?? []).filter((range) => range.to >= from).flatMap(daysOf);
    return { from, to, tariff, quantity: line.quantity, weekDays, free: new Set([...free, ...standing]) };
  });
}

/** Returns the days that each depot does not charge, from the first to the last day of all its lines. */
async function unchargedDaysOfDepots(
  depots: ReadonlyMap<string, Depot>,
  priced: readonly { readonly line: Line; readonly from: LocalDate; readonly to: LocalDate }[],
): Promise<Map<string, LocalDate[]>> {
  const dates = Array.from(
    Map.groupBy(priced, ({ line }) => line.depot_id),
    async ([id, ofDepot]) => {
      const depot = depots.get(id);
      if (!depot) return [];
      const days = ofDepot.flatMap(({ from, to }) => [from, to]).toSorted();
      const [from = '', to = from] = [days[0], days.at(-1)];
      return [[id, await unchargedDatesOf(depot.day_causes, { from, days: daysBetween(from, to) + 1 })]] as const;
    },
  );
  return new Map((await Promise.all(dates)).flat());
}

async function standDownsOf({ db }: ClientCall, lines: readonly Line[]) {
  if (lines.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('rental_period')
    .where(
      'contract_line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .where('kind', '=', 'standDown')
    .select(['contract_line_id', 'starts_on as from', 'ends_on as to'])
    .execute();
  return Map.groupBy(rows, (row) => row.contract_line_id);
}

interface Depot {
  readonly day_causes: DayCauses;
}

async function depotsOf({ db }: ClientCall, lines: readonly Line[]): Promise<ReadonlyMap<string, Depot>> {
  if (lines.length === 0) return new Map();
  const rows = await db
    .selectFrom('depot')
    .where(
      'id',
      'in',
      lines.map((line) => line.depot_id),
    )
    .select(['id', dayCauses])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
