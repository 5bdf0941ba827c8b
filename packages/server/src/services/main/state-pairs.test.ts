import {
  approveOrder,
  cancelOrder,
  createOffHire,
  deleteOrder,
  type Endpoint,
  extendLines,
  LINE_STATUSES,
  type LineStatus,
  OFF_HIRE_STATUSES,
  type OffHireStatus,
  ORDER_STATUSES,
  type OrderStatus,
  putOrder,
  rejectOrder,
  submitOrder,
  withdrawOffHire,
  withdrawOrder,
} from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertLine, insertOffHire } from '../../testing/fixture-off-hires.ts';
import { enteredOrder, fixtureDepot, insertOrder } from '../../testing/fixture-orders.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Sample = { readonly params?: Record<string, string>; readonly body?: unknown };
const send = async (endpoint: Endpoint, sample: Sample, token?: string) =>
  test.call(endpoint, {
    sample: sample as never,
    ...(token !== undefined && { token }),
    headers: { 'idempotency-key': crypto.randomUUID(), ...(endpoint.ifMatch && { 'if-match': '"1"' }) },
  });
const statusOf = async (table: 'rental_order' | 'off_hire' | 'contract_line', id: string) => {
  const rows = test.database.db.selectFrom(table as 'off_hire').where('id', '=', id);
  return (await rows.select('status').executeTakeFirst())?.status ?? 'gone';
};

/** Result of each client call on an order in each state. Missing calls are refused with the current state. */
const ORDERS: Readonly<Record<OrderStatus, Readonly<Record<string, string>>>> = {
  draft: { submit: 'submitted', edit: 'draft', delete: 'gone' },
  pendingApproval: { withdraw: 'draft', approve: 'submitted', reject: 'rejected', cancel: 'cancelled' },
  submitted: { cancel: 'cancelled' },
  confirmed: { cancel: 'cancelled' },
  completed: {},
  rejected: {},
  cancelled: {},
};
const CALLS: Readonly<Record<string, Endpoint>> = {
  submit: submitOrder,
  withdraw: withdrawOrder,
  approve: approveOrder,
  reject: rejectOrder,
  cancel: cancelOrder,
  edit: putOrder,
  delete: deleteOrder,
};

describe.each(ORDER_STATUSES)('an order that is %s', (from) => {
  it.each(Object.keys(CALLS))('[DOM-01] to %s', async (name) => {
    const { a, administrator, ofBoth } = test.fixture;
    const { db } = test.database;
    const isDecided = name === 'approve' || name === 'reject';
    const id = await insertOrder(db, a, { ordererId: administrator.id, label: 'Pair', status: from });
    const lines = [{ productCode: 'LIFT-10', quantity: 1, from: '2026-11-25', to: null, remark: null }];
    const bodies: Readonly<Record<string, unknown>> = {
      approve: { comment: null },
      reject: { reason: 'Use our own' },
      edit: enteredOrder({ depotId: await fixtureDepot(db), lines, submit: false }),
    };
    const sample = { params: { id }, ...(name in bodies && { body: bodies[name] }) };
    // Users cannot decide their own orders.
    const answer = await send(CALLS[name] as Endpoint, sample, isDecided ? await test.tokenOf(ofBoth) : undefined);
    const to = ORDERS[from][name];
    if (to !== undefined) expect(answer.statusCode, answer.body).toBeLessThan(300);
    // Only its writer sees a draft: a colleague gets 404.
    else if (isDecided && from === 'draft') expect(answer.statusCode, answer.body).toBe(404);
    else expect(answer.json(), answer.body).toMatchObject({ status: 409, type: 'illegal-transition', current: from });
    expect(await statusOf('rental_order', id)).toBe(to ?? from);
  });
});

/** State of a withdrawn off-hire by its former state. */
const WITHDRAWN: Readonly<Record<OffHireStatus, OffHireStatus | null>> = {
  requested: 'cancelled',
  confirmed: 'cancelled',
  scheduled: null,
  collected: null,
  failed: null,
  cancelled: null,
};
it.each(OFF_HIRE_STATUSES)('[DOM-03] an off-hire that is %s is withdrawn, or says why not', async (from) => {
  const { id, lineId } = await insertOffHire(test.database.db, test.fixture.a, from);
  const before = await statusOf('contract_line', lineId);
  const answer = await send(withdrawOffHire, { params: { id } });
  const to = WITHDRAWN[from];
  if (to) expect(answer.statusCode, answer.body).toBe(200);
  else expect(answer.json()).toMatchObject({ status: 409, type: 'illegal-transition', current: from });
  expect([await statusOf('off_hire', id), await statusOf('contract_line', lineId)]).toEqual(
    to ? [to, 'onRent'] : [from, before],
  );
});

/** True if a line can be taken off hire and extended. */
const CAN_END: Readonly<Record<LineStatus, boolean>> = {
  planned: false,
  onRent: true,
  offHireRequested: false,
  offHired: false,
  returned: false,
  closed: false,
  cancelled: false,
};
const STOPPED = { off_rent_at: '2026-11-19T09:00:00Z' };
const AFTER_RENT: readonly LineStatus[] = ['offHireRequested', 'offHired', 'returned', 'closed'];
const line = (status: LineStatus) =>
  insertLine(test.database.db, test.fixture.a, { status, ...(AFTER_RENT.includes(status) && STOPPED) });

it.each(LINE_STATUSES)('[DOM-02] a line that is %s is called off, or says where it stands', async (from) => {
  const lineId = await line(from);
  const answer = await send(createOffHire, {
    body: {
      ...{ lines: [{ lineId, quantity: 1, meterHours: null, fuelPercent: null }], transport: 'bringBack' },
      ...{ offRentAt: test.now().toISOString(), window: null, place: null, keyPlace: null },
      ...{ siteContactId: null, attachmentIds: [] },
    },
  });
  if (CAN_END[from]) expect(answer.statusCode, answer.body).toBe(201);
  else expect(answer.json(), answer.body).toMatchObject({ status: 409, type: 'illegal-transition', current: from });
  expect(await statusOf('contract_line', lineId)).toBe(CAN_END[from] ? 'offHired' : from);
});

it.each(LINE_STATUSES)('[DOM-09] a line that is %s is extended, or says why not', async (from) => {
  const lineId = await line(from);
  const answer = await send(extendLines, { body: { lines: [{ lineId, to: '2026-12-11' }], reason: null } });
  if (CAN_END[from]) expect(answer.json().lines, answer.body).toMatchObject([{ extended: true }]);
  else expect(answer.json().errors, answer.body).toEqual([{ pointer: '/lines/0/to', code: 'not-on-rent' }]);
});
