import { LANGUAGES, type Language } from '@hireyard/contract';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

export const DEFAULT_LANGUAGE: Language = 'en-US';
/** Where a choice made on this device is kept, for visitors who have no profile yet (I18N-01). */
export const DEVICE_LANGUAGE_KEY = 'language';
/** Where the last profile's language is kept, for the next start of its session. */
export const PROFILE_LANGUAGE_KEY = 'profileLanguage';

/** The name of each language in itself, for a list to choose from. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'en-US': 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  hu: 'Magyar',
  pl: 'Polski',
};

/** The language of the product that a BCP 47 tag asks for, by its whole tag or its first part; undefined when there is none. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  if (!tag) return undefined;
  const wanted = tag.toLowerCase();
  const primary = wanted.split(/[-_]/)[0];
  return (
    LANGUAGES.find((language) => language.toLowerCase() === wanted) ??
    LANGUAGES.find((language) => language.split('-')[0] === primary)
  );
}

export interface LanguageWishes {
  /** `preferredLanguageCode` of the signed-in user's profile. */
  profile?: string | null | undefined;
  /** What was chosen on this device. */
  device?: string | null | undefined;
  /** What the browser asks for, in its order: `navigator.languages`. */
  browser?: readonly string[] | undefined;
}

/** Profile, then device, then browser, then en-US (I18N-01). */
export function chooseLanguage({ profile, device, browser = [] }: LanguageWishes): Language {
  for (const wish of [profile, device, ...browser]) {
    const language = supportedLanguage(wish);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** A visitor's language: chosen on the device, else the browser's (I18N-01). */
export const visitorLanguage = (storage: Pick<Storage, 'getItem'>, browser: readonly string[]): Language =>
  chooseLanguage({ device: storage.getItem(DEVICE_LANGUAGE_KEY), browser });

/**
 * The language to start in, before the profile is loaded: with a session the one its profile had last, so that
 * no second language is loaded.
 */
export function initialLanguage(storage: Pick<Storage, 'getItem'>, browser: readonly string[]): Language {
  const session = storage.getItem(STORAGE_KEYS.accessToken) !== null;
  const profile = session ? supportedLanguage(storage.getItem(PROFILE_LANGUAGE_KEY)) : undefined;
  return profile ?? visitorLanguage(storage, browser);
}
