import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IMPORT_KINDS } from '@hireyard/contract/backoffice';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { filesOf, importFolder, reportImport, writeTemplates } from '../../operate/import.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { bytesOf, utf8 } from '../../testing/encoded.ts';
import { KINDS } from '../kinds.ts';
import { decimalSignOf, readCell } from './cells.ts';
import { type Column, columnsOfKind } from './columns.ts';
import { importFiles } from './import-files.ts';
import type { ImportedFile } from './opened-tables.ts';
import { openTables } from './table-reader.ts';

const SAMPLE = new URL('../../../../../docs/examples/company/', import.meta.url);
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const QUIET = { dryRun: false, notifies: false };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const company = { name: 'Lohmann', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await database.db
    .insertInto('operating_company')
    .values([
      { ...company, code: 'LO' },
      { ...company, code: 'XX' },
      { ...company, code: 'YY' },
    ])
    .execute();
});
afterAll(() => database.close());

const run = (opCo: string, files: readonly ImportedFile[], options = QUIET) =>
  importFiles(database.db, opCo, files, options, new Date());
const depotsOf = async (opCo: string) =>
  database.db.selectFrom('depot').selectAll().where('op_co', '=', opCo).orderBy('name').execute();

const HEAD = ['externalId', 'name', 'line1', 'postalCode', 'city', 'country', 'phone', 'email'];
const depot = (id: string, more: Partial<Record<string, string>> = {}) =>
  ({
    ...{ externalId: id, name: `Depot ${id}`, line1: 'Kade 1', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' },
    ...{ phone: '+31 23 555 01 00', email: `${id.toLowerCase()}@lohmann.example`, ...more },
  }) as Readonly<Record<string, string>>;
const csv = (rows: readonly Readonly<Record<string, string>>[], separator: string, heads = HEAD) =>
  [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))]
    .map((cells) => cells.join(separator))
    .join('\r\n');

describe('the sample company of the documentation', () => {
  const files = async () => {
    const read = await filesOf(new URL('.', SAMPLE).pathname);
    return read.map(({ name, base64 }) => ({ name, bytes: new Uint8Array(Buffer.from(base64, 'base64')) }));
  };

  it('[OP-18] is brought in whole, changes nothing in a dry run, and nothing the second time', async () => {
    const dry = await run('LO', await files(), { ...QUIET, dryRun: true });
    expect(await depotsOf('LO')).toEqual([]);
    const first = await run('LO', await files());
    expect(first).toEqual(dry);
    for (const report of first) expect(report).toMatchObject({ fault: null, ignored: [], refused: [] });
    expect(first.reduce((sum, { created }) => sum + created, 0)).toBeGreaterThan(2);
    const second = await run('LO', await files());
    for (const [index, report] of second.entries())
      expect(report).toMatchObject({ created: 0, changed: 0, unchanged: first[index]?.created });
  });

  it('[OP-18] keeps letters, decimal commas and several rows of one record', async () => {
    const muenster = (await depotsOf('LO')).find(({ name }) => name.startsWith('Münster'));
    expect(muenster).toMatchObject({ city: 'Münster', latitude: 51.9497, longitude: 7.6392, phone: '+492515550100' });
    expect(muenster?.opening_times).toHaveLength(6);
    const { db } = database;
    const people = await db.selectFrom('contact_person').select('first_name').orderBy('first_name').execute();
    expect(people.map((one) => one.first_name)).toEqual(['Jörg', 'Łukasz']);
    const invoice = db.selectFrom('document').where('number', '=', '2026-1187');
    expect(await invoice.select(['gross', 'status', 'po_number']).executeTakeFirst()).toEqual({
      ...{ gross: '513.19', status: 'open', po_number: '4500017' },
    });
    const sent = await readFile(new URL('LS-2026-0412.pdf', SAMPLE));
    const stored = await db
      .selectFrom('document')
      .innerJoin('document_file', 'document_file.document_id', 'document.id')
      .where('number', '=', 'LS-2026-0412')
      .select(['title', 'content', 'size'])
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ title: 'Hubarbeitsbühne 10 m', size: sent.length });
    expect(Buffer.compare(Buffer.from(stored.content ?? []), sent)).toBe(0);
    const project = db.selectFrom('project').select(['starts_on', 'budget_amount']).where('number', '=', '2026-014');
    expect(await project.executeTakeFirst()).toEqual({ starts_on: '2026-11-02', budget_amount: '125000.50' });
  });
});

