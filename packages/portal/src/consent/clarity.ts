import type { ConsentBridge } from '@hireyard/consent';

interface Clarity {
  (...call: unknown[]): void;
  q?: unknown[][] | undefined;
}

declare global {
  interface Window {
    clarity?: Clarity | undefined;
    /** Google's queue: plain events and `arguments` of gtag calls. */
    dataLayer?: unknown[] | undefined;
  }
}

/** Clarity's queue: takes calls before its script has loaded. */
export function clarityQueue(): Clarity {
  if (!window.clarity) {
    const queue: Clarity = (...call) => {
      queue.q ??= [];
      queue.q.push(call);
    };
    window.clarity = queue;
  }
  return window.clarity;
}

/**
 * Clarity's consent signal. Where Clarity neither runs nor is about to, nothing is set up for it. No service of the portal
 * advertises, so ad storage is never granted.
 */
export const clarityConsent = (): ConsentBridge => ({
  update: ({ clarity }) => {
    if (!clarity && !window.clarity) return;
    clarityQueue()('consentv2', { ad_Storage: 'denied', analytics_Storage: clarity ? 'granted' : 'denied' });
  },
});
