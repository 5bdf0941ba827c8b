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
    /** The link to klaro. */
    poweredBy: string;
  };
  purposes: Record<Purpose, { title: string; description: string }>;
  /** Descriptions of the app's services by their names; a service may have none. */
  services: Record<string, string>;
  gate: {
    text: string;
    once: string;
    always: string;
  };
}

/** Replaces single texts, and describes the app's services. */
export type TranslationOverride = {
  [Section in Exclude<keyof Translation, 'purposes' | 'services'>]?: Partial<Translation[Section]> | undefined;
} & {
  purposes?: Partial<Translation['purposes']> | undefined;
  services?: Record<string, string> | undefined;
};

/** An app's texts for each language, or what loads them when a language is needed. */
export type Translations =
  | { readonly [L in Language]?: TranslationOverride | undefined }
  | ((language: Language) => Promise<TranslationOverride>);
