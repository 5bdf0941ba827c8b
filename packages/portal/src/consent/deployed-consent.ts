import { type Consent, createConsent, createConsentConfig } from '@hireyard/consent';
import type { AppConfig } from '../config/app-config.ts';

/**
 * Creates consent from the application config: integrations, cookie domains (CC-05) and the operating company's cookie
 * policy. The policy is empty if the company has none.
 */
export const createDeployedConsent = async (
  { integrations, cookieDomains }: AppConfig,
  policyUrl?: string,
): Promise<Consent> => {
  if (integrations.usersnapKey) (await import('./usersnap.ts')).awaitUsersnap();
  return createConsent(createConsentConfig({ integrations, cookieDomains, policyUrl }));
};
