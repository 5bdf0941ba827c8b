import { LANGUAGES, type Language } from '../core/languages.ts';

/** Encodings of spreadsheets' CSV files. Older ones have one byte for each character. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250' | 'windows-1252' | 'iso-8859-2' | 'macintosh';

export interface Decoded {
  readonly encoding: Encoding;
  readonly text: string;
}
export interface DecodedFile {
  /** Possible texts, the most likely one first. */
  readonly options: readonly [Decoded, ...Decoded[]];
  /** False if the letters do not tell which option is right. */
  readonly isSure: boolean;
}

/** Letters beyond a–z of each language. Names of German and French makers occur in all of them. */
const LETTERS: Readonly<Record<Language, string>> = {
  'en-US': 'äöüéèëïç',
  de: 'äöüßéè',
  fr: 'äöüàâçéèêëîïôœùû',
  hu: 'áéíóöőúüű',
  nl: 'áàäâéèêëíïîóöôúüûç',
  pl: 'ąćęłńóśźżäöüé',
};
/** Signs of lists and texts in every language. */
const SIGNS = new Set('€£§°²³·½¼¾©®™–—‘’“”„«»…•µ±×ø⌀\u00a0');
/** A sign of these directly before a letter is a letter in another encoding: `£adowarka`, `ko³owa`. */
const BEFORE_LETTER = /[£²³½¼¾±§](?=\p{L})/u;
/** Capital letter within a word, as other encodings read small ones. */
const CAPITAL_WITHIN = /\p{Ll}(?=\P{ASCII})\p{Lu}/u;
const ODD_PLACE = new RegExp(`${BEFORE_LETTER.source}|${CAPITAL_WITHIN.source}`, 'gu');
const BEYOND_ASCII = /\P{ASCII}/gu;
const IS_LETTER = /\p{L}/u;

/** Names may contain a letter of another language. A sign that no text has is never right. */
const WEIGHT = { letter: 1, sign: 3 } as const;

/** Weighs the characters that a language does not have, each once, for each language. */
function strangersIn(text: string): ReadonlyMap<Language, number> {
  const chars = [...new Set(text.match(BEYOND_ASCII))].filter((char) => !SIGNS.has(char));
  const misplaced = new Set(text.match(ODD_PLACE)).size * WEIGHT.sign;
  return new Map(
    LANGUAGES.map((language) => {
      const strange = chars.filter((char) => !LETTERS[language].includes(char.toLowerCase()));
      const weights = strange.map((char) => WEIGHT[IS_LETTER.test(char) ? 'letter' : 'sign']);
      return [language, weights.reduce((sum, weight) => sum + weight, misplaced)];
    }),
  );
}

interface Judged extends Decoded {
  /** Weight of the characters that no language explains: 0 if one language explains all of them. */
  readonly strangers: number;
  /** True if a language of the user is one that explains most. */
  readonly isOwn: boolean;
}

const decoded = (bytes: ArrayBuffer, encoding: Encoding): Decoded => ({
  encoding,
  text: new TextDecoder(encoding).decode(bytes),
});

function judge(option: Decoded, own: readonly Language[]): Judged {
  const byLanguage = strangersIn(option.text);
  const strangers = Math.min(...byLanguage.values());
  return { ...option, strangers, isOwn: own.some((language) => byLanguage.get(language) === strangers) };
}

/** Decodes by the byte order mark, or as UTF-8. Null for another encoding. */
function unicodeOf(bytes: ArrayBuffer): Decoded | null {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return null;
  }
}

/** Difference from which letters tell the encoding of a language that the user does not have. */
const CLEAR = 3;

/**
 * Decodes a file. Without a byte order mark, guesses the encoding: the right one yields words of one of the portal's
 * languages. It is sure for words of the user's languages, and for others where the letters leave no doubt.
 */
export function decode(bytes: ArrayBuffer, own: readonly Language[]): DecodedFile {
  const unicode = unicodeOf(bytes);
  if (unicode) return { options: [unicode], isSure: true };
  const windows = judgedOptions(bytes, ['windows-1252', 'windows-1250'], own);
  // Linux and old Macs write other encodings, which are tried only where Windows has no explanation.
  const options = windows.some(({ strangers }) => strangers === 0)
    ? windows
    : judgedOptions(bytes, ['windows-1252', 'windows-1250', 'iso-8859-2', 'macintosh'], own);
  const [first, second] = options;
  if (!first) throw new Error('A file has at least one encoding.');
  const isSure =
    second === undefined ||
    (first.strangers === 0 && second.strangers > 0 && (first.isOwn || second.strangers >= CLEAR));
  return { options: [first, ...options.slice(1)], isSure };
}

/** Returns the options with different texts, the most likely first. */
function judgedOptions(bytes: ArrayBuffer, encodings: readonly Encoding[], own: readonly Language[]): Judged[] {
  const options = encodings.map((encoding) => decoded(bytes, encoding));
  return options
    .filter(({ text }, index) => options.findIndex((other) => other.text === text) === index)
    .map((option) => judge(option, own))
    .toSorted((a, b) => a.strangers - b.strangers || Number(b.isOwn) - Number(a.isOwn));
}

const CELL = /[^;,\t|"\r\n]+/g;
const MAX_SAMPLES = 3;

/**
 * Returns the first cells that differ between the options, for each option. Every option has one character for each
 * byte, so a cell has the same position in all of them.
 */
export function samplesOf(options: readonly Decoded[]): readonly string[] {
  const [first, ...others] = options;
  if (!first) return [];
  const samples: string[][] = options.map(() => []);
  for (const { 0: cell, index } of first.text.matchAll(CELL)) {
    if (samples[0]?.length === MAX_SAMPLES) break;
    const cells = [cell, ...others.map(({ text }) => text.slice(index, index + cell.length))];
    if (new Set(cells).size > 1 && !samples[0]?.includes(cell))
      for (const [at, text] of cells.entries()) samples[at]?.push(text.trim());
  }
  return samples.map((cells) => cells.join(' · '));
}
