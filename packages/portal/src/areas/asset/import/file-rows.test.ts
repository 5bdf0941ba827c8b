import { isRefused } from '@hireyard/contract/asset-file';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readRows, withRefusals } from './file-rows.ts';
import { spoiledBy } from './spoiled-cells.ts';

const rowsOf = async (text: string) => {
  const read = await readRows(text);
  if (!read.ok) throw new Error(read.reason);
  return read.rows;
};

describe('rows of a chosen file', () => {
  it('[DOM-61] says which cells a spreadsheet seems to have changed, and takes them', async () => {
    const rows = await rowsOf('tag;name;serialNumber;year\n1,00E+12;Pump;4,00564E+12;2019.0\n000123;Saw;000456;2019\n');
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

  it('[DOM-61] [DOM-67] are checked in tasks of 1,000 rows, with repeats across them', async () => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timer.mockRestore());
    const numbers = [...Array(2_500).keys(), 7];
    const rows = await rowsOf(`tag,name\n${numbers.map((number) => `N-${number},Lift`).join('\n')}`);
    expect(rows).toHaveLength(2_501);
    expect(rows.filter(isRefused).map(({ line }) => line)).toEqual([2_502]);
    expect(timer.mock.calls.filter(([, delay]) => delay === undefined)).toHaveLength(2);
  });

  it('[DOM-61] have what the server refuses, beside the faults of their own', async () => {
    const rows = withRefusals(
      await rowsOf('tag,name,productCode\n,Lift,\nA,Lift,X-1\nB,Lift,X-1\nC,Lift,'),
      new Set(['B']),
      new Set(['X-1']),
    );
    const required = { column: 'tag', issue: { code: 'required' } };
    const unknown = { column: 'productCode', issue: { code: 'reference' } };
    const taken = { column: 'tag', issue: { code: 'taken' } };
    expect(rows.map(({ issues }) => issues)).toEqual([[required], [unknown], [taken, unknown], []]);
  });
});
