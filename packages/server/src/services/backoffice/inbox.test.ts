import { askAnotherDay, commentOnRequest } from '@hireyard/contract';
import {
  acknowledgeInboxEntry,
  commentOnCompanyRequest,
  confirmCompanyOffHire,
  confirmCompanyOrder,
  failCompanyOffHire,
  fulfilCompanyRequest,
  getCompanyAttachment,
  getCompanyInbox,
  getCompanyOffHire,
  getCompanyRequest,
  type InboxEntry,
  type InboxKind,
  reviewCompanyRequest,
  scheduleCompanyOffHire,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueInboxMails } from '../../jobs/inbox-mail-job.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertMachineAccount, MACHINE_SECRET } from '../../testing/fixture.ts';
import { insertInvoice, insertPaper } from '../../testing/fixture-documents.ts';
import { insertLine, insertOffHire } from '../../testing/fixture-off-hires.ts';
import { insertOrder } from '../../testing/fixture-orders.ts';
import { insertAttachment, PNG } from '../../testing/fixture-rentals.ts';
import { insertRequest } from '../../testing/fixture-requests.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
});
afterAll(() => test.close());
// Only what a test inserts waits.
beforeEach(async () => {
  const { db } = test.database;
  await db.updateTable('rental_order').set({ status: 'cancelled' }).execute();
  await db.updateTable('off_hire').set({ status: 'cancelled' }).execute();
  await db.updateTable('request').set({ waits_for: null }).execute();
});

