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

type Text = string | PluralForms<never>;
type Texts = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/**
 * Returns a locale that was read from a JSON file. The compiler checks the keys of a file that is imported. Keys, plural
 * forms and placeholders are checked here, by those of English.
 *
 * @throws {TypeError} if a text or its form `other` is missing, lacks a placeholder, or has one that English has not.
 */
export function localeFromJson<Locale extends UiLocale>(json: LocaleJson<NoInfer<Locale>>, english: Locale): Locale {
  const texts = json as unknown as Texts;
  const faults = Object.entries(english as unknown as Texts).flatMap(([component, own]) =>
    Object.entries(own).flatMap(([key, text]) =>
      faultsOf(texts[component]?.[key], text).map((fault) => `${component}.${key} ${fault}`),
    ),
  );
  if (faults.length > 0) throw new TypeError(`Not a locale: ${faults.join(', ')}.`);
  return json as unknown as Locale;
}

function faultsOf(text: Text | undefined, english: Text): string[] {
  if (text === undefined) return ['is missing'];
  const forms = typeof text === 'string' ? { other: text } : text;
  if (forms.other === undefined) return ['lacks its form other'];
  const needed = placeholdersOf(english);
  const lacking = needed.filter((placeholder) => !placeholdersOf(forms.other).includes(placeholder));
  const unknown = Object.values(forms)
    .flatMap(placeholdersOf)
    .filter((placeholder) => !needed.includes(placeholder));
  return [
    ...lacking.map((placeholder) => `lacks {${placeholder}}`),
    ...unknown.map((placeholder) => `has {${placeholder}}, which English has not`),
  ];
}
