import { expect, it } from 'vitest';
import { lineOf, optionalLineOf } from './text-schemas.ts';

it.each([
  ['a line break', 'a\nb'],
  ['a control character', 'a\u0007b'],
  ['a turned direction', 'a\u202eb'],
  ['a character that is not seen', 'a\u200bb'],
  ['a soft hyphen alone', '\u00ad'],
  ['a filler alone', '\u3164'],
  ['a blank of Braille alone', '\u2800'],
  ['a selector alone', '\ufe0f'],
  ['what is no character', 'a\ufffe'],
  ['what is no character beyond the first plane', 'a\u{1fffe}'],
])('a line refuses %s', (_name, text) => {
  expect(lineOf(10).safeParse(text).error?.issues).toMatchObject([{ code: 'custom', params: { code: 'characters' } }]);
  expect(optionalLineOf(10).safeParse(text).success).toBe(false);
});

it.each(['Łódź', 'Bühne 7', 'مشروع', '10 m²', 'A–B', 'Site ❤️', '1️⃣', '𝒜'])('a line takes %s', (text) => {
  expect(lineOf(10).parse(` ${text} `)).toBe(text);
});

it('an empty line is refused, or none where it may be left out', () => {
  expect(lineOf(10).safeParse('  ').success).toBe(false);
  expect(optionalLineOf(10).parse('  ')).toBeNull();
  expect(optionalLineOf(10).parse(null)).toBeNull();
  expect(optionalLineOf(3).safeParse('long').success).toBe(false);
});
