import { type Consent, createConsent, createConsentConfig } from '@hireyard/consent';
import type { AppConfig } from './app-config.ts';

/** Consent as the application config has it: the integrations that are on, and the domains that cookies live on (CC-05). */
export const createDeployedConsent = ({ integrations, cookieDomains }: AppConfig): Consent =>
  createConsent(createConsentConfig({ integrations, cookieDomains }));
