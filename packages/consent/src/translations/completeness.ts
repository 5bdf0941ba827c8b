import { LANGUAGES, type Language } from './translation.ts';

type Texts = ReadonlyMap<string, string>;

const flatten = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, entry]: [string, unknown]) =>
    typeof entry === 'object' && entry !== null
      ? flatten(entry, `${path}${key}.`)
      : [[path + key, String(entry ?? '')] as [string, string]],
  );

const placeholders = (text = ''): string => (text.match(/\{\w+\}/g) ?? []).sort().join();

function faultsOf(language: Language, texts: Texts, english: Texts, mayBeEqual: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  for (const [key, source] of english) {
    const text = texts.get(key);
    if (!text?.trim()) faults.push(`${language}: ${key} is missing`);
    else if (placeholders(text) !== placeholders(source)) faults.push(`${language}: ${key} names other placeholders`);
    else if (language !== 'en' && text === source && !mayBeEqual.has(`${language}:${key}`))
      faults.push(`${language}: ${key} is still in English`);
  }
  for (const key of texts.keys()) if (!english.has(key)) faults.push(`${language}: ${key} belongs to no English text`);
  return faults;
}

/** Words that are the same in both languages. */
const SAME_WORD = new Set([
  'de:notice.title',
  'de:purposes.marketing.title',
  'nl:purposes.marketing.title',
  'nl:reload.later',
]);

/** Returns the faults of the six languages; any of them fails the build. */
export function translationFaults(translations: Partial<Record<Language, object>>): string[] {
  const english: Texts = new Map(flatten(translations.en ?? {}));
  return LANGUAGES.flatMap((language) =>
    faultsOf(language, new Map(flatten(translations[language] ?? {})), english, SAME_WORD),
  );
}
