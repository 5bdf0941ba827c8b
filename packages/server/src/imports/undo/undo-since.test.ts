import type { Endpoint } from '@hireyard/contract';
import {
  confirmCompanyOrder,
  importCompanyAddresses,
  importCompanyClients,
  importCompanyContracts,
  importCompanyDepots,
  importCompanyInvoices,
  importCompanyLines,
  importPhoneOffHires,
  importPhoneOrders,
  putCompanyDepot,
  recordPayment,
  scheduleCompanyOffHire,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { undoImport } from '../../operate/undo-import.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { id, name } = test.fixture.a;
  const rentalContact = { phone: '+31305550101', email: 'rental@hireyard.example' };
  await send(importCompanyClients, undefined, [
    { externalId: 'A', name, customerNumber: `Customer-${id}`, rentalContact },
  ]);
  await send(importCompanyDepots, undefined, [depot('D')]);
  await send(importCompanyAddresses, undefined, [{ externalId: 'AD', client: 'A', ...PLACE }]);
  await send(importCompanyContracts, undefined, [{ externalId: 'K', client: 'A', number: 'K-1', depot: 'D' }]);
  const rent = { contract: 'K', productCode: 'LIFT-10', status: 'onRent', onRentAt: '2026-11-02T06:00:00.000Z' };
  await send(
    importCompanyLines,
    undefined,
    ['L-1', 'L-2'].map((externalId) => ({ externalId, ...rent })),
  );
});
afterAll(() => test.close());

const PLACE = { line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
const depot = (externalId: string) => ({
  ...{ externalId, name: `Depot ${externalId}`, ...PLACE, phone: '+31235550100', email: 'depot@nl.example' },
});
const send = async (endpoint: Endpoint, run: string | undefined, items: readonly object[]) => {
  const answer = await test.call(endpoint, { sample: { body: { run, items } } });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().refused, answer.body).toBe(0);
};
const undo = (run: string) => undoImport(test.database.db, { run, dryRun: false });

it('[OP-79] a new record that was changed since by itself stays', async () => {
  await send(importCompanyDepots, 'r-1', [depot('D-1'), depot('D-2')]);
  const { externalId: _, ...body } = depot('D-1');
  await test.call(putCompanyDepot, {
    sample: { params: { externalId: 'D-1' }, body: { ...body, phone: '+31235550199' } },
  });
  expect(await undo('r-1')).toBe(
    ['depots: 1 taken back', '1 not taken back:', '  depots D-1: is not taken back: it was changed since'].join('\n'),
  );
});

it('[OP-79] an invoice that was paid since stays, and orders and off-hires that have moved on', async () => {
  const fuel = { text: 'Diesel', quantity: '10', unit: 'l', price: '2.00', vatRate: '21' };
  const invoice = { client: 'A', issuedOn: '2026-11-02', lines: [fuel] };
  await send(importCompanyInvoices, 'r-2', [
    { externalId: 'R-1', number: 'R-1', ...invoice },
    { externalId: 'R-2', number: 'R-2', ...invoice },
  ]);
  const order = { client: 'A', depot: 'D', address: 'AD', slot: 'morning', poNumber: '4500' };
  const lines = [{ productCode: 'LIFT-10', quantity: 1, from: '2026-11-20' }];
  const orders = ['O-1', 'O-2'].map((externalId) => ({ externalId, ...order, lines }));
  await send(importPhoneOrders, 'r-2', orders);
  const window = { date: '2026-11-21', slot: 'morning' };
  const callOff = { client: 'A', offRentAt: '2026-11-19T14:00:00.000Z', window };
  await send(importPhoneOffHires, 'r-2', [
    { externalId: 'H-1', ...callOff, lines: [{ line: 'L-1' }] },
    { externalId: 'H-2', ...callOff, lines: [{ line: 'L-2' }] },
  ]);
  const done = async (endpoint: Endpoint, kind: 'invoices' | 'orders' | 'offHires', name: string, body: object) => {
    const keys = test.database.db.selectFrom('external_key').where('kind', '=', kind).where('external_id', '=', name);
    const { row_id: id } = await keys.select('row_id').executeTakeFirstOrThrow();
    const answer = await test.call(endpoint, { sample: { params: { id }, body } });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  };
  await done(recordPayment, 'invoices', 'R-1', {
    ...{ amount: { amount: '24.20', currency: 'EUR' }, receivedOn: '2026-11-05', reference: null },
  });
  await done(confirmCompanyOrder, 'orders', 'O-1', {});
  await done(scheduleCompanyOffHire, 'offHires', 'H-1', { window });
  const text = await undo('r-2');
  for (const one of ['invoices R-1', 'orders O-1', 'offHires H-1'])
    expect(text).toContain(`${one}: is not taken back: it was changed since`);
  expect(text).toContain('3 not taken back');
});
