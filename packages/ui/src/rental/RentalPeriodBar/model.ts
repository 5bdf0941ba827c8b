import type { ContractLineStatus } from '../status.ts';

/** Rental period. Both ends are ISO 8601 instants (`2026-11-03T07:00:00Z`) or both are local dates. */
export interface RentalPeriod {
  /** Start of the period. */
  readonly from: string;
  /** Planned end. Null if open-ended. */
  readonly to: string | null;
  /** State of the machine. `overdue`: past its end and still on rent. */
  readonly status?: ContractLineStatus | undefined;
}

/** Elapsed share of the period at `now`, from 0 to 1. Open-ended periods have a fixed share. */
export function elapsedShare({ from, to, status }: RentalPeriod, now: string): number {
  if (status === 'overdue') return 1;
  const passed = Date.parse(now) - Date.parse(from);
  if (passed <= 0) return 0;
  if (to === null) return OPEN_ENDED_SHARE;
  const whole = Date.parse(to) - Date.parse(from);
  return whole <= 0 ? 1 : Math.min(1, passed / whole);
}

export const OPEN_ENDED_SHARE = 0.55;