describe('files of rows', () => {
  it.each([
    ['UTF-8 and commas', ',', utf8, 'Łódź'],
    ['UTF-8 with its mark and semicolons', ';', (text: string) => utf8(`\ufeff${text}`), 'Győr'],
    ['Windows-1250 and tabs', '\t', (text: string) => bytesOf(text, 'windows-1250'), 'Łódź, Żwirki'],
    [
      'Windows-1252 and a line that names the separator',
      '|',
      (text: string) => bytesOf(`sep=|\r\n${text}`, 'windows-1252'),
      'Größe',
    ],
  ])('[OP-18] are read in %s', async (_name, separator, encode, name) => {
    const text = csv([depot('ENC', { name })], separator);
    const [report] = await run('XX', [{ name: 'depots.csv', bytes: encode(text) }]);
    expect(report).toMatchObject({ fault: null, refused: [] });
    expect((await depotsOf('XX')).map((row) => row.name)).toEqual([name]);
  });

  it('[OP-18] name every fault with its row as the file numbers it, and take the other rows', async () => {
    const heads = [...HEAD, 'geo.latitude', 'geo.longitude'];
    const at = (latitude: string) => ({ 'geo.latitude': latitude, 'geo.longitude': '4,6' });
    const rows = [
      depot('F-1', at('52,38')),
      depot('F-2', { email: 'nobody' }),
      {},
      depot('F-1', { name: 'Again' }),
      depot('F-3', at('52.5')),
      depot('F-4', { name: '"open' }),
    ];
    const text = csv(rows, ';', heads);
    const [report] = await run('YY', [{ name: 'Depots.CSV', bytes: utf8(text) }]);
    expect(report).toMatchObject({ created: 1 });
    expect(report?.refused.map(({ lines, externalId, reasons }) => [lines, externalId, reasons[0]])).toEqual([
      [[3], 'F-2', { column: 'email', code: 'email', cell: 'nobody' }],
      [[5], 'F-1', { column: 'externalId', code: 'taken', cell: 'F-1' }],
      [[6], 'F-3', { column: 'geo.latitude', code: 'format', cell: '52.5' }],
      [[7], 'F-4', { column: null, code: 'quotes', cell: null }],
    ]);
    expect((await depotsOf('YY')).map((row) => row.name)).toEqual(['Depot F-1']);
  });

  it('[OP-18] name what is no file of a kind, no text, or lacks columns', async () => {
    const [unknown, book, short] = await run('YY', [
      { name: 'prices.csv', bytes: utf8('a;b\r\n1;2') },
      { name: 'depots.xlsx', bytes: Uint8Array.of(0x50, 0x4b, 0, 0) },
      { name: 'depots.csv', bytes: utf8('externalId;name;colour\r\nD-1;One;red') },
    ]);
    expect([unknown?.fault, book?.fault]).toEqual([{ code: 'kind' }, { code: 'workbook' }]);
    expect(short?.fault).toEqual({
      code: 'columns',
      missing: ['line1', 'postalCode', 'city', 'country', 'phone', 'email'],
    });
  });

  it('[OP-18] have a column for each field of every kind, and an empty file of each', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'templates-'));
    await writeTemplates(folder);
    for (const kind of IMPORT_KINDS) {
      const columns = columnsOfKind(KINDS[kind]);
      const [heading] = (await readFile(path.join(folder, `${kind}.csv`), 'utf8')).slice(1).split('\r\n');
      expect(heading?.split(';')).toEqual(columns.map(({ name }) => name));
      expect(columns.filter(({ isRequired }) => isRequired).length).toBeGreaterThan(1);
    }
    expect(await readFile(path.join(folder, 'columns.txt'), 'utf8')).toContain('  externalId  text; required\n');
    await expect(writeTemplates(folder)).rejects.toThrow('cannot be written');
    await rm(folder, { recursive: true });
  });
});

