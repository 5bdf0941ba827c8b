import type { ConsentConfig } from './types.ts';

/** The values of the configuration that an app does not set. */
export const consentDefaults = {
  name: 'default',
  status: 'inactive',
  storageMethod: 'localStorage',
  storageName: 'klaro',
  elementID: 'klaro',
  cookieExpiresAfterDays: 60,
  default: false,
  mustConsent: true,
  acceptAll: true,
  hideDeclineAll: true,
  hideLearnMore: false,
  disablePoweredBy: true,
  noticeAsModal: false,
  groupByPurpose: true,
  purposeOrder: ['functional', 'personalisation', 'performance', 'marketing'],
  styling: { theme: ['light', 'bottom', 'wide'] },
  services: [],
} as const satisfies ConsentConfig;

/** What an app passes: its services, and the values that differ from `consentDefaults`. */
export type ConsentOptions = { readonly [Name in keyof ConsentConfig]?: ConsentConfig[Name] | undefined };

/** The whole configuration of an app. */
export const createConsentConfig = (options: ConsentOptions = {}): ConsentConfig => ({
  ...consentDefaults,
  ...(Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<ConsentConfig>),
});
