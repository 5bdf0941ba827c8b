import * as z from 'zod/mini';
import { rule } from './rule-schemas.ts';
import { pasted, UNPRINTABLE } from './text.ts';

export const printable = rule<string>((text) => !UNPRINTABLE.test(text), { code: 'characters' });

/** Maximum number of code units per letter. */
const UNITS = 4;
/**
 * Composes accents (NFC), so that texts from different keyboards and files compare equal. Skips too long texts, because
 * sorting thousands of accents takes seconds.
 */
export const composed = (max: number, form: 'NFC' | 'NFKC' = 'NFC') =>
  z.overwrite<string>((text) => (text.length > max * UNITS ? text : text.normalize(form)));

/** Cleans a pasted text, and trims it. */
const trimmed = z.overwrite<string>(pasted);

/** One line of text with at most `max` characters, trimmed and not empty. */
export const lineOf = (max: number) =>
  z.string().check(trimmed, composed(max), z.minLength(1), z.maxLength(max), printable);

/** One line of text; an empty line becomes null. */
export const optionalLineOf = (max: number) =>
  z.pipe(
    z.nullable(z.string().check(trimmed, composed(max), z.maxLength(max), printable)),
    z.transform((text) => text || null),
  );

/** One line of text with at most `max` characters, trimmed, which may be empty. */
export const lineOrEmptyOf = (max: number) => z.string().check(trimmed, composed(max), z.maxLength(max), printable);

/** Search text. An empty text matches everything. */
export const searchOf = lineOrEmptyOf;

/** Same rule for texts with line breaks. */
const printableLines = rule<string>((text) => !UNPRINTABLE.test(text.replaceAll(/\r?\n/g, '')), {
  code: 'characters',
});

/** Text with line breaks; blank text becomes null. */
export const optionalLinesOf = (max: number) =>
  z.pipe(
    z.nullable(z.string().check(trimmed, composed(max), z.maxLength(max), printableLines)),
    z.transform((text) => text?.replaceAll('\r\n', '\n') || null),
  );

/** Text with line breaks, trimmed and not empty. */
export const linesOf = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll('\r\n', '\n')),
    trimmed,
    composed(max),
    z.minLength(1),
    z.maxLength(max),
    printableLines,
  );
