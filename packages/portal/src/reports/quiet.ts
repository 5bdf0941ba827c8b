/** Milliseconds without anything new on the wire, and after how many it no longer matters. */
const QUIET = 1_000;
const AT_MOST = 10_000;

/** Resolves once the page has stopped loading and the browser has nothing else to do. */
export const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    const idle = () => {
      observer.disconnect();
      clearTimeout(atMost);
      clearTimeout(soon);
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: QUIET });
      else resolve();
    };
    let soon = setTimeout(idle, QUIET);
    const atMost = setTimeout(idle, AT_MOST);
    const observer = new PerformanceObserver(() => {
      clearTimeout(soon);
      soon = setTimeout(idle, QUIET);
    });
    observer.observe({ type: 'resource' });
  });
