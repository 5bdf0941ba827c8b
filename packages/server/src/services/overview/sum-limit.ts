import { tooManyRequests } from '../../http/problem.ts';
import { semaphorePerKey } from '../../semaphore.ts';

/** Seconds after which a sum of the same user may have ended. */
const RETRY_AFTER = 5;

/** Limits the concurrent sums of spend and CO₂ of one user in one process, because each reads all visible lines. */
export const limitSums = semaphorePerKey({ limit: 4, refusal: () => tooManyRequests(RETRY_AFTER) }).run;
