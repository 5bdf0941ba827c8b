import { retry, type SchedulerLike, throwError, timer } from 'rxjs';
import { HttpError } from './problem.ts';
import type { Layer } from './types.ts';

const GATEWAY_TIMEOUT_RETRIES = 5;
const GATEWAY_TIMEOUT_STEP_MS = 500;

/** Retries a 504 up to five times, waiting 500 ms longer before each attempt. Nothing else is retried (HT-03). */
export const retryGatewayTimeout =
  (scheduler: SchedulerLike): Layer =>
  (next) =>
  (request) =>
    next(request).pipe(
      retry({
        count: GATEWAY_TIMEOUT_RETRIES,
        delay: (error: unknown, attempt) =>
          error instanceof HttpError && error.problem.status === 504
            ? timer(attempt * GATEWAY_TIMEOUT_STEP_MS, scheduler)
            : throwError(() => error),
      }),
    );
