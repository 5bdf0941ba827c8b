import { unavailable } from '../http/problem.ts';

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
