import type { CompanyLineDetail, LineImport } from '@hireyard/contract/backoffice';
import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { withTwoDecimals } from '../domain/money.ts';
import { given } from './differs.ts';

type Row = Selectable<Database['contract_line']>;

/** Returns the line as it would be: a row leaves out what stays. */
export function mergedLine(row: LineImport, stored: Row | null) {
  const timeOf = (given: string | null | undefined, before: Date | null | undefined) =>
    given === undefined ? (before ?? null) : given && new Date(given);
  const offRentAt = timeOf(row.offRentAt, stored?.off_rent_at);
  const isBack = row.status === 'returned' || row.status === 'closed';
  return {
    status: row.status,
    onRentAt: new Date(row.onRentAt),
    expectedOffRentAt: timeOf(row.expectedOffRentAt, stored?.expected_off_rent_at) || null,
    offRentAt: offRentAt || null,
    returnedAt: timeOf(row.returnedAt, stored?.returned_at) || (isBack ? offRentAt || null : null),
    productCode: row.productCode,
    quantity: row.quantity ?? stored?.quantity ?? 1,
  };
}
export type Merged = ReturnType<typeof mergedLine>;

const COUNTED = { offHired: 'pending', returned: 'returned', closed: 'returned' } as const;

/** Returns the columns of a line as it would be. */
export function columnsOf(
  row: LineImport,
  { productCode, quantity, onRentAt, expectedOffRentAt, offRentAt, returnedAt }: Merged,
) {
  const counted = COUNTED[row.status as keyof typeof COUNTED];
  return {
    ...given({
      fleet_number: row.fleetNumber,
      serial_number: row.serialNumber,
      line_no: row.lineNo,
      ...(row.rate === undefined ? {} : rateColumns(row.rate)),
    }),
    product_code: productCode,
    quantity,
    qty_pending_pickup: counted === 'pending' ? quantity : 0,
    qty_returned: counted === 'returned' ? quantity : 0,
    on_rent_at: onRentAt,
    expected_off_rent_at: expectedOffRentAt,
    off_rent_at: offRentAt,
    returned_at: returnedAt,
  };
}

/** The database returns prices with two decimals. */
const price = (amount: string | undefined) => (amount === undefined ? null : withTwoDecimals(amount));

export function rateColumns(rate: NonNullable<LineImport['rate']> | null) {
  const { day, week, fourWeek, currency = null } = rate ?? {};
  const hasAll = day !== undefined && week !== undefined;
  const [unit = null, single] = hasAll
    ? (['week', week] as const)
    : day !== undefined
      ? (['day', day] as const)
      : week !== undefined
        ? (['week', week] as const)
        : fourWeek !== undefined
          ? (['fourWeek', fourWeek] as const)
          : [];
  return {
    rate_unit: unit,
    rate_price: price(single),
    rate_currency: currency,
    agreed_day: hasAll ? price(day) : null,
    agreed_week: hasAll ? price(week) : null,
    agreed_four_week: hasAll ? price(fourWeek) : null,
  };
}

export function agreedOf(row: Row): CompanyLineDetail['agreed'] {
  if (row.rate_currency === null) return null;
  const single = (unit: Row['rate_unit']) =>
    row.agreed_day === null && row.rate_unit === unit ? row.rate_price : null;
  return {
    currency: row.rate_currency,
    day: row.agreed_day ?? single('day'),
    week: row.agreed_week ?? single('week'),
    fourWeek: row.agreed_four_week ?? single('fourWeek'),
  };
}

/** Returns agreed rates as a row has them. */
export const rateOf = (agreed: NonNullable<CompanyLineDetail['agreed']>) =>
  Object.fromEntries(Object.entries(agreed).filter(([, amount]) => amount !== null));
