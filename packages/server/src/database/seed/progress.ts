/** Called with a short description of the current step. */
export type Progress = (step: string) => void;

/** A stream that may be a terminal. */
export interface Output {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Milliseconds between two reports on separate lines. */
const BETWEEN_LINES = 5_000;
/** Milliseconds between two reports on one line of a terminal. */
const BETWEEN_UPDATES = 200;
const CLEAR_LINE = '\r\u001b[K';

/**
 * Shows the progress of a task. A terminal gets one overwritten line, other outputs a plain line every five seconds.
 * `end` clears the line.
 */
export function showProgress(task: string, output: Output): { readonly progress: Progress; readonly end: () => void } {
  const between = output.isTTY ? BETWEEN_UPDATES : BETWEEN_LINES;
  let reportedAt = performance.now();
  let isLineOpen = false;
  return {
    progress: (step) => {
      if (performance.now() - reportedAt < between) return;
      reportedAt = performance.now();
      isLineOpen = output.isTTY === true;
      output.write(isLineOpen ? `${CLEAR_LINE}${task}: ${step}` : `${task}: ${step}\n`);
    },
    end: () => {
      if (isLineOpen) output.write(CLEAR_LINE);
    },
  };
}
