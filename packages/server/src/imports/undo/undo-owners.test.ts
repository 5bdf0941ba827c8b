import type { Endpoint } from '@hireyard/contract';
import {
  importCompanyClients,
  importCompanyContracts,
  importCompanyDepots,
  importCompanyLines,
  importCompanyProductGroups,
  importCompanyProducts,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyDb } from '../../database/client/company-db.ts';
import { undoImport } from '../../operate/undo-import.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertMachineAccount } from '../../testing/fixture.ts';
import { namingAll } from './former-rows.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
});
afterAll(() => test.close());

const send = async (endpoint: Endpoint, item: object, { token, run }: { token?: string; run?: string }) => {
  const answer = await test.call(endpoint, { sample: { body: { run, items: [item] } }, ...(token && { token }) });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().refused, answer.body).toBe(0);
};
const contact = { phone: '+31235550100', email: 'depot@nl.example' };
const depot = {
  ...{ externalId: 'D', name: 'Depot', line1: 'Hafen 4', postalCode: '20457', city: 'Hamburg', country: 'DE' },
  ...contact,
};
const group = { externalId: 'G', code: 'G-1', names: { nl: 'Hutten', de: 'Container' } };
const product = { externalId: 'P', code: 'HUT-1', group: 'G', names: { nl: 'Hut', de: 'Hut' }, tracking: 'bulk' };

it('[OP-79] rents of another company keep no product that has the same code', async () => {
  for (const [token, run] of [[OF_DE], [undefined, 'r-1']]) {
    const of = { ...(token && { token }), ...(run && { run }) };
    await send(importCompanyProductGroups, group, of);
    await send(importCompanyProducts, product, of);
  }
  const other = { token: OF_DE };
  await send(importCompanyDepots, depot, other);
  await send(
    importCompanyClients,
    { externalId: 'C', name: 'Bau', customerNumber: '1', rentalContact: contact },
    other,
  );
  await send(importCompanyContracts, { externalId: 'K', client: 'C', number: 'K-1', depot: 'D' }, other);
  const rent = { contract: 'K', productCode: 'HUT-1', status: 'onRent', onRentAt: '2026-11-02T06:00:00.000Z' };
  await send(importCompanyLines, { externalId: 'L', ...rent }, other);
  const undo = (run: string, opCo: string) => undoImport(test.database.db, { run, opCo, dryRun: false });
  expect(await undo('r-1', 'NL')).toBe('products: 1 taken back\nproductGroups: 1 taken back');
});

it('[OP-79] a record without an external id is named by the id of its company’s alone, and a client never', async () => {
  const { db } = test.database;
  const rows = await db.selectFrom('depot').select(['id', 'op_co']).execute();
  const clients = await db.selectFrom('corporate_client').select('external_uuid').execute();
  const { externalKeys } = namingAll(companyDb(db, 'NL', test.now()));
  const found = await externalKeys.find(
    'depots',
    rows.map(({ id }) => id),
  );
  expect([...found.keys()].toSorted()).toEqual(rows.flatMap((row) => (row.op_co === 'NL' ? row.id : [])).toSorted());
  expect(found.size).toBeLessThan(rows.length);
  const named = clients.map((row) => row.external_uuid);
  expect([...(await externalKeys.find('clients', named)).keys()]).toEqual([]);
});
