import * as z from 'zod/mini';

/** Line breaks, control characters, zero-width characters and marks that turn the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

const printable = z.refine<string>((text) => !UNPRINTABLE.test(text), { params: { code: 'characters' } });

/** One line of text of at most `max` characters, trimmed and not empty. */
export const lineOf = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), printable);

/** One line of text, or null: an empty line counts as none. */
export const optionalLineOf = (max: number) =>
  z.pipe(
    z.nullable(z.string().check(z.trim(), z.maxLength(max), printable)),
    z.transform((text) => text || null),
  );
