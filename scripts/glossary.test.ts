import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../packages/contract/src/core/languages.ts';
import { forbiddenFaults, forbiddenWords } from './glossary.ts';

const words = forbiddenWords(readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8'));

it('[I18N-01] the glossary forbids words in each language and names a better one', () => {
  for (const language of LANGUAGES) {
    expect(words.filter((word) => word.language === language.slice(0, 2)).length, language).toBeGreaterThan(2);
  }
  expect(words.filter(({ word, instead }) => word === '' || instead === '')).toEqual([]);
});

it.each([
  ['nl', 'Drie werven', 'werven'],
  ['nl', 'Open een Rekening.', 'rekening*'],
  ['nl', 'het vlootnr. 12', 'vlootnr*'],
  ['pl', 'Na Twoim koncie', 'Twoi*'],
  ['pl', 'Twoje konto', 'Twoj*'],
  ['pl', 'opiekunowi wynajmu', 'opiekun* wynajmu'],
  ['hu', 'A(z) cég', 'A(z)'],
  ['de', 'Ihre Bestellungen', 'Bestellung*'],
  ['en', '12 pieces', 'pieces'],
  ['pl', 'Kod kosztów: 4711', 'kod* kosztów'],
  ['hu', 'Nyitott számlák', 'nyitott számlák'],
])('[I18N-01] reads whole words in %s: %s', (language, text, word) => {
  expect(forbiddenFaults({ title: text }, language, words)).toEqual([expect.stringContaining(`title says «${word}»`)]);
});

it.each([
  ['nl', 'de contactpersoon bij de verhuurder'],
  ['nl', 'ontwerfen, bewerven en afmelden'],
  ['de', 'Bestellnummer, und Sie können sich abmelden'],
  ['en', 'until it is still there'],
  ['fr', 'votre propre matériel'],
  ['pl', 'nr floty 12'],
  ['hu', 'flottaszám: 12'],
])('[I18N-01] lets pass in %s: %s', (language, text) => {
  expect(forbiddenFaults({ title: text }, language, words)).toEqual([]);
});
