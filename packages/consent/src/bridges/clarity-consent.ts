import { clarityQueue } from '../services/clarity.ts';
import type { ConsentBridge } from '../types.ts';
import { signalsFor } from './google-consent-mode.ts';

/** Clarity's consent signal. Where Clarity neither runs nor is about to, nothing is set up for it. */
export const clarityConsent = (service = 'clarity'): ConsentBridge => ({
  update: (consents, config) => {
    if (!consents[service] && !window.clarity) return;
    // Declined, it is granted nothing, whatever another service's acceptance grants.
    const { ad_storage } = signalsFor(consents[service] ? consents : {}, config);
    clarityQueue()('consentv2', {
      ad_Storage: ad_storage,
      analytics_Storage: consents[service] ? 'granted' : 'denied',
    });
  },
});
