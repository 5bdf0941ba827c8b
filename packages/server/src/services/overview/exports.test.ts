import { buffer } from 'node:stream/consumers';
import { DOMParser } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientDb } from '../../database/client/client-db.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import { USER_EXPORT } from '../../exports/definitions/users.ts';
import { FORMATS } from '../../exports/files.ts';
import { EXPORT_TEXTS } from '../../exports/texts.ts';
import type { FileAnswer } from '../../http/route.ts';
import { exportList } from '../../lists/export.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { growContractLines } from '../../testing/grow.ts';
import { insertDocuments, without } from './documents.fixture.ts';
import { LINE_SOURCE } from './line-source.ts';
import { callsOn, contractId, insertRentals, lineId, NOW, projectId, SCOPE } from './overview.fixture.ts';

let database: OpenDatabase;
let call: ReturnType<typeof callsOn>;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertRentals(database.db);
  await insertDocuments(database.db);
  call = callsOn(database.db);
});
afterAll(() => database.close());

/** Returns the text with its byte order mark, which `text()` would drop. */
const textOf = async (file: FileAnswer): Promise<string> => (await buffer(file.content as never)).toString('utf8');
const rowsOf = async (file: FileAnswer): Promise<string[][]> => {
  const csv = await textOf(file);
  expect(csv.startsWith('\ufeff')).toBe(true);
  expect(csv).not.toContain('"');
  return csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
};

/** Returns the cells of the first sheet, read without our writer: the text of each, its type and its style. */
async function cellsOf(file: FileAnswer) {
  const zip = unzipSync(new Uint8Array(await new Response(file.content as ReadableStream).arrayBuffer()));
  const part = (name: string) => new DOMParser().parseFromString(strFromU8(zip[name] as Uint8Array), 'text/xml');
  const formats = [...part('xl/styles.xml').getElementsByTagName('numFmt')].map((format) => [
    format.getAttribute('numFmtId'),
    format.getAttribute('formatCode'),
  ]);
  const styles = [...(part('xl/styles.xml').getElementsByTagName('cellXfs')[0]?.getElementsByTagName('xf') ?? [])];
  const sheet = part('xl/worksheets/sheet1.xml');
  expect([...sheet.getElementsByTagName('f')]).toEqual([]);
  const rows = [...sheet.getElementsByTagName('row')].map((row) =>
    [...row.getElementsByTagName('c')].map((cell) => ({
      at: cell.getAttribute('r'),
      type: cell.getAttribute('t') ?? 'n',
      text: cell.textContent,
      format: Object.fromEntries(formats)[styles[Number(cell.getAttribute('s') ?? 0)]?.getAttribute('numFmtId') ?? ''],
    })),
  );
  return { rows, names: part('xl/workbook.xml').getElementsByTagName('sheet')[0]?.getAttribute('name') };
}

