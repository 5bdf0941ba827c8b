import type { Rates } from '@hireyard/contract';
import type { CatalogueProduct } from './catalogue.ts';
import type { DemoCompany } from './companies.ts';

/** Euros per week: a base price per group, and a surcharge per unit of size in the product code. */
const WEEKLY: Readonly<Record<string, { readonly base: number; readonly perSize: number }>> = {
  access: { base: 90, perSize: 16 },
  earthmoving: { base: 240, perSize: 45 },
  lifting: { base: 150, perSize: 14 },
  compaction: { base: 85, perSize: 3 },
  power: { base: 70, perSize: 3.5 },
  air: { base: 160, perSize: 8 },
  tools: { base: 45, perSize: 0.5 },
  water: { base: 48, perSize: 1 },
  climate: { base: 74.5, perSize: 1 },
  site: { base: 4, perSize: 0.02 },
};

/** Price of one machine per week as a decimal string, in steps of a half. Excludes VAT, transport and insurance. */
function weeklyPrice({ code, group }: CatalogueProduct, priceLevel: number): string {
  const { base, perSize } = WEEKLY[group] ?? { base: 100, perSize: 5 };
  const halves = Math.round((base + perSize * Number(code.slice(-2))) * priceLevel * 2);
  return `${Math.floor(halves / 2)}.${halves % 2 === 0 ? '00' : '50'}`;
}

/** Price of a week in days, and of four weeks in weeks. */
const DAYS_OF_A_WEEK = 2.9;
const WEEKS_OF_FOUR = 3.3;
/** Products that are rented by the day and the week alone. */
const WITHOUT_FOUR_WEEKS = new Set(['tools']);

/** Rates of a company for one piece. */
export function ratesOf(
  product: CatalogueProduct,
  { priceLevel, currency }: Pick<DemoCompany, 'priceLevel' | 'currency'>,
): Rates {
  const week = Number(weeklyPrice(product, priceLevel));
  const money = (value: number) => ({ amount: value.toFixed(2), currency });
  return {
    day: money(Math.ceil((week / DAYS_OF_A_WEEK) * 2) / 2),
    week: money(week),
    fourWeek: WITHOUT_FOUR_WEEKS.has(product.group) ? null : money(Math.round(week * WEEKS_OF_FOUR * 2) / 2),
  };
}
