import {
  approveRequest,
  type ClientRequest,
  cancelOrder,
  cancelRequest,
  createOrder,
  createRequest,
  getOrder,
  listNotifications,
  type Order,
  putOrder,
  reviewRequest,
} from '@hireyard/contract';
import { completeCompanyOrder, confirmCompanyOrder } from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import { enteredOrder, fixtureDepot } from '../../testing/fixture-orders.ts';
import { insertRequest } from '../../testing/fixture-requests.ts';
import { answerOf, equipment, requestCalls } from './requests.fixture.ts';

let test: TestApp;
let depotId: string;
let calls: ReturnType<typeof requestCalls>;
beforeAll(async () => {
  test = await startTestApp();
  calls = requestCalls(test);
  depotId = await fixtureDepot(test.database.db);
});
afterAll(() => test.close());

const writer = () => test.fixture.lacking['request-handle'];
/** Returns a request of A that the administrator has approved. */
async function approved(by = 'rental'): Promise<ClientRequest> {
  const made: ClientRequest = (await calls.send(createRequest, { body: equipment() }, writer())).json();
  await calls.on(reviewRequest, made.id);
  const answer = await calls.on(approveRequest, made.id, undefined, answerOf(made, by));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const orderFor = (requestId: string | null) =>
  enteredOrder({
    depotId,
    requestId,
    lines: [{ productCode: 'LIFT-10', quantity: 2, from: '2026-11-25', to: '2026-12-11', remark: null }],
  });
const order = (requestId: string, user?: TestUser) => calls.send(createOrder, { body: orderFor(requestId) }, user);
async function complete({ id }: Order): Promise<void> {
  await test.call(confirmCompanyOrder, { sample: { params: { id } } });
  const body = { contractNumber: `C-${id.slice(0, 8)}` };
  expect((await test.call(completeCompanyOrder, { sample: { params: { id }, body } })).statusCode).toBe(200);
}

it('[DOM-04] answers a request by orders, and is fulfilled when the last of them becomes a contract', async () => {
  const { id, number, title, actions, orders } = await approved();
  expect([actions.includes('order'), orders]).toEqual([true, []]);
  const first: Order = (await order(id)).json();
  const second: Order = (await order(id)).json();
  expect(first.request).toEqual({ id, number, title });
  expect((await calls.read(id)).orders).toEqual(
    [first, second].map((one) => ({ id: one.id, number: one.number, status: 'submitted' })),
  );

  await complete(first);
  expect((await calls.read(id)).status).toBe('approved');
  await complete(second);
  const done = await calls.read(id);
  expect(done).toMatchObject({ status: 'fulfilled', waitsFor: null });
  expect(done.steps.at(-1)).toMatchObject({ status: 'fulfilled', by: null });
  expect(done.actions).not.toContain('order');
  const told = (await calls.send(listNotifications, { query: { size: '200' } }, writer())).json().items;
  expect(told).toContainEqual(
    expect.objectContaining({ kind: 'requestMoved', status: 'fulfilled', subject: expect.objectContaining({ id }) }),
  );
});

it('[DOM-04] is fulfilled too when the last of its orders is cancelled after another was completed', async () => {
  const { id } = await approved();
  const [first, second]: Order[] = [(await order(id)).json(), (await order(id)).json()];
  await complete(first as Order);
  const cancelled = await calls.send(cancelOrder, { params: { id: (second as Order).id } });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  expect((await calls.read(id)).status).toBe('fulfilled');

  // A request without a completed order has no delivery yet.
  const open = await approved();
  const only: Order = (await order(open.id)).json();
  await calls.send(cancelOrder, { params: { id: only.id } });
  expect((await calls.read(open.id)).status).toBe('approved');
});

it('[DOM-04] refuses an order for what is not to be rented, is not approved, or is not in sight', async () => {
  const { a, b } = test.fixture;
  const insert = (client: typeof a) =>
    insertRequest(test.database.db, client, { writerId: client.colleagueId, label: client.name, status: 'approved' });
  const own = await approved('ownAsset');
  expect(own.actions).not.toContain('order');
  const open: ClientRequest = (await calls.send(createRequest, { body: equipment() }, writer())).json();
  const foreign = await insert(b);
  await test.database.db
    .updateTable('request_line')
    .set({ answer: 'rental' })
    .where('request_id', '=', foreign.id)
    .execute();
  const rented = await approved();
  const asked: [string, TestUser?][] = [
    [own.id],
    [open.id],
    [foreign.id],
    [crypto.randomUUID()],
    [rented.id, writer()],
  ];
  for (const [id, user] of asked) {
    const answer = await order(id, user);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors).toEqual([{ pointer: '/requestId', code: 'reference' }]);
  }
  expect((await calls.read(rented.id, writer())).actions).not.toContain('order');
});

it('[DOM-04] keeps the request of a draft, and leaves one as it is that was cancelled meanwhile', async () => {
  const { id } = await approved();
  const draft: Order = (await calls.send(createOrder, { body: { ...orderFor(id), submit: false } })).json();
  await calls.on(cancelRequest, id);
  const sent = await calls.send(putOrder, { params: { id: draft.id }, body: orderFor(id) }, undefined, {
    'if-match': `"${draft.version}"`,
  });
  expect(sent.statusCode, sent.body).toBe(200);
  await complete(sent.json());
  expect((await calls.read(id)).status).toBe('cancelled');
  expect((await calls.send(getOrder, { params: { id: draft.id } })).json().request).toMatchObject({ id });
});
