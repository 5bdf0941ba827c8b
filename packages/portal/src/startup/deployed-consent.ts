import { type Consent, createConsent, createConsentConfig } from '@hireyard/consent';
import { STORAGE_KEYS } from '../session/storage-keys.ts';
import { type AppConfig, chooseOpCo } from './app-config.ts';

/**
 * Consent as the application config has it: the integrations that are on, the domains that cookies live on (CC-05), and
 * the operating company's cookie policy.
 */
export const createDeployedConsent = (appConfig: AppConfig, storage: Pick<Storage, 'getItem'>): Consent => {
  const { integrations, cookieDomains, operatingCompanies } = appConfig;
  const opCo = chooseOpCo(appConfig, storage.getItem(STORAGE_KEYS.opCo));
  const policyUrl = operatingCompanies.find(({ code }) => code === opCo)?.links.cookies;
  return createConsent(createConsentConfig({ integrations, cookieDomains, ...(policyUrl && { policyUrl }) }));
};
