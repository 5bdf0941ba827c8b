import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Tariff } from '../domain/billing.ts';
import { moneyOf } from '../domain/money.ts';

type Agreed = Pick<
  Selectable<Database['contract_line']>,
  'agreed_day' | 'agreed_week' | 'agreed_four_week' | 'rate_unit' | 'rate_price' | 'rate_currency'
>;

/** Returns the agreed prices of a contract line: the rates that it was ordered at, or its single rate. Null without any. */
export function tariffOf(line: Agreed): Tariff | null {
  const { agreed_four_week: fourWeek, rate_unit: unit, rate_currency: currency } = line;
  const [day, week, price] = [line.agreed_day, line.agreed_week, line.rate_price].map((one) =>
    moneyOf(one ?? null, currency),
  );
  if (day && week) return { day, week, fourWeek: moneyOf(fourWeek, currency) };
  return unit !== null && price ? { unit, price } : null;
}

/** Returns the columns of the agreed prices, for a line that takes over from this one. */
export const agreedColumnsOf = ({
  agreed_day,
  agreed_week,
  agreed_four_week,
  rate_unit,
  rate_price,
  rate_currency,
}: Agreed): Agreed => ({ agreed_day, agreed_week, agreed_four_week, rate_unit, rate_price, rate_currency });
