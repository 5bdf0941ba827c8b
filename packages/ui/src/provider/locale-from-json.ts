import { type PluralForms, placeholdersOf } from '../internal/message.ts';
import type { UiLocale } from '../locales/UiLocale.ts';

/** A text as TypeScript reads it from a JSON file: a message is a `string` too, or its plural forms. */
type JsonText<Text> = Text extends string ? string : Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A locale as TypeScript reads it from a JSON file: with the same keys, and without knowing the placeholders. */
export type LocaleJson<Locale> = {
  readonly [Component in keyof Locale]: {
    readonly [Key in keyof Locale[Component]]: JsonText<Locale[Component][Key]>;
  };
};

type Texts = Readonly<Record<string, Readonly<Record<string, string | PluralForms<never>>>>>;

/**
 * Returns a locale that was read from a JSON file. The compiler checks its keys by those of English. Its placeholders are
 * checked here.
 *
 * @throws {TypeError} if a text lacks a placeholder of the English one.
 */
export function localeFromJson<Locale extends UiLocale>(json: LocaleJson<NoInfer<Locale>>, english: Locale): Locale {
  const texts = json as unknown as Texts;
  const faults = Object.entries(english as unknown as Texts).flatMap(([component, own]) =>
    Object.entries(own).flatMap(([key, text]) => {
      const given = new Set(placeholdersOf(texts[component]?.[key] ?? ''));
      const missing = placeholdersOf(text).filter((placeholder) => !given.has(placeholder));
      return missing.map((placeholder) => `${component}.${key} lacks {${placeholder}}`);
    }),
  );
  if (faults.length > 0) throw new TypeError(`Not a locale: ${faults.join(', ')}.`);
  return json as unknown as Locale;
}
