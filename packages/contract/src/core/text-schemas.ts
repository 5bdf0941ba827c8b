import * as z from 'zod/mini';

/**
 * What no text holds (DOM-27): line breaks, control characters, half characters, what is no character, and what shows
 * nothing, such as a soft hyphen, a filler or a mark that turns the direction of what follows; but for the selector that
 * gives an emoji its colours or makes a keycap of a digit.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffb]|(?!(?<=\p{Extended_Pictographic})\ufe0f|(?<=[\d#*])\ufe0f\u20e3)\p{Default_Ignorable_Code_Point}/u;

export const printable = z.refine<string>((text) => !UNPRINTABLE.test(text), { params: { code: 'characters' } });

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
