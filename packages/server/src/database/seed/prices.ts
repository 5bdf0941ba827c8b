import type { CatalogueProduct } from './catalogue.ts';

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
export function weeklyPrice({ code, group }: CatalogueProduct, priceLevel: number): string {
  const { base, perSize } = WEEKLY[group] ?? { base: 100, perSize: 5 };
  const halves = Math.round((base + perSize * Number(code.slice(-2))) * priceLevel * 2);
  return `${Math.floor(halves / 2)}.${halves % 2 === 0 ? '00' : '50'}`;
}
