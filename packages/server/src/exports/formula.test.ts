import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutFormula } from './formula.ts';

describe('withoutFormula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+31 20', "'+31 20"],
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
