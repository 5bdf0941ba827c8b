import { estimateOffHire } from '@hireyard/contract';
import { type BillingWeekDays, billableDays, charge } from '../../../domain/billing.ts';
import { addDays, type LocalDate, localDate } from '../../../domain/calendar.ts';
import { sum } from '../../../domain/money.ts';
import { type ClientCall, type Route, route } from '../../../http/route.ts';
import { billingWeekDaysOf } from '../../billing-week-days.ts';
import { rateOf } from '../../overview/line-rows.ts';
import { type RentedRow, rentedRows } from './rented.ts';
import { callOffRulesOf } from './rules.ts';

/** POST /off-hires/estimate: the rent of the remaining expected days, at the rate of each line (DOM-03, DOM-16). */
export const offHireSavingRoutes: Route[] = [
  route(estimateOffHire, async (call) => {
    const { body, scope } = call;
    const rows = await rentedRows(
      call,
      body.lines.map(({ lineId }) => lineId),
    );
    const billingWeekDays = await billingWeekDaysOf(call);
    const holidays = await depotHolidays(call, rows);
    const saving = rows.flatMap((row, index) => {
      const offRentOn = localDate(new Date(body.offRentAt), row.time_zone);
      const quantity = body.lines[index]?.quantity ?? 0;
      return savedOf({ ...row, quantity }, { offRentOn, billingWeekDays, holidays }) ?? [];
    });
    const currencies = new Set(saving.map(({ price }) => price.currency));
    return {
      saved: scope.prices && currencies.size === 1 ? sum(saving.map(({ price }) => price)) : null,
      lines: saving.length,
      to:
        saving
          .map(({ to }) => to)
          .toSorted()
          .at(-1) ?? null,
    };
  }),
];

/** Returns upcoming holidays by depot. */
export async function depotHolidays(
  call: ClientCall,
  rows: readonly { readonly depot_id: string }[],
): Promise<ReadonlyMap<string, ReadonlySet<LocalDate>>> {
  const holidays = new Map<string, ReadonlySet<LocalDate>>();
  for (const depotId of new Set(rows.map((row) => row.depot_id))) {
    const rules = await callOffRulesOf(call, depotId);
    holidays.set(depotId, new Set(rules.holidays.map(({ date }) => date)));
  }
  return holidays;
}

type Rented = Pick<
  RentedRow,
  'depot_id' | 'time_zone' | 'expected_off_rent_at' | 'rate_unit' | 'rate_price' | 'rate_currency' | 'quantity'
>;
interface CalledOff {
  readonly offRentOn: LocalDate;
  readonly billingWeekDays: BillingWeekDays;
  readonly holidays: ReadonlyMap<string, ReadonlySet<LocalDate>>;
}

/** Returns the rent that an off-hire saves until the expected return. Null if it is unknown. */
export function savedOf(row: Rented, { offRentOn, billingWeekDays, holidays }: CalledOff) {
  const rate = rateOf(row);
  const to = row.expected_off_rent_at && localDate(row.expected_off_rent_at, row.time_zone);
  if (rate === null || to === null) return null;
  const days = billableDays({ from: addDays(offRentOn, 1), to }, billingWeekDays, holidays.get(row.depot_id));
  return days > 0 ? { to, price: charge(days, { rate, quantity: row.quantity, billingWeekDays }) } : null;
}
