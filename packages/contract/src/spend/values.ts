/** What spend is put together by; months are always beside it (DOM-30). */
export const SPEND_GROUPS = ['project', 'costCode', 'productGroup'] as const;
export type SpendGroup = (typeof SPEND_GROUPS)[number];

/** What a figure of spend is made of. */
export const SPEND_FIGURES = [
  /** On invoices, less what was credited. */
  'invoiced',
  /** Rented up to today, and on no invoice yet. */
  'notInvoiced',
  /** What comes from tomorrow on, at the rates that run. */
  'forecast',
] as const;
export type SpendFigure = (typeof SPEND_FIGURES)[number];

/** How many months spend goes back where nobody says from when on: this one and those before. */
export const SPEND_MONTHS = 6;

/** A file of spend holds this many rows at most. */
export const MAX_SPEND_ROWS = 20_000;