it('[OP-85] take a closing day from each row of a depot, and worked days from one cell', async () => {
  const day = (date: string, name: string) => ({ 'closingDays.date': date, 'closingDays.name': name });
  const rows = [
    depot('CD-1', { ...day('2026-12-28', 'Inventur'), workedDays: '2027-05-13|2027-05-14' }),
    { externalId: 'CD-1', ...day('2026-12-29', 'Umbau') },
  ];
  const heads = [...HEAD, 'closingDays.date', 'closingDays.name', 'workedDays'];
  await run('XX', [{ name: 'depots.csv', bytes: utf8(csv(rows, ';', heads)) }]);
  expect((await depotsOf('XX')).find(({ name }) => name === 'Depot CD-1')).toMatchObject({
    closing_days: [
      { date: '2026-12-28', name: 'Inventur' },
      { date: '2026-12-29', name: 'Umbau' },
    ],
    worked_days: ['2027-05-13', '2027-05-14'],
  });
});

it('[OP-37] names PDF files that are missing, or are none, by row, and finds them again for what was mended', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'papers-'));
  const clients = csv(
    [
      {
        externalId: 'C',
        name: 'C',
        customerNumber: 'C',
        'rentalContact.phone': '+31235550100',
        'rentalContact.email': 'a@b.example',
      },
    ],
    ';',
    ['externalId', 'name', 'customerNumber', 'rentalContact.phone', 'rentalContact.email'],
  );
  const heads = ['externalId', 'client', 'type', 'number', 'date', 'file'];
  const paper = (number: string, file: string) => ({
    ...{ externalId: number, client: 'C', type: 'deliveryNote', number, date: '02.11.2026', file },
  });
  const rows = [
    paper('L-1', 'good.pdf'),
    paper('L-2', 'gone.pdf'),
    paper('L-3', 'zip.pdf'),
    paper('L-4', 'active.pdf'),
  ];
  const files = {
    'clients.csv': clients,
    'papers.csv': csv(rows, ';', heads),
    'good.pdf': '%PDF-1.7\n%%EOF\n',
    'zip.pdf': 'PK',
    'active.pdf': '%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n%%EOF\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const once = async (from: string) => {
    const input = { opCo: 'xx', dryRun: false, notifies: false, files: await filesOf(from) };
    return reportImport(from, input, await importFolder(database.db, input));
  };
  const { text } = await once(folder);
  expect(text).toContain('papers.csv: 1 created, 0 changed, 0 unchanged, 3 refused');
  expect(text).toContain('  row 3 (L-2): file "gone.pdf": is no file beside the table');
  expect(text).toContain('  row 4 (L-3): file "zip.pdf": is no PDF');
  expect(text).toContain('  row 5 (L-4): file "active.pdf": can run scripts, or cannot be checked for it');
  const rejected = path.join(folder, 'rejected');
  const table = path.join(rejected, 'papers.csv');
  // The file is named rightly now, and still lies in the folder that was imported first.
  await writeFile(table, (await readFile(table, 'utf8')).replace('gone.pdf', 'good.pdf'));
  expect((await once(rejected)).text).toContain('papers.csv: 1 created, 0 changed, 0 unchanged, 2 refused');
  await rm(folder, { recursive: true });
});

