import { type Consent, createConsent, googleConsentMode, type TranslationOverride } from '@hireyard/consent';
import { LANGUAGES } from '@hireyard/contract';
import type { AppConfig } from '../config/app-config.ts';
import { loadLanguage } from '../i18n/language-texts.ts';
import { clarityConsent } from './clarity.ts';
import { consentServices, SERVICE_TEXTS } from './services.ts';

/** Version of the texts, in every receipt. A test fails when a text changes and this does not. */
const TEXTS_VERSION = '2026-11-30';

const describeServices = async (language: string): Promise<TranslationOverride> => {
  const { later } = await loadLanguage(LANGUAGES.find((each) => each.startsWith(language)) ?? LANGUAGES[0]);
  return { services: (await later[`./${SERVICE_TEXTS.namespace}.json`]?.()) as Record<string, string> };
};

/** The portal's configuration (CC-05): the specification's values are the defaults of consent. */
export const consentOptions = (appConfig: AppConfig, policyUrl?: string) => ({
  services: consentServices(appConfig),
  bridges: [googleConsentMode(), clarityConsent()],
  translations: describeServices,
  textsVersion: TEXTS_VERSION,
  policyUrl,
});

/**
 * Creates consent from the application config: integrations, cookie domains and the operating company's cookie policy. The
 * policy is empty if the company has none.
 */
export const createDeployedConsent = async (appConfig: AppConfig, policyUrl?: string): Promise<Consent> => {
  if (appConfig.integrations.usersnapKey) (await import('./usersnap.ts')).awaitUsersnap();
  return createConsent(consentOptions(appConfig, policyUrl));
};
