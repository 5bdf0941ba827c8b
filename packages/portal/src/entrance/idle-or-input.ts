import { onFirstEvent } from './first-event.ts';

/** Milliseconds after which it no longer waits for a browser that is never idle. */
const AT_MOST = 5_000;

/** Resolves when the browser has nothing else to do, or as soon as the visitor does something. */
export const idleOrInput = (): Promise<void> =>
  new Promise((resolve) => {
    onFirstEvent(['pointerdown', 'keydown'], resolve);
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_MOST });
    else setTimeout(resolve, 500);
  });
