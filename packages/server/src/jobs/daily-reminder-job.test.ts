import { isDeepStrictEqual } from 'node:util';
import { putNotificationSettings } from '@hireyard/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../mail/compose.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertInvoice } from '../testing/fixture-documents.ts';
import { insertLine } from '../testing/fixture-lines.ts';
import { insertOrder } from '../testing/fixture-orders.ts';
import { sendDailyReminders } from './daily-reminder-job.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  // Sends the reminders of the fixture itself.
  await sendDailyReminders(test.database.db, test.now());
});
afterAll(() => test.close());

const DAY = 24 * 3600 * 1000;
const noticesOf = (id: string, kind: string) =>
  test.database.db
    .selectFrom('notification')
    .select(['id', 'user_id', 'actor_id', 'in_portal'])
    .where('resource_id', '=', id)
    .where('kind', '=', kind as 'endingSoon')
    .execute();
/** Inserts a contract without machines, like the fixture's. */
async function contract(more: { project_id?: string | null; order_number?: string } = {}): Promise<string> {
  const { db } = test.database;
  const { a } = test.fixture;
  const id = crypto.randomUUID();
  const like = await db
    .selectFrom('contract')
    .select(['client_id', 'depot_id', 'address_name', 'line1', 'line2', 'postal_code', 'city', 'region', 'country'])
    .where('id', '=', a.contractId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('contract')
    .values({ ...like, id, number: `C-${id.slice(0, 8)}`, ...more })
    .execute();
  return id;
}
/** Runs two processes at the same time, and one of them once more. */
async function look(now = test.now()) {
  await Promise.all([1, 2].map(() => sendDailyReminders(test.database.db, now)));
  await sendDailyReminders(test.database.db, now);
}
/** Returns the mail that contains a notification among others of its kind. */
async function mailOf(notificationId: string) {
  const { db } = test.database;
  const notice = await db
    .selectFrom('notification')
    .select(['user_id', 'kind', 'at'])
    .where('id', '=', notificationId)
    .executeTakeFirstOrThrow();
  const of = { userId: notice.user_id, kind: notice.kind, at: notice.at.toISOString() };
  const rows = await db.selectFrom('mail').selectAll().where('template', '=', 'notificationList').execute();
  const row = rows.find(({ params }) =>
    isDeepStrictEqual({ ...(params as object), clientId: null }, { ...of, clientId: null }),
  );
  const context = { db, now: test.now(), publicUrl: 'https://portal.example', companies: [] };
  return row && (await compose(row.template, row.params as object, context));
}

it('[DOM-20] a contract with machines that end soon is told of once for each day, to who can extend it there', async () => {
  const { a, confined } = test.fixture;
  const id = await contract({ project_id: a.projectIds[0] });
  const end = (day: string) => ({ expected_off_rent_at: `${day}T15:00:00Z` });
  for (const day of ['2026-11-23', '2026-11-23', '2026-11-24', '2026-11-19'])
    await insertLine(test.database.db, id, 'onRent', end(day));
  await insertLine(test.database.db, id, 'offHired', end('2026-11-22'));
  await look();
  const told = await noticesOf(id, 'endingSoon');
  expect(told).toMatchObject([{ user_id: confined.id, actor_id: null }]);
  const mail = await mailOf(told[0]!.id);
  expect(mail?.message.subject).toContain('23');
  // A day later the machine of the 24th.
  await look(new Date(test.now().getTime() + DAY));
  expect(await noticesOf(id, 'endingSoon')).toHaveLength(2);
  // Extended meanwhile, so no mail is sent.
  const later = { expected_off_rent_at: '2026-12-24T15:00:00Z', status: 'returned' } as const;
  await test.database.db.updateTable('contract_line').set(later).where('contract_id', '=', id).execute();
  expect(await mailOf(told[0]!.id)).toBeNull();
});

it('[DOM-20] a delivery is announced to who has ordered it, and what is fetched at the depot is not', async () => {
  const { a } = test.fixture;
  const ordered = async (fulfilment: 'delivery' | 'pickup') => {
    const { db } = test.database;
    const orderId = await insertOrder(db, a, { ordererId: a.colleagueId, label: a.name, status: 'completed' });
    const number = `O-${orderId.slice(0, 8)}`;
    // The delivery address is irrelevant here.
    const { id: addressId } = await db
      .selectFrom('address')
      .select('id')
      .where('client_id', '=', a.id)
      .limit(1)
      .executeTakeFirstOrThrow();
    const set =
      fulfilment === 'pickup' ? { number } : ({ number, fulfilment, address_id: addressId, slot: 'early' } as const);
    await db.updateTable('rental_order').set(set).where('id', '=', orderId).execute();
    const id = await contract({ order_number: number });
    await insertLine(db, id, 'planned', { on_rent_at: '2026-11-21T06:00:00Z', expected_off_rent_at: null });
    return id;
  };
  const [delivered, fetched] = [await ordered('delivery'), await ordered('pickup')];
  await look(new Date('2026-11-19T22:00:00Z'));
  expect(await noticesOf(delivered, 'deliveryAnnounced')).toEqual([]);
  await look();
  expect(await noticesOf(delivered, 'deliveryAnnounced')).toMatchObject([{ user_id: a.colleagueId }]);
  expect(await noticesOf(fetched, 'deliveryAnnounced')).toEqual([]);
});

it('[DOM-20] an invoice that is overdue is told of once, by no place that is switched off', async () => {
  const { a, administrator } = test.fixture;
  const invoice = async (dueOn: string, status: 'open' | 'paid' = 'open') => {
    const id = await insertInvoice(
      test.database.db,
      a.id,
      { projectId: a.projectIds[0], net: '300.00', currency: 'EUR', on: '2026-10-20' },
      status,
    );
    await test.database.db.updateTable('document').set({ due_on: dueOn }).where('id', '=', id).execute();
    return id;
  };
  const kinds = [{ kind: 'invoiceOverdue', portal: true, mail: false }];
  const token = await test.tokenOf(administrator);
  const headers = { 'if-match': '"0"', 'idempotency-key': crypto.randomUUID() };
  const set = await test.call(putNotificationSettings, { token, sample: { body: { kinds } }, headers });
  expect(set.statusCode, set.body).toBe(200);
  const [late, today, old, paid] = [
    await invoice('2026-11-19'),
    await invoice('2026-11-20'),
    await invoice('2026-11-01'),
    await invoice('2026-11-19', 'paid'),
  ];
  await look();
  for (const id of [today, old, paid]) expect(await noticesOf(id, 'invoiceOverdue')).toEqual([]);
  const told = await noticesOf(late, 'invoiceOverdue');
  expect(told.map(({ user_id: id }) => id)).toContain(administrator.id);
  expect(new Set(told.map(({ user_id: id }) => id)).size).toBe(told.length);
  const mine = told.find(({ user_id: id }) => id === administrator.id);
  expect(await mailOf(mine!.id)).toBeUndefined();
});
