import {
  askAnotherDay,
  type Endpoint,
  getOffHire,
  listActivity,
  listContractLines,
  listNotifications,
  listOffHires,
  listOffHiresFacets,
  type OffHireSummary,
} from '@hireyard/contract';
import { collectCompanyOffHire, failCompanyOffHire, scheduleCompanyOffHire } from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOptions, startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/fixture.ts';
import { insertOffHire } from '../../../testing/fixture-off-hires.ts';

let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await startTestApp();
  user = test.fixture.administrator;
});
afterAll(() => test.close());

const send = async (endpoint: Endpoint, sample: CallOptions['sample'] & object, by = user) =>
  test.call(endpoint, {
    token: await test.tokenOf(by),
    sample,
    headers: endpoint.method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() },
  });
const read = async (query: Record<string, unknown> = {}, by = user): Promise<OffHireSummary[]> => {
  const answer = await send(listOffHires, { query: query as never }, by);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
};
const made = (status: Parameters<typeof insertOffHire>[2]) => insertOffHire(test.database.db, test.fixture.a, status);

describe('the list of off-hires', () => {
  it('[DOM-72] shows failed pick-ups first, then what waits, and counts each status', async () => {
    for (const status of ['collected', 'scheduled', 'failed', 'cancelled', 'confirmed', 'requested'] as const)
      await made(status);
    const statuses = (await read({ size: 200 })).map(({ status }) => status);
    expect([...new Set(statuses)]).toEqual(['failed', 'requested', 'confirmed', 'scheduled', 'collected', 'cancelled']);
    const { total, facets } = (await send(listOffHiresFacets, { query: {} })).json();
    expect(total).toBe(statuses.length);
    expect(facets.status).toContainEqual({
      value: 'failed',
      label: null,
      count: statuses.filter((status) => status === 'failed').length,
    });
    expect((await read({ status: ['failed'] })).every(({ status }) => status === 'failed')).toBe(true);
  });

  it('[DOM-72] finds one by its number and by its machine, and names machine, day and site', async () => {
    const { id } = await made('confirmed');
    const { number } = (await send(getOffHire, { params: { id } })).json();
    expect(await read({ q: number.toLowerCase() })).toMatchObject([
      {
        id,
        productCode: 'LIFT-10',
        lineCount: 1,
        window: { date: '2026-11-23', slot: 'morning' },
        city: expect.any(String),
        project: { id: test.fixture.a.projectIds[0] },
      },
    ]);
    expect((await read({ q: 'LIFT-10', size: 200 })).map((one) => one.id)).toContain(id);
    expect(await read({ q: 'nothing like it' })).toEqual([]);
  });
});

describe('a failed pick-up', () => {
  const body = { window: { date: '2026-11-24', slot: 'morning' }, place: 'Behind gate 3', keyPlace: null } as const;
  const lineOf = async (lineId: string) => {
    const { items } = (await send(listContractLines, { query: { size: 200 } as never })).json();
    return items.find(({ id }: { id: string }) => id === lineId);
  };

  it('[DOM-73] stands at its machine, gets another day from the client, and is scheduled again', async () => {
    const { id, lineId } = await made('failed');
    expect(await lineOf(lineId)).toMatchObject({ pickupFailed: true, status: 'offHired', actions: ['anotherDay'] });
    const answer = await send(askAnotherDay, { params: { id }, body });
    expect(answer.json(), answer.body).toMatchObject({
      status: 'confirmed',
      failReason: null,
      window: body.window,
      place: 'Behind gate 3',
      actions: ['withdraw'],
    });
    expect(await lineOf(lineId)).toMatchObject({ pickupFailed: false, status: 'offHired' });
    expect((await send(askAnotherDay, { params: { id }, body })).json()).toMatchObject({ type: 'illegal-transition' });
    const schedule = await test.call(scheduleCompanyOffHire, {
      sample: { params: { id }, body: { window: body.window } },
    });
    expect(schedule.json(), schedule.body).toMatchObject({ status: 'scheduled' });
  });

  it.each([
    ['2026-11-20', 'too-early'],
    ['2026-11-28', 'closed-day'],
  ])('[DOM-73] gets no other day at %s, by the rules of a call-off', async (date, code) => {
    const { id } = await made('failed');
    const answer = await send(askAnotherDay, { params: { id }, body: { ...body, window: { ...body.window, date } } });
    expect(answer.json().errors, answer.body).toMatchObject([{ pointer: '/window/date', code }]);
  });

  it('[DOM-73] stands at a machine that is on rent again, until it is called off', async () => {
    const { db } = test.database;
    const company = (failed_collection: 'backOnRent' | 'reschedule') =>
      db.updateTable('operating_company').set({ failed_collection }).where('code', '=', 'NL').execute();
    await company('backOnRent');
    const { id, lineId } = await made('scheduled');
    const failed = await test.call(failCompanyOffHire, { sample: { params: { id }, body: { reason: 'noAccess' } } });
    expect(failed.json(), failed.body).toMatchObject({ status: 'cancelled' });
    await company('reschedule');
    expect(await lineOf(lineId)).toMatchObject({ pickupFailed: true, status: 'onRent' });
    expect((await lineOf(lineId)).actions).toContain('offHire');
  });
});

// Last, because it moves the clock.
describe('activity and notifications of an off-hire', () => {
  it('[DOM-19] [DOM-20] [DOM-72] name its machines, day and site, and say what changed on the contract', async () => {
    const { id, lineId } = await made('scheduled');
    await test.database.db.updateTable('off_hire').set({ created_by: user.id }).where('id', '=', id).execute();
    await test.call(failCompanyOffHire, { sample: { params: { id }, body: { reason: 'noAccess' } } });
    const rental = { productCode: 'LIFT-10', lineCount: 1, city: expect.any(String), pickupOn: '2026-11-23' };
    const { items: notices } = (await send(listNotifications, { query: {} as never })).json();
    expect(notices[0]).toMatchObject({ kind: 'collectionFailed', rental });
    const { items } = (await send(listActivity, { query: { id } as never })).json();
    expect(items[0]).toMatchObject({ subject: { resource: 'offHire' }, status: 'failed', rental });
    await test.call(scheduleCompanyOffHire, {
      sample: { params: { id }, body: { window: { date: '2026-11-24', slot: 'day' } } },
    });
    test.advance(86_400_000 * 5);
    const at = test.now().toISOString();
    const back = await test.call(collectCompanyOffHire, { sample: { params: { id }, body: { at } } });
    expect(back.json(), back.body).toMatchObject({ status: 'collected' });
    const { contract_id: contractId } = await test.database.db
      .selectFrom('contract_line')
      .select('contract_id')
      .where('id', '=', lineId)
      .executeTakeFirstOrThrow();
    const { items: changes } = (await send(listActivity, { query: { id: contractId } as never })).json();
    expect(changes[0]).toMatchObject({
      action: 'updated',
      fields: ['return'],
      rental: { productCode: expect.any(String) },
    });
  });
});
