export { createConsent } from './create-consent.ts';
export * from './shared.ts';
