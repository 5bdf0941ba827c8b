import { defer, retry, timer } from 'rxjs';
import type { Epic } from './epic.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;

/** Reports a failed epic and restarts it after a growing delay. Otherwise one failure would end all epics. */
export const supervise =
  (epic: Epic): Epic =>
  (actions, state, deps) =>
    defer(() => epic(actions, state, deps)).pipe(
      retry({
        delay: (error, attempt) => {
          deps.report(error);
          return timer(Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS), deps.scheduler);
        },
      }),
    );