const inbox = async (query: Record<string, string> = {}, token = MACHINE_SECRET) => {
  const answer = await test.call(getCompanyInbox, { sample: { query }, token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { items: InboxEntry[]; next?: string; hasMore: boolean };
};
const idsIn = async (query: Record<string, string> = {}) => (await inbox(query)).items.map(({ id }) => id);
const entryOf = async (id: string) => (await inbox({ size: '200' })).items.find((item) => item.id === id);
const acknowledge = (kind: InboxKind, id: string, token = MACHINE_SECRET) =>
  test.call(acknowledgeInboxEntry, { sample: { body: { kind, id } }, token });

const order = (since: string, more: { readonly client?: 'a' | 'b' } = {}) => {
  const client = test.fixture[more.client ?? 'a'];
  return insertOrder(test.database.db, client, { ordererId: client.colleagueId, label: client.name }).then(
    async (id) => {
      const steps = test.database.db.updateTable('rental_order_step').set({ moved_at: since });
      await steps.where('order_id', '=', id).execute();
      return id;
    },
  );
};
const offHire = async (status: 'requested' | 'confirmed' | 'scheduled', since = '2026-11-20T08:00:00.123456Z') => {
  const { a } = test.fixture;
  const { id } = await insertOffHire(test.database.db, a, status);
  await test.database.db
    .updateTable('off_hire')
    .set({ created_by: a.colleagueId })
    // An import can bring microseconds, which JavaScript has not.
    .set('created_at' as never, since as never)
    .where('id', '=', id)
    .execute();
  return id;
};
const request = async (kind: 'service' | 'billing' | 'quote' | 'equipment', set: object = {}) => {
  const { a } = test.fixture;
  const { id } = await insertRequest(test.database.db, a, { writerId: a.colleagueId, label: a.name, kind });
  if (Object.keys(set).length > 0)
    await test.database.db.updateTable('request').set(set).where('id', '=', id).execute();
  return id;
};
const breakdown = async () => {
  const lineId = await insertLine(test.database.db, test.fixture.a, { fleet_number: '4711' });
  return request('service', { contract_line_id: lineId });
};

describe('the inbox of the rental company', () => {
  it('[OP-38] has what waits from all clients, with what each needs next: unsafe machines first, then the oldest', async () => {
    const { a, b } = test.fixture;
    const { db } = test.database;
    const late = await order('2026-11-20T07:00:00Z', { client: 'b' });
    const ordered = await order('2026-11-18T07:00:00Z');
    const called = await offHire('requested', '2026-11-18T08:00:00Z');
    const broken = await breakdown();
    const photo = await insertAttachment(db, a.id, a.name, { resource: 'request', id: broken });
    const dispute = await request('billing', { document_id: a.documentId });
    const quote = await request('quote');
    for (const kind of ['equipment', 'quote'] as const) await request(kind, { waits_for: 'writer' });
    await request('equipment');
    const { items } = await inbox();
    expect(items.map(({ id }) => id).slice(0, 3)).toEqual([broken, ordered, called]);
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set([broken, ordered, called, dispute, quote, late]));
    const byId = new Map(items.map((item) => [item.id, item]));
    const depot = { name: 'Utrecht' };
    expect(byId.get(broken)).toMatchObject({
      ...{ kind: 'request', requestKind: 'service', urgent: true, next: 'review', depot, title: `${a.name} request` },
      service: { fault: 'breakdown', safeToUse: false },
      client: { name: a.name, externalId: null },
      project: { id: a.projectIds[0] },
      site: expect.stringContaining(', '),
      machines: [{ productCode: 'LIFT-10', name: 'Scissor lift 10 m, en-US', fleetNumber: '4711', quantity: 1 }],
      machineCount: 1,
      attachments: [{ id: photo }],
      waitingSince: '2026-11-19T09:00:00.000Z',
      acknowledgedAt: null,
      acknowledgedBy: null,
    });
    expect(byId.get(late)).toMatchObject({
      ...{ kind: 'order', urgent: false, next: 'confirm', depot, client: { name: b.name }, site: null, title: null },
      machines: [{ productCode: 'LIFT-10', quantity: 3, from: '2026-11-25', to: '2026-12-15' }],
      waitingSince: '2026-11-20T07:00:00.000Z',
    });
    expect(byId.get(called)).toMatchObject({
      kind: 'offHire',
      next: 'confirm',
      depot,
      number: null,
      requestKind: null,
    });
    expect(byId.get(dispute)).toMatchObject({
      ...{ kind: 'dispute', next: 'review', depot, requestKind: 'billing', document: { id: a.documentId } },
    });
    expect(byId.get(quote)).toMatchObject({ kind: 'request', requestKind: 'quote', machineCount: 2, depot: null });
    for (const { path, id } of items) {
      const answer = await test.app.inject({ url: path, headers: { authorization: `Bearer ${MACHINE_SECRET}` } });
      expect(answer.json(), path).toMatchObject({ id });
    }
  });

  it('[OP-38] is left with the cause alone: an acknowledged entry stays until it is handled', async () => {
    const ordered = await order('2026-11-20T07:00:00Z');
    const called = await offHire('requested');
    const broken = await breakdown();
    expect((await acknowledge('order', ordered)).statusCode).toBe(200);
    expect((await idsIn()).length).toBe(3);
    await test.call(confirmCompanyOrder, { sample: { params: { id: ordered } } });
    await test.call(confirmCompanyOffHire, { sample: { params: { id: called }, body: { number: null } } });
    expect(await entryOf(called)).toMatchObject({ next: 'schedule', number: expect.stringContaining('OH-') });
    const window = { date: '2026-11-24', slot: 'morning' };
    await test.call(scheduleCompanyOffHire, { sample: { params: { id: called }, body: { window } } });
    await test.call(reviewCompanyRequest, { sample: { params: { id: broken } } });
    expect(await entryOf(broken)).toMatchObject({ next: 'answer' });
    expect(await idsIn()).toEqual([broken]);
    await test.database.db.updateTable('request').set({ status: 'approved' }).where('id', '=', broken).execute();
    expect(await entryOf(broken)).toMatchObject({ next: 'fulfil' });
    await test.call(fulfilCompanyRequest, { sample: { params: { id: broken } } });
    expect(await idsIn()).toEqual([]);
    const brought = await offHire('confirmed');
    await test.database.db.updateTable('off_hire').set({ transport: 'bringBack' }).where('id', '=', brought).execute();
    expect(await entryOf(brought)).toMatchObject({ next: 'collect' });
  });

  it('[OP-38] says who sees to an entry: the first one stays, whoever says it again', async () => {
    const id = await offHire('requested');
    const first = await acknowledge('offHire', id);
    expect(first.json()).toMatchObject({ id, acknowledgedBy: 'ERP', acknowledgedAt: test.now().toISOString() });
    const other = `hyb_${'o'.repeat(43)}`;
    const otherId = await insertMachineAccount(test.database.db, 'NL', other);
    await test.database.db.updateTable('machine_account').set({ name: 'TMS' }).where('id', '=', otherId).execute();
    test.advance(60_000);
    expect((await acknowledge('offHire', id, other)).json()).toEqual(first.json());
    expect(await entryOf(id)).toEqual(first.json());
    expect(await idsIn({ acknowledged: 'yes' })).toEqual([id]);
    expect(await idsIn({ acknowledged: 'no' })).toEqual([]);
  });

  it('[OP-38] counts a move of the company as seeing to what still waits', async () => {
    const called = await offHire('requested');
    const broken = await breakdown();
    await test.call(confirmCompanyOffHire, { sample: { params: { id: called }, body: { number: null } } });
    await test.call(commentOnCompanyRequest, {
      sample: { params: { id: broken }, body: { text: 'On its way.', asksBack: false } },
    });
    expect(await idsIn({ acknowledged: 'yes' })).toEqual([broken, called]);
    expect(await entryOf(broken)).toMatchObject({ acknowledgedBy: 'ERP' });
  });

  it('[OP-38] waits for somebody anew where the client asks for another day, or answers a question', async () => {
    const called = await offHire('scheduled');
    await test.call(failCompanyOffHire, { sample: { params: { id: called }, body: { reason: 'noAccess' } } });
    expect(await idsIn()).toEqual([]);
    const body = { window: { date: '2026-11-25', slot: 'day' }, place: null, keyPlace: 'Gate code 1234' };
    expect((await test.call(askAnotherDay, { sample: { params: { id: called }, body } })).statusCode).toBe(200);
    expect(await entryOf(called)).toMatchObject({ waitingSince: test.now().toISOString(), acknowledgedAt: null });

    const broken = await breakdown();
    await acknowledge('request', broken);
    const ask = { sample: { params: { id: broken }, body: { text: 'Which floor?', asksBack: true } } };
    await test.call(commentOnCompanyRequest, ask);
    expect(await entryOf(broken)).toBeUndefined();
    test.advance(60_000);
    const writer = { created_by: test.fixture.administrator.id };
    await test.database.db.updateTable('request').set(writer).where('id', '=', broken).execute();
    const answer = { text: 'The third.', asksBack: false, attachmentIds: [] };
    await test.call(commentOnRequest, { sample: { params: { id: broken }, body: answer } });
    expect(await entryOf(broken)).toMatchObject({ waitingSince: test.now().toISOString(), acknowledgedAt: null });
  });

  it('[OP-38] is read by cursor to its end, and filtered by kind, depot and client', async () => {
    const { a, b } = test.fixture;
    const orders: string[] = [];
    for (const day of ['01', '02', '03', '04']) orders.push(await order(`2026-11-${day}T07:00:00.000Z`));
    // The same moment: the id decides.
    for (let n = 0; n < 2; n += 1) orders.push(await order('2026-11-05T07:00:00.000Z', { client: 'b' }));
    // Without a contract it has no depot.
    const invoice = { projectId: a.projectIds[0], net: '80.00', currency: 'EUR', on: '2026-11-02' };
    const billed = await insertInvoice(test.database.db, a.id, invoice);
    const dispute = await request('billing', { document_id: billed });
    const broken = await breakdown();
    const [depot] = await test.database.db.selectFrom('depot').select('id').execute();
    const pages: string[] = [];
    let page = await inbox({ size: '3' });
    pages.push(...page.items.map(({ id }) => id));
    while (page.next) {
      page = await inbox({ size: '3', after: page.next });
      pages.push(...page.items.map(({ id }) => id));
    }
    expect(page.hasMore).toBe(false);
    expect(pages).toEqual([broken, ...orders.slice(0, 4), ...orders.slice(4).toSorted(), dispute]);
    expect(await idsIn({ kind: 'dispute' })).toEqual([dispute]);
    expect(await idsIn({ client: b.uuid })).toEqual(orders.slice(4).toSorted());
    expect(await idsIn({ depot: depot?.id ?? '', kind: 'request' })).toEqual([broken]);
    expect(await idsIn({ depot: 'none' })).toEqual([dispute]);
    expect(await idsIn({ depot: crypto.randomUUID() })).toEqual([]);
    const wrong = await test.call(getCompanyInbox, { sample: { query: { after: 'WzFd' } } });
    expect(wrong.json().errors).toEqual([{ pointer: '?after', code: 'format' }]);
  });

  it('[OP-38] shows nothing of it to another operating company, which cannot acknowledge it either', async () => {
    const id = await order('2026-11-20T07:00:00Z');
    expect((await inbox({}, OF_DE)).items).toEqual([]);
    expect((await acknowledge('order', id, OF_DE)).json()).toMatchObject({ type: 'not-found' });
    expect((await acknowledge('offHire', id)).json()).toMatchObject({ type: 'not-found' });
    expect(await entryOf(id)).toMatchObject({ acknowledgedAt: null });
  });
});

describe('the files of what clients send', () => {
  it('[DOM-18] are read by the rental company: of requests, their comments and off-hires, with the codes and contacts', async () => {
    // Somebody of two clients of the company.
    const { a, ofBoth } = test.fixture;
    const { db } = test.database;
    const called = await offHire('requested');
    const broken = await breakdown();
    const place = { place: 'Behind the hall', key_place: 'Gate code 1234' };
    await db.updateTable('off_hire').set(place).where('id', '=', called).execute();
    const ofOffHire = await insertAttachment(db, a.id, 'Gate', { resource: 'offHire', id: called }, ofBoth.id);
    const ofRequest = await insertAttachment(db, a.id, 'Boom', { resource: 'request', id: broken });
    const ofComment = await insertAttachment(db, a.id, 'Plate', { resource: 'request', id: broken });
    const comments = db.updateTable('request_comment').set({ attachment_ids: [ofComment] });
    await comments.where('request_id', '=', broken).execute();

    const read = async (id: string, token = MACHINE_SECRET) =>
      test.call(getCompanyAttachment, { sample: { params: { id } }, token });
    expect((await test.call(getCompanyOffHire, { sample: { params: { id: called } } })).json()).toMatchObject({
      attachments: [{ id: ofOffHire, name: 'Gate.png', mediaType: 'image/png', addedBy: { id: ofBoth.id } }],
      place: 'Behind the hall',
      keyPlace: 'Gate code 1234',
    });
    expect((await test.call(getCompanyRequest, { sample: { params: { id: broken } } })).json()).toMatchObject({
      attachments: [{ id: ofRequest }],
      comments: [{ attachments: [{ id: ofComment }] }],
    });
    for (const id of [ofOffHire, ofRequest, ofComment]) {
      const answer = await read(id);
      expect(answer.rawPayload, id).toEqual(PNG);
      expect(answer.headers['content-disposition']).toContain('attachment');
      expect((await read(id, OF_DE)).statusCode).toBe(404);
    }
  });

  it('[DOM-18] stay within the client where they were not sent to the rental company', async () => {
    const { a } = test.fixture;
    const { db } = test.database;
    const within = [
      await insertAttachment(db, a.id, 'Asset', { resource: 'asset', id: a.assetId }),
      await insertAttachment(db, a.id, 'Own', { resource: 'request', id: await request('equipment') }),
      await insertAttachment(db, a.id, 'Draft', {
        resource: 'request',
        id: await request('service', { status: 'draft' }),
      }),
      await insertAttachment(db, a.id, 'Unused', null, a.colleagueId),
    ];
    for (const id of within)
      expect((await test.call(getCompanyAttachment, { sample: { params: { id } } })).statusCode).toBe(404);
  });
});

describe('certificates of machines on rent', () => {
  it('[PP-05] wait for the company before they end, until another one replaces them, and are not mailed', async () => {
    const { db } = test.database;
    const { a, b } = test.fixture;
    const line = await db
      .selectFrom('contract_line')
      .select(['fleet_number', 'depot_id'])
      .where('contract_id', '=', a.contractId)
      .where('status', '=', 'onRent')
      .executeTakeFirstOrThrow();
    const certificate = (number: string, ends_on: string, more: object = {}) =>
      insertPaper(db, a, { type: 'certificate', number, ends_on, fleet_number: line.fleet_number, ...more });
    // The machine is overdue since 13 November, so only what has ended already ends while it is on rent.
    const ended = await certificate('C-1', '2026-11-18', { title: 'Load test' });
    await certificate('C-2', '2026-12-01', { title: 'Yearly inspection' });
    await certificate('C-3', '2026-11-18', { title: 'Void', voided_on: '2026-11-19' });
    await insertPaper(db, b, { type: 'certificate', number: 'C-4', ends_on: '2026-11-18', fleet_number: 'of nobody' });
    const { items } = await inbox({ kind: 'certificate' });
    expect(items).toMatchObject([
      {
        ...{ id: ended, number: 'C-1', title: 'Load test', until: '2026-11-18', next: 'renew', urgent: false },
        ...{ client: { uuid: a.uuid }, depot: { id: line.depot_id }, machines: [{ fleetNumber: line.fleet_number }] },
        // The machine came after the first day of the warning.
        waitingSince: '2026-11-02T06:00:00.000Z',
      },
    ]);
    expect((await test.call(getCompanyInbox, { token: OF_DE, sample: { query: {} } })).json().items).toEqual([]);
    await acknowledge('certificate', ended);
    expect(await entryOf(ended)).toMatchObject({ acknowledgedBy: expect.any(String) });
    await queueInboxMails(db, test.now());
    expect(await db.selectFrom('inbox_mail').selectAll().execute()).toEqual([]);
    await certificate('C-5', '2027-11-18', { title: 'Load test' });
    expect(await idsIn({ kind: 'certificate' })).toEqual([]);
  });
});
