import { describe, expect, it } from 'vitest';
import { COLUMNS, readAssets, textOf, withRefusals } from './asset-csv.ts';

const LABELS = {
  tag: 'Nummer',
  name: 'Bezeichnung',
  productCode: 'Geräteklasse',
  make: 'Hersteller',
  model: 'Modell',
  serialNumber: 'Seriennummer',
  year: 'Baujahr',
  home: 'Standort',
};
const rowsOf = (text: string) => {
  const read = readAssets(text, LABELS);
  if (!read.ok) throw new Error(read.reason);
  return read.rows;
};

describe('a file of assets', () => {
  it('[DOM-05] is read by its headings, in either language and in any order', () => {
    const rows = rowsOf('Bezeichnung;TAG;Baujahr;Farbe\r\n"Bühne; 12 m";BN-1;2022;rot\r\n\r\nLaser;BN-2;;\r\n');
    expect(rows.map(({ line, edit }) => [line, edit?.tag, edit?.name, edit?.year])).toEqual([
      [2, 'BN-1', 'Bühne; 12 m', 2022],
      [3, 'BN-2', 'Laser', null],
    ]);
    expect(rows[0]?.edit).toMatchObject({ productCode: null, make: null, home: null });
  });

  it('[DOM-05] says of each row what is wrong with which column', () => {
    const rows = rowsOf(`tag,name,year\n,Lift,2022\nBN-2,Laser,soon\nBN-3,${'x'.repeat(121)},1899\n`);
    expect(rows.map(({ issues }) => issues.map(({ column, issue }) => [column, issue.code]))).toEqual([
      [['tag', 'required']],
      [['year', 'type']],
      [
        ['name', 'too-long'],
        ['year', 'too-small'],
      ],
    ]);
    expect(rows.map(({ edit }) => edit)).toEqual([null, null, null]);
  });

  it('is none without rows, with too many, or without the columns that are needed', () => {
    expect(readAssets('tag,name\n', LABELS)).toEqual({ ok: false, reason: 'empty' });
    expect(readAssets('name,make\nLift,Northlift', LABELS)).toEqual({ ok: false, reason: 'columns', missing: ['tag'] });
    expect(readAssets(`tag,name\n${'a,b\n'.repeat(501)}`, LABELS)).toEqual({ ok: false, reason: 'tooMany' });
  });

  it('may come from a spreadsheet on Windows', () => {
    const windows = Uint8Array.from([0x42, 0xfc, 0x68, 0x6e, 0x65]);
    expect(textOf(windows.buffer)).toBe('Bühne');
    expect(textOf(new TextEncoder().encode('Bühne').buffer as ArrayBuffer)).toBe('Bühne');
  });

  it('has what the server refuses beside the row that it names', () => {
    // The first is not sent.
    const rows = withRefusals(rowsOf('tag,name\n,Lift\nA,Lift\nB,Lift'), [{ pointer: '/rows/1/tag', code: 'taken' }]);
    const required = { column: 'tag', issue: { code: 'required' } };
    expect(rows.map(({ issues }) => issues)).toEqual([[required], [], [{ column: 'tag', issue: { code: 'taken' } }]]);
    expect(COLUMNS).toHaveLength(8);
  });
});
