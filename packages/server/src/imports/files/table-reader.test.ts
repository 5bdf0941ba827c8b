import { strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../../testing/encoded.ts';
import { KINDS } from '../kinds.ts';
import { columnsOfKind } from './columns.ts';
import type { ImportedFile } from './opened-tables.ts';
import { openTables } from './table-reader.ts';
import { stagedFor } from './trial.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OPTIONS = {
  columns: { clients: columnsOfKind(KINDS.clients), products: columnsOfKind(KINDS.products) } as never,
  language: 'en-US' as const,
};
const open = (files: readonly ImportedFile[], limits = {}) => openTables(files, OPTIONS, limits);
const fileOf = (name: string, lines: readonly string[]) => ({ name, bytes: utf8([...lines, ''].join('\n')) });

/** Products of which each needs the one before it. */
const chain = (length: number) =>
  fileOf('products.csv', [
    'externalId;code;group;names.de;accessories',
    ...Array.from({ length }, (_, at) => `P-${at};C-${at};G-1;Lift;${at > 0 ? `P-${at - 1}` : ''}`),
  ]);

describe('a process that reads files', () => {
  it('[DK-17] takes a record of many rows as one that is refused, without their values', async () => {
    const rows = Array.from({ length: 150_000 }, (_, at) => `P-1;C-${at};G-1;Lift`);
    const reader = await open([fileOf('products.csv', ['externalId;code;group;names.de', ...rows])]);
    expect(reader.tables).toMatchObject([{ fault: null, recordCount: 1 }]);
    const [record] = await reader.records(0, 0, 10);
    await reader.close();
    expect(record?.reasons).toEqual([{ column: null, code: 'too-many-rows', cell: null, params: { max: 1_000 } }]);
    expect([record?.raw, record?.lines.length]).toEqual([{}, 1_000]);
  });

  it('[DK-17] gives fewer records at once where they hold much, and none of more than a million characters', async () => {
    const rows = Array.from(
      { length: 12 },
      (_, at) => `P-${at};C-${at};G-1;${'x'.repeat(at === 3 ? 1_000_001 : 900_000)}`,
    );
    const reader = await open([fileOf('products.csv', ['externalId;code;group;names.de', ...rows])]);
    const first = await reader.records(0, 0, 12);
    const rest = await reader.records(0, first.length, 12);
    await reader.close();
    expect([first.length, rest.length]).toEqual([6, 6]);
    expect(first.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual([[], [], [], ['too-long'], [], []]);
  });

  it('[DK-17] says what it cannot read as a fault of that file', async () => {
    const reader = await open([fileOf('depots.csv', ['name']), chain(2)]);
    await reader.close();
    expect(reader.tables).toMatchObject([{ fault: { code: 'noText' } }, { fault: null, recordCount: 2 }]);
  });

  it('[DK-17] answers each question by itself, also where one fails', async () => {
    const reader = await open([chain(2)]);
    const [first, failed] = await Promise.allSettled([reader.records(0, 0, 1), reader.records(99, 0, 1)]);
    expect(first).toMatchObject({ status: 'fulfilled', value: [{ reasons: [] }] });
    expect(failed).toMatchObject({ status: 'rejected', reason: new Error('table 99 is not open') });
    await reader.close();
    await expect(reader.records(0, 0, 1)).rejects.toThrow('has ended');
  });

  it('[DK-17] is started anew a few times, and then reads what it could read before', async () => {
    // A cell in the last column makes a row of 16,384 cells.
    const rows = Array.from({ length: 3_000 }, (_, at) => `<row><c r="XFD${at + 1}"><v>1</v></c></row>`).join('');
    const sheet = strToU8(`<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`);
    const sound = unzipSync(await writeXlsx({ sheets: [{ name: 'clients', rows: [['externalId']] }] }));
    const large = { name: 'clients.xlsx', bytes: zipSync({ ...sound, 'xl/worksheets/sheet1.xml': sheet }) };
    const files = [chain(2), large, large, large, large, large, large, chain(3)].map((file) => ({ ...file }));
    const reader = await open(files, { megabytes: 40 });
    const first = await reader.records(0, 0, 10);
    await reader.close();
    const faults = reader.tables.map(({ fault }) => fault?.code);
    expect(faults).toEqual([undefined, ...Array.from({ length: 7 }, () => 'tooLarge')]);
    expect(first).toHaveLength(2);
  });

  it('[DK-17] stages what a record needs, but not a chain of thousands', async () => {
    const reader = await open([chain(2_100)]);
    const [table] = reader.tables;
    if (!table) throw new Error('no table');
    const staged = async (from: number) => (await stagedFor(reader, { table, from, to: from + 1 }, 2_000)).staged;
    const [[, rows] = []] = (await staged(1_999)) ?? [];
    expect(rows).toHaveLength(1_999);
    expect(await staged(2_050)).toBeNull();
    expect(await stagedFor(reader, { table, from: 1_500, to: 1_700 }, 2_000)).toMatchObject({ to: 1_501 });
    await reader.close();
  });
});
