import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { openTestDatabase } from '../testing/database.ts';
import { type RowChanges, watchRows } from '../testing/row-changes.ts';
import { UNSEEN_COMPANY } from '../testing/unseen-company.ts';
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
  const lines = text.split('\n');
  const fileOf = (at: number) =>
    lines
      .slice(0, at)
      .findLast((line) => /^\w+\.csv: /.test(line))
      ?.split(':', 1)[0];
  return {
    text,
    refused: lines.flatMap((line, at) => (line.startsWith('  row') ? [`${fileOf(at)}${line.slice(1)}`] : [])),
    counts: Object.fromEntries(
      [...text.matchAll(/^(\w+)\.csv: (\d+) created, (\d+) changed, (\d+) unchanged/gm)].map(
        ([, kind, created, changed, unchanged]) => [kind, [created, changed, unchanged].map(Number)],
      ),
    ),
  };
};

/** Every planted fault, by file and row. What refers to a refused row is refused with it. */
const FAULTS = [
  'depots.csv row 5 (TEL/02): geo.latitude "47.1899": cannot be read as a value of this column',
  'depots.csv row 6 (TEL/03): email "nincs-kukac": is no e-mail address',
  'depots.csv row 7 (TEL/04): openingTimes.day "8": is more than 7',
  'depots.csv row 8 (TEL/05): timeZone "Europe/Atlantis": cannot be read as a value of this column',
  'depots.csv row 9, 10 (TEL/06): openingTimes: is used already',
  'productGroups.csv row 4 (CS-3): names: is missing',
  'productGroups.csv row 5 (CS-4): code "emelok": is used already',
  'products.csv row 6 (G-30): group "CS-9": is no row of yours, or not active',
  'products.csv row 7 (G-40): energy "gőz": is none of the allowed values',
  'products.csv row 8 (G-50): code "OLLO-12": is used already',
  'products.csv row 9 (G-60): minDays "1,5": cannot be read as a value of this column',
  'products.csv row 10 (G-70): specs.value "16.5": cannot be read as a value of this column',
  'stock.csv row 4 (K-2): depot "TEL/02": is no row of yours, or not active',
  'stock.csv row 5 (K-3): pieces "-1": is less than 0',
  'stock.csv row 6 (K-4): from "2026.11.01.": is used already',
  'stock.csv row 7 (K-5): product "G-30": is no row of yours, or not active',
  'stock.csv row 8 (K-6): from "2027.02.29.": is no day',
  'stock.csv row 9 (K-7): pieces "2,5": cannot be read as a value of this column',
  'clients.csv row 3 (U-2): depot "TEL/02": is no row of yours, or not active',
  'clients.csv row 4 (U-3): customerNumber "000127": is used already',
  'clients.csv row 6 (U-5): vatNumber "HU12345678": is no VAT number: its form or its check digits are wrong',
  'clients.csv row 8 (U-7): modules "parking": is none of the allowed values',
  'clients.csv row 9 (U-8): has cells under no heading',
  'clients.csv row 10 (U-9): showPrices "talán": cannot be read as a value of this column',
  'addresses.csv row 3 (C-2): postalCode "90280": is no postal code of its country',
  'addresses.csv row 4 (C-3): client "U-3": is no row of yours, or not active',
  'addresses.csv row 5 (C-4): geo.latitude "47,66": cannot be read as a value of this column',
  'contactPersons.csv row 3 (P-2): email: is missing, and so is a telephone number',
  'contactPersons.csv row 4 (P-3): language "pt": is none of the allowed values',
  'contactPersons.csv row 5 (P-4): phone "06 30 555": is no telephone number with its country code',
  'projects.csv row 3 (J-2): from "2026. 02. 29.": is no day',
  'projects.csv row 4 (J-3): budget.currency "EUR": is none of the allowed values',
  'projects.csv row 5 (J-4): address "C-1": is no row of yours, or not active',
  'projects.csv row 6 (J-5): to "2026. 11. 01.": is before the day that it follows',
  'projects.csv row 7 (J-6): budget.amount "1250.50": cannot be read as a value of this column',
  'projects.csv row 8 (J-7): number "26/014": is used already',
  'projects.csv row 9 (J-8): from "30/11/2026": is no day',
  'rates.csv row 3 (D-2): from "2026.12.31": is used already',
  'rates.csv row 5 (D-4): from "2026.10.01": is used already',
  'rates.csv row 6 (D-5): from "2026.02.29": is no day',
  'rates.csv row 7 (D-6): currency "EUR": is none of the allowed values',
  'rates.csv row 8 (D-7): day "22000.50": cannot be read as a value of this column',
  'rates.csv row 9 (D-8): client "U-4": is no row of yours, or not active',
  'rates.csv row 10 (D-9): to "2026.01.01": is before the day that it follows',
  'rates.csv row 11 (D-10): day "-22 000,00": cannot be read as a value of this column',
  'users.csv row 4 (F-3): roles "Főnök": is no row of yours, or not active',
  'users.csv row 5 (F-4): projects "J-1": is no row of yours, or not active',
  'users.csv row 6 (F-5): email "eva@rabakoz": is no e-mail address',
  'users.csv row 7 (F-6): client "U-4": is no row of yours, or not active',
  'contracts.csv row 3 (S-2): client "U-4": is no row of yours, or not active',
  'contracts.csv row 4 (S-3): depot "TEL/99": is no row of yours, or not active',
  'contracts.csv row 5 (S-4): number "BSZ-2026/0412": is used already',
  'contracts.csv row 6 (S-5): project "J-1": is no row of yours, or not active',
  'contracts.csv row 7, 8 (S-6): number "BSZ-2026/0417": is used already; externalId "S-6": is used already',
  'lines.csv row 3 (M-2): quantity "2": is more than 1',
  'lines.csv row 4 (M-3): contract "S-2": is no row of yours, or not active',
  'lines.csv row 5 (M-4): productCode "OLLO-13": is no row of yours, or not active',
  'lines.csv row 6 (M-5): lineNo "1": is used already',
  'lines.csv row 7 (M-6): offRentAt "2027-02-29T05:30:00Z": is no day',
  'lines.csv row 8 (M-7): onRentAt "2028-10-05T05:30:00Z": is in the future',
  'lines.csv row 9 (M-8): rate.day "11000.50": cannot be read as a value of this column',
  'lines.csv row 10 (M-9): contract "S-6": is no row of yours, or not active',
  'lines.csv row 11 (M-10): status "lejárt": is none of the allowed values',
  'lines.csv row 12 (M-11): onRentAt "2026.10.05": is no day',
  'lines.csv row 13 (M-12): chargedUntil "2026.11.31.": is no day',
  'lines.csv row 14 (M-13): contract "S-6": is no row of yours, or not active',
  'orders.csv row 2 (R-1): depot "TEL/99": is no row of yours, or not active',
  'readings.csv row 3 (O-2): hours "12.5": cannot be read as a value of this column',
  'readings.csv row 4 (O-3): hours "1 100": is less than 1204.5',
  'readings.csv row 5 (O-4): line "M-99": is no row of yours, or not active',
  'readings.csv row 6 (O-5): day "2027.02.29": is no day',
  'invoices.csv row 4, 5 (I-2): lines.price "11000.50": cannot be read as a value of this column',
  'invoices.csv row 6 (I-3): number "SZ-26/88": is used already',
  'invoices.csv row 7 (I-4): dueOn "2026.10.05": is before the day that it follows',
  'invoices.csv row 8 (I-5): client "U-99": is no row of yours, or not active',
  'invoices.csv row 9 (I-6): issuedOn "2025.02.29": is no day',
  'invoices.csv row 11 (I-8): net "5,00": is less than 999.99; gross "6,00": is less than 274.99',
  'invoices.csv row 12 (I-9): lines.vatRate: is missing',
  'papers.csv row 3 (X-2): file "SZL-2.pdf": is no file beside the table',
  'papers.csv row 4 (X-3): type "napló": is none of the allowed values',
];
const SOUND = {
  ...{ depots: 2, productGroups: 2, products: 3, stock: 2, clients: 4, addresses: 2, contactPersons: 1, projects: 2 },
  ...{ rates: 3, users: 2, contracts: 1, lines: 1, orders: 0, readings: 1, invoices: 2, papers: 1 },
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
