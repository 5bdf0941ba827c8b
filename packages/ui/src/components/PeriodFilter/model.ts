/** Local dates (`2026-11-20`), both included; null has no bound. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

export const NO_PERIOD: Period = { from: null, to: null };

/** ISO dates compare as text; a period that ends before it begins is empty. */
export const isBackwards = ({ from, to }: Period): boolean => from !== null && to !== null && to < from;

export const isSamePeriod = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;
