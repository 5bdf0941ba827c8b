import type { Purpose } from '../types.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'hu', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every text that a visitor may see. `{services}` and `{service}` stand for titles. */
export interface Translation {
  notice: {
    title: string;
    text: string;
    preferences: string;
    acceptAll: string;
    rejectAll: string;
  };
  /** The notice when services came or went since the choice. */
  changed: {
    text: string;
    added: string;
    removed: string;
  };
  /** The notice after declining what already runs in this page. */
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
    /** The link to the cookie policy, in the notice too. */
    policy: string;
  };
  purposes: Record<Purpose, { title: string; description: string }>;
  /** What each service does, by its name; services of an app of its own may go without. */
  services: Record<'gtm' | 'usersnap' | 'gtm pers' | 'clarity', string>;
  gate: {
    text: string;
    once: string;
    always: string;
  };
}

/** Single texts replaced; services of an app of its own described. */
export type TranslationOverride = {
  [Section in Exclude<keyof Translation, 'purposes' | 'services'>]?: Partial<Translation[Section]>;
} & {
  purposes?: Partial<Translation['purposes']>;
  services?: Record<string, string>;
};
