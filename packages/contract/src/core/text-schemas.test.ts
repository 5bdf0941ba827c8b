import { expect, it } from 'vitest';
import { lineOf, linesOf, optionalLineOf, searchOf } from './text-schemas.ts';

const REFUSED = [
  ['a line break', 'a\nb'],
  ['a control character', 'a\u0007b'],
  ['a turned direction', 'a\u202eb'],
  ['a mark of direction within it', 'a\u200eb'],
  ['an isolate', 'a\u2066b'],
  ['a joiner between Latin letters', 'a\u200db'],
  ['a non-joiner at the end of a word', 'می\u200c x'],
  ['a joiner behind an emoji alone', '👷\u200d'],
  ['a tag', 'a\u{e0041}'],
  ['a filler alone', '\u3164'],
  ['a blank of Braille alone', '\u2800'],
  ['a selector alone', '\ufe0f'],
  ['what is no character', 'a\ufffe'],
  ['what is no character beyond the first plane', 'a\u{1fffe}'],
  ['half a character', 'a\ud800'],
  ['a mark of an annotation', 'a\ufff9b'],
  ['a selector behind a digit, which shows the digit alone', 'S-7\ufe0f'],
  ['two selectors', '❤\ufe0f\ufe0f'],
] as const;

it.each(REFUSED)('[DOM-27] a line refuses %s', (_name, text) => {
  const refusal = [{ code: 'custom', params: { code: 'characters' } }];
  for (const schema of [lineOf(10), optionalLineOf(10), searchOf(10)])
    expect(schema.safeParse(text).error?.issues).toMatchObject(refusal);
});

it('[DOM-27] texts that look the same are the same, whichever way their accents are written', () => {
  for (const schema of [lineOf(4), optionalLineOf(4), searchOf(4)]) expect(schema.parse('Łódz\u0301')).toBe('Łódź');
});

it('[DOM-27] a text of nothing but accents takes no longer to refuse than another', () => {
  const accents = `a${'\u0316\u0301'.repeat(60_000)}`;
  const start = Date.now();
  for (const schema of [lineOf(120), optionalLineOf(120), searchOf(100)])
    expect(schema.safeParse(accents).error?.issues).toMatchObject([{ code: 'too_big' }]);
  // Sorting them takes a minute.
  expect(Date.now() - start).toBeLessThan(2_000);
});

it.each([
  ['a soft hyphen', 'sky\u00adtrak', 'skytrak'],
  ['zero-width blanks', '\u200bKra\u2060n \ufeff', 'Kran'],
  ['a narrow blank and a tab', 'A\u202f12\tB', 'A 12 B'],
  ['marks of direction at both ends', '\u202a Jan \u200f\u202c', 'Jan'],
])('[DOM-27] a pasted text loses %s', (_name, text, stored) => {
  for (const schema of [lineOf(10), optionalLineOf(10), searchOf(10)]) expect(schema.parse(text)).toBe(stored);
  expect(linesOf(10).parse(` ${text}\u200e`)).toBe(stored);
});

it('[DOM-27] a text of nothing but what is dropped is empty, and takes no longer to clean than another', () => {
  expect(optionalLineOf(10).parse('\u00ad\u200b\u200e')).toBeNull();
  expect(lineOf(10).safeParse('\u200e').error?.issues).toMatchObject([{ code: 'too_small' }]);
  const start = Date.now();
  expect(lineOf(10).safeParse(`a${'\u200e'.repeat(240_000)}a`).success).toBe(false);
  expect(Date.now() - start).toBeLessThan(2_000);
});

it.each([
  'Łódź',
  'Bühne 7',
  'مشروع',
  '10 m²',
  'A–B',
  'Site ❤️',
  '1️⃣',
  '𝒜',
  '👷🏽‍♀️',
  '🏳️‍🌈',
  'می\u200cخواهم',
  'ක\u0dca\u200dෂ',
])('a line takes %s', (text) => {
  expect(lineOf(10).parse(` ${text} `)).toBe(text);
});

it('an empty line is refused, or none where it may be left out', () => {
  expect(lineOf(10).safeParse('  ').success).toBe(false);
  expect(optionalLineOf(10).parse('  ')).toBeNull();
  expect(optionalLineOf(10).parse(null)).toBeNull();
  expect(optionalLineOf(3).safeParse('long').success).toBe(false);
});
