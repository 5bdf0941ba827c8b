import { NO_ID } from '@hireyard/contract';
import type { InboxEntry, InboxKind } from '@hireyard/contract/backoffice';
import {
  acknowledgeDeskEntry,
  assignDeskEntry,
  listDeskColleagues,
  listDeskInbox,
  listDeskInboxFacets,
  releaseDeskEntry,
} from '@hireyard/contract/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertDeskUser, type TestUser } from '../../testing/fixture.ts';
import { insertInvoice } from '../../testing/fixture-documents.ts';
import { insertLine, insertOffHire } from '../../testing/fixture-off-hires.ts';
import { insertOrder } from '../../testing/fixture-orders.ts';
import { insertRequest } from '../../testing/fixture-requests.ts';

let test: TestApp;
let colleague: TestUser;
let ofOther: TestUser;
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await db.insertInto('operating_company').values(de).execute();
  ofOther = await insertDeskUser(db, 'desk@de.example', null, { opCo: 'DE' });
  colleague = await insertDeskUser(db, 'ria@nl.example', null, { opCo: 'NL' });
  const named = db.updateTable('app_user').set({ first_name: 'Ria', last_name: 'Bos' });
  await named.where('id', '=', colleague.id).execute();
});
afterAll(() => test.close());
// Only what a test inserts waits.
beforeEach(async () => {
  const { db } = test.database;
  await db.updateTable('rental_order').set({ status: 'cancelled' }).execute();
  await db.updateTable('off_hire').set({ status: 'cancelled' }).execute();
  await db.updateTable('request').set({ waits_for: null }).execute();
});