describe('a list as a file', () => {
  beforeEach(() =>
    database.db.updateTable('contract').set({ po_number: '=1+1' }).where('id', '=', contractId(1)).execute(),
  );

  it('[DOM-21] has the rows in view in their order, and the columns asked for in theirs, in the language', async () => {
    const view = {
      status: ['onRent' as const, 'overdue' as const],
      sort: 'expectedOffRentAt,desc',
      lang: 'de',
    } as const;
    const { items } = await call.lines(view);
    const [head, ...rows] = await rowsOf(
      await call.linesExport({ ...view, format: 'csv', column: ['status', 'contract', 'machine'] }),
    );
    expect(head?.slice(0, 6)).toEqual([
      'Status',
      'Tage überfällig',
      'Vertrag',
      'Bestellnummer',
      'Kostenstelle',
      'Maschine',
    ]);
    expect(items.length).toBeGreaterThan(2);
    expect(rows.map((row) => row[2])).toEqual(items.map(({ contractNumber }) => contractNumber));
    const late = items.findIndex(({ id }) => id === lineId(1));
    // A possible formula is stored as text.
    expect(rows[late]).toEqual([
      'Überfällig',
      '7',
      'C-260101',
      "'=1+1",
      '',
      'Elektro-Scherenbühne 12 m',
      'SCI-E-12',
      '204 001',
      '',
      '1',
    ]);
  });

  it('[DOM-21] holds numbers and dates as such in a workbook, and no formula', async () => {
    const file = await call.linesExport({
      status: ['overdue'],
      format: 'xlsx',
      column: ['contract', 'period', 'rate'],
    });
    expect(file.name).toBe('contract-lines-2026-11-20.xlsx');
    const { rows, names } = await cellsOf(file);
    expect(names).toBe('On rent');
    const [, row = []] = rows;
    expect(row.map(({ type, text: shown }) => [type, shown])).toEqual([
      ['inlineStr', 'C-260101'],
      ['inlineStr', '=1+1'],
      // 12 October and 13 November 2026 at the depot, in days since 1900.
      ['n', '46307'],
      ['n', '46339'],
      ['n', '101'],
      ['inlineStr', 'EUR'],
      ['inlineStr', 'per week'],
    ]);
    expect(row.map(({ format }) => format).filter(Boolean)).toEqual(['yyyy-mm-dd', 'yyyy-mm-dd', '#,##0.00']);
  });

  it('[DOM-21] says who orders without a limit, also in a workbook, and leaves blank who may not order', async () => {
    const context = { texts: EXPORT_TEXTS.de, productName: String, timeZone: 'UTC', now: NOW };
    const [cell] = USER_EXPORT.columns.limit.cells;
    const limitOf = (placesOrders: boolean, amount?: string) =>
      cell?.value({ placesOrders, orderLimit: amount ? { amount, currency: 'EUR' } : null } as never, context) ?? null;
    const rows = [[limitOf(true)], [limitOf(false)], [limitOf(true, '2500.00')]];
    expect(rows).toEqual([['Kein Limit'], [null], ['2500.00']]);
    const batches = (async function* () {
      yield rows;
    })();
    const content = FORMATS.xlsx.write('x', [{ head: 'Limit', kind: 'amount' }], batches);
    const sheet = await cellsOf({ content } as never);
    expect(sheet.rows.flat().map(({ text }) => text)).toEqual(expect.arrayContaining(['Kein Limit', '2500']));
    expect(sheet.rows.flat().map(({ text }) => text)).not.toContain('NaN');
  });

  it('[DOM-10] loses its prices with the right, and is refused where it would be sorted by them', async () => {
    const scope = { scope: { prices: false } };
    const [head, first] = await rowsOf(await call.linesExport({ format: 'csv', lang: 'en-US' }, scope));
    expect(head).not.toContain('Rate');
    expect(first).toHaveLength(head?.length ?? 0);
    expect(first).not.toContain('101.00');
    await expect(call.linesExport({ format: 'csv', sort: 'rate,asc' }, scope)).rejects.toMatchObject({
      type: 'validation',
    });
    await expect(call.linesExport({ format: 'csv', column: ['rate'] }, scope)).rejects.toMatchObject({
      type: 'validation',
    });
    const invoices = { type: ['invoice'], format: 'csv' } as const;
    expect(await textOf(await call.documentsExport(invoices))).toContain('121.00');
    expect(await textOf(await call.documentsExport(invoices, without('invoice-view')))).not.toContain('121.00');
  });

  it('[DOM-21] [DOM-51] holds the selected rows alone, in the order of the list, and nothing of others', async () => {
    const query = { format: 'csv', column: ['machine'], sort: 'product,asc', row: [lineId(3), lineId(1)] } as const;
    const [, ...rows] = await rowsOf(await call.linesExport(query));
    expect(rows.map((row) => row[2])).toEqual(['204 001', '']);
    const confined = { scope: { projects: [projectId(2)] } };
    expect(await rowsOf(await call.linesExport(query, confined))).toHaveLength(1);
  });

  it('[DOM-11] holds what its caller may see, and no row of other projects', async () => {
    const [, ...rows] = await rowsOf(
      await call.linesExport({ format: 'csv', column: ['project'] }, { scope: { projects: [projectId(2)] } }),
    );
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(['Haven 7']));
  });

  it('[DOM-21] refuses more rows than a file holds, and says how many those are', async () => {
    const { file } = LINE_SOURCE;
    const query = { format: 'csv', column: [], sort: { field: 'status', direction: 'asc' }, lang: 'en-US' } as const;
    const asked = { db: clientDb(database.db, SCOPE, NOW), scope: SCOPE, now: NOW, query };
    const within = (max: number) => exportList(file as never, LINE_SOURCE, asked, max);
    expect(await rowsOf(await within(10))).toHaveLength(11);
    await expect(within(9)).rejects.toMatchObject({
      type: 'validation',
      extension: { errors: [{ code: 'too-many-rows', params: { max: 9 } }] },
    });
  });

  it('[DOM-21] makes a long list while it is sent, says about how long it is, and stops when it is given up', async () => {
    await growContractLines(database.db, 1, 520);
    const all = { format: 'csv', column: ['machine', 'contract'] } as const;
    const file = await call.linesExport(all);
    const csv = await textOf(file);
    expect(csv.split('\r\n')).toHaveLength(522);
    expect((file.about ?? 0) / Buffer.byteLength(csv)).toBeCloseTo(1, 0);

    const begun = [await call.linesExport(all), await call.linesExport(all)];
    await expect(call.linesExport(all)).rejects.toMatchObject({ type: 'too-many-requests' });
    for (const { content } of begun) await (content as ReadableStream).cancel();
    expect((await call.linesExport({ ...all, status: ['planned'] })).content).toBeDefined();
  });
});
