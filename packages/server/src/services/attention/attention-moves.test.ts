import {
  type Attention,
  type AttentionItem,
  deleteAttentionSnooze,
  type Endpoint,
  getAttention,
  getAttentionAssignees,
  listActivity,
  listNotifications,
  type Named,
  putAttentionAssignee,
  putAttentionSnooze,
} from '@hireyard/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { deleteLeftAttention } from '../../jobs/attention-cleanup-job.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import { insertOverdue } from '../../testing/fixture-attention.ts';
import { insertInvoice } from '../../testing/fixture-documents.ts';
import { insertLine } from '../../testing/fixture-off-hires.ts';
import { insertOrder } from '../../testing/fixture-orders.ts';
import { mailsOf } from '../../testing/mails.ts';

let test: TestApp;
let mails: ReturnType<typeof mailsOf>;
beforeAll(async () => {
  test = await startTestApp();
  mails = mailsOf(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.deleteFrom('attention_snooze').execute();
  await test.database.db.deleteFrom('attention_assignment').execute();
  await test.database.db.deleteFrom('notification').execute();
});
const db = () => test.database.db;

const callBy = async (user: TestUser, endpoint: Endpoint, sample: object = {}) =>
  test.call(endpoint, { sample, token: await test.tokenOf(user) });
const needs = async (user: TestUser, view = 'everyone'): Promise<Attention> =>
  (await callBy(user, getAttention, { query: { view, size: '200' } })).json();
const entryOf = async (user: TestUser, id: string, view?: string): Promise<AttentionItem | undefined> =>
  (await needs(user, view)).items.find((one) => one.id === id);
const snooze = (user: TestUser, id: string, until: string) =>
  callBy(user, putAttentionSnooze, { params: { id }, body: { until } });
const assign = (user: TestUser, id: string, userId: string | null) =>
  callBy(user, putAttentionAssignee, { params: { id }, body: { userId } });
const assignees = async (user: TestUser, id: string, q?: string): Promise<Named[]> =>
  (await callBy(user, getAttentionAssignees, { params: { id }, query: q === undefined ? {} : { q } })).json().items;

/** Inserts a machine that is overdue by a week, and removes other entries of this test. */
async function overdue(): Promise<string> {
  const id = await insertOverdue(db(), test.fixture.a);
  onTestFinished(async () => {
    await db().updateTable('contract_line').set({ status: 'cancelled' }).where('id', '=', id).execute();
  });
  return id;
}

describe('what is snoozed', () => {
  it('[DOM-30] is out of the list and its sums for who has put it off alone, until it is brought back', async () => {
    const { administrator, ofBoth } = test.fixture;
    const id = await overdue();
    const before = await needs(administrator);
    const answer = await snooze(administrator, id, '2026-11-23');
    expect(answer.statusCode, answer.body).toBe(204);
    const after = await needs(administrator);
    expect(after.items).toEqual(before.items.filter((one) => one.id !== id));
    expect(after.views).toMatchObject({ everyone: before.views.everyone - 1, snoozed: before.views.snoozed + 1 });
    expect(after.running.machines).toBe(before.running.machines - 1);
    const ofCause = ({ causes }: Attention) => causes.find(({ cause }) => cause === 'machineOverdue')?.count ?? 0;
    expect(ofCause(after)).toBe(ofCause(before) - 1);
    expect((await needs(administrator, 'snoozed')).items).toMatchObject([{ id, snoozedUntil: '2026-11-23' }]);
    expect(await entryOf(ofBoth, id)).toMatchObject({ snoozedUntil: null });
    expect((await callBy(administrator, deleteAttentionSnooze, { params: { id } })).statusCode).toBe(204);
    expect(await needs(administrator)).toEqual(before);
  });

  it('[DOM-30] is back by itself on its day, of the depot', async () => {
    const { administrator } = test.fixture;
    const id = await overdue();
    // In Amsterdam it is already the next day.
    test.advance(new Date('2026-11-20T23:30:00Z').getTime() - test.now().getTime());
    onTestFinished(() => test.advance(new Date('2026-11-20T09:00:00Z').getTime() - test.now().getTime()));
    const early = await snooze(administrator, id, '2026-11-21');
    expect(early.json()).toMatchObject({
      errors: [{ pointer: '/until', code: 'too-early', params: { date: '2026-11-22' } }],
    });
    await snooze(administrator, id, '2026-11-22');
    expect(await entryOf(administrator, id)).toBeUndefined();
    test.advance(24 * 3600 * 1000);
    expect(await entryOf(administrator, id)).toMatchObject({ snoozedUntil: null });
  });

  it('[DOM-30] can be put off once more, for 90 days at most', async () => {
    const { administrator } = test.fixture;
    const id = await overdue();
    for (const until of ['2026-11-21', '2027-02-18']) {
      expect((await snooze(administrator, id, until)).statusCode).toBe(204);
      expect(await entryOf(administrator, id, 'snoozed')).toMatchObject({ snoozedUntil: until });
    }
    expect((await snooze(administrator, id, '2027-02-19')).json()).toMatchObject({
      errors: [{ pointer: '/until', code: 'too-late', params: { date: '2027-02-18' } }],
    });
  });

  it('[DOM-30] is back at once where it has become dearer: another cause, or another day', async () => {
    const { administrator, a } = test.fixture;
    const id = await insertLine(db(), a, { expected_off_rent_at: '2026-11-20T15:00:00Z' });
    expect(await entryOf(administrator, id)).toMatchObject({ cause: 'rentalEnding' });
    await snooze(administrator, id, '2026-12-01');
    expect(await entryOf(administrator, id)).toBeUndefined();
    test.advance(24 * 3600 * 1000);
    onTestFinished(() => test.advance(-24 * 3600 * 1000));
    expect(await entryOf(administrator, id)).toMatchObject({ cause: 'machineOverdue' });
    await snooze(administrator, id, '2026-12-01');
    const extended = { expected_off_rent_at: '2026-11-19T15:00:00Z' };
    await db().updateTable('contract_line').set(extended).where('id', '=', id).execute();
    expect(await entryOf(administrator, id)).toMatchObject({ day: '2026-11-19' });
  });

  it('[DOM-30] leaves nothing behind once its cause is gone', async () => {
    const { administrator } = test.fixture;
    const [gone, stays] = [await overdue(), await overdue()];
    for (const id of [gone, stays]) {
      await snooze(administrator, id, '2026-11-23');
      await assign(administrator, id, administrator.id);
    }
    await db().updateTable('contract_line').set({ status: 'cancelled' }).where('id', '=', gone).execute();
    expect((await needs(administrator, 'snoozed')).items.map(({ id }) => id)).toEqual([stays]);
    expect((await callBy(administrator, deleteAttentionSnooze, { params: { id: gone } })).statusCode).toBe(404);
    await deleteLeftAttention(db(), test.now());
    for (const table of ['attention_snooze', 'attention_assignment'] as const) {
      expect(await db().selectFrom(table).select('entry_id').execute(), table).toEqual([{ entry_id: stays }]);
    }
    await deleteLeftAttention(db(), new Date('2026-11-25T12:00:00Z'));
    expect(await db().selectFrom('attention_snooze').select('entry_id').execute()).toEqual([]);
  });
});

describe('what is given to a colleague', () => {
  it('[DOM-30] shows whose it is to everybody who sees it, and among what is theirs', async () => {
    const { administrator, ofBoth, confined } = test.fixture;
    const id = await overdue();
    expect((await assign(administrator, id, ofBoth.id)).statusCode).toBe(204);
    for (const user of [administrator, ofBoth, confined]) {
      expect(await entryOf(user, id)).toMatchObject({ assignee: { id: ofBoth.id, name: 'Test User' } });
    }
    expect((await needs(ofBoth, 'mine')).items.map((one) => one.id)).toEqual([id]);
    expect((await needs(ofBoth)).views.mine).toBe(1);
    expect((await needs(administrator, 'mine')).items).toEqual([]);
    await snooze(ofBoth, id, '2026-11-23');
    expect((await needs(ofBoth)).views).toMatchObject({ mine: 0, snoozed: 1 });
    await assign(confined, id, null);
    expect(await entryOf(administrator, id)).toMatchObject({ assignee: null });
  });

  it('[DOM-30] [DOM-20] is told to them, in the portal and by mail, unless it is taken back', async () => {
    const { administrator, ofBoth, a } = test.fixture;
    const told = async () =>
      (await callBy(ofBoth, listNotifications, { query: { kind: 'attentionAssigned' } })).json().items;
    const [id, other] = [await overdue(), await overdue()];
    await mails.next();
    await assign(administrator, id, ofBoth.id);
    expect(await told()).toMatchObject([
      { actor: { id: administrator.id }, subject: { resource: 'contract', id: a.contractId } },
    ]);
    // A repeated assignment sends no new notification.
    await assign(administrator, id, ofBoth.id);
    expect(await told()).toHaveLength(1);
    const [mail] = await mails.next();
    expect([mail?.to.address, mail?.message.subject]).toEqual([ofBoth.email, expect.stringContaining('R-1')]);
    await assign(administrator, id, null);
    await assign(administrator, other, ofBoth.id);
    await assign(administrator, other, administrator.id);
    expect(await mails.next()).toEqual([]);
  });

  it('[DOM-30] [DOM-19] is in the activity of what it is about, without a name', async () => {
    const { administrator, ofBoth, a } = test.fixture;
    const query = { resource: 'contract', id: a.contractId };
    const count = async () => {
      const { items } = (await callBy(administrator, listActivity, { query })).json();
      return items.filter(({ fields }: { fields: string[] }) => fields.includes('assignee')).length;
    };
    const before = await count();
    const id = await overdue();
    await assign(administrator, id, ofBoth.id);
    await assign(administrator, id, administrator.id);
    await snooze(administrator, id, '2026-11-23');
    expect(await count()).toBe(before + 2);
  });

  it('[DOM-30] is the last one’s of two at once', async () => {
    const { administrator, ofBoth, confined } = test.fixture;
    const id = await overdue();
    const answers = await Promise.all([assign(administrator, id, ofBoth.id), assign(ofBoth, id, confined.id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const rows = await db().selectFrom('attention_assignment').selectAll().where('entry_id', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect([ofBoth.id, confined.id]).toContain(rows[0]?.assignee_id);
  });

  it('[DOM-30] is nobody’s once they are blocked', async () => {
    const { administrator, lacking } = test.fixture;
    const colleague = lacking.export;
    const id = await overdue();
    await assign(administrator, id, colleague.id);
    const become = (status: 'active' | 'blocked') =>
      db().updateTable('membership').set({ status }).where('user_id', '=', colleague.id).execute();
    await become('blocked');
    onTestFinished(() => become('active').then(() => undefined));
    expect(await entryOf(administrator, id)).toMatchObject({ assignee: null });
    expect((await assign(administrator, id, colleague.id)).json()).toMatchObject({
      errors: [{ pointer: '/userId', code: 'unknown' }],
    });
  });
});

describe('whom it can be given to', () => {
  it('[DOM-30] [DOM-11] are those whom each thing needs as well, and no others', async () => {
    const { fixture } = test;
    const { a, administrator } = fixture;
    const order = { ordererId: a.colleagueId, label: 'Alpha Bouw first', status: 'pendingApproval' } as const;
    await insertOrder(db(), a, { ...order, projectId: a.projectIds[0] });
    await insertInvoice(db(), a.id, { projectId: a.projectIds[0], net: '935.87', currency: 'EUR', on: '2026-10-20' });
    const users = [
      administrator,
      fixture.confined,
      fixture.ofBoth,
      ...(['contract-view', 'order-approve', 'invoice-view', 'asset-manage', 'request-handle'] as const).map(
        (right) => fixture.lacking[right],
      ),
    ];
    const seen = new Map<string, Set<string>>();
    for (const user of users) seen.set(user.id, new Set((await needs(user)).items.map(({ id }) => id)));
    const { items } = await needs(administrator);
    expect(new Set(items.map(({ cause }) => cause)).size).toBeGreaterThan(3);
    for (const { id, cause } of items) {
      const able = (await assignees(administrator, id)).map((one) => one.id);
      for (const user of users) {
        expect(able.includes(user.id), `${cause} ${user.email}`).toBe(seen.get(user.id)?.has(id));
        if (!able.includes(user.id)) expect((await assign(administrator, id, user.id)).statusCode).toBe(422);
      }
    }
  });

  it('[DOM-30] [DOM-11] are of the same client, and found by name, oneself first', async () => {
    const { administrator, administratorOfB } = test.fixture;
    const id = await overdue();
    const [first] = await assignees(administrator, id);
    expect(first?.id).toBe(administrator.id);
    expect((await assignees(administrator, id, 'TÉST')).length).toBeGreaterThan(5);
    expect(await assignees(administrator, id, '%')).toEqual([]);
    expect((await assign(administrator, id, administratorOfB.id)).statusCode).toBe(422);
    const foreign = await callBy(administratorOfB, getAttentionAssignees, { params: { id } });
    expect(foreign.statusCode).toBe(404);
  });

  it('[DOM-10] [DOM-30] tell a colleague’s order limit to nobody but who may see it', async () => {
    const { a, administrator, lacking } = test.fixture;
    const limited = lacking['request-handle'];
    const asks = lacking['manage-roles-and-users'];
    const limit = (amount: string | null) =>
      db()
        .updateTable('membership')
        .set({ order_limit_amount: amount, order_limit_currency: amount && 'EUR' })
        .where('user_id', '=', limited.id)
        .execute();
    await limit('500.00');
    onTestFinished(() => limit(null).then(() => undefined));
    const ordered = {
      ordererId: test.fixture.confined.id,
      projectId: a.projectIds[0],
      status: 'pendingApproval',
    } as const;
    const below = await insertOrder(db(), a, { ...ordered, label: 'Below', estimate: '499.99' });
    const above = await insertOrder(db(), a, { ...ordered, label: 'Above', estimate: '500.01' });
    const offered = async (user: TestUser, id: string) =>
      (await assignees(user, id)).map((one) => one.id).includes(limited.id);
    expect([await offered(administrator, below), await offered(administrator, above)]).toEqual([true, false]);
    expect([await offered(asks, below), await offered(asks, above)]).toEqual([true, true]);
    // The status of an attempt does not reveal the limit either.
    for (const id of [below, above]) expect((await assign(asks, id, limited.id)).statusCode).toBe(204);
    expect((await assign(administrator, above, null)).statusCode).toBe(204);
    expect((await assign(administrator, above, limited.id)).statusCode).toBe(422);
  });
});