type Query = Readonly<Record<string, string>>;
const inbox = async (query: Query = {}) => {
  const answer = await test.call(listDeskInbox, { sample: { query } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { items: InboxEntry[]; next?: string; hasMore: boolean };
};
const idsIn = async (query: Query = {}) => (await inbox(query)).items.map(({ id }) => id);
const facets = async (query: Query = {}) => {
  const answer = await test.call(listDeskInboxFacets, { sample: { query } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as {
    total: number;
    facets: Record<string, { value: string; label: string | null; count: number }[]>;
  };
};
const say = async (endpoint: typeof acknowledgeDeskEntry | typeof releaseDeskEntry, ref: object, user?: TestUser) =>
  test.call(endpoint, { sample: { body: ref }, ...(user && { token: await test.tokenOf(user) }) });

const order = async (since: string, client = test.fixture.a) => {
  const { db } = test.database;
  const id = await insertOrder(db, client, { ordererId: client.colleagueId, label: client.name });
  await db.updateTable('rental_order_step').set({ moved_at: since }).where('order_id', '=', id).execute();
  return id;
};
const breakdown = async () => {
  const { a } = test.fixture;
  const { db } = test.database;
  const { id } = await insertRequest(db, a, { writerId: a.colleagueId, label: a.name, kind: 'service' });
  const lineId = await insertLine(db, a, { fleet_number: '204118' });
  await db.updateTable('request').set({ contract_line_id: lineId }).where('id', '=', id).execute();
  return id;
};
const ref = (kind: InboxKind, id: string) => ({ kind, id });

describe('the inbox of the desk', () => {
  it('[DK-06] says who sees to an entry since when, until somebody gives it back', async () => {
    const id = await order('2026-11-19T08:00:00.000Z');
    expect((await inbox()).items).toMatchObject([{ id, acknowledgedBy: null, acknowledgedAt: null }]);
    const first = await say(acknowledgeDeskEntry, ref('order', id), colleague);
    expect(first.json()).toMatchObject({ acknowledgedBy: 'Ria Bos', acknowledgedAt: test.now().toISOString() });
    // The first one stays.
    expect((await say(acknowledgeDeskEntry, ref('order', id))).json()).toEqual(first.json());
    expect(await idsIn({ person: colleague.id })).toEqual([id]);
    expect(await idsIn({ person: test.fixture.desk.id })).toEqual([]);
    expect(await idsIn({ person: NO_ID })).toEqual([]);
    const given = await say(releaseDeskEntry, ref('order', id));
    expect(given.json()).toMatchObject({ id, acknowledgedBy: null, acknowledgedAt: null });
    expect(await idsIn({ person: NO_ID })).toEqual([id]);
    expect((await say(acknowledgeDeskEntry, ref('order', id))).json()).toMatchObject({ acknowledgedBy: 'Test User' });
  });

  it('[DK-21] is handed to a colleague, whoever has seen to it, and found again by that person', async () => {
    const id = await order('2026-11-19T08:00:00.000Z');
    const hand = async (person: string, user?: TestUser) =>
      test.call(assignDeskEntry, {
        sample: { body: { ...ref('order', id), person } },
        ...(user && { token: await test.tokenOf(user) }),
      });
    const { items } = (await test.call(listDeskColleagues, { sample: {} })).json();
    expect(items).toContainEqual({ id: colleague.id, name: 'Ria Bos' });
    expect((await hand(colleague.id)).json()).toMatchObject({ id, acknowledgedBy: 'Ria Bos' });
    expect(await idsIn({ person: colleague.id })).toEqual([id]);
    expect((await hand(test.fixture.desk.id, colleague)).json()).toMatchObject({ acknowledgedBy: 'Test User' });
    expect(await idsIn({ person: test.fixture.desk.id })).toEqual([id]);
    expect(await idsIn({ person: colleague.id })).toEqual([]);
    // Neither somebody who may only read, nor a person of another company, nor a user of a client.
    const { deskReader, a } = test.fixture;
    for (const other of [deskReader.id, ofOther.id, a.colleagueId]) {
      expect(items.map((one: { id: string }) => one.id)).not.toContain(other);
      expect((await hand(other)).json().errors).toEqual([{ pointer: '/person', code: 'reference' }]);
    }
    expect((await hand(colleague.id, deskReader)).statusCode).toBe(403);
    expect((await hand(colleague.id, ofOther)).statusCode).toBe(422);
    expect((await hand(ofOther.id, ofOther)).statusCode).toBe(404);
    expect((await inbox()).items).toMatchObject([{ id, acknowledgedBy: 'Test User' }]);
  });

  it('[DK-22] gives a dispute the depot of its contracts, and none where they have several', async () => {
    const { a } = test.fixture;
    const { db } = test.database;
    const own = { projectId: a.projectIds[0], net: '80.00', currency: 'EUR', on: '2026-11-02' };
    const billed = await insertInvoice(db, a.id, own);
    const { id } = await insertRequest(db, a, { writerId: a.colleagueId, label: a.name, kind: 'billing' });
    await db.updateTable('request').set({ document_id: billed }).where('id', '=', id).execute();
    const depot = async () => (await inbox({ record: id })).items[0]?.depot?.id ?? null;
    await db.deleteFrom('document_contract').where('document_id', '=', billed).execute();
    expect(await depot()).toBe(null);
    const first = await db.selectFrom('contract').selectAll().where('id', '=', a.contractId).executeTakeFirstOrThrow();
    const bill = (contractId: string) =>
      db
        .insertInto('document_contract')
        .values({ document_id: billed, contract_id: contractId, client_id: a.id })
        .execute();
    await bill(a.contractId);
    expect(await depot()).toBe(first.depot_id);
    expect(await idsIn({ depot: first.depot_id })).toEqual([id]);
    const site = { line1: first.line1, postal_code: first.postal_code, city: first.city, country: first.country };
    const { id: other } = await db
      .insertInto('depot')
      .values({
        ...{ ...site, id: crypto.randomUUID(), op_co: 'NL', name: 'Elsewhere', time_zone: first.time_zone },
        ...{ phone: '+31235550100', email: 'elsewhere@nl.example' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const second = crypto.randomUUID();
    await db
      .insertInto('contract')
      .values({ ...site, id: second, client_id: a.id, number: 'K-22', depot_id: other })
      .execute();
    await bill(second);
    expect(await depot()).toBe(null);
    expect(await idsIn({ depot: NO_ID })).toEqual([id]);
    await db.deleteFrom('document_contract').where('contract_id', '=', second).execute();
    await db.deleteFrom('contract').where('id', '=', second).execute();
    await db.deleteFrom('depot').where('id', '=', other).execute();
  });

  it('[DK-06] [DK-02] answers 404 to another operating company, and for what does not wait', async () => {
    const id = await order('2026-11-19T08:00:00.000Z');
    await say(acknowledgeDeskEntry, ref('order', id), colleague);
    for (const endpoint of [acknowledgeDeskEntry, releaseDeskEntry]) {
      expect((await say(endpoint, ref('order', id), ofOther)).statusCode).toBe(404);
      expect((await say(endpoint, ref('offHire', id))).statusCode).toBe(404);
      expect((await say(endpoint, ref('order', id), test.fixture.deskReader)).statusCode).toBe(403);
      expect((await say(endpoint, ref('order', 'no-uuid'))).json().errors).toEqual([
        { pointer: '/id', code: 'format' },
      ]);
    }
    expect((await inbox()).items).toMatchObject([{ id, acknowledgedBy: 'Ria Bos' }]);
    await test.database.db.updateTable('rental_order').set({ status: 'cancelled' }).where('id', '=', id).execute();
    expect((await say(releaseDeskEntry, ref('order', id))).statusCode).toBe(404);
  });

  it('[DK-06] is filtered by depot, person and kind, and counts each with the other filters', async () => {
    const { a, b } = test.fixture;
    const { db } = test.database;
    const [depot] = await db.selectFrom('depot').select(['id', 'name']).execute();
    const ordered = await order('2026-11-18T08:00:00.000Z');
    const others = await order('2026-11-19T08:00:00.000Z', b);
    const { id: dispute } = await insertRequest(db, a, { writerId: a.colleagueId, label: a.name, kind: 'billing' });
    const own = { projectId: a.projectIds[0], net: '80.00', currency: 'EUR', on: '2026-11-02' };
    const billed = await insertInvoice(db, a.id, own);
    await db.updateTable('request').set({ document_id: billed }).where('id', '=', dispute).execute();
    await say(acknowledgeDeskEntry, ref('order', others), colleague);
    expect(await idsIn({ depot: NO_ID })).toEqual([dispute]);
    expect(await idsIn({ depot: depot?.id ?? '' })).toEqual([ordered, others]);
    expect(await idsIn({ kind: 'dispute' })).toEqual([dispute]);
    expect(await idsIn({ record: others })).toEqual([others]);
    expect(await facets({ kind: 'order' })).toEqual({
      total: 2,
      facets: {
        kind: [
          { value: 'order', label: null, count: 2 },
          { value: 'offHire', label: null, count: 0 },
          { value: 'request', label: null, count: 0 },
          { value: 'dispute', label: null, count: 1 },
          { value: 'certificate', label: null, count: 0 },
        ],
        depot: [
          { value: depot?.id, label: depot?.name, count: 2 },
          { value: NO_ID, label: null, count: 0 },
        ],
        person: expect.arrayContaining([
          { value: colleague.id, label: 'Ria Bos', count: 1 },
          { value: NO_ID, label: null, count: 1 },
          // The caller is there to be selected.
          { value: test.fixture.desk.id, label: 'Test User', count: 0 },
        ]),
      },
    });
    expect(await facets({ facet: 'person', facetQuery: 'BÖS' })).toMatchObject({
      total: 3,
      facets: { person: [{ value: colleague.id }] },
    });
    // A depot that is selected has its name, although nothing waits there.
    await db.updateTable('rental_order').set({ status: 'cancelled' }).execute();
    expect((await facets({ depot: depot?.id ?? '' })).facets.depot).toContainEqual({
      ...{ value: depot?.id, label: depot?.name, count: 0 },
    });
  });

  it('[DK-06] is searched by client, number, product, fleet number and title', async () => {
    const { a, b } = test.fixture;
    const { db } = test.database;
    const ordered = await order('2026-11-18T08:00:00.000Z', b);
    const broken = await breakdown();
    const { id: called } = await insertOffHire(db, a, 'requested');
    await db
      .updateTable('off_hire')
      .set({ number: 'OH-77', created_by: a.colleagueId })
      .where('id', '=', called)
      .execute();
    expect(await idsIn({ q: b.name })).toEqual([ordered]);
    expect(await idsIn({ q: '204 118' })).toEqual([broken]);
    expect(await idsIn({ q: 'oh-77' })).toEqual([called]);
    expect(await idsIn({ q: `${a.name} request` })).toEqual([broken]);
    expect((await idsIn({ q: 'scissor' })).toSorted()).toEqual([ordered, broken, called].toSorted());
    expect(await idsIn({ q: 'scissor', kind: 'order' })).toEqual([ordered]);
    expect((await facets({ q: 'scissor' })).total).toBe(3);
    expect(await idsIn({ q: 'crane' })).toEqual([]);
  });

  it('[DK-06] is read in pages, forward by its cursor and backward', async () => {
    const orders: string[] = [];
    for (const day of ['16', '17', '18']) orders.push(await order(`2026-11-${day}T08:00:00.000Z`));
    const broken = await breakdown();
    const first = await inbox({ size: '2' });
    expect(first.items.map(({ id }) => id)).toEqual([broken, orders[0]]);
    // An entry that leaves meanwhile shifts no row.
    await test.database.db.updateTable('request').set({ waits_for: null }).where('id', '=', broken).execute();
    const second = await inbox({ size: '2', page: '1', after: first.next ?? '' });
    expect(second.items.map(({ id }) => id)).toEqual([orders[1], orders[2]]);
    expect(second.hasMore).toBe(false);
    expect(await idsIn({ size: '2', page: '1' })).toEqual([orders[2]]);
    expect(await idsIn({ sort: 'urgency,desc' })).toEqual(orders.toReversed());
  });
});
