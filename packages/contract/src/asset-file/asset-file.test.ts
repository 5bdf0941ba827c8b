import { describe, expect, it } from 'vitest';
import { writeTable } from '../table-file/table.ts';
import { readAssetFile, repeatChecker, rowChecker } from './asset-file.ts';

const readFile = (text: string) => {
  const read = readAssetFile(text);
  if (!read.ok) throw new Error(read.reason);
  return read;
};
const rowsOf = (text: string) => {
  const { headings, rows } = readFile(text);
  return rows.map(rowChecker(headings)).map(repeatChecker());
};

describe('a file of assets', () => {
  it('[DOM-05] is read by its headings, in any language and in any order', () => {
    const rows = rowsOf('Bezeichnung;TAG;Baujahr;Farbe\r\n"Bühne; 12 m";BN-1;2022;rot\r\nLaser;BN-2;;\r\n');
    expect(rows.map(({ line, edit }) => [line, edit?.tag, edit?.name, edit?.year])).toEqual([
      [2, 'BN-1', 'Bühne; 12 m', 2022],
      [3, 'BN-2', 'Laser', null],
    ]);
    expect(rows[0]?.edit).toMatchObject({ productCode: null, make: null, home: null });
  });

  it('[DOM-05] says of each row what is wrong with which column', () => {
    const rows = rowsOf(`tag,name,year\n,Lift,2022\nBN-2,Laser,soon\nBN-3,${'x'.repeat(121)},1899\nBN-4,Saw,2e3`);
    expect(rows.map(({ issues }) => issues.map(({ column, issue }) => [column, issue.code]))).toEqual([
      [['tag', 'required']],
      [['year', 'type']],
      [
        ['name', 'too-long'],
        ['year', 'too-small'],
      ],
      [['year', 'type']],
    ]);
    expect(rows.map(({ edit }) => edit)).toEqual([null, null, null, null]);
  });

  it('is none without rows, with too many, without the columns that are needed, or as a workbook', () => {
    expect(readAssetFile('tag,name\n')).toEqual({ ok: false, reason: 'empty' });
    expect(readAssetFile('')).toEqual({ ok: false, reason: 'empty' });
    expect(readAssetFile('name,make\nLift,Northlift')).toEqual({ ok: false, reason: 'columns', missing: ['tag'] });
    expect(readAssetFile('PK\u0003\u0004\0\0')).toEqual({ ok: false, reason: 'noText' });
  });

  it('[DOM-61] counts rows as the file does, with blank ones', () => {
    const rows = rowsOf(
      'tag;name;year\r\nB-1;Pump;2019\r\n;;\r\n\r\nB-2;Light tower;20x9\r\nB-3;Saw;2021\r\nB-4;Saw;2200\r\n',
    );
    expect(rows.map(({ line, issues }) => [line, issues.length])).toEqual([
      [2, 0],
      [5, 1],
      [6, 0],
      [7, 1],
    ]);
  });

  it('[DOM-61] refuses a row with cells under no heading, which were shifted', () => {
    const rows = rowsOf('tag,name,make\nX-1,Pump, diesel,Acme\nX-2,Saw,Acme\nX-3,Saw,Acme,,\n');
    expect(rows.map(({ edit, fault }) => [edit?.tag, fault])).toEqual([
      [undefined, { code: 'cells', cells: 4, headings: 3 }],
      ['X-2', null],
      ['X-3', null],
    ]);
    expect(rowsOf('tag;name;;make\nX-1;Pump;diesel;Acme')[0]?.fault).toMatchObject({ code: 'cells' });
  });

  it('[DOM-61] refuses a row whose quotation mark is not closed', () => {
    expect(rowsOf('tag,name\nA,Pump\nB,"Saw\nC,Drill').map(({ fault }) => fault?.code)).toEqual([undefined, 'quotes']);
    expect(rowsOf('tag,name\nA,Pipe 2" long\n')[0]?.edit?.name).toBe('Pipe 2" long');
  });

  it.each(['sep=;', '"sep=;"', '\ufeffsep=;', 'SEP=;'])('[DOM-61] takes the separator of the line %s', (line) => {
    const rows = rowsOf(`${line}\r\ntag;name\r\nSEP-1;Pump, small\r\n;Light tower\r\n`);
    expect(rows.map(({ line: at, edit }) => [at, edit?.name])).toEqual([
      [3, 'Pump, small'],
      [4, undefined],
    ]);
  });

  it.each([',', ';', '\t', '|'])('[DOM-61] finds the separator %j by the headings', (separator) => {
    const text = [
      ['tag', 'name'],
      ['A', '"Lift, 12 m; red|blue"'],
    ]
      .map((cells) => cells.join(separator))
      .join('\n');
    expect(rowsOf(text)[0]?.edit?.name).toBe('Lift, 12 m; red|blue');
  });

  it('[DOM-61] may be an exported list: rented machines are left out, and columns that are not imported are named', () => {
    const { headings, rows, rented, ignored } = readFile(
      [
        'Gerät,Nummer,Produktcode,Hersteller,Modell,Seriennummer,Baujahr,Menge,Status,Eigentum,Vertrag',
        "Bühne,BN-1,SCI-D-12,Northlift,NX,'-44,2022,1,Verfügbar,Eigen,",
        'Bagger,204 118,EXC-2,,,,,1,In Miete,Gemietet,CT-1',
      ].join('\r\n'),
    );
    expect(rows.map(rowChecker(headings)).map(({ edit }) => edit)).toEqual([
      {
        ...{ tag: 'BN-1', name: 'Bühne', productCode: 'SCI-D-12', make: 'Northlift', model: 'NX' },
        ...{ serialNumber: '-44', year: 2022, home: null },
      },
    ]);
    expect([rented, ignored]).toEqual([1, ['Menge', 'Status', 'Vertrag']]);
  });

  it.each([
    ['case', 'a-1'],
    ['letters of another script', 'А-1'],
    ['width', 'Ａ-１'],
    ['dashes', 'A–1'],
  ])('[DOM-05] [DOM-61] has each number once, whatever its %s', (_what, tag) => {
    expect(rowsOf(`tag,name\nA-1,Pump\n${tag},Saw`).map(({ issues }) => issues)).toEqual([
      [],
      [{ column: 'tag', issue: { code: 'taken' } }],
    ]);
  });

  it('[DOM-67] is written so that it reads the same, without formulas', () => {
    const lines = [
      ['tag', 'name'],
      ['=1+1', 'Bühne; 12 m'],
      ['A-1', 'two\nlines'],
    ];
    const text = writeTable(lines);
    expect(text).toContain("'=1+1");
    expect(readFile(text).rows.map(({ cells }) => cells)).toEqual([["'=1+1", 'Bühne; 12 m'], lines[2]]);
    expect(rowsOf(text).map(({ edit }) => edit?.tag)).toEqual(['=1+1', undefined]);
  });
});
