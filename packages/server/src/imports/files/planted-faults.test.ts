import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { bytesOf, utf8 } from '../../testing/encoded.ts';
import { type FileImportOptions, importFiles } from './import-files.ts';
import { reasonText } from './reasons.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const company = { code: 'GR', name: 'Grúas', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await database.db.insertInto('operating_company').values(company).execute();
  const product = { product_group: 'access', kind: 'rental', tracking: 'bulk', energy: 'none' } as const;
  await database.db
    .insertInto('product')
    .values({ code: 'FENCE', ...product })
    .execute();
});
afterAll(() => database.close());

const file = (rows: readonly string[]) => rows.join('\r\n');
/** A rental company's own files. Each comment names the fault in the row behind it. */
const FILES = [
  {
    name: 'depots.csv',
    bytes: utf8(
      `\ufeff${file([
        'externalId;name;line1;postalCode;city;country;phone;email;geo.latitude;geo.longitude',
        'D-1;Győr;Ipar u. 4;20095;Hamburg;DE;+49 40 5550100;d1@gruas.example;53,55;9,99',
        // A decimal point in a file of decimal commas.
        'D-2;Kiel;Kai 1;24103;Kiel;DE;+49 431 5550100;d2@gruas.example;54.32;10,13',
      ])}`,
    ),
  },
  {
    name: 'clients.csv',
    bytes: bytesOf(
      file([
        'externalId,name,customerNumber,depot,archived',
        'K-1,Żwirowa Łódź,100,D-1,',
        // An unknown depot.
        'K-2,Unbekannt,101,D-404,',
        // A number that another client has.
        'K-3,Doppelt,100,D-1,',
        'K-4,Früher,103,D-1,',
        // An id that a former row has.
        'K-1,Wieder,104,D-1,',
      ]),
      'windows-1250',
    ),
  },
  {
    name: 'projects.csv',
    bytes: bytesOf(
      file([
        'sep=\t',
        'externalId\tclient\tnumber\tname\tfrom\tto\tbudget.amount\tbudget.currency',
        // 2028 has a February 29.
        'J-1\tK-1\t1\tGroße Straße\t29.02.2028\t\t1.250,50\tEUR',
        // 2026 has none.
        'J-2\tK-1\t2\tStraße\t29.02.2026\t\t48.250,00\tEUR',
        // A decimal point.
        'J-3\tK-1\t3\tÖl\t\t\t12.50\tEUR',
        // A number that the client has already.
        'J-4\tK-1\t1\tNoch einmal\t\t\t\t',
        // A client of a row that was refused.
        'J-5\tK-2\t5\tKeiner\t\t\t\t',
      ]),
      'windows-1252',
    ),
  },
  {
    name: 'contracts.csv',
    bytes: utf8(
      file([
        'externalId;client;number;depot',
        'C-1;K-1;2026-1;D-1',
        // A client that is archived.
        'C-2;K-4;2026-2;D-1',
        'C-3;K-1;2026-3;D-404',
        'C-4;K-1;2026-1;D-1',
      ]),
    ),
  },
  {
    name: 'lines.csv',
    bytes: utf8(
      file([
        'externalId;contract;status;productCode;quantity;onRentAt;rate.day;rate.currency',
        'L-1;C-1;onRent;FENCE;20;2024-02-29T06:00:00Z;1,25;EUR',
        'L-2;C-1;onRent;FENCE;20;2025-02-29T06:00:00Z;1,25;EUR',
        'L-3;C-1;onRent;FENCE;20;2026-01-05T06:00:00Z;1.25;EUR',
        'L-4;C-2;onRent;FENCE;20;2026-01-05T06:00:00Z;1,25;EUR',
        // An unknown product.
        'L-5;C-1;onRent;ZAUN;20;2026-01-05T06:00:00Z;1,25;EUR',
      ]),
    ),
  },
];
/** Archives the client, as a later file does. */
const ARCHIVED = [
  {
    name: 'clients.csv',
    bytes: utf8(file(['externalId;name;customerNumber;archived', 'K-4;Früher;103;ja'])),
  },
];

