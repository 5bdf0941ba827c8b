import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tokens.ts';

/** How a toast went away. `left`: the provider itself went. */
export type ToastEnd = 'undone' | 'closed' | 'timeout' | 'left';

export interface ToastMessage {
  /** What has happened, in one sentence: "Project Kade Noord archived." */
  readonly text: ReactNode;
  readonly tone?: Tone;
  /** Takes it back; shows the Undo button. */
  readonly undo?: () => void;
  /** Called once, when the toast is gone: the moment to make final what could have been undone. */
  readonly onEnd?: (end: ToastEnd) => void;
  /** Milliseconds in sight; null stays until it is closed. */
  readonly duration?: number | null;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

/** How many are in sight; the others wait behind them, and their time does not run. */
export const TOASTS_IN_SIGHT = 3;

/** Six seconds; ten where there is something to press; an error stays (WCAG 2.2.1). */
export function durationOf({ duration, tone, undo }: ToastMessage): number | null {
  if (duration !== undefined) return duration;
  if (tone === 'error') return null;
  return undo ? 10_000 : 6_000;
}