it('[OP-37] writes a row with a PDF after the rows before it', async () => {
  const clientHeads = ['externalId', 'name', 'customerNumber', 'rentalContact.phone', 'rentalContact.email'];
  const phone = { 'rentalContact.phone': '+31235550100', 'rentalContact.email': 'f@b.example' };
  const clients = csv([{ externalId: 'F', name: 'F', customerNumber: 'F', ...phone }], ';', clientHeads);
  const note = { client: 'F', type: 'deliveryNote', number: 'F-1', date: '02.11.2026' };
  const rows = [
    { externalId: 'first', ...note, file: '' },
    { externalId: 'second', ...note, file: 'note.pdf' },
  ];
  const files = [
    { name: 'clients.csv', bytes: utf8(clients) },
    { name: 'papers.csv', bytes: utf8(csv(rows, ';', Object.keys(rows[0] ?? {}))) },
    { name: 'note.pdf', bytes: utf8('%PDF-1.7\n%%EOF\n') },
  ];
  const [, papers] = await run('YY', files);
  expect(papers).toMatchObject({ created: 1, refused: [{ externalId: 'second', reasons: [{ code: 'taken' }] }] });
});

it('[OP-66] reads the versions of the terms of a client from a row each', async () => {
  const heads = ['externalId', 'name', 'customerNumber', 'rentalContact.phone', 'rentalContact.email'];
  const termsHeads = ['terms.version', 'terms.from', 'terms.links.de', 'terms.links.en-US'];
  const client = {
    ...{ externalId: 'T-1', name: 'Terms', customerNumber: 'T-1' },
    ...{ 'rentalContact.phone': '+31235550100', 'rentalContact.email': 't@b.example' },
  };
  const version = (name: string, from: string) => ({
    ...{ ...client, 'terms.version': name, 'terms.from': from },
    ...{ 'terms.links.de': `https://miete.example/${name}`, 'terms.links.en-US': '' },
  });
  const rows = [version('B', '01.01.2027'), version('A', '01.01.2026')];
  const bytes = utf8(csv(rows, ';', [...heads, ...termsHeads]));
  expect(await run('YY', [{ name: 'clients.csv', bytes }])).toMatchObject([{ created: 1, refused: [], ignored: [] }]);
  expect(await run('YY', [{ name: 'clients.csv', bytes }])).toMatchObject([{ unchanged: 1, refused: [] }]);
  const stored = database.db.selectFrom('corporate_client').select('terms').where('customer_number', '=', 'T-1');
  expect((await stored.executeTakeFirst())?.terms).toEqual([
    { version: 'A', from: '2026-01-01', links: { de: 'https://miete.example/A' }, fallbackLanguage: null },
    { version: 'B', from: '2027-01-01', links: { de: 'https://miete.example/B' }, fallbackLanguage: null },
  ]);
});

it('[OP-18] writes refused rows to a file that is sent again once it is mended', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  const text = csv([depot('R-1'), depot('R-2', { country: 'Atlantis' })], ';');
  await writeFile(path.join(folder, 'depots.csv'), text);
  const once = async (from: string) => {
    const input = { opCo: 'yy', dryRun: false, notifies: false, files: await filesOf(from) };
    return reportImport(from, input, await importFolder(database.db, input));
  };
  const first = await once(folder);
  expect(first.isAccepted).toBe(false);
  expect(first.text).toContain('depots.csv: 1 created, 0 changed, 0 unchanged, 1 refused');
  expect(first.text).toContain('  row 3 (R-2): country "Atlantis": ');
  const rejected = path.join(folder, 'rejected');
  const file = path.join(rejected, 'depots.csv');
  await writeFile(file, (await readFile(file, 'utf8')).replace(';Atlantis;', ';NL;'));
  const again = await once(rejected);
  expect(again.isAccepted).toBe(true);
  expect(again.text).toMatch(/^depots\.csv: 1 created, 0 changed, 0 unchanged, 0 refused\nRun [-0-9a-f]{36}; /);
  await rm(folder, { recursive: true });
});

