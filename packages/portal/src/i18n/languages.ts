import { LANGUAGES, type Language } from '@hireyard/contract';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

export const DEFAULT_LANGUAGE: Language = 'en-US';
/** Storage key of the language selected on this device, for visitors without a profile (I18N-01). */
export const DEVICE_LANGUAGE_KEY = 'language';
/** Storage key of the last profile's language, for the next start of its session. */
export const PROFILE_LANGUAGE_KEY = 'profileLanguage';

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'en-US': 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  hu: 'Magyar',
  pl: 'Polski',
};

/**
 * Returns the product language for a BCP 47 tag, by the whole tag or its primary subtag. Undefined if there is none.
 */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  if (!tag) return undefined;
  const normalized = tag.toLowerCase();
  const primary = normalized.split(/[-_]/)[0];
  return (
    LANGUAGES.find((language) => language.toLowerCase() === normalized) ??
    LANGUAGES.find((language) => language.split('-')[0] === primary)
  );
}

export interface LanguageWishes {
  /** `preferredLanguageCode` of the signed-in user's profile. */
  profile?: string | null | undefined;
  /** The language selected on this device. */
  device?: string | null | undefined;
  /** The browser's languages in order of preference: `navigator.languages`. */
  browser?: readonly string[] | undefined;
}

/** Returns the first supported language of profile, device and browser, else en-US (I18N-01). */
export function chooseLanguage({ profile, device, browser = [] }: LanguageWishes): Language {
  for (const wish of [profile, device, ...browser]) {
    const language = supportedLanguage(wish);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** Returns a visitor's language: the one selected on the device, else the browser's (I18N-01). */
export const visitorLanguage = (storage: Pick<Storage, 'getItem'>, browser: readonly string[]): Language =>
  chooseLanguage({ device: storage.getItem(DEVICE_LANGUAGE_KEY), browser });

/**
 * Returns the language at startup, before the profile is loaded. With a session it is the last profile's language, so
 * that no second language is loaded.
 */
export function initialLanguage(storage: Pick<Storage, 'getItem'>, browser: readonly string[]): Language {
  const session = storage.getItem(STORAGE_KEYS.accessToken) !== null;
  const profile = session ? supportedLanguage(storage.getItem(PROFILE_LANGUAGE_KEY)) : undefined;
  return profile ?? visitorLanguage(storage, browser);
}
