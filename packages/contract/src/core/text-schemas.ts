import * as z from 'zod/mini';

/**
 * Line breaks, control characters, what is no character, and what shows nothing, such as a soft hyphen, a filler or a mark
 * that turns the direction of what follows; but for the selector that gives an emoji its colours.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u2800]|(?!(?<=\p{Emoji})\ufe0f)\p{Default_Ignorable_Code_Point}/u;

const printable = z.refine<string>((text) => !UNPRINTABLE.test(text), { params: { code: 'characters' } });

/** One line of text of at most `max` characters, trimmed and not empty. */
export const lineOf = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), printable);

/** One line of text, or null: an empty line counts as none. */
export const optionalLineOf = (max: number) =>
  z.pipe(
    z.nullable(z.string().check(z.trim(), z.maxLength(max), printable)),
    z.transform((text) => text || null),
  );

/** The same of several lines, which a reader breaks as they like. */
const printableLines = z.refine<string>((text) => !UNPRINTABLE.test(text.replaceAll(/\r?\n/g, '')), {
  params: { code: 'characters' },
});

/** Text of several lines, or null: blanks count as none. */
export const optionalLinesOf = (max: number) =>
  z.pipe(
    z.nullable(z.string().check(z.trim(), z.maxLength(max), printableLines)),
    z.transform((text) => text?.replaceAll('\r\n', '\n') || null),
  );
