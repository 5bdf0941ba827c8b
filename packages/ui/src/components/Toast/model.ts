import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tokens.ts';

/** How a toast went away. `acted`: by its action. `left`: the provider itself went. */
export type ToastEnd = 'undone' | 'acted' | 'closed' | 'timeout' | 'left';

/** What a toast shows, alike for `Toast` and for `show` of `useToast`. */
export interface ToastContent {
  /** What has happened, in one sentence: "Project Kade Noord archived." */
  message: ReactNode;
  /** All but `neutral` have a picture; an error is announced at once. */
  tone?: Tone;
  /** Takes it back; without it there is no Undo button. */
  onUndo?: () => void;
  /** What else can be done about it: "View order". */
  action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** What `show` of `useToast` takes: what a `Toast` shows, and for how long. */
export interface ToastOptions extends ToastContent {
  /** Milliseconds in sight; null stays until it is closed. */
  duration?: number | null;
  /** Called once, when the toast is gone: the moment to make final what could have been undone. */
  onEnd?: (end: ToastEnd) => void;
}

export interface ShownToast extends ToastOptions {
  readonly id: number;
}

/** How many are in sight; the others wait behind them, and their time does not run. */
export const TOASTS_IN_SIGHT = 3;

/** Six seconds; ten where there is something to press; an error stays (WCAG 2.2.1). */
export function durationOf({ duration, tone, onUndo, action }: ToastOptions): number | null {
  if (duration !== undefined) return duration;
  if (tone === 'error') return null;
  return onUndo || action ? 10_000 : 6_000;
}
