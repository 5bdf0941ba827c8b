import { DESK_TABLE } from '@hireyard/contract/desk/operations';
import { type Operation, ROUTE_TABLE } from '@hireyard/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertDeskUser, type TestUser } from '../../testing/fixture.ts';
import { type RowChanges, watchRows } from '../../testing/row-changes.ts';

const named = (operations: readonly Operation[]) => operations.map((endpoint) => [endpoint.id, endpoint] as const);
const acting = DESK_TABLE.filter(({ deskRight }) => deskRight);
const byId = DESK_TABLE.filter(({ path }) => path.includes('{'));
const ofPortal = ROUTE_TABLE.filter(({ access }) => access === 'client');

let test: TestApp;
let nobody: TestUser;
let ofOther: TestUser;
let changes: RowChanges;
beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  ofOther = await insertDeskUser(test.database.db, 'desk@de.example', null, { opCo: 'DE' });
  changes = await watchRows(test.database.db, ['idempotency_answer', 'attempt_counter']);
  nobody = await insertDeskUser(test.database.db, 'nobody@nl.example', null, { opCo: 'NL', rights: [] });
});
afterAll(() => test.close());

const statusFor = async (user: TestUser, endpoint: Operation, sample = test.sampleOf(endpoint)) => {
  const answer = await test.call(endpoint, { sample: await sample, token: await test.tokenOf(user) });
  return [answer.statusCode, answer.json().type];
};

describe.each(named(DESK_TABLE))('%s', (_id, endpoint) => {
  it('[DK-02] answers 403 to a user of the portal, and to a desk account without the right to read', async () => {
    for (const user of [test.fixture.administrator, nobody]) {
      expect(await statusFor(user, endpoint)).toEqual([403, 'missing-right']);
    }
  });

  it('[DK-02] answers a desk account with every right', async () => {
    const answer = await test.call(endpoint);
    expect(answer.statusCode, answer.body).toBe(endpoint.status);
  });
});

describe.each(named(DESK_TABLE.filter((one) => !acting.includes(one))))('%s', (_id, endpoint) => {
  it('[DK-02] changes nothing, so that reading suffices', async () => {
    expect(endpoint.method).toBe('GET');
    const answer = await test.call(endpoint, { token: await test.tokenOf(test.fixture.deskReader) });
    expect(answer.statusCode, answer.body).toBe(200);
  });
});

describe.each(named(byId))('%s', (_id, endpoint) => {
  it("[DK-02] answers 404 to another operating company's resource and leaves it alone", async () => {
    const sample = await test.sampleOf(endpoint);
    const before = await changes.digests();
    expect(await statusFor(ofOther, endpoint, Promise.resolve(sample))).toEqual([404, 'not-found']);
    expect(await changes.digests()).toEqual(before);
  });
});

describe.each(named(acting))('%s', (_id, endpoint) => {
  it('[DK-02] answers 403 to a desk account that only reads', async () => {
    expect(await statusFor(test.fixture.deskReader, endpoint)).toEqual([403, 'missing-right']);
  });
});

describe.each(named(ofPortal))('%s', (_id, endpoint) => {
  it('[DK-01] answers 404 to a desk account, which has no client', async () => {
    // A refused call leaves its sample unused.
    const sample = { params: { id: crypto.randomUUID() }, query: {}, body: {} };
    expect(await statusFor(test.fixture.desk, endpoint, Promise.resolve(sample))).toEqual([404, 'not-found']);
  });
});
