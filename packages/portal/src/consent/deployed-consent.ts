import { type Consent, createConsent, createConsentConfig } from '@hireyard/consent';
import type { AppConfig } from '../config/app-config.ts';

/**
 * Consent as the application config has it: the integrations that are on, the domains for cookies (CC-05), and
 * the cookie policy of the operating company, empty where it has none.
 */
export const createDeployedConsent = async (
  { integrations, cookieDomains }: AppConfig,
  policyUrl?: string,
): Promise<Consent> => {
  if (integrations.usersnapKey) (await import('./usersnap.ts')).awaitUsersnap();
  return createConsent(createConsentConfig({ integrations, cookieDomains, policyUrl }));
};
