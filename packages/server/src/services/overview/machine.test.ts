import { getMachine, listMachineClients, type MachinePassport } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { confine, type TestUser } from '../../testing/fixture.ts';
import { insertPaper } from '../../testing/fixture-documents.ts';

let test: TestApp;
let fleetNumber: string;
let ofB: string;
let lineId: string;

beforeAll(async () => {
  test = await startTestApp();
  const lineOf = (contractId: string) =>
    test.database.db
      .selectFrom('contract_line')
      .select(['id', 'fleet_number'])
      .where('contract_id', '=', contractId)
      .where('fleet_number', 'is not', null)
      .executeTakeFirstOrThrow();
  const line = await lineOf(test.fixture.a.contractId);
  [fleetNumber, lineId] = [String(line.fleet_number), line.id];
  ofB = String((await lineOf(test.fixture.b.contractId)).fleet_number);
});
afterAll(() => test.close());

const read = async (user: TestUser = test.fixture.administrator, number = fleetNumber) => {
  const sample = { params: { fleetNumber: number } };
  const answer = await test.call(getMachine, { sample, token: await test.tokenOf(user) });
  return { status: answer.statusCode, passport: answer.json() as MachinePassport };
};
const clientsOf = async (user: TestUser, number: string, opCo = 'NL') => {
  const sample = { query: { opCo, fleetNumber: number } };
  const answer = await test.call(listMachineClients, { sample, token: await test.tokenOf(user) });
  return answer.json().items.map(({ clientUuid }: { clientUuid: string }) => clientUuid);
};
/** Changes the line of the machine during a test. */
async function changeLine(set: object): Promise<void> {
  const line = () => test.database.db.updateTable('contract_line').where('id', '=', lineId);
  const before = await test.database.db
    .selectFrom('contract_line')
    .select(['status', 'off_rent_at', 'returned_at', 'expected_off_rent_at'])
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow();
  onTestFinished(async () => {
    await line().set(before).execute();
  });
  await line().set(set).execute();
}
const paper = (type: 'certificate' | 'returnNote', number: string, more: object = {}) =>
  insertPaper(test.database.db, test.fixture.a, { type, number, fleet_number: fleetNumber, ...more });

describe('the passport of a machine', () => {
  it('[PP-01] says what it is, where, since when, and what its product has', async () => {
    const { db } = test.database;
    const product = db.updateTable('product').where('code', '=', 'LIFT-10');
    await product.set({ manual_url: 'https://papers.example/LIFT-10.pdf', safety_sheet_url: null }).execute();
    const { passport } = await read();
    expect(passport).toMatchObject({
      ...{ id: lineId, fleetNumber, status: 'onRent', productCode: 'LIFT-10' },
      ...{ contractId: test.fixture.a.contractId, project: { id: test.fixture.a.projectIds[0] } },
      ...{ address: { city: expect.stringContaining(test.fixture.a.name) }, onRentAt: '2026-11-02T06:00:00.000Z' },
      ...{ manualUrl: 'https://papers.example/LIFT-10.pdf', safetySheetUrl: null },
    });
    expect(passport.depot.phone).toMatch(/^\+/);
    expect(passport.actions.toSorted()).toEqual(['extend', 'offHire', 'report']);
  });

  it('[PP-01] has the certificates in use, those that end first before others', async () => {
    await paper('certificate', 'C-1', { title: 'Load test', ends_on: '2026-06-30' });
    await paper('certificate', 'C-2', { title: 'Load test', ends_on: '2026-12-01' });
    await paper('certificate', 'C-3', { title: 'Yearly inspection', ends_on: '2026-11-19' });
    await paper('certificate', 'C-4', { title: 'Type approval', ends_on: null });
    await paper('certificate', 'C-5', { title: 'Declared void', ends_on: null, voided_on: '2026-11-19' });
    await paper('certificate', 'C-6', { title: 'Another machine', fleet_number: ofB });
    await paper('returnNote', 'N-1', { title: 'Keys' });
    const { passport } = await read();
    expect(passport.certificates).toMatchObject([
      { number: 'C-3', until: '2026-11-19', standing: 'ended', documentId: expect.any(String) },
      { number: 'C-2', until: '2026-12-01', standing: 'ending' },
      { number: 'C-4', until: null, standing: 'valid' },
    ]);
    expect(passport.papers).toMatchObject([{ type: 'returnNote', number: 'N-1', title: 'Keys' }]);
  });

  it('[PP-01] [DOM-11] names no paper to who may not see documents, but until when the machine is certified', async () => {
    const { passport } = await read(test.fixture.lacking['document-view']);
    expect(passport.papers).toEqual([]);
    expect(passport.certificates.map(({ number, documentId }) => [number, documentId])).toEqual([
      ['C-3', null],
      ['C-2', null],
      ['C-4', null],
    ]);
  });

  it.each([
    ['is called off', { status: 'offHired', off_rent_at: '2026-11-18T15:00:00Z' }, 200],
    ['was back 90 days ago', { status: 'returned', off_rent_at: '2026-08-22T15:00:00Z' }, 200],
    ['was back 91 days ago', { status: 'closed', off_rent_at: '2026-08-21T15:00:00Z' }, 404],
    ['is closed without a day', { status: 'closed', off_rent_at: null, expected_off_rent_at: null }, 404],
    ['is not there yet', { status: 'planned' }, 404],
    ['never came', { status: 'cancelled' }, 404],
  ] as const)('[PP-01] of one that %s', async (_which, set, status) => {
    await changeLine(set);
    expect((await read()).status).toBe(status);
    expect(await clientsOf(test.fixture.administrator, fleetNumber)).toHaveLength(status === 200 ? 1 : 0);
  });

  it('[PP-01] [DOM-11] is that of a project which the caller sees', async () => {
    const { ofBoth, a } = test.fixture;
    await confine(test.database.db, ofBoth.id, a.id, [a.projectIds[1]]);
    onTestFinished(() => confine(test.database.db, ofBoth.id, a.id, null));
    expect((await read(ofBoth)).status).toBe(404);
    expect(await clientsOf(ofBoth, fleetNumber)).toEqual([]);
  });
});

describe('the code on a machine', () => {
  it('[PP-02] names the clients of the caller that show its passport, and no other', async () => {
    const { a, b, administrator, administratorOfB, ofBoth, lacking } = test.fixture;
    expect(await clientsOf(administrator, fleetNumber)).toEqual([a.uuid]);
    expect(await clientsOf(ofBoth, fleetNumber)).toEqual([a.uuid]);
    expect(await clientsOf(ofBoth, ofB)).toEqual([b.uuid]);
    expect(await clientsOf(administratorOfB, fleetNumber)).toEqual([]);
    expect(await clientsOf(lacking['contract-view'], fleetNumber)).toEqual([]);
    expect(await clientsOf(administrator, 'no such machine')).toEqual([]);
    expect(await clientsOf(administrator, fleetNumber, 'DE')).toEqual([]);
  });
});
