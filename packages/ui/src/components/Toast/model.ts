import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tokens.ts';

/** How a toast ended. `acted`: by its action. `left`: the provider was unmounted. */
export type ToastEnd = 'undone' | 'acted' | 'closed' | 'timeout' | 'left';

/** Content of a toast, shared by `Toast` and `show` of `useToast`. */
export interface ToastContent {
  /** Event in one sentence: "Project Kade Noord archived." */
  message: ReactNode;
  /** Severity. All but `neutral` have an icon. Errors are announced immediately. */
  tone?: Tone | undefined;
  /** Reverts the event. Without it, there is no Undo button. */
  onUndo?: (() => void) | undefined;
  /** Another action: "View order". */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** Options of `show` of `useToast`: content and duration of a toast. */
export interface ToastOptions extends ToastContent {
  /** Visible time in milliseconds. Null: until closed. */
  duration?: number | null | undefined;
  /** Called once, when the toast is gone. Use it to commit a change that could be undone. */
  onEnd?: ((end: ToastEnd) => void) | undefined;
}

export interface ShownToast extends ToastOptions {
  readonly id: number;
}

/** Maximum number of visible toasts. Further ones wait, with their timers stopped. */
export const TOASTS_IN_SIGHT = 3;

/** Six seconds, ten with a button to press. Errors stay (WCAG 2.2.1). */
export function durationOf({ duration, tone, onUndo, action }: ToastOptions): number | null {
  if (duration !== undefined) return duration;
  if (tone === 'error') return null;
  return onUndo || action ? 10_000 : 6_000;
}
