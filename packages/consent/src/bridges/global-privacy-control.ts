import type { ConsentService } from '../types.ts';

/** https://w3c.github.io/gpc/ */
export const hasGlobalPrivacyControl = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Under Global Privacy Control no optional service starts accepted or runs before a choice. */
export const honourGlobalPrivacyControl = (service: ConsentService): ConsentService =>
  service.required ? service : { ...service, default: false, optOut: false };
