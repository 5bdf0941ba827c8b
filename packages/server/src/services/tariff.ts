import type { Rates } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';
import type { Tariff } from '../domain/billing.ts';
import type { LocalDate } from '../domain/calendar.ts';
import { moneyOf } from '../domain/money.ts';
import { rateOn } from '../domain/rates.ts';

/** Returns the rates for one piece of a product, as they hold for the client on a day. Null for a product without. */
export type RateBook = (productCode: string, day: LocalDate) => Rates | null;

/** Reads the rates of a client: its own, and those of its operating company (DOM-96). */
export async function rateBook(db: Pick<ClientDb, 'selectFrom'>): Promise<RateBook> {
  const rows = await db.selectFrom('rental_rate').where('archived', '=', false).selectAll().execute();
  const byProduct = Map.groupBy(
    rows.map((row) => ({ ...row, clientId: row.client_id, from: row.starts_on, to: row.ends_on })),
    (row) => row.product_code,
  );
  return (productCode, day) => {
    const rate = rateOn(byProduct.get(productCode) ?? [], day);
    if (!rate) return null;
    const { currency } = rate;
    const money = (amount: string) => ({ amount, currency });
    return { day: money(rate.day), week: money(rate.week), fourWeek: moneyOf(rate.four_week, currency) };
  };
}

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
