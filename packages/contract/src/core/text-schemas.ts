import * as z from 'zod/mini';
import { rule } from './rule-schemas.ts';
import { UNPRINTABLE } from './text.ts';

export const printable = rule<string>((text) => !UNPRINTABLE.test(text), { code: 'characters' });

/** No letter is written in more code units than this. */
const UNITS = 4;
/**
 * Composed, so that two texts that look the same are the same, whatever keyboard or file they come from. One that stays
 * too long is left alone: thousands of accents in a row take seconds to sort.
 */
const composed = (max: number) =>
  z.overwrite<string>((text) => (text.length > max * UNITS ? text : text.normalize('NFC')));

/** One line of text of at most `max` characters, trimmed and not empty. */
export const lineOf = (max: number) =>
  z.string().check(z.trim(), composed(max), z.minLength(1), z.maxLength(max), printable);

/** One line of text, or null: an empty line counts as none. */
export const optionalLineOf = (max: number) =>
  z.pipe(
    z.nullable(z.string().check(z.trim(), composed(max), z.maxLength(max), printable)),
    z.transform((text) => text || null),
  );

/** A text to search for, trimmed; empty it finds everything. */
export const searchOf = (max: number) => z.string().check(z.trim(), composed(max), z.maxLength(max), printable);

/** The same of several lines, which a reader breaks as they like. */
const printableLines = rule<string>((text) => !UNPRINTABLE.test(text.replaceAll(/\r?\n/g, '')), {
  code: 'characters',
});

/** Text of several lines, or null: blanks count as none. */
export const optionalLinesOf = (max: number) =>
  z.pipe(
    z.nullable(z.string().check(z.trim(), composed(max), z.maxLength(max), printableLines)),
    z.transform((text) => text?.replaceAll('\r\n', '\n') || null),
  );

/** Text of several lines, trimmed and not empty. */
export const linesOf = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll('\r\n', '\n')),
    z.trim(),
    composed(max),
    z.minLength(1),
    z.maxLength(max),
    printableLines,
  );
