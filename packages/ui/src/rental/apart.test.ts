import { expect, it } from 'vitest';
import * as kit from '../index.ts';
import { en } from '../locales/en.ts';
import * as rental from './index.ts';
import { en as rentalEn } from './locales/en.ts';

const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1] ?? '');

it('[UI-23] what knows the rental trade is exported by its own entry alone', () => {
  expect(folders.length).toBeGreaterThan(8);
  expect(Object.keys(rental)).toEqual(expect.arrayContaining(folders));
  expect(Object.keys(kit).filter((name) => name in rental)).toEqual([]);
});

it('[UI-23] its texts are in its own locales, beside those of the kit', () => {
  const own = Object.keys(rentalEn).filter((name) => !(name in en));
  expect(own.length).toBeGreaterThan(6);
  expect(own.filter((name) => !folders.includes(name))).toEqual([]);
  expect(Object.keys(en).filter((name) => !(name in rentalEn))).toEqual([]);
});
