export { googleConsentMode } from './bridges/google-consent-mode.ts';
export { createPrivacyManager, type PrivacyManagerApi, type PrivacyManagerClient } from './bridges/privacy-manager.ts';
export { type ConsentOptions, consentDefaults, createConsentConfig } from './config.ts';
export type { Consent, ConsentState, ConsentView } from './consent.ts';
export type { ConsentEnvironment } from './core/create-core.ts';
export type { Differences } from './engine/engine.ts';
export { type ConsentPolicy, forRegion } from './region.ts';
export { TRUSTED_TYPES_POLICY } from './services/trusted-script.ts';
export type { ChoiceBy, ConsentReceipt } from './storage/receipts.ts';
export type { Language, Translation, TranslationOverride, Translations } from './translations/translation.ts';
export type {
  ConsentBridge,
  ConsentConfig,
  ConsentService,
  ConsentSignal,
  Consents,
  CookiePattern,
  Purpose,
  ServiceScript,
} from './types.ts';
