// The configuration, with klaro's names.
import type { PrivacyManagerApi } from './bridges/privacy-manager.ts';
import type { Translations } from './translations/translation.ts';
import type { Consents, Purpose } from './values.ts';

export type { Consents, Purpose };

/** A cookie that a service sets. A string is the whole name, or a pattern if its first character is `^`. */
export interface CookiePattern {
  pattern: RegExp | string;
  path?: string | undefined;
  domain?: string | undefined;
  /** How long the cookie is kept, for the table of cookies: 0 until the browser is closed; not known if left out. */
  days?: number | undefined;
}

/** A script that a service runs once it is accepted. `before` runs just before, for queues that the script expects. */
export interface ServiceScript {
  src: string;
  before?: (() => void) | undefined;
}

/** Google Consent Mode v2 signals. */
export type ConsentSignal =
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage';

export interface ConsentService {
  /** The stored name. Any text: spaces and quotes included. */
  name: string;
  title: string;
  purposes: readonly Purpose[];
  /** Cannot be refused. */
  required?: boolean | undefined;
  /** Runs before a choice, unless the browser sends Global Privacy Control. */
  optOut?: boolean | undefined;
  /** A script runs once per page, however often the visitor saves. */
  onlyOnce?: boolean | undefined;
  default?: boolean | undefined;
  cookies?: readonly CookiePattern[] | undefined;
  scripts?: readonly ServiceScript[] | undefined;
  /**
   * Origins from which this service's marked elements may load; any http(s) origin if left out. Under Trusted Types its
   * scripts may load further scripts from these origins and from the origins of `scripts`.
   */
  origins?: readonly string[] | undefined;
  /** Signals granted with this service; by default the signals of its purposes. */
  signals?: readonly ConsentSignal[] | undefined;
  /** Called when the service becomes active: when a page starts, or after a choice. */
  onAccept?: (() => void) | undefined;
  /** Called when it is not active, or no longer. */
  onDecline?: (() => void) | undefined;
}

export interface ConsentConfig {
  /** Names this configuration to a consent API. */
  name: string;
  /** klaro's: nothing here reads it. */
  status: 'active' | 'inactive';
  /** klaro's: nothing here reads it, since a choice is always in local storage. */
  storageMethod: 'localStorage';
  storageName: string;
  elementID: string;
  cookieExpiresAfterDays: number;
  default: boolean;
  /** Without a stored choice the dialog opens, which cannot be closed without choosing. Off: the notice. */
  mustConsent: boolean;
  /** Offer Accept all. */
  acceptAll: boolean;
  /** Leave out Reject all. Set to false, it is shown beside Accept all, equally prominent. */
  hideDeclineAll: boolean;
  /** Leave out the notice's link to the preferences. */
  hideLearnMore: boolean;
  /** Leave out the dialog's link to klaro. */
  disablePoweredBy: boolean;
  noticeAsModal: boolean;
  groupByPurpose: boolean;
  purposeOrder: readonly Purpose[];
  /** `light` (default), `dark` or `scheme` (follows the page's `color-scheme`); `bottom` or `top`; `wide` or not. */
  styling: { theme: readonly ('light' | 'dark' | 'scheme' | 'bottom' | 'top' | 'wide')[] };
  /** Without any, nothing is asked and nothing is stored. */
  services: readonly ConsentService[];
  /** Address of the cookie policy: http(s), or relative to the page. No link if left out. */
  policyUrl?: string | undefined;
  /** Replaces single texts of the six languages, and describes services. */
  translations?: Translations | undefined;
  /** Names the version of the texts in receipts; set it when `translations` replaces some. */
  textsVersion?: string | undefined;
  /** Nothing is shown by itself; the preferences can be opened. */
  silent?: boolean | undefined;
  /** Required services wait for a choice too. */
  holdRequiredUntilChoice?: boolean | undefined;
  /** Signals to other systems, such as `googleConsentMode()`; none when left out. */
  bridges?: readonly ConsentBridge[] | undefined;
  /** An endpoint of the app's own that gets each receipt, by POST as JSON. The page has to be secure (https). */
  receiptsUrl?: string | undefined;
  /** The API that choices are reported to. By default no call is made. */
  privacyManager?: PrivacyManagerApi | undefined;
}

/** Reports the visitor's choice to another system. */
export interface ConsentBridge {
  /** Before any service runs. */
  start?(config: ConsentConfig): void;
  /** After each choice, and once on a page that starts with a stored one. `consents` says which services are active. */
  update(consents: Consents, config: ConsentConfig): void;
}
