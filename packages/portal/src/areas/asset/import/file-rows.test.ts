import { describe, expect, it } from 'vitest';
import { readRows, withRefusals } from './file-rows.ts';
import { spoiledBy } from './spoiled-cells.ts';

const rowsOf = (text: string) => {
  const read = readRows(text);
  if (!read.ok) throw new Error(read.reason);
  return read.rows;
};

describe('rows of a chosen file', () => {
  it('[DOM-61] says which cells a spreadsheet seems to have changed, and takes them', () => {
    const rows = rowsOf('tag;name;serialNumber;year\n1,00E+12;Pump;4,00564E+12;2019.0\n000123;Saw;000456;2019\n');
    expect(rows.map(({ hints, edit }) => [hints.map(({ column, spoiled }) => [column, spoiled]), edit?.year])).toEqual([
      [
        [
          ['tag', 'exponent'],
          ['serialNumber', 'exponent'],
          ['year', 'decimals'],
        ],
        2019,
      ],
      [[], 2019],
    ]);
  });

  it.each([
    ['1,00E+12', 'exponent'],
    ['1E5', 'exponent'],
    ['12.0', 'decimals'],
    ['5-Mar', 'date'],
    ['03.Mär', 'date'],
    ['3 mrt', 'date'],
    ['Mai 05', 'date'],
    ['2019-03-05 00:00:00', 'date'],
    ['05/03/2019', 'date'],
    ['#NAME?', 'error'],
    ['#N/A', 'error'],
    ['#####', 'error'],
    ['1234567890123450000', 'digits'],
    ['Wiert?o', 'letters'],
    ['Wiert\ufffdo', 'letters'],
    ['#12', null],
    ['E12', null],
    ['GS-3246', null],
    ['12.5', null],
    ['Sep-25', 'date'],
    ['SEP-1', null],
    ['MAR-3000', null],
    ['NX-12 D', null],
    ['123456789012345', null],
    ['Pump?', null],
  ])('[DOM-61] reads %s as changed: %s', (cell, spoiled) => {
    expect(spoiledBy(cell)).toBe(spoiled);
  });

  it('[DOM-61] have what the server refuses, beside the faults of their own', () => {
    const rows = withRefusals(
      rowsOf('tag,name,productCode\n,Lift,\nA,Lift,X-1\nB,Lift,X-1\nC,Lift,'),
      new Set(['B']),
      new Set(['X-1']),
    );
    const required = { column: 'tag', issue: { code: 'required' } };
    const unknown = { column: 'productCode', issue: { code: 'reference' } };
    const taken = { column: 'tag', issue: { code: 'taken' } };
    expect(rows.map(({ issues }) => issues)).toEqual([[required], [unknown], [taken, unknown], []]);
  });
});
