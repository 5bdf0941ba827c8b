const INPUTS = ['pointerdown', 'keydown'] as const;

/** Milliseconds after which it no longer waits for a browser that is never idle. */
const AT_MOST = 5_000;

/** Resolves when the browser has nothing else to do, or as soon as the visitor does something. */
export const idleOrInput = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      for (const type of INPUTS) removeEventListener(type, done, true);
      resolve();
    };
    for (const type of INPUTS) addEventListener(type, done, true);
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: AT_MOST });
    else setTimeout(done, 500);
  });
