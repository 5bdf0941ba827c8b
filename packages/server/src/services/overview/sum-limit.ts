import { tooManyRequests } from '../../http/problem.ts';
import { semaphorePerKey } from '../../semaphore.ts';

/** Seconds after which a sum of the same user may have ended. */
const RETRY_AFTER = 5;

/** Limits sums of spend and CO₂ that one process works out for one user at once: each reads all lines in sight. */
export const limitSums = semaphorePerKey({ limit: 4, refusal: () => tooManyRequests(RETRY_AFTER) }).run;
