/** Resolves once the browser has nothing else to do, after `timeout` milliseconds at the latest. */
export const idle = (timeout?: number): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), timeout === undefined ? {} : { timeout });
    else setTimeout(resolve);
  });
