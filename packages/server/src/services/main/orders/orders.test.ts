import {
  approveOrder,
  type BodyInput,
  cancelOrder,
  createOrder,
  deleteOrder,
  type Endpoint,
  estimateOrder,
  getCatalogue,
  getOrder,
  getOrderRules,
  getStock,
  listActivity,
  listNotifications,
  listOrders,
  listOrdersFacets,
  type Order,
  type OrderSummary,
  putOrder,
  rejectOrder,
  submitOrder,
  withdrawOrder,
} from '@hireyard/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOptions, startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient, TestUser } from '../../../testing/fixture.ts';
import { enteredOrder, fixtureDepot, insertOrder } from '../../../testing/fixture-orders.ts';
import { insertAddress, insertPerson, insertProject } from '../../../testing/fixture-rentals.ts';

let test: TestApp;
let a: TestClient;
let depotId: string;
/** Orders, sees only their own orders, and approves none. */
let writer: TestUser;
let approver: TestUser;
beforeAll(async () => {
  test = await startTestApp();
  ({ a, ofBoth: approver } = test.fixture);
  writer = test.fixture.lacking['order-approve'];
  depotId = await fixtureDepot(test.database.db);
});
afterAll(() => test.close());

type Required = Partial<Record<'po_required' | 'project_required' | 'cost_code_required', boolean>>;
const policy = (set: Partial<Record<'approval' | 'po_pattern', string | null>> & Required) =>
  test.database.db
    .updateTable('corporate_client')
    .set(set as object)
    .where('id', '=', a.id)
    .execute();
const limit = (user: TestUser, amount: string | null) =>
  test.database.db
    .updateTable('membership')
    .set({ order_limit_amount: amount, order_limit_currency: amount === null ? null : 'EUR' })
    .where('user_id', '=', user.id)
    .where('client_id', '=', a.id)
    .execute();
beforeEach(async () => {
  await policy({ approval: 'none', po_pattern: null, po_required: false });
  await limit(writer, null);
  await limit(approver, null);
});

type Entered = BodyInput<typeof createOrder>;
const LIFTS = { productCode: 'LIFT-10', quantity: 2, from: '2026-11-24', to: '2026-12-11', remark: null };
const entered = (own: Partial<Entered> = {}): Entered =>
  enteredOrder({ projectId: a.projectIds[0], poNumber: ' 4500041 ', depotId, lines: [LIFTS], ...own });
const send = async (endpoint: Endpoint, sample: CallOptions['sample'] & object, user = writer, headers = {}) =>
  test.call(endpoint, { sample, token: await test.tokenOf(user), headers });
const on = (endpoint: Endpoint, { id }: { readonly id: string }, user = writer, body?: unknown) =>
  send(endpoint, { params: { id }, ...(body === undefined ? {} : { body }) }, user);
