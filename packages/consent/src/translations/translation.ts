import type { Purpose } from '../values.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'hu', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every text that a visitor may see. `{services}` and `{service}` are replaced by titles. */
export interface Translation {
  notice: {
    title: string;
    text: string;
    preferences: string;
    acceptAll: string;
    rejectAll: string;
  };
  /** The notice when services were added or removed since the choice. */
  changed: {
    text: string;
    added: string;
    removed: string;
  };
  /** The notice after declining a service whose script already runs in this page. */
  reload: {
    text: string;
    now: string;
    later: string;
  };
  dialog: {
    title: string;
    description: string;
    save: string;
    acceptSelected: string;
    acceptAll: string;
    rejectAll: string;
    close: string;
    services: string;
    alwaysOn: string;
    globalPrivacyControl: string;
    notLasting: string;
    receipt: string;
    /** The link to the cookie policy, in dialog and notice. */
    policy: string;
  };
  purposes: Record<Purpose, { title: string; description: string }>;
  /** Descriptions by name of the service; services of an app may have none. */
  services: Record<'gtm' | 'usersnap' | 'gtm pers' | 'clarity', string>;
  gate: {
    text: string;
    once: string;
    always: string;
  };
}

/** Replaces single texts, and describes an app's own services. */
export type TranslationOverride = {
  [Section in Exclude<keyof Translation, 'purposes' | 'services'>]?: Partial<Translation[Section]>;
} & {
  purposes?: Partial<Translation['purposes']> | undefined;
  services?: Record<string, string> | undefined;
};
