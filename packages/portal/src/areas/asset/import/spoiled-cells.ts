import { LANGUAGES } from '@hireyard/contract';

/**
 * Signs that a spreadsheet has changed an entered value: a long number in scientific notation, a number with decimals
 * that nobody enters, a date made of a model such as `3-5`, an error in place of a value, a number whose further digits
 * became zeros, and letters that were lost in another encoding.
 */
export const SPOILED = ['exponent', 'decimals', 'date', 'error', 'digits', 'letters'] as const;
export type Spoiled = (typeof SPOILED)[number];

/** Short and long names of the months as spreadsheets write them, without dots: `Mar`, `März`, `mrt`. `MAR` is typed. */
const MONTHS = LANGUAGES.flatMap((language) =>
  ['short', 'long'].flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month: month as 'short', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2026, at, 1)).replaceAll('.', ''));
  }),
);
const MONTH = `(?:${[...new Set(MONTHS)].join('|')})\\.?`;

const SIGNS: Readonly<Record<Spoiled, RegExp>> = {
  exponent: /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i,
  decimals: /^\d+[.,]0+$/,
  date: new RegExp(
    [
      `^\\d{1,2}[-. /]+${MONTH}(?:[-. /]+\\d{2,4})?$`,
      `^${MONTH}[-. /]+(?:\\d{2}|(?:19|20)\\d{2})$`,
      String.raw`^\d{4}-\d{2}-\d{2}(?: \d{1,2}:\d{2}(?::\d{2})?)?$`,
      String.raw`^\d{1,2}([./-])\d{1,2}\1(?:19|20)\d{2}(?: \d{1,2}:\d{2}(?::\d{2})?)?$`,
    ].join('|'),
    'u',
  ),
  error: /^#(?:\p{Lu}[\p{Lu}\d/]*[?!]|N\/A|N\/D|NV|HIÁNYZIK|#+)$/u,
  // Spreadsheets keep 15 digits.
  digits: /^[1-9]\d{14}0+$/,
  letters: /\ufffd|\p{L}\?\p{L}|^\?\p{Ll}/u,
};

/** Returns how a spreadsheet seems to have changed a cell, or null. */
export const spoiledBy = (cell: string): Spoiled | null => SPOILED.find((sign) => SIGNS[sign].test(cell)) ?? null;
