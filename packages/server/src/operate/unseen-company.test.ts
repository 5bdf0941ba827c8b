import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { openTestDatabase } from '../testing/database.ts';
import { readReport } from '../testing/import-report.ts';
import { type RowChanges, watchRows } from '../testing/row-changes.ts';
import { UNSEEN_COMPANY } from '../testing/unseen-company.ts';
import { FAULTS, SOUND } from '../testing/unseen-company-faults.ts';
import { addOperatingCompany } from './companies.ts';
import { filesOf, importFolder, reportImport } from './import.ts';

let database: OpenDatabase;
let folder: string;
let rows: RowChanges;
beforeAll(async () => {
  database = await openTestDatabase();
  const seat = { name: 'Kárpát Emelőgép', country: 'HU', currency: 'HUF', 'time-zone': 'Europe/Budapest' };
  await addOperatingCompany(database.db, { opCo: 'KE', options: { ...seat, language: 'hu' } });
  // The desk is told of a dry run, too (DK-09).
  rows = await watchRows(database.db, ['import_run', 'import_run_refusal']);
  folder = await mkdtemp(path.join(tmpdir(), 'unseen-company-'));
  for (const { name, bytes } of UNSEEN_COMPANY) await writeFile(path.join(folder, name), bytes);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Imports a folder as the command does. */
const run = async (from: string, dryRun = false) => {
  const input = { opCo: 'KE', dryRun, notifies: false, files: await filesOf(from) };
  const { text } = await reportImport(from, input, await importFolder(database.db, input));
  return { text, ...readReport(text) };
};

const counted = (place: 0 | 1 | 2) =>
  Object.fromEntries(Object.entries(SOUND).map(([kind, count]) => [kind, [0, 0, 0].with(place, count)]));

it('[OP-18] names every fault planted in a company that nobody has seen, and keeps nothing of a dry run', async () => {
  const before = await rows.digests();
  const dry = await run(folder, true);
  expect(dry.refused).toEqual(FAULTS);
  expect(dry.counts).toEqual(counted(0));
  // French and German names in a Hungarian file may be anything.
  expect(dry.text.match(/^.*which may be wrong/gm)).toEqual([
    expect.stringMatching(/^contactPersons\.csv: .*read as windows-1252/),
  ]);
  expect(await rows.digests()).toEqual(before);
});

it('[OP-18] brings in its sound rows alone, changes nothing the second time, and tells nobody', async () => {
  const first = await run(folder);
  expect(first.refused).toEqual(FAULTS);
  expect(first.counts).toEqual(counted(0));
  const { db } = database;
  const keys = await db.selectFrom('external_key').select(['kind', 'external_id']).execute();
  expect(keys).toHaveLength(Object.values(SOUND).reduce((sum, count) => sum + count));
  const texts = db.selectFrom('corporate_client').select('name').orderBy('customer_number').execute();
  expect((await texts).map(({ name }) => name)).toEqual([
    'Rábaközi Építő Kft.',
    'Régi Ügyfél Bt.',
    'Fő Út "Kft.',
    'Győri Daru Kft.',
  ]);
  const people = await db.selectFrom('contact_person').select(['first_name', 'last_name']).execute();
  expect(people).toEqual([{ first_name: 'Benoît', last_name: 'Lefèvre' }]);
  const bills = db.selectFrom('document').select(['number', 'gross']).where('type', '=', 'invoice').orderBy('number');
  // Of an invoice with one wrong line there is nothing.
  expect(await bills.execute()).toEqual([
    { number: 'SZ-25/03', gross: '1270.00' },
    { number: 'SZ-26/88', gross: '408940.00' },
  ]);
  const prices = await db.selectFrom('rental_rate').select(['day', 'four_week']).orderBy('day').execute();
  expect(prices).toEqual([
    { day: '11000.00', four_week: null },
    { day: '12500.00', four_week: '180000.00' },
    { day: '22000.00', four_week: null },
  ]);

  const after = await rows.digests();
  const second = await run(folder);
  expect(second.refused).toEqual(FAULTS);
  expect(second.counts).toEqual(counted(2));
  expect(await rows.digests()).toEqual(after);
  for (const table of ['mail', 'notification'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
});

it('[OP-18] takes refused rows again as often as it takes, until none is left', async () => {
  const rejected = path.join(folder, 'rejected');
  const mend = async (name: string, wrong: string, right: string) => {
    const file = path.join(rejected, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(wrong, right));
  };
  // Unmended, everything is refused again: a cell too many as well.
  const unmended = await run(rejected);
  expect(unmended.refused).toHaveLength(FAULTS.length);
  expect(Object.values(unmended.counts).flat()).not.toContain(1);
  await mend('depots.csv', '47.1899', '47,1899');
  const dry = await run(rejected, true);
  expect(dry.counts.depots).toEqual([1, 0, 0]);
  expect(await readFile(path.join(rejected, 'depots.csv'), 'utf8')).toContain('47,1899');
  const mended = await run(rejected);
  expect(mended.counts).toMatchObject({ depots: [1, 0, 0], stock: [1, 0, 0], clients: [1, 0, 0] });
  expect(await readFile(path.join(rejected, 'depots.csv'), 'utf8')).not.toContain('47,1899');
  await mend('orders.csv', 'TEL/99', 'TEL/01');
  await run(rejected);
  // The file has no row any more.
  expect(await readdir(rejected)).not.toContain('orders.csv');
});

it('[OP-18] reports what it did where the refused rows cannot be written', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'unwritable-'));
  const [depots] = UNSEEN_COMPANY;
  await writeFile(path.join(other, 'depots.csv'), depots?.bytes ?? '');
  await writeFile(path.join(other, 'rejected'), 'a file');
  const { text, refused } = await run(other);
  expect(refused).toHaveLength(5);
  expect(text).toContain('The refused rows cannot be written to');
  await rm(other, { recursive: true });
});
