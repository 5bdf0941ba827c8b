import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withMark, withoutFormula, withoutMark } from './formula.ts';
import { readTable, withLastColumn, writeTable } from './table.ts';

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
    ['\n=1', "'\n'=1"],
    [' =1+1', "' =1+1"],
    ['\u00a0=1+1', "'\u00a0=1+1"],
    ['＝1+1', "'＝1+1"],
    ['first\n=1+1', "first\n'=1+1"],
    [' +31 20', ' +31 20'],
    ['Zuidas Tower C; gate 3 - left', 'Zuidas Tower C; gate 3 - left'],
    ['', ''],
  ])('[DOM-21] %j is %j', (text, safe) => {
    expect(withoutFormula(text)).toBe(safe);
  });

  it('[DOM-21] no cell begins a formula, at whichever separator a spreadsheet divides the file', () => {
    const text = fc.string({ unit: fc.constantFrom('=', '-', '@', '"', ';', ',', '\t', '\n', 'a', '1', '＝') });
    fc.assert(
      fc.property(text, (name) => {
        const file = `SC-1,"${withoutFormula(name).replaceAll('"', '""')}",b\r\n`;
        // Split at commas, the file is read as written.
        const cells = [withoutFormula(name), ...file.split(/[;\t\r\n]/).slice(1)];
        for (const cell of cells) expect(cell).not.toMatch(/^"*[=+\-@＝＋－＠]/);
      }),
    );
  });
});

const read = (file: string) => readTable(file, (heading) => heading === 'id')?.rows.map(({ cells }) => cells);

describe('a written table', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+31 20', "'+31 20"],
    ['-12,5', "'-12,5"],
    ['\u00a0@SUM(1)', "'\u00a0@SUM(1)"],
    ['first\r\n=1+1', "first\r\n'=1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['＋1', "'＋1"],
  ])('[DOM-21] has %j as %j', (cell, written) => {
    const file = writeTable([
      ['id', 'text'],
      ['1', cell],
    ]);
    expect(read(file)).toEqual([['1', written]]);
    expect(withoutMark(written)).toBe(cell.trim());
    // The portal writes the file of the server anew.
    expect(read(withLastColumn(file, 'text', (same) => same))).toEqual([['1', written]]);
  });

  it('[DOM-21] gives every cell back as it was', () => {
    const text = fc.string({
      unit: fc.constantFrom('=', '-', '+', '"', ';', ' ', '\u00a0', '\t', '\n', 'a', '1', '＝'),
    });
    fc.assert(
      fc.property(text, (cell) => {
        expect(withoutMark(withMark(cell))).toBe(cell.trim());
        expect(withoutMark(withoutFormula(cell))).toBe(cell.trim());
      }),
    );
  });

  it('[DOM-21] is written in time, whatever its cells hold', () => {
    const began = performance.now();
    for (const cell of [`+${'1'.repeat(100_000)}x`, ' '.repeat(100_000), `;${' "'.repeat(50_000)}`])
      withoutFormula(cell);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
