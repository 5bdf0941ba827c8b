import { MAX_SEARCH_LENGTH } from './list.ts';

/** Scripts whose words need joiners and non-joiners, such as Persian and Sinhala. */
const JOINING = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .concat(['Khmr', 'Mymr'])
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** Invisible characters that a text may contain: the variation selector of emoji and keycaps, and joiners. */
const NEEDED = [
  String.raw`(?<=\p{ExtPict})\ufe0f`,
  String.raw`(?<=[\d#*])\ufe0f\u20e3`,
  String.raw`(?<=[\p{ExtPict}\p{EMod}\ufe0f])\u200d(?=\p{ExtPict})`,
  String.raw`(?<=[${JOINING}])[\u200c\u200d](?=[${JOINING}])`,
].join('|');

/**
 * Characters that no text may contain (DOM-27): line breaks, control characters, lone surrogates, noncharacters, and
 * invisible ones such as fillers and direction marks.
 */
export const UNPRINTABLE = new RegExp(
  String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\u2800\ufff9-\ufffb]|(?!${NEEDED})\p{DI}`,
  'u',
);

const RUN = new RegExp(`(?:${UNPRINTABLE.source})+`, 'gu');

/** Direction marks that programs put around copied text. Overrides and isolates are not among them. */
const MARK = '\\u200e\\u200f\\u202a-\\u202c';
const MARKS = new RegExp(`[${MARK}]`, 'g');
const AT_END = new RegExp(`[\\s${MARK}]`);

/**
 * Removes invisible characters from a pasted text (DOM-27): soft hyphens, zero-width blanks and byte order marks. Narrow
 * blanks and tabs become blanks. Blanks and direction marks are removed at both ends.
 */
export function pasted(text: string): string {
  const visible = text.replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '').replaceAll(/[\t\u202f]/g, ' ');
  let from = 0;
  let to = visible.length;
  while (from < to && AT_END.test(visible.charAt(from))) from += 1;
  while (to > from && AT_END.test(visible.charAt(to - 1))) to -= 1;
  return visible.slice(from, to);
}

/** Cleans a pasted number of marks of direction anywhere in it, too. */
export const pastedNumber = (text: string): string => pasted(text.replaceAll(MARKS, ''));

/** Prepares a text for searching a list: replaces what remains invisible of a pasted text by a blank. */
export const searchable = (text: string, maxLength = MAX_SEARCH_LENGTH): string =>
  pasted(text).slice(0, maxLength).replaceAll(RUN, ' ').trim();

/** Removes unprintable characters from a text that no user typed, such as a file name. */
export const printableOf = (text: string): string => text.replaceAll(RUN, '');

/** Letters that Unicode does not decompose. The server's `folded` writes them the same way. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' };

/** Folds case and accents of a text, to search it: "lodz" finds Łódź. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđı]/g, (letter) => LETTERS[letter] ?? letter);
