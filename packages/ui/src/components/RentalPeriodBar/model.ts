import type { ContractLineStatus } from '../../rental/status.ts';

/** A rental period. Its ends are ISO 8601, both as instants (`2026-11-03T07:00:00Z`) or both as local dates. */
export interface RentalPeriod {
  /** When it began. */
  readonly from: string;
  /** When it is to end; null is open-ended. */
  readonly to: string | null;
  /** What the machine is; `overdue` is past its end and still out. */
  readonly status?: ContractLineStatus;
}

/** How much of the period has passed at `now`, 0 to 1. Open-ended ones show a fixed share, since they have no end. */
export function elapsedShare({ from, to, status }: RentalPeriod, now: string): number {
  if (status === 'overdue') return 1;
  const passed = Date.parse(now) - Date.parse(from);
  if (passed <= 0) return 0;
  if (to === null) return OPEN_ENDED_SHARE;
  const whole = Date.parse(to) - Date.parse(from);
  return whole <= 0 ? 1 : Math.min(1, passed / whole);
}

export const OPEN_ENDED_SHARE = 0.55;