describe('cells', () => {
  const column = (type: Column['type']): Column => ({
    ...{ name: 'a', path: ['a'], type, choices: ['onRent'], isRequired: false, emptied: null, isRepeated: false },
    list: null,
  });

  it.each([
    [['45,50', '1.234', '12,5'], ';', ','],
    [['45.50', '1,234.00', '3'], ',', '.'],
    [['45,50', '45,10', '12.50'], ';', ','],
    [['1', '2'], ';', ','],
    [['1', '2'], ',', '.'],
  ] as const)('[OP-18] of %j by %j have the decimal sign %j', (numbers, separator, sign) => {
    expect(decimalSignOf(numbers, separator)).toBe(sign);
  });

  it.each([
    ['decimal', '1.234,5', ',', '1234.5'],
    ['decimal', '1 234,50', ',', '1234.50'],
    ['decimal', '-12,5', ',', '-12.5'],
    ['decimal', '12.50', ',', null],
    ['decimal', '12,50', '.', null],
    ['whole', '1.250', ',', 1250],
    ['number', '52,38', ',', 52.38],
    ['whole', 'many', ',', null],
    ['boolean', 'Ja', ',', true],
    ['boolean', 'nie', ',', false],
    ['boolean', 'perhaps', ',', null],
    ['date', '1.2.2026', ',', '2026-02-01'],
    ['date', '29-02-2026', ',', '2026-02-29'],
    ['date', '2026. 2. 1.', ',', '2026-02-01'],
    ['date', '2/1/2026', ',', '2/1/2026'],
    ['choice', 'ONRENT', ',', 'onRent'],
  ] as const)('[OP-18] of the type %s hold %j as the API has it', (type, cell, sign, value) => {
    expect(readCell(cell, column(type), sign)).toBe(value);
  });
});