const made = async (own: Partial<Entered> = {}, user = writer): Promise<Order> => {
  const answer = await send(createOrder, { body: entered(own) }, user);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const refusedFor = async (own: Partial<Entered>, user = writer): Promise<string[]> => {
  const answer = await send(createOrder, { body: entered(own) }, user);
  expect(answer.statusCode, answer.body).toBe(422);
  return answer.json().errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`);
};
const listed = async (query: Record<string, string> = {}, user = writer): Promise<OrderSummary[]> =>
  (await send(listOrders, { query: { size: '200', ...query } }, user)).json().items;
const told = async (user: TestUser, id: string): Promise<string[]> => {
  const answer = await send(listNotifications, { query: { size: '200' } }, user);
  const items: { kind: string; subject: { id: string } }[] = answer.json().items;
  return items.filter(({ subject }) => subject.id === id).map(({ kind }) => kind);
};

describe('ordering', () => {
  it('[DOM-01] sends an order with its number, estimate and steps, and says that it has arrived', async () => {
    const order = await made();
    expect(order.number).toMatch(/^O-2611-\d{3}$/);
    expect(order).toMatchObject({
      status: 'submitted',
      orderer: { id: writer.id },
      poNumber: '4500041',
      startsOn: '2026-11-24',
      endsOn: '2026-12-11',
      pieceCount: 2,
      firstProduct: 'LIFT-10',
      estimate: { amount: '1915.02', currency: 'EUR' },
      approval: null,
      actions: ['cancel', 'copy'],
      steps: [{ status: 'draft' }, { status: 'submitted', by: { id: writer.id } }],
    });
    expect(order.lines).toMatchObject([
      { quantity: 2, estimate: { days: 14, mix: { day: 0, week: 3, fourWeek: 0 }, net: { amount: '1915.02' } } },
    ]);
    expect((await on(getOrder, order)).json()).toEqual(order);
    expect(await told(writer, order.id)).toEqual(['orderReceived']);
    const activity = await send(listActivity, { query: { id: order.id } });
    expect(activity.json().items).toMatchObject([{ action: 'created', subject: { name: order.number } }]);
  });

  it('[HT-05] makes one order of one intent, however often it is sent', async () => {
    const body = entered({ reference: 'once' });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = [
      await send(createOrder, { body }, writer, headers),
      await send(createOrder, { body }, writer, headers),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await listed({ q: 'once' })).toHaveLength(1);
  });

  it('[DOM-12] [DOM-14] refuses by the rules that the form asks for, and what is not there', async () => {
    await policy({ po_pattern: '45#####', po_required: true });
    const rules = (await send(getOrderRules, { query: { depot: depotId, lang: 'nl' } })).json();
    expect(rules).toMatchObject({
      today: '2026-11-20',
      firstDay: '2026-11-23',
      lastDay: '2028-11-20',
      policy: { poPattern: '45#####', poRequired: true },
    });
    expect(rules.closedDays).toContainEqual({ date: '2027-12-25', name: 'Kerstmis' });
    expect(await refusedFor({ poNumber: '123', lines: [{ ...LIFTS, from: '2026-11-20' }] })).toEqual([
      '/poNumber pattern',
      '/lines/0/from too-early',
    ]);
    expect(await refusedFor({ lines: [{ ...LIFTS, from: '2026-12-25', to: null }] })).toEqual([
      '/lines/0/from closed-day',
    ]);
    const { b } = test.fixture;
    const closed = await insertProject(test.database.db, a.id, 'Closed', 'closed');
    expect(await refusedFor({ projectId: b.projectIds[0] })).toEqual(['/projectId reference']);
    expect(await refusedFor({ projectId: closed })).toContain('/projectId reference');
    expect(await refusedFor({ depotId: crypto.randomUUID() })).toEqual(['/depotId reference']);
    expect(await refusedFor({ lines: [{ ...LIFTS, productCode: 'NONE' }] })).toEqual([
      '/lines/0/productCode reference',
    ]);
    expect(await refusedFor({ projectId: null }, test.fixture.confined)).toEqual(['/projectId required']);
    // A user confined to projects learns it before writing, also for a draft.
    const confined = await send(getOrderRules, { query: { depot: depotId, lang: 'nl' } }, test.fixture.confined);
    expect([rules.policy.projectRequired, confined.json().policy.projectRequired]).toEqual([false, true]);
    expect(await refusedFor({ projectId: null, submit: false }, test.fixture.confined)).toEqual([
      '/projectId required',
    ]);
    // A draft may omit the rest.
    expect((await made({ poNumber: null, submit: false })).status).toBe('draft');
  });

  it('[DOM-14] needs a project and a cost code where the policy of the client says so', async () => {
    await policy({ project_required: true, cost_code_required: true });
    const missing = { projectId: null, costCode: null };
    expect(await refusedFor(missing)).toEqual(['/projectId required', '/costCode required']);
    expect(await made({ ...missing, submit: false })).toMatchObject({ status: 'draft' });
    expect(await made({ costCode: '4120' })).toMatchObject({ status: 'submitted', costCode: '4120' });
    await policy({ project_required: false, cost_code_required: false });
    expect(await made(missing)).toMatchObject({ status: 'submitted', project: null });
  });

  it('[DOM-14] delivers to an address of the client, in a slot, and to somebody', async () => {
    const addressId = await insertAddress(test.database.db, a.id, 'Gate');
    const siteContactId = await insertPerson(test.database.db, a.id, 'Gate');
    const delivered = { fulfilment: 'delivery', addressId, slot: 'early', siteContactId } as const;
    expect(await made(delivered)).toMatchObject({ slot: 'early', address: { id: addressId } });
    expect(await refusedFor({ ...delivered, slot: null })).toEqual(['/slot required']);
    expect(await refusedFor({ ...delivered, addressId: crypto.randomUUID() })).toEqual(['/addressId reference']);
    expect(await made({ ...delivered, fulfilment: 'pickup' })).toMatchObject({ slot: null, address: null });
  });
});

describe('drafts', () => {
  it('[DOM-01] are their writer’s, who edits, sends and deletes them', async () => {
    const draft = await made({ submit: false });
    expect(draft.actions).toEqual(['edit', 'delete', 'submit']);
    expect((await on(getOrder, draft, approver)).statusCode).toBe(404);
    const body = entered({ submit: false, lines: [{ ...LIFTS, quantity: 5 }] });
    const edited = await send(putOrder, { params: { id: draft.id }, body }, writer, {
      'if-match': `"${draft.version}"`,
    });
    expect(edited.json(), edited.body).toMatchObject({ number: draft.number, pieceCount: 5 });
    expect((await on(submitOrder, draft)).json()).toMatchObject({ status: 'submitted', pieceCount: 5 });
    expect((await on(deleteOrder, draft)).statusCode).toBe(409);
    const other = await made({ submit: false });
    expect((await on(deleteOrder, other)).statusCode).toBe(204);
    expect((await on(getOrder, other)).statusCode).toBe(404);
  });

  it('[DOM-12] are held against the rules of the day on which they are sent', async () => {
    const ordererId = writer.id;
    const id = await insertOrder(test.database.db, a, {
      ordererId,
      label: 'Late',
      status: 'draft',
      startsOn: '2026-11-20',
    });
    const answer = await on(submitOrder, { id });
    expect(answer.json().errors).toMatchObject([{ pointer: '/lines/0/from', code: 'too-early' }]);
  });
});

describe('approval', () => {
  it('[DOM-08] is asked of who can give it, decides the order, and is told to its writer', async () => {
    await policy({ approval: 'overLimit' });
    await limit(writer, '1915.01');
    const order = await made();
    expect(order).toMatchObject({ status: 'pendingApproval', approval: { rule: 'overLimit', decision: null } });
    expect(order.approval?.approvers).toContainEqual({ id: approver.id, name: 'Test User' });
    expect(order.approval?.approvers.map(({ id }) => id)).not.toContain(writer.id);
    expect(await told(approver, order.id)).toEqual(['approvalAsked']);
    expect((await listed({ waiting: 'me' }, approver)).map(({ id }) => id)).toContain(order.id);
    expect((await on(approveOrder, order, writer, { comment: null })).statusCode).toBe(403);

    await limit(approver, '1915.01');
    expect((await on(getOrder, order, approver)).json().actions).not.toContain('approve');
    expect((await on(approveOrder, order, approver, { comment: null })).statusCode).toBe(403);
    expect((await listed({ waiting: 'me' }, approver)).map(({ id }) => id)).not.toContain(order.id);
    await limit(approver, '1915.02');
    const approved = await on(approveOrder, order, approver, { comment: 'Within budget' });
    expect(approved.json(), approved.body).toMatchObject({
      status: 'submitted',
      approval: { decision: 'approved', decidedBy: { id: approver.id }, comment: 'Within budget', approvers: [] },
    });
    expect(await told(writer, order.id)).toEqual(['approvalDecided']);
    const again = await on(rejectOrder, order, approver, { reason: 'Too late' });
    expect(again.json()).toMatchObject({ status: 409, current: 'submitted' });
    // An order within the limit needs no approval.
    expect((await made({ lines: [{ ...LIFTS, quantity: 1 }] })).status).toBe('submitted');
  });

  it('[DOM-08] is not for one’s own order, and is refused with a reason', async () => {
    await policy({ approval: 'always' });
    const own = await made({}, approver);
    expect((await on(approveOrder, own, approver, { comment: null })).statusCode).toBe(403);
    const order = await made();
    expect((await on(rejectOrder, order, approver, { reason: ' ' })).statusCode).toBe(422);
    expect((await on(rejectOrder, order, approver, { reason: 'Use our own' })).json()).toMatchObject({
      status: 'rejected',
      approval: { decision: 'rejected', comment: 'Use our own' },
      actions: ['copy'],
    });
  });

  it('[DOM-01] is withdrawn by the writer alone, to a draft that can be sent anew', async () => {
    await policy({ approval: 'always' });
    const order = await made();
    expect((await on(withdrawOrder, order, approver)).statusCode).toBe(403);
    expect((await on(withdrawOrder, order)).json()).toMatchObject({ status: 'draft', approval: null });
    await policy({ approval: 'none' });
    expect((await on(submitOrder, order)).json()).toMatchObject({ status: 'submitted' });
  });
});

describe('canceling', () => {
  it('[DOM-01] takes back what was sent, and what is confirmed until its cut-off', async () => {
    const of = (status: 'confirmed' | 'completed', startsOn: string) =>
      insertOrder(test.database.db, a, {
        ...{ ordererId: writer.id, label: 'Cancel', status, startsOn, endsOn: '2027-01-15' },
      });
    expect((await on(cancelOrder, await made())).json().status).toBe('cancelled');
    const confirmed = { id: await of('confirmed', '2026-11-24') };
    expect((await on(getOrder, confirmed)).json()).toMatchObject({ cancelUntil: '2026-11-23T14:00:00.000Z' });
    expect((await on(cancelOrder, confirmed)).json().status).toBe('cancelled');
    // Christmas is on a Friday: the workday before Monday is Thursday.
    const afterFeast = { id: await of('confirmed', '2026-12-28') };
    expect((await on(getOrder, afterFeast)).json()).toMatchObject({ cancelUntil: '2026-12-24T14:00:00.000Z' });
    expect((await on(cancelOrder, { id: await of('confirmed', '2026-11-20') })).statusCode).toBe(409);
    expect((await on(cancelOrder, { id: await of('completed', '2026-11-24') })).statusCode).toBe(409);
  });

  it('[NAV-03] a client that is blocked sends nothing', async () => {
    const blocked = (is: boolean) =>
      test.database.db.updateTable('corporate_client').set({ blocked: is }).where('id', '=', a.id).execute();
    await blocked(true);
    const answer = await send(createOrder, { body: entered() });
    await blocked(false);
    expect(answer.json()).toMatchObject({ status: 403, type: 'client-blocked' });
  });
});

describe('estimating', () => {
  it('[DOM-16] charges the holidays of no depot, and knows none without one', async () => {
    // Christmas and Boxing Day are a Friday and a Saturday.
    const lines = [{ ...LIFTS, from: '2026-12-21', to: '2026-12-27' }];
    const daysOf = async (from: string | null) => {
      const { lines: shown } = (await send(estimateOrder, { body: { depotId: from, lines } })).json();
      return shown[0].estimate.days;
    };
    expect([await daysOf(depotId), await daysOf(null), await daysOf(crypto.randomUUID())]).toEqual([4, 5, 5]);
    expect((await made({ lines, fulfilment: 'pickup' })).lines).toMatchObject([{ estimate: { days: 4 } }]);
  });
});

describe('who sees what', () => {
  it('[DOM-10] tells no price, nor whether a limit is exceeded, to who may not see prices', async () => {
    await policy({ approval: 'overLimit' });
    const without = test.fixture.lacking['price-view'];
    await limit(without, '1.00');
    const lines = { body: { depotId, lines: [LIFTS] } };
    expect((await send(estimateOrder, lines, without)).json()).toEqual({
      lines: [{ estimate: null }],
      total: null,
      needsApproval: null,
      approvers: [],
    });
    await limit(writer, '1915.00');
    const seen = (await send(estimateOrder, lines)).json();
    expect(seen).toMatchObject({ total: { amount: '1915.02' }, needsApproval: true });
    expect(seen.approvers.length).toBeGreaterThan(0);
    expect((await send(getCatalogue, {}, without)).json().items).toMatchObject([{ code: 'LIFT-10', rates: null }]);
    expect((await send(listOrders, { query: { sort: 'estimate,asc' } }, without)).statusCode).toBe(422);
    await limit(without, null);
  });

  it('[DOM-11] shows colleagues’ orders to who sees or approves all, with their facets', async () => {
    const order = await made();
    const own = test.fixture.lacking['order-view-all'];
    await test.database.db
      .deleteFrom('role_right')
      .where('right', '=', 'order-approve')
      .where('role_id', 'in', (eb) => eb.selectFrom('membership_role').where('user_id', '=', own.id).select('role_id'))
      .execute();
    const mine = await made({}, own);
    expect((await on(getOrder, order, own)).statusCode).toBe(404);
    expect((await listed({}, own)).map(({ id }) => id)).toEqual([mine.id]);
    const facets = (await send(listOrdersFacets, {}, own)).json();
    expect(facets).toMatchObject({ total: 1, facets: { orderer: [{ value: own.id, count: 1 }] } });
    expect((await send(listActivity, { query: { id: order.id } }, own)).json().items).toEqual([]);
    expect((await on(getOrder, order, test.fixture.confined)).json()).toMatchObject({ id: order.id });
    expect((await on(getOrder, await made({ projectId: a.projectIds[1] }), test.fixture.confined)).statusCode).toBe(
      404,
    );
  });

  it('[RT-09] finds orders by product, PO and status, and sorts them', async () => {
    const one = await made({ poNumber: 'FIND-1', lines: [{ ...LIFTS, from: '2026-11-25' }] });
    const other = await made({ poNumber: 'FIND-2', lines: [{ ...LIFTS, quantity: 1 }] });
    const ids = async (query: Record<string, string>) => (await listed({ q: 'find', ...query })).map(({ id }) => id);
    expect(await ids({ sort: 'startsOn,asc' })).toEqual([other.id, one.id]);
    expect(await ids({ sort: 'estimate,desc' })).toEqual([one.id, other.id]);
    expect(await ids({ status: 'draft' })).toEqual([]);
    expect((await listed({ q: 'scissor lift find-1' })).map(({ id }) => id)).toEqual([one.id]);
  });
});

describe('stock', () => {
  it('[DOM-28] is what a depot has less what overlaps, on rent or ordered by whomever, and says from when', async () => {
    const { db } = test.database;
    await db.updateTable('depot_stock').set({ pieces: 1000 }).execute();
    const stock = async (query: Record<string, string>) => {
      const answer = await send(getStock, { query: { depot: depotId, ...query } });
      return answer.json().items.find(({ code }: { code: string }) => code === 'LIFT-10');
    };
    const days = { from: '2027-02-01', to: '2027-02-05' };
    const { free } = await stock(days);
    expect(free).toBeLessThan(1000);
    const lines = [{ ...LIFTS, quantity: 40, from: '2027-02-03', to: '2027-02-10' }];
    const order = await made({ projectId: null, lines });
    expect((await stock(days)).free).toBe(free - 40);
    expect((await stock({ from: '2027-02-11' })).free).toBe(free);
    await db
      .updateTable('depot_stock')
      .set({ pieces: 1000 - free + 40 })
      .execute();
    expect(await stock(days)).toMatchObject({ free: 0, freeFrom: '2027-02-11' });
    await on(cancelOrder, order);
    expect((await stock(days)).free).toBe(40);
    expect((await send(getStock, { query: { depot: crypto.randomUUID(), from: '2027-02-01' } })).statusCode).toBe(404);
  });
});
