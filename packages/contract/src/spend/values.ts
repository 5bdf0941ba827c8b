/** Groupings of spend. Months are always included (DOM-34). */
export const SPEND_GROUPS = ['project', 'costCode', 'productGroup'] as const;
export type SpendGroup = (typeof SPEND_GROUPS)[number];

export const SPEND_FIGURES = [
  /** Invoiced amount less credit notes. */
  'invoiced',
  /** Rent up to today that is not invoiced yet. */
  'notInvoiced',
  /** Rent from tomorrow on, at the current rates. */
  'forecast',
] as const;
export type SpendFigure = (typeof SPEND_FIGURES)[number];

/** Default number of months of spend, including the current one. */
export const SPEND_MONTHS = 6;

export const MAX_SPEND_ROWS = 20_000;
