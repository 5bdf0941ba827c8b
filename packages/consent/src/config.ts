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
export type ConsentOptions = { readonly [Name in keyof ConsentConfig]?: ConsentConfig[Name] | undefined } & {
  /** Offer Accept all; klaro's `acceptAll`. On by default. */
  readonly showAcceptAll?: boolean | undefined;
  /** Offer Reject all beside Accept all, equally prominent; the opposite of klaro's `hideDeclineAll`. */
  readonly showDeclineAll?: boolean | undefined;
  /** The notice's link to the preferences; the opposite of klaro's `hideLearnMore`. On by default. */
  readonly showLearnMore?: boolean | undefined;
  /** The dialog's link to klaro; the opposite of klaro's `disablePoweredBy`. */
  readonly showPoweredBy?: boolean | undefined;
};

const not = (shown: boolean | undefined) => (shown === undefined ? shown : !shown);

/** The whole configuration of an app, with klaro's names. Where an app passes both names, ours counts. */
export function createConsentConfig(options: ConsentOptions = {}): ConsentConfig {
  const { showAcceptAll, showDeclineAll, showLearnMore, showPoweredBy, ...given } = options;
  const config: ConsentConfig = { ...consentDefaults };
  const set = (values: object) =>
    Object.entries(values).forEach(([name, value]) => {
      if (value !== undefined) Object.assign(config, { [name]: value });
    });
  set(given);
  set({
    acceptAll: showAcceptAll,
    hideDeclineAll: not(showDeclineAll),
    hideLearnMore: not(showLearnMore),
    disablePoweredBy: not(showPoweredBy),
  });
  return config;
}
