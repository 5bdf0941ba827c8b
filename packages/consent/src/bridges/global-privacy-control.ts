import type { ConsentService } from '../types.ts';

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean | undefined;
  }
}

export const hasGlobalPrivacyControl = (): boolean => navigator.globalPrivacyControl === true;

/** Under Global Privacy Control no optional service starts accepted or runs before a choice. */
export const honourGlobalPrivacyControl = (service: ConsentService): ConsentService =>
  service.required ? service : { ...service, default: false, optOut: false };
