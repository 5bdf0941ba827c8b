import type { Endpoint } from '@hireyard/contract';
import {
  closeImportRun,
  getCompanyAddress,
  getCompanyDepot,
  getCompanyInvoiceByExternalId,
  importCompanyAddresses,
  importCompanyClients,
  importCompanyDepots,
  importCompanyInvoices,
  importCompanyProjects,
  putCompanyDepot,
  putCompanyProject,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { undoImport } from '../../operate/undo-import.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertMachineAccount } from '../../testing/fixture.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
  const { id, name } = test.fixture.a;
  const rentalContact = { phone: '+31305550101', email: 'rental@hireyard.example' };
  await send(importCompanyClients, undefined, [
    { externalId: 'A', name, customerNumber: `Customer-${id}`, rentalContact },
  ]);
});
afterAll(() => test.close());

const PLACE = { line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
const depot = (externalId: string, more: object = {}) => ({
  ...{ externalId, name: `Depot ${externalId}`, ...PLACE, phone: '+31235550100', email: 'depot@nl.example' },
  ...more,
});
const send = async (endpoint: Endpoint, run: string | undefined, items: readonly object[], token?: string) => {
  const answer = await test.call(endpoint, { sample: { body: { run, items } }, ...(token && { token }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const read = async (endpoint: Endpoint, externalId: string, token?: string) =>
  (await test.call(endpoint, { sample: { params: { externalId } }, ...(token && { token }) })).json();
const undo = (run: string, more: object = {}) => undoImport(test.database.db, { run, dryRun: false, ...more });

it('[OP-79] versions of rows that are otherwise the same are as before the run', async () => {
  await send(importCompanyDepots, undefined, [depot('V-1', { sourceVersion: 1 })]);
  const later = await send(importCompanyDepots, 'r-mark', [depot('V-1', { sourceVersion: 99 })]);
  expect(later.items[0]).toMatchObject({ outcome: 'unchanged' });
  const two = [depot('V-1', { name: 'Right', sourceVersion: 2 })];
  expect((await send(importCompanyDepots, undefined, two)).items[0]).toMatchObject({ outcome: 'refused' });
  expect(await undo('r-mark')).toBe('depots: 1 taken back');
  expect((await send(importCompanyDepots, undefined, two)).items[0]).toMatchObject({ outcome: 'changed' });
});

it('[OP-79] fields are as before the run, where nobody has changed them since; other changes stay', async () => {
  await send(importCompanyDepots, undefined, [depot('D-1', { sourceVersion: 4 }), depot('D-2')]);
  // The last values count, and those from before the first.
  await send(importCompanyDepots, 'r-1', [depot('D-1', { name: 'Wrong', city: 'Hoorn', sourceVersion: 5 })]);
  await send(importCompanyDepots, 'r-1', [depot('D-1', { name: 'Wronger', city: 'Hoorn', sourceVersion: 6 })]);
  await send(importCompanyDepots, 'r-1', [depot('D-2', { name: 'Wrong', city: 'Hoorn' }), depot('D-3')]);
  const put = (externalId: string, more: object) => {
    const { externalId: _id, ...body } = depot(externalId, more);
    return test.call(putCompanyDepot, { sample: { params: { externalId }, body } });
  };
  await put('D-1', { name: 'Wronger', city: 'Hoorn', phone: '+31235550199' });
  await put('D-2', { name: 'Right now', city: 'Hoorn' });

  expect(await undo('r-1')).toBe(
    ['depots: 2 taken back', '1 not taken back:', '  depots D-2: name: is not taken back: it was changed since'].join(
      '\n',
    ),
  );
  expect(await read(getCompanyDepot, 'D-1')).toMatchObject({
    ...{ name: 'Depot D-1', address: { city: 'Haarlem' }, phone: '+31 23 555 0199', sourceVersion: 4 },
  });
  // Nothing of it is half as before.
  expect(await read(getCompanyDepot, 'D-2')).toMatchObject({ name: 'Right now', address: { city: 'Hoorn' } });
  expect(await read(getCompanyDepot, 'D-3')).toMatchObject({ archived: true });
});

it('[OP-79] what something else depends on stays, until it does no more', async () => {
  const address = { externalId: 'A-1', client: 'A', ...PLACE };
  await send(importCompanyAddresses, 'r-2', [address, { ...address, externalId: 'A-2' }]);
  const project = { client: 'A', number: 'P-900', name: 'Quay', address: 'A-1' };
  const put = (more: object) =>
    test.call(putCompanyProject, { sample: { params: { externalId: 'P-900' }, body: { ...project, ...more } } });
  await put({});
  expect(await undo('r-2')).toContain('addresses A-1: is not taken back: something else depends on it');
  expect((await read(getCompanyAddress, 'A-1')).archived).toBe(false);
  expect((await read(getCompanyAddress, 'A-2')).archived).toBe(true);
  await put({ address: null });
  expect(await undo('r-2')).toBe('addresses: 1 taken back');
  expect((await read(getCompanyAddress, 'A-1')).archived).toBe(true);
});

it('[OP-79] an invoice gets its former values back, and a credit note with other amounts stays', async () => {
  const fuel = { text: 'Diesel', quantity: '12.5', unit: 'l', price: '1.80', vatRate: '21' };
  const invoice = { externalId: 'R-1', client: 'A', number: 'R-1', issuedOn: '2026-11-02', lines: [fuel] };
  const credit = { ...invoice, externalId: 'G-1', number: 'G-1', type: 'creditNote', corrects: 'R-1' };
  await send(importCompanyInvoices, undefined, [invoice, credit]);
  const other = {
    externalId: 'G-2',
    client: 'A',
    number: 'G-2',
    issuedOn: '2026-11-02',
    type: 'creditNote',
    lines: [fuel],
  };
  await send(importCompanyInvoices, undefined, [other]);
  const { net, gross, due, dueOn, poNumber } = await read(getCompanyInvoiceByExternalId, 'R-1');
  const wrong = { poNumber: 'Wrong', dueOn: '2026-12-24', lines: [{ ...fuel, price: '18.00' }] };
  await send(importCompanyInvoices, 'r-8', [
    ...[
      { ...invoice, ...wrong },
      { ...credit, poNumber: 'Wrong' },
    ],
    { ...other, lines: [{ ...fuel, price: '1.70' }] },
  ]);
  const text = await undo('r-8');
  expect(text).toContain('invoices: 2 taken back\n1 not taken back:\n  invoices G-2: ');
  expect(await read(getCompanyInvoiceByExternalId, 'R-1')).toMatchObject({ net, gross, due, dueOn, poNumber });
});

it('[OP-79] times of the source are as before the run, to the microsecond', async () => {
  const sourceTime = '2026-11-20T08:00:00.123456Z';
  await send(importCompanyDepots, undefined, [depot('T-1', { sourceTime })]);
  const later = depot('T-1', { name: 'Wrong', sourceTime: '2026-11-20T08:00:00.123457Z' });
  await send(importCompanyDepots, 'r-9', [later, depot('T-2', { sourceTime })]);
  expect(await undo('r-9')).toBe('depots: 2 taken back');
  expect(await read(getCompanyDepot, 'T-1')).toMatchObject({ name: 'Depot T-1', sourceTime });
  expect(await read(getCompanyDepot, 'T-2')).toMatchObject({ archived: true, sourceTime: null });
  const mended = await send(importCompanyDepots, undefined, [later, depot('T-2', { sourceTime })]);
  expect(mended.items).toMatchObject([{ outcome: 'changed' }, { outcome: 'changed' }]);
});

it('[OP-79] a later run that has written the same records is taken back first', async () => {
  await send(importCompanyDepots, 'r-3', [depot('D-7')]);
  await send(importCompanyDepots, 'r-4', [depot('D-7', { name: 'Better' })]);
  expect(await undo('r-3')).toContain('depots D-7: is not taken back: it was changed since');
  expect(await undo('r-4')).toBe('depots: 1 taken back');
  expect(await undo('r-3')).toBe('depots: 1 taken back');
});

it('[OP-79] what the end of a full run has archived comes back', async () => {
  const project = (externalId: string) => ({ externalId, client: 'A', number: externalId, name: `Site ${externalId}` });
  await send(importCompanyProjects, undefined, ['Q-1', 'Q-2', 'Q-3'].map(project));
  await send(importCompanyProjects, 'r-5', ['Q-1', 'Q-2'].map(project));
  const sample = { params: { kind: 'projects', run: 'r-5' }, body: {} };
  expect((await test.call(closeImportRun, { sample })).json().archived).toBeGreaterThan(0);
  expect(await undo('r-5')).toContain('taken back');
  const archived = test.database.db.selectFrom('project').where('number', '=', 'Q-3').select('status');
  expect(await archived.execute()).toEqual([{ status: 'active' }]);
});

it('[OP-80] a record that was taken back comes back under another id that is found by the same number', async () => {
  const project = { client: 'A', number: 'P-77', name: 'Lock' };
  await send(importCompanyProjects, 'r-6', [{ ...project, externalId: 'WRONG-ID' }]);
  expect((await send(importCompanyProjects, undefined, [{ ...project, externalId: 'P-77' }])).items[0].errors).toEqual([
    { pointer: '/number', code: 'taken' },
  ]);
  await undo('r-6');
  const { changed } = await send(importCompanyProjects, undefined, [{ ...project, externalId: 'P-77' }]);
  expect(changed).toBe(1);
  const stored = test.database.db.selectFrom('project').where('number', '=', 'P-77').select('status');
  expect(await stored.execute()).toEqual([{ status: 'active' }]);
});

it('[OP-79] a run of another operating company is its own, and a name that several have is asked for', async () => {
  await send(importCompanyDepots, 'night', [depot('N-1')]);
  await send(importCompanyDepots, 'night', [depot('N-1')], OF_DE);
  await expect(undo('night')).rejects.toThrow('Several runs are named night');
  await expect(undo('night', { opCo: 'XX' })).rejects.toThrow('There is no run night');
  expect(await undo('night', { opCo: 'DE' })).toBe('depots: 1 taken back');
  expect((await read(getCompanyDepot, 'N-1')).archived).toBe(false);
  expect((await read(getCompanyDepot, 'N-1', OF_DE)).archived).toBe(true);
  await expect(undo(crypto.randomUUID())).rejects.toThrow('There is no run');
});