describe('workbooks', () => {
  const bookOf = (sheets: Readonly<Record<string, CellValue[][]>>, hidden: readonly string[] = []) =>
    writeXlsx({
      sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows, hidden: hidden.includes(name) })),
    });
  const rowOf = (id: CellValue, more: Partial<Record<string, string>> = {}) => {
    const row = depot('WB', more);
    return HEAD.map((head) => (head === 'externalId' ? id : (row[head] ?? null)));
  };

  it('[OP-18] [OP-64] have a sheet for each kind, with typed numbers and days, and are imported in the order of kinds', async () => {
    const bytes = await bookOf(
      {
        'What is what': [['A page for people']],
        stock: [
          ['externalId', 'depot', 'product', 'pieces', 'from'],
          ['S-1', '4711', 'P-1', 12, new Date('2026-11-20T00:00:00Z')],
        ],
        products: [
          ['externalId', 'code', 'group', 'names.de', 'specs.key', 'specs.value'],
          ['P-1', 'WB-1', 'G-1', 'Bühne', 'workingHeightM', 0.1 + 0.2],
        ],
        ProductGroups: [
          ['externalId', 'code', 'names.de'],
          ['G-1', 'WB-G', 'Bühnen'],
        ],
        depots: [HEAD, rowOf(4711, { name: 'Wörth' })],
        clients: [['externalId'], ['must not be read']],
      },
      ['clients'],
    );
    const reports = await run('XX', [{ name: 'company.xlsx', bytes }]);
    expect(reports.map(({ name, created, refused }) => [name, created, refused])).toEqual([
      ['company.xlsx: depots', 1, []],
      ['company.xlsx: ProductGroups', 1, []],
      ['company.xlsx: products', 1, []],
      ['company.xlsx: stock', 1, []],
    ]);
    const { db } = database;
    const stock = db.selectFrom('depot_stock').select(['pieces', 'starts_on']).where('product_code', '=', 'WB-1');
    expect(await stock.executeTakeFirst()).toEqual({ pieces: 12, starts_on: '2026-11-20' });
    const product = db.selectFrom('product').select('specs').where('code', '=', 'WB-1');
    expect(await product.executeTakeFirst()).toEqual({ specs: [{ key: 'workingHeightM', value: 0.3 }] });
  });

  it('[OP-64] of one kind are their first sheet, name rows as the sheet does, and refuse numbers that could be two', async () => {
    const heads = [...HEAD, 'geo.latitude', 'geo.longitude'];
    const bytes = await bookOf({
      Tabelle1: [
        heads,
        [...rowOf('WB-1', { name: 'Typed' }), 52.38, 4.6],
        [],
        [...rowOf('WB-2', { name: 'As text' }), '52.38', '4.6'],
        // Written with a comma, so that it is not read as 4625 once the row was mended.
        [...rowOf('WB-3', { name: 'Comma' }), '52,38', 4.625],
      ],
    });
    const [report] = await run('YY', [{ name: 'depots.xlsx', bytes }]);
    expect(report).toMatchObject({ created: 2, encoding: null, rejectedAs: 'depots.csv' });
    expect(report?.refused).toEqual([
      { lines: [5], externalId: 'WB-3', reasons: [{ column: 'geo.latitude', code: 'format', cell: '52,38' }] },
    ]);
    const again = await run('YY', [{ name: 'depots.csv', bytes: utf8(report?.rejected ?? '') }]);
    expect(again[0]).toMatchObject({ created: 1, refused: [] });
    const mended = (await depotsOf('YY')).find(({ name }) => name === 'Comma');
    expect(mended).toMatchObject({ latitude: 52.38, longitude: 4.625 });
  });

  it('[DK-17] are too large where reading them fills the memory of the thread, which leaves the other files alone', async () => {
    // A cell in the last column makes a row of 16,384 cells.
    const rows = Array.from({ length: 3_000 }, (_, at) => `<row><c r="XFD${at + 1}"><v>1</v></c></row>`).join('');
    const packed = strToU8(`<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`);
    const sound = unzipSync(await bookOf({ depots: [HEAD] }));
    const bytes = zipSync({ ...sound, 'xl/worksheets/sheet1.xml': packed });
    expect(bytes.length).toBeLessThan(20_000);
    const files = [
      { name: 'depots.xlsx', bytes },
      { name: 'clients.csv', bytes: utf8('name\n') },
    ];
    const options = { columns: { depots: [], clients: [] } as never, language: 'en-US' as const };
    const { tables, close } = await openTables(files, options, { megabytes: 100 });
    await close();
    expect(tables.map(({ fault }) => fault?.code)).toEqual(['tooLarge', undefined]);
  });

  it('[OP-64] are not unpacked where they name no size, or one that no list of a company has', async () => {
    const sound = await bookOf({ depots: [HEAD, rowOf('WB-9')] });
    const faultOf = async (change: (view: DataView, entry: number) => void) => {
      const bytes = sound.slice();
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const end = Buffer.from(bytes).lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
      change(view, view.getUint32(end + 16, true));
      return (await run('YY', [{ name: 'depots.xlsx', bytes }], { ...QUIET, dryRun: true }))[0]?.fault;
    };
    expect(await faultOf(() => undefined)).toBeNull();
    expect(await faultOf((view, entry) => view.setUint32(entry + 24, 0x7fffffff, true))).toEqual({ code: 'workbook' });
    expect(await faultOf((view, entry) => view.setUint32(entry + 24, 0, true))).toEqual({ code: 'workbook' });
    expect(await faultOf((view, entry) => view.setUint32(entry, 0, true))).toEqual({ code: 'workbook' });
  });
});

it('[OP-91] takes the time of a change at the source, and refuses an older row by file and row', async () => {
  const heads = [...HEAD, 'sourceTime'];
  const table = (sourceTime: string) => [
    { name: 'depots.csv', bytes: utf8(csv([depot('T-1', { sourceTime })], ';', heads)) },
  ];
  expect(await run('YY', table('2026-11-20T09:00:00+01:00'))).toMatchObject([{ created: 1, refused: [] }]);
  expect(await run('YY', table('2026-11-20T08:00:00Z'))).toMatchObject([{ unchanged: 1, refused: [] }]);
  expect(await run('YY', table('2026-11-20T07:59:59.999Z'))).toMatchObject([
    { unchanged: 0, refused: [{ externalId: 'T-1', reasons: [{ code: 'newer-version' }] }] },
  ]);
});
