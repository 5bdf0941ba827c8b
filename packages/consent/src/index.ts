export type { ConsentBridge } from './bridges/bridge.ts';
export { clarityConsent } from './bridges/clarityConsent.ts';
export { googleConsentMode } from './bridges/googleConsentMode.ts';
export { createPrivacyManager, type PrivacyManagerApi, type PrivacyManagerClient } from './bridges/privacyManager.ts';
export {
  type ConsentDeployment,
  type ConsentIntegrations,
  consentDefaults,
  createConsentConfig,
  standardServices,
} from './config.ts';
export type { ChoiceBy, Consent, ConsentState } from './consent.ts';
export { type ConsentEnvironment, createConsent } from './createConsent.ts';
export type { Differences } from './engine/engine.ts';
export { TRUSTED_TYPES_POLICY } from './services/trustedScript.ts';
export type { ConsentReceipt } from './storage/receipts.ts';
export type { Language, Translation, TranslationOverride } from './translations/types.ts';
export type {
  ConsentConfig,
  ConsentService,
  ConsentSignal,
  Consents,
  CookiePattern,
  Purpose,
  ServiceScript,
} from './types.ts';
