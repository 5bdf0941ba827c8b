import { idle } from './idle.ts';

/** Milliseconds without anything new on the wire, and after how many it no longer matters. */
const QUIET = 1_000;
const AT_MOST = 10_000;

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
    const atMost = setTimeout(end, AT_MOST);
    const observer = new PerformanceObserver(() => {
      clearTimeout(soon);
      soon = setTimeout(end, QUIET);
    });
    observer.observe({ type: 'resource' });
  });
