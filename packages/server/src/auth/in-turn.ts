import { tooManyRequests, unavailable } from '../http/problem.ts';

/** Runs this much work at once and lets this much wait for its turn; what comes beyond that is answered 503. */
export function inTurn(atOnce: number, waitingMost: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length < waitingMost) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw unavailable();
    try {
      return await work();
    } finally {
      // Whoever is next takes this place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Runs the work of each subject one after the other, in the order it came; that of others does not wait for it. */
export function oneOfEach(): <T>(subject: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (subject, work) => {
    const result = (last.get(subject) ?? Promise.resolve()).then(work);
    const settled = result
      .catch(() => undefined)
      .then(() => {
        if (last.get(subject) === settled) last.delete(subject);
      });
    last.set(subject, settled);
    return result;
  };
}

/** Seconds after which one's own work of the same kind may have ended. */
const RETRY_AFTER = 5;

/** Runs this much work of each subject at once; what a subject has beyond that is answered 429. */
export function fewOfEach(atOnce: number): <T>(subject: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, number>();
  return async (subject, work) => {
    const before = running.get(subject) ?? 0;
    if (before >= atOnce) throw tooManyRequests(RETRY_AFTER);
    running.set(subject, before + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(subject) ?? 1) - 1;
      if (left === 0) running.delete(subject);
      else running.set(subject, left);
    }
  };
}
