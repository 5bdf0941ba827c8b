import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../index.ts';
import { headingOf, isRented } from './headings.ts';

const PACKAGES = join(import.meta.dirname, '../../..');
const textsOf = (path: string) => JSON.parse(readFileSync(join(PACKAGES, path), 'utf8'));

describe('the headings of a file', () => {
  it.each(LANGUAGES)('[DOM-61] are those of the form and of an exported list in %s', (language) => {
    const { facts, ownership } = textsOf(`portal/src/i18n/locales/${language}/asset.json`);
    const { own } = textsOf(`server/src/exports/locales/${language}.json`);
    const texts = { ...facts, productCode: own.productCode };
    const columns = Object.keys(texts).map((name) => [name, headingOf(texts[name])]);
    expect(Object.fromEntries(columns.filter(([, column]) => column))).toEqual({
      asset: 'name',
      tag: 'tag',
      name: 'name',
      product: 'productCode',
      productCode: 'productCode',
      make: 'make',
      model: 'model',
      serialNumber: 'serialNumber',
      year: 'year',
      home: 'home',
      ownership: 'ownership',
    });
    expect([isRented(ownership.rented), isRented(ownership.owned)]).toEqual([true, false]);
  });

  it('[DOM-61] may be written with other blanks, signs and case', () => {
    expect(['SERIALNUMBER', 'serial_number', ' Serial  number* ', 'Serial-number'].map(headingOf)).toEqual(
      Array.from({ length: 4 }, () => 'serialNumber'),
    );
    expect(headingOf('')).toBeUndefined();
  });
});
