import { numberIn, perLocale } from './numbers.ts';

/** Intersection of all members of a union. */
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (each: infer All) => void
  ? All
  : never;

/** Text that contains each placeholder: `'{start}–{end}'` for start and end. */
type Pattern<Name extends string> = Together<Name extends string ? `${string}{${Name}}${string}` : never>;

/** Forms of a text by the plural category of `count`, as `Intl.PluralRules` names them. */
export interface PluralForms<Name extends string> extends Partial<Record<Intl.LDMLPluralRule, string>> {
  other: Pattern<Name> & string;
}

/**
 * Text with named placeholders, as plain data: `'{count} files'`, or its plural forms:
 * `{ one: '{count} file', other: '{count} files' }`. Every placeholder must occur, in plural forms in `other`.
 */
export type Message<Name extends string> = (Pattern<Name> & string) | PluralForms<Name>;

/** Values of the placeholders. Numbers are formatted, text is inserted as it is. */
type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** Texts as components use them: a message is a function of its values. */
export type Spoken<Texts> = {
  readonly [Key in keyof Texts]: [Extract<Texts[Key], PluralForms<never>>] extends [never]
    ? Texts[Key]
    : Extract<Texts[Key], PluralForms<never>> extends PluralForms<infer Name>
      ? (values: Values<Name>) => string
      : never;
};

type AnyMessage = string | PluralForms<never>;

const PLACEHOLDER = /\{(\w+)\}/g;

const rules = perLocale((locale) => new Intl.PluralRules(locale));

function formOf(message: AnyMessage, count: unknown, locale: string | undefined): string {
  if (typeof message === 'string') return message;
  return message[rules(locale).select(Number(count))] ?? message.other;
}

/** Inserts values into a message. */
function format(message: AnyMessage, values: Values<string>, locale: string | undefined): string {
  return formOf(message, values['count'], locale).replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? numberIn(locale, value) : value;
  });
}

/** Names of the placeholders that a message needs, in plural forms those of `other`. */
export const placeholdersOf = (message: AnyMessage): string[] =>
  [...(typeof message === 'string' ? message : message.other).matchAll(PLACEHOLDER)].map(([, name = '']) => name);

const isMessage = (text: unknown) =>
  typeof text === 'object' || (typeof text === 'string' && text.search(PLACEHOLDER) >= 0);

const messages = new WeakMap<object, readonly string[]>();

/** Keys of the messages among the English texts. Cached, because every instance of a component asks for them. */
function messagesOf(english: object): readonly string[] {
  const known = messages.get(english) ?? Object.entries(english).flatMap(([key, text]) => (isMessage(text) ? key : []));
  messages.set(english, known);
  return known;
}

/** Makes a function of each message. `locale` among the texts is the language of numbers and plural forms. */
export function spoken<Texts extends object>(english: Texts, texts: Texts): Spoken<Texts> {
  const result = { ...texts } as Record<string, unknown>;
  const locale = result['locale'] as string | undefined;
  for (const key of messagesOf(english)) {
    const message = result[key] as AnyMessage;
    result[key] = (values: Values<string>) => format(message, values, locale);
  }
  return result as unknown as Spoken<Texts>;
}
