import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutEscapes, withoutFormula } from './formula.ts';

describe('withoutFormula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+31 20', '+31 20'],
    ['+31 (0)20 123 45 67', '+31 (0)20 123 45 67'],
    ['+31612345678;+48 22 1', '+31612345678;+48 22 1'],
    ['+31\u202f20', '+31\u202f20'],
    ['+1+1', "'+1+1"],
    ['+31 20-1', "'+31 20-1"],
    ['+SUM(1)', "'+SUM(1)"],
    ['+()', "'+()"],
    ['+31 20;=1', "+31 20;'=1"],
    ['"+31 20', `'"+31 20`],
    ["Haven;=cmd|' /C calc'!A0;x", "Haven;'=cmd|' /C calc'!A0;x"],
    ['x;"=1+1"', `x;'"=1+1"`],
    ['\t=1', "'\t'=1"],
    ['Zuidas Tower C; gate 3 - left', 'Zuidas Tower C; gate 3 - left'],
    ['', ''],
  ])('[DOM-21] %j is %j', (text, safe) => {
    expect(withoutFormula(text)).toBe(safe);
  });

  it('[DOM-21] no cell begins a formula, at whichever separator a spreadsheet divides the file', () => {
    const text = fc.string({ unit: fc.constantFrom('=', '-', '@', '"', ';', ',', '\t', '\n', 'a', '1', '＝') });
    fc.assert(
      fc.property(text, (name) => {
        const file = stringify([['SC-1', withoutFormula(name), 'b']], { record_delimiter: 'windows' });
        // Split at commas, the file is read as written.
        const cells = [withoutFormula(name), ...file.split(/[;\t\r\n]/).slice(1)];
        for (const cell of cells) expect(cell).not.toMatch(/^"*[=+\-@＝＋－＠]/);
      }),
    );
  });
});

it.each([
  ['_x000D_', '_x005F_x000D_'],
  ['A_x0041_x0042_', 'A_x005F_x0041_x005F_x0042_'],
  ['_x000d_ and _X000D_', '_x005F_x000d_ and _X000D_'],
  ['_x00_ a_b', '_x00_ a_b'],
])('[DOM-21] %j is %j in a workbook', (text, escaped) => {
  expect(withoutEscapes(text)).toBe(escaped);
});
