/** Local dates (`2026-11-20`), both included; null has no bound. */
export interface Period {
  readonly from: string | null;
  readonly till: string | null;
}

export const NO_PERIOD: Period = { from: null, till: null };

/** ISO dates compare as text; a period that ends before it begins is empty. */
export const isBackwards = ({ from, till }: Period): boolean => from !== null && till !== null && till < from;

export const isSamePeriod = (a: Period, b: Period): boolean => a.from === b.from && a.till === b.till;
