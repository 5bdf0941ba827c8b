import type { Column } from './columns.ts';

/** Sign between whole units and decimals in the numbers of a file. */
export type DecimalSign = ',' | '.';

/** Numbers of a workbook have a type. One that is a text has a point, and no groups, which nothing would tell apart. */
export type NumberSign = DecimalSign | 'plain';

const SPACE = /[\s\u00a0\u202f'’]/gu;
/** Numbers whose decimal sign is beyond doubt: `45,5`, `1.234,50`, `0,125`. Three digits may be a group. */
const BEYOND_DOUBT: Readonly<Record<DecimalSign, RegExp>> = {
  ',': /^[-+]?(?:\d+|\d{1,3}(?:\.\d{3})+),(?:\d{1,2}|\d{4,})$|^[-+]?(?:0|\d{1,3}(?:\.\d{3})+),\d{3}$/,
  '.': /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)\.(?:\d{1,2}|\d{4,})$|^[-+]?(?:0|\d{1,3}(?:,\d{3})+)\.\d{3}$/,
};
const NUMBER: Readonly<Record<NumberSign, RegExp>> = {
  plain: /^[-+]?\d+(?:\.\d+)?$/,
  ',': /^[-+]?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/,
  '.': /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/,
};

/**
 * Returns the decimal sign of a file, by most of its numbers. A number with the other one is wrong then, and not a
 * hundred times as large.
 */
export function decimalSignOf(numbers: Iterable<string>, separator: string): DecimalSign {
  const votes = { ',': 0, '.': 0 };
  for (const number of numbers) {
    const plain = number.replaceAll(SPACE, '');
    for (const sign of [',', '.'] as const) if (BEYOND_DOUBT[sign].test(plain)) votes[sign] += 1;
  }
  if (votes[','] !== votes['.']) return votes[','] > votes['.'] ? ',' : '.';
  // Spreadsheets separate by semicolons where the comma is in the numbers.
  return separator === ';' ? ',' : '.';
}

/** Returns a number as the API has it, or null: `1234.5` for `1.234,5`. */
function decimalOf(cell: string, sign: NumberSign): string | null {
  const plain = cell.replaceAll(SPACE, '');
  if (!NUMBER[sign].test(plain)) return null;
  if (sign === 'plain') return plain.replace(/^\+/, '');
  const group = sign === ',' ? '.' : ',';
  return plain.replace(/^\+/, '').replaceAll(group, '').replace(sign, '.');
}

const YES = new Set([
  'true',
  'yes',
  'y',
  '1',
  'x',
  'ja',
  'j',
  'oui',
  'igen',
  'tak',
  'wahr',
  'waar',
  'vrai',
  'igaz',
  'prawda',
]);
const NO = new Set([
  'false',
  'no',
  'n',
  '0',
  'nein',
  'nee',
  'non',
  'nem',
  'nie',
  'falsch',
  'onwaar',
  'faux',
  'hamis',
  'fałsz',
]);

/** Day first, as everywhere in Europe. With slashes it may be the month. */
const DAY_FIRST = /^(\d{1,2})[.-]\s?(\d{1,2})[.-]\s?(\d{4})\.?$/;
/** Hungarian dates begin with the year. */
const YEAR_FIRST = /^(\d{4})[./-]\s?(\d{1,2})[./-]\s?(\d{1,2})\.?$/;

function dateOf(cell: string): string {
  const dayFirst = DAY_FIRST.exec(cell);
  const [, year, month, day] = dayFirst ? ['', dayFirst[3], dayFirst[2], dayFirst[1]] : (YEAR_FIRST.exec(cell) ?? []);
  if (year === undefined || month === undefined || day === undefined) return cell;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function choiceOf(cell: string, choices: readonly string[]): string {
  return choices.find((choice) => choice.toLowerCase() === cell.toLowerCase()) ?? cell;
}

/** Returns the value of a cell, or null if it is none of its column. The schema of the row checks the rest. */
export function readCell(cell: string, { type, choices }: Column, sign: NumberSign): unknown {
  switch (type) {
    case 'boolean': {
      const word = cell.toLowerCase();
      if (YES.has(word)) return true;
      return NO.has(word) ? false : null;
    }
    case 'whole':
    case 'number': {
      const number = decimalOf(cell, sign);
      return number === null ? null : Number(number);
    }
    case 'decimal':
      return decimalOf(cell, sign);
    case 'date':
      return dateOf(cell);
    case 'choice':
      return choiceOf(cell, choices);
    case 'text':
      return cell;
  }
}
