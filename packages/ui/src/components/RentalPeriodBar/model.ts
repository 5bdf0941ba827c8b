/** A rental period: instants, `end` null when open-ended. `overdue` when it is past its end and still on rent. */
export interface RentalPeriod {
  /** When it began. */
  readonly start: Date;
  /** When it is to end; null is open-ended. */
  readonly end: Date | null;
  /** Its end has passed and the machine is still out. */
  readonly overdue?: boolean;
}

/** How much of the period has passed at `now`, 0 to 1. Open-ended ones show a fixed share, since they have no end. */
export function elapsedShare({ start, end, overdue }: RentalPeriod, now: Date): number {
  if (overdue) return 1;
  const passed = now.getTime() - start.getTime();
  if (passed <= 0) return 0;
  if (end === null) return OPEN_ENDED_SHARE;
  const whole = end.getTime() - start.getTime();
  return whole <= 0 ? 1 : Math.min(1, passed / whole);
}

export const OPEN_ENDED_SHARE = 0.55;