const run = async (files: typeof FILES, options: Partial<FileImportOptions> = {}) => {
  const quiet = { dryRun: false, notifies: false, ...options };
  const reports = await importFiles(database.db, 'GR', files, quiet, new Date());
  return {
    counts: Object.fromEntries(
      reports.map(({ name, created, changed, unchanged, fault }) => [name, fault ?? [created, changed, unchanged]]),
    ),
    refused: reports.flatMap(({ name, refused }) =>
      refused.map(({ lines, externalId, reasons }) => `${name} ${lines} ${externalId}: ${reasons.map(reasonText)}`),
    ),
  };
};

const REFUSED = [
  'depots.csv 3 D-2: geo.latitude "54.32": cannot be read as a value of this column',
  'clients.csv 3 K-2: depot "D-404": is no row of yours, or not active',
  'clients.csv 4 K-3: customerNumber "100": is used already',
  'clients.csv 6 K-1: externalId "K-1": is used already',
  'projects.csv 4 J-2: from "29.02.2026": is no day',
  'projects.csv 5 J-3: budget.amount "12.50": cannot be read as a value of this column',
  'projects.csv 6 J-4: number "1": is used already',
  'projects.csv 7 J-5: client "K-2": is no row of yours, or not active',
  'contracts.csv 3 C-2: client "K-4": is no row of yours, or not active',
  'contracts.csv 4 C-3: depot "D-404": is no row of yours, or not active',
  'contracts.csv 5 C-4: number "2026-1": is used already',
  'lines.csv 3 L-2: onRentAt "2025-02-29T06:00:00Z": is no day',
  'lines.csv 4 L-3: rate.day "1.25": cannot be read as a value of this column',
  'lines.csv 5 L-4: contract "C-2": is no row of yours, or not active',
  'lines.csv 6 L-5: productCode "ZAUN": is no row of yours, or not active',
];

it('[OP-18] names every planted fault of a company by file and row, and brings in nothing of it', async () => {
  const { db } = database;
  await run(FILES.slice(0, 2));
  await run(ARCHIVED);
  // A trial that forgets each record before the next finds the same.
  const tried = await run(FILES, { dryRun: true, recordsAtOnce: 1 });
  const first = await run(FILES);
  expect(tried).toEqual(first);
  expect(first.refused).toEqual(REFUSED);
  expect(first.counts).toEqual({
    'depots.csv': [0, 0, 1],
    'clients.csv': [0, 0, 2],
    'projects.csv': [1, 0, 0],
    'contracts.csv': [1, 0, 0],
    'lines.csv': [1, 0, 0],
  });
  const keys = await db.selectFrom('external_key').select('external_id').orderBy('external_id').execute();
  expect(keys.map((key) => key.external_id)).toEqual(['C-1', 'D-1', 'J-1', 'K-1', 'K-4', 'L-1']);
  const names = await db.selectFrom('corporate_client').select('name').orderBy('customer_number').execute();
  expect(names.map(({ name }) => name)).toEqual(['Żwirowa Łódź', 'Früher']);
  const projects = await db.selectFrom('project').select(['name', 'starts_on', 'budget_amount']).execute();
  expect(projects).toEqual([{ name: 'Große Straße', starts_on: '2028-02-29', budget_amount: '1250.50' }]);
  for (const [table, rows] of [['depot', 1] as const, ['contract', 1] as const, ['contract_line', 1] as const])
    expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(rows);
});

it('[OP-18] changes nothing the second time, names the same faults, and tells nobody', async () => {
  const { db } = database;
  const second = await run(FILES);
  expect(second.refused).toEqual(REFUSED);
  for (const [name, [created, changed]] of Object.entries(second.counts) as [string, number[]][])
    expect([name, created, changed]).toEqual([name, 0, 0]);
  for (const table of ['mail', 'notification'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
});
