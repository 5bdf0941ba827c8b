import { describe, expect, expectTypeOf, it } from 'vitest';
import { de } from '../locales/de.ts';
import { en } from '../locales/en.ts';
import type { UiLocale } from '../locales/UiLocale.ts';
import { de as rentalDe } from '../rental/locales/de.ts';
import { en as rentalEn } from '../rental/locales/en.ts';
import type { RentalLocale } from '../rental/locales/RentalLocale.ts';
import { type LocaleJson, localeFromJson } from './locale-from-json.ts';

/** A locale as an import of its JSON file returns it. */
const fromFile = (locale: UiLocale): LocaleJson<UiLocale> => JSON.parse(JSON.stringify(locale));

describe('[UI-29] a locale from a JSON file', () => {
  it('is taken without a cast, from the kit and from the rental trade', () => {
    expect(localeFromJson(fromFile(de), en)).toEqual(de);
    expectTypeOf(localeFromJson(fromFile(de), en)).toExtend<UiLocale>();
    const rental: LocaleJson<RentalLocale> = JSON.parse(JSON.stringify(rentalDe));
    expectTypeOf(localeFromJson(rental, rentalEn)).toExtend<RentalLocale>();
    expect(localeFromJson(rental, rentalEn)).toEqual(rentalDe);
  });

  it('has texts of type string, and the keys of English', () => {
    type Paginator = LocaleJson<UiLocale>['Paginator'];
    expectTypeOf<{ range: string }>().not.toExtend<Paginator>();
    expectTypeOf<Record<keyof Paginator, string>>().toExtend<Paginator>();
    expectTypeOf<Record<keyof Paginator, number>>().not.toExtend<Paginator>();
  });

  it('is refused where a placeholder is missing', () => {
    const json = { ...fromFile(de), Paginator: { ...fromFile(de).Paginator, range: '{start}–{end}' } };
    expect(() => localeFromJson(json, en)).toThrow('Not a locale: Paginator.range lacks {total}.');
  });

  it.each([
    ['is missing', undefined],
    ['lacks its form other', { one: '{start}–{end} / {total}' }],
    ['has {totla}, which English has not', { one: '{totla}', other: '{start}–{end} / {total}' }],
  ])('is refused where a text %s', (fault, range) => {
    const json = JSON.parse(JSON.stringify({ ...de, Paginator: { ...de.Paginator, range } }));
    expect(() => localeFromJson(json, en)).toThrow(`Not a locale: Paginator.range ${fault}.`);
  });
});
