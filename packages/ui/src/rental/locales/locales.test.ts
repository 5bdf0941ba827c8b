import { describe, expect, it } from 'vitest';
import { type Message, spoken } from '../../internal/message.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import type { RentalLocale } from './RentalLocale.ts';
import written from './written.json' with { type: 'json' };

type Texts = Readonly<Record<string, string | Message<never>>>;

const locales = Object.entries({ en, nl, de, fr, hu, pl });

/** All texts by path. */
const textsOf = (locale: RentalLocale): [path: string, text: string | Message<never>, language: string][] =>
  Object.entries(locale).flatMap(([component, texts]) =>
    Object.entries(texts as Texts).map(([key, text]): [string, string | Message<never>, string] => [
      `${component}.${key}`,
      text,
      String((texts as Texts)['locale']),
    ]),
  );

const formsOf = (text: string | Message<never>): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const placeholdersOf = (text: string | Message<never>) => [
  ...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? [])),
];

const english = new Map(textsOf(en).map(([path, text]) => [path, text]));

const NUMBERS = [0, 1, 2, 5, 22, 12_480];
const NUMERIC = /^(count|end|limit|page|pages|percent|start|step|steps|total)$/;

const saying = (text: unknown, component: string, number: number): string => {
  const given = (name: string) => (NUMERIC.test(name) && component !== 'Sparkline' ? number : `<${name}>`);
  const values = new Proxy({}, { get: (_, name: string) => given(name) });
  return (text as (values: object) => string)(values);
};

/** Messages as they read: one text, or one for each number. */
function readingsOf(locale: RentalLocale): Record<string, string | string[]> {
  const readings = Object.entries(locale).flatMap(([component, texts]) =>
    Object.entries(spoken(en[component as keyof RentalLocale] as object, texts as object))
      .filter(([, text]) => typeof text === 'function')
      .map(([key, text]): [string, string | string[]] => {
        const said = NUMBERS.map((number) => saying(text, component, number));
        return [`${component}.${key}`, new Set(said).size === 1 ? (said[0] ?? '') : said];
      }),
  );
  return Object.fromEntries(readings);
}

describe.each(locales)('[UI-29] %s', (language, locale) => {
  it('is plain data, which a server component can hand to the browser', () => {
    expect(structuredClone(locale)).toEqual(locale);
    expect(JSON.parse(JSON.stringify(locale))).toEqual(locale);
  });

  it('has the placeholders of English in every text', () => {
    const placeholders = (path: string) => placeholdersOf(english.get(path) ?? '').sort();
    for (const [path, text] of textsOf(locale))
      expect([path, ...placeholdersOf(text).sort()]).toEqual([path, ...placeholders(path)]);
  });

  it('has a form for each plural category of its language', () => {
    const plural = textsOf(locale).filter(([, text]) => typeof text !== 'string');
    expect(plural.length).toBeGreaterThan(0);
    for (const [path, forms, tag] of plural) {
      expect([path, new Intl.Locale(tag).language]).toEqual([path, language]);
      const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
      expect([path, ...Object.keys(forms).sort()]).toEqual([path, ...pluralCategories.sort()]);
    }
  });

  it('names its language beside each text with a number', () => {
    const numbered = textsOf(locale).filter(
      ([path, text]) =>
        !/^Sparkline\./.test(path) &&
        placeholdersOf(text).some((placeholder) => NUMERIC.test(placeholder.slice(1, -1))),
    );
    for (const [path, , tag] of numbered) expect([path, tag.slice(0, 2)]).toEqual([path, language]);
  });

  it('reads as written down', () => {
    expect(readingsOf(locale)).toEqual(written[language as keyof typeof written]);
  });
});

describe.each(locales.slice(1))('[UI-04] %s', (_language, locale) => {
  const texts = textsOf(locale);

  it('has exactly the keys of English', () => {
    expect(texts.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
  });

  it('leaves no text empty and copies no sentence from English', () => {
    const forms = texts.flatMap(([path, text]) => formsOf(text).map((form) => [path, form] as const));
    expect(forms.filter(([, form]) => form.trim() === '')).toEqual([]);
    expect(
      forms.filter(
        ([path, form]) =>
          /[a-z]+.* .*[a-z]/i.test(form.replaceAll(/\{\w+\}/g, '')) && formsOf(english.get(path) ?? '').includes(form),
      ),
    ).toEqual([]);
  });
});
