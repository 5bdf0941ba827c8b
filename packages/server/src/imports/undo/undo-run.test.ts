import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImportKind } from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { companyDb } from '../../database/client/company-db.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import { addOperatingCompany } from '../../operate/companies.ts';
import { filesOf, importFolder, reportImport } from '../../operate/import.ts';
import { undoImport } from '../../operate/undo-import.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { watchRows } from '../../testing/row-changes.ts';
import { type Importing, importRows, readRow } from '../import-rows.ts';
import { fieldsOfRow } from '../kind.ts';
import { KINDS } from '../kinds.ts';
import { type Fields, fieldsNow } from './former-rows.ts';

/** Imports and undoes a whole company. */
vi.setConfig({ testTimeout: 240_000 });

const SAMPLE = path.resolve(import.meta.dirname, '../../../../../docs/examples/company');
let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const seat = { name: 'Lohmann Miet', country: 'DE', currency: 'EUR', 'time-zone': 'Europe/Berlin' };
  await addOperatingCompany(database.db, { opCo: 'LO', options: { ...seat, language: 'de' } });
  folder = await mkdtemp(path.join(tmpdir(), 'undo-run-'));
  await cp(SAMPLE, folder, { recursive: true });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Imports the folder as the command does. */
const load = async () => {
  const input = { opCo: 'LO', dryRun: false, notifies: false, files: await filesOf(folder) };
  const { text } = await reportImport(folder, input, await importFolder(database.db, input));
  return { text, run: /operate undo-import (\S+)"/.exec(text)?.[1] ?? '' };
};
const statesOf = async () => {
  const { db } = database;
  const all = async (table: 'contract' | 'contract_line' | 'membership' | 'project' | 'address') =>
    [...new Set((await db.selectFrom(table).select('status').execute()).map(({ status }) => status))].toSorted();
  return {
    clients: (await db.selectFrom('corporate_client').select('archived').execute()).every(({ archived }) => archived),
    contracts: await all('contract'),
    lines: await all('contract_line'),
    users: await all('membership'),
    projects: await all('project'),
    addresses: await all('address'),
    stock: (await db.selectFrom('depot_stock').select('id').execute()).length,
    validPapers: (await db.selectFrom('document').where('voided_on', 'is', null).select('id').execute()).length,
  };
};

it('[OP-79] [OP-80] a whole company is taken back after a trial that keeps nothing, tells nobody, and comes back', async () => {
  const first = await load();
  const before = await statesOf();
  expect([before.clients, before.stock]).toEqual([false, 4]);
  const rows = await watchRows(database.db, []);
  const stored = await rows.digests();
  expect(await undoImport(database.db, { run: first.run, dryRun: true })).toContain('A dry run: nothing was changed.');
  expect(await rows.digests()).toEqual(stored);
  const text = await undoImport(database.db, { run: first.run, dryRun: false });
  expect(text).not.toContain('not taken back');
  expect(text).toContain('lines: 3 taken back');
  expect(text).toContain('offHires: 1 taken back');
  expect(await statesOf()).toEqual({
    ...{ clients: true, contracts: ['cancelled'], lines: ['cancelled'], users: ['deactivated'] },
    ...{ projects: ['closed'], addresses: ['archived'], stock: 0, validPapers: 0 },
  });
  expect(await database.db.selectFrom('mail').select('id').execute()).toEqual([]);
  expect(await database.db.selectFrom('notification').select('id').execute()).toEqual([]);
  expect(await undoImport(database.db, { run: first.run, dryRun: false })).toBe(
    'Nothing of the run is left to take back.',
  );

  expect((await load()).text).not.toMatch(/[1-9]\d* refused/);
  expect(await statesOf()).toEqual(before);
});

/** A change of each kind, of one record or of all. */
const CHANGED: Readonly<Record<string, object>> = {
  depots: { name: 'Wrong', openingTimes: [] },
  productGroups: { names: { de: 'Wrong' } },
  products: { names: { de: 'Wrong' }, minDays: 9, specs: [] },
  stock: { pieces: 99 },
  clients: { name: 'Wrong', showPrices: false, policy: { poRequired: true }, modules: ['order'], depot: null },
  addresses: { line1: 'Wrong 1', name: 'Wrong' },
  contactPersons: { lastName: 'Wrong', functions: [] },
  projects: { name: 'Wrong', budget: null, address: null },
  rates: { day: '1.00', fourWeek: null },
  users: { orderLimit: { amount: '5.00', currency: 'EUR' } },
  contracts: { poNumber: 'Wrong', project: null, address: null },
  lines: { fleetNumber: 'Wrong', rate: null },
  papers: { title: 'Wrong' },
};

it('[OP-79] records of every kind are as before a run that has changed them', async () => {
  const { db } = database;
  const now = new Date();
  const within = <T>(work: (call: Importing) => Promise<T>) =>
    db.transaction().execute((trx) => work({ db: companyDb(trx, 'LO', now), now, accounts: trx, real: now }));
  const named = await db.selectFrom('external_key').select(['kind', 'external_id', 'row_id']).execute();
  const records = () =>
    within(async (call) => {
      const kinds = [...Map.groupBy(named, ({ kind }) => kind)];
      const read: Record<string, Fields> = {};
      for (const [kind, rows] of kinds) {
        const keys = await call.db.externalKeys.find(
          kind,
          rows.map((row) => row.external_id),
        );
        const fields = await fieldsNow(
          call.db,
          KINDS[kind],
          [...keys.values()].map(({ rowId }) => rowId),
        );
        for (const [externalId, { rowId }] of keys) read[`${kind} ${externalId}`] = fields.get(rowId) ?? {};
      }
      return read;
    });
  const before = await records();
  const run = crypto.randomUUID();
  const outcomes = await within(async (call) => {
    const started = { state: 'done', dry_run: false, claimed_until: null } as const;
    const id = await call.db.importRuns.add({
      source: 'operate',
      name: run,
      by_name: null,
      by_user_id: null,
      ...started,
    });
    const changed: string[] = [];
    for (const [name, change] of Object.entries(CHANGED)) {
      const kind = KINDS[name as ImportKind];
      const needed = [...fieldsOfRow(kind)].filter(([, { isRequired }]) => isRequired).map(([field]) => field);
      const own = Object.entries(before).filter(([key]) => key.startsWith(`${name} `));
      const rows = own.map(([key, fields]) => {
        const current = Object.fromEntries(needed.map((field) => [field, fields[field]]));
        return readRow(kind, { ...current, ...change, externalId: key.slice(name.length + 1) });
      });
      const answers = await importRows(call, kind, rows, { dryRun: false, notifies: false, keptIn: async () => id });
      if (answers.some(({ outcome }) => outcome === 'changed')) changed.push(name);
    }
    return { id, changed };
  });
  expect(outcomes.changed).toEqual(Object.keys(CHANGED));
  expect(await records()).not.toEqual(before);
  expect(await undoImport(db, { run: outcomes.id, dryRun: false })).not.toContain('not taken back');
  expect(await records()).toEqual(before);
});
