import { readdir, readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { utf8 } from '../../testing/encoded.ts';
import { type FileImportOptions, importFiles, nextSize, RunTooLongError } from './import-files.ts';
import type { ImportedFile } from './opened-tables.ts';

const SAMPLE = new URL('../../../../../docs/examples/company/', import.meta.url);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const company = { name: 'Lohmann', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await database.db
    .insertInto('operating_company')
    .values({ ...company, code: 'LO' })
    .execute();
});
afterAll(() => database.close());

const run = (files: readonly ImportedFile[], options: Partial<FileImportOptions>) =>
  importFiles(database.db, 'LO', files, { dryRun: true, notifies: false, ...options }, new Date());

const HEAD = 'externalId;name;line1;postalCode;city;country;phone;email';
const depots = (count: number) => {
  const rows = Array.from(
    { length: count },
    (_, at) => `D-${at};Depot ${at};Kai 1;20457;Hamburg;DE;+49 40 6696 9012;d${at}@lo.example`,
  );
  return { name: 'depots.csv', bytes: utf8([HEAD, ...rows, ''].join('\n')) };
};

it('[DK-17] says of a whole company what its import does, though it forgets each batch before the next', async () => {
  const names = await readdir(SAMPLE);
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(new URL(name, SAMPLE)) })));
  const tried = await run(files, { recordsAtOnce: 2 });
  const { db } = database;
  expect(await db.selectFrom('external_key').select('external_id').execute()).toEqual([]);
  const done = await run(files, { dryRun: false });
  expect(tried).toEqual(done);
  expect(done.every(({ refused, fault }) => fault === null && refused.length === 0)).toBe(true);
});

it('[DK-17] lets others in between its batches', async () => {
  let answered = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await database.db.selectFrom('operating_company').select('code').execute();
      answered += 1;
      // Requests arrive by the event loop.
      await setImmediate();
    }
  })();
  await run([depots(60)], { recordsAtOnce: 5 }).finally(() => {
    isOver = true;
  });
  const during = answered;
  await others;
  expect(during).toBeGreaterThanOrEqual(12);
});

it('[DK-17] takes as many rows as a run may have together, and none of the table that has too many', async () => {
  const [found] = await run([depots(4)], { maxRows: 3 });
  expect(found).toMatchObject({ kind: 'depots', fault: { code: 'rows' }, created: 0 });
});

it('[DK-17] does not try a row that needs more rows than it may, and says so', async () => {
  const products = ['P-1;C-1;G-1;Lift;', 'P-2;C-2;G-1;Lift;P-1', 'P-3;C-3;G-1;Lift;P-2'];
  const files = [
    { name: 'productGroups.csv', bytes: utf8('externalId;code;names.de\nG-1;C-G;Lifts\n') },
    {
      name: 'products.csv',
      bytes: utf8(['externalId;code;group;names.de;accessories', ...products, ''].join('\n')),
    },
  ];
  const [, tried] = await run(files, { maxStaged: 1, recordsAtOnce: 1 });
  expect(tried).toMatchObject({ created: 1, refused: [{ externalId: 'P-2' }, { externalId: 'P-3' }] });
  expect(tried?.refused[0]?.reasons).toEqual([{ column: null, code: 'not-tried', cell: null, params: { max: 1 } }]);
});

it('[DK-17] ends a run that takes too long', async () => {
  await expect(run([depots(4)], { takesAtMost: -1 })).rejects.toThrow(RunTooLongError);
});

it('[DK-17] tries each of two tables of a kind as in the import, which takes them in turn', async () => {
  const { bytes } = depots(1);
  const mended = utf8(new TextDecoder().decode(bytes).replace('Kai 1', 'Kai 2'));
  const tried = await run(
    [
      { name: 'depots.csv', bytes },
      { name: 'depots.txt', bytes: mended },
    ],
    {},
  );
  expect(tried).toMatchObject([
    { created: 1, changed: 0 },
    { created: 0, changed: 1 },
  ]);
});

const file = (name: string, ...lines: readonly string[]) => ({ name, bytes: utf8([...lines, ''].join('\n')) });

it('[DK-17] finds none of the rows of a table that is left out', async () => {
  const tried = await run(
    [
      file('products.csv', 'externalId;code;group;names.de;tracking;energy', 'A-1;PLATTE;G-1;Platte;bulk;none'),
      file('productGroups.csv', 'externalId;code;names.de', 'G-1;platten;Platten'),
    ],
    { maxRows: 1 },
  );
  expect(tried).toMatchObject([
    { kind: 'productGroups', fault: { code: 'rows' } },
    {
      kind: 'products',
      created: 0,
      refused: [{ externalId: 'A-1', reasons: [{ column: 'group', code: 'reference' }] }],
    },
  ]);
});

it('[DK-17] tries a record without an earlier one that is refused for its file', async () => {
  const head = 'externalId;client;type;number;date;file';
  const tried = await run(
    [
      file(
        'clients.csv',
        'externalId;name;customerNumber;rentalContact.phone;rentalContact.email',
        'K-1;Bau;1;+49 40 6696 9012;bau@lo.example',
      ),
      file('papers.csv', head, 'L-1;K-1;deliveryNote;LS-1;02.11.2026;gone.pdf'),
      file('papers.txt', head, 'L-1;K-1;deliveryNote;LS-1;03.11.2026;'),
    ],
    {},
  );
  expect(tried).toMatchObject([
    { kind: 'clients', created: 1 },
    { kind: 'papers', created: 0, refused: [{ externalId: 'L-1', reasons: [{ code: 'no-file' }] }] },
    { kind: 'papers', created: 1, changed: 0 },
  ]);
});

it.each([
  ['twice as many behind one that took little of its time', 40, 0.2, 80],
  ['as many behind one that took most of it', 40, 0.8, 40],
  ['as many as its time is for behind one that took longer', 40, 4, 10],
  ['the most at most', 150, 0, 200],
  ['a few at least', 40, 100, 10],
])('[DK-17] tries %s', (_, size, share, next) => {
  expect(nextSize(size, share, 200)).toBe(next);
});
