import { idle } from './idle.ts';

/** Milliseconds without a new call after which the network counts as quiet. */
const QUIET = 1_000;
/** Milliseconds after which it is not waited for any longer. */
const MAX_WAIT = 10_000;

/** Resolves once the page has stopped loading and the browser has nothing else to do. */
export const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(atMost);
      clearTimeout(soon);
      resolve(idle(QUIET));
    };
    let soon = setTimeout(end, QUIET);
    const atMost = setTimeout(end, MAX_WAIT);
    const observer = new PerformanceObserver(() => {
      clearTimeout(soon);
      soon = setTimeout(end, QUIET);
    });
    observer.observe({ type: 'resource' });
  });
