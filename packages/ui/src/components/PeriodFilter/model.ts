/** Period of local dates (`2026-11-20`), both inclusive. Null means unbounded. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

export const NO_PERIOD: Period = { from: null, to: null };

/** True if the period ends before it begins. ISO dates compare as text. */
export const isBackwards = ({ from, to }: Period): boolean => from !== null && to !== null && to < from;

export const isSamePeriod = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;
