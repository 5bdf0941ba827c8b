import {
  type Attention,
  type AttentionItem,
  type AttentionOutcome,
  assignAttention,
  type Endpoint,
  getAttention,
  getAttentionAssignees,
  getSharedAssignees,
  listNotifications,
  type Named,
  snoozeAttention,
} from '@hireyard/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import { insertOverdue } from '../../testing/fixture-attention.ts';
import { insertInvoice } from '../../testing/fixture-documents.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const db = () => test.database.db;
beforeEach(async () => {
  await db().deleteFrom('attention_snooze').execute();
  await db().deleteFrom('attention_assignment').execute();
  await db().deleteFrom('notification').execute();
});

const callBy = async (user: TestUser, endpoint: Endpoint, sample: object = {}) =>
  test.call(endpoint, { sample, token: await test.tokenOf(user) });
const needs = async (user: TestUser, view = 'everyone'): Promise<AttentionItem[]> => {
  const answer: Attention = (await callBy(user, getAttention, { query: { view, size: '200' } })).json();
  return answer.items;
};
const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id).toSorted();
const entryOf = async (user: TestUser, id: string) => (await needs(user)).find((one) => one.id === id);
const snooze = (user: TestUser, ids: readonly string[], until: string | null) =>
  callBy(user, snoozeAttention, { body: { ids, until } });
const assign = (user: TestUser, ids: readonly string[], userId: string | null) =>
  callBy(user, assignAttention, { body: { ids, userId } });
const shared = async (user: TestUser, ids: readonly string[]): Promise<Named[]> => {
  const query = [['size', '200'], ...ids.map((id) => ['entry', id])];
  return (await callBy(user, getSharedAssignees, { query })).json().items;
};

/** Inserts machines that are overdue by a week, and removes other entries of this test. */
async function overdue(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await insertOverdue(db(), test.fixture.a));
  onTestFinished(() => close(ids));
  return ids.toSorted();
}
const close = async (ids: readonly string[]): Promise<void> => {
  await db().updateTable('contract_line').set({ status: 'cancelled' }).where('id', 'in', ids).execute();
};
/** Inserts an invoice that only some users may see. */
const invoice = (): Promise<string> =>
  insertInvoice(db(), test.fixture.a.id, {
    ...{ projectId: test.fixture.a.projectIds[0], net: '935.87', currency: 'EUR', on: '2026-10-20' },
  });

describe('several that are put off at once', () => {
  it('[DOM-30] go for who has put them off alone, and come back together', async () => {
    const { administrator, ofBoth } = test.fixture;
    const ids = await overdue(3);
    const before = await needs(administrator);
    const answer = await snooze(administrator, ids, '2026-11-23');
    expect(answer.json(), answer.body).toEqual({ refused: [] });
    expect(await needs(administrator)).toEqual(before.filter(({ id }) => !ids.includes(id)));
    expect(idsOf(await needs(administrator, 'snoozed'))).toEqual(ids);
    expect(idsOf(await needs(ofBoth))).toEqual(expect.arrayContaining(ids));
    expect((await snooze(administrator, ids, null)).json()).toEqual({ refused: [] });
    expect(await needs(administrator)).toEqual(before);
  });

  it('[DOM-30] are put off but for those that need nobody any more, which are named', async () => {
    const { administrator } = test.fixture;
    const [gone = '', ...others] = await overdue(3);
    await close([gone]);
    const answer: AttentionOutcome = (await snooze(administrator, [gone, ...others], '2026-11-23')).json();
    expect(answer).toEqual({ refused: [{ id: gone, reason: 'gone' }] });
    expect(idsOf(await needs(administrator, 'snoozed'))).toEqual(others);
  });

  it('[DOM-30] stay as they are where the day is too early or too late for one', async () => {
    const { administrator } = test.fixture;
    const ids = await overdue(2);
    for (const [until, code] of [
      ['2026-11-20', 'too-early'],
      ['2027-02-19', 'too-late'],
    ] as const) {
      const answer = await snooze(administrator, ids, until);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ pointer: '/until', code }] });
    }
    expect(await needs(administrator, 'snoozed')).toEqual([]);
  });

  it('[DOM-30] [DOM-11] are of the own client alone', async () => {
    const { administrator, administratorOfB } = test.fixture;
    const ids = await overdue(2);
    const foreign = await test.call(snoozeAttention, {
      sample: { body: { ids, until: '2026-11-23' } },
      token: await test.tokenOf(administratorOfB),
      client: test.fixture.b.uuid,
    });
    expect(idsOf(foreign.json().refused)).toEqual(ids);
    expect(await db().selectFrom('attention_snooze').selectAll().execute()).toEqual([]);
    expect(idsOf(await needs(administrator))).toEqual(expect.arrayContaining(ids));
  });
});

describe('several that are given at once', () => {
  it('[DOM-30] [DOM-20] are told of once for each thing that they are about', async () => {
    const { administrator, ofBoth, a } = test.fixture;
    const ids = await overdue(3);
    expect((await assign(administrator, ids, ofBoth.id)).json()).toEqual({ refused: [] });
    expect(idsOf(await needs(ofBoth, 'mine'))).toEqual(ids);
    const query = { kind: 'attentionAssigned' };
    const told = (await callBy(ofBoth, listNotifications, { query })).json().items;
    expect(told).toMatchObject([{ subject: { resource: 'contract', id: a.contractId } }]);
    expect(told).toHaveLength(1);
    await assign(administrator, ids, null);
    expect(await needs(ofBoth, 'mine')).toEqual([]);
  });

  it('[DOM-30] go to whoever has each of them, and the others are named', async () => {
    const { administrator, lacking } = test.fixture;
    const without = lacking['invoice-view'];
    const [machine = ''] = await overdue(1);
    await invoice();
    const due = (await needs(administrator)).find(({ cause }) => cause === 'invoiceDue')?.id ?? '';
    const ids = [machine, due];
    const answer: AttentionOutcome = (await assign(administrator, ids, without.id)).json();
    expect(answer).toEqual({ refused: [{ id: due, reason: 'notTheirs' }] });
    expect(await entryOf(administrator, machine)).toMatchObject({ assignee: { id: without.id } });
    expect(await entryOf(administrator, due)).toMatchObject({ assignee: null });
  });

  it('[DOM-30] can be given to those who have all of them, and to no others', async () => {
    const { administrator } = test.fixture;
    const [machine = ''] = await overdue(1);
    await invoice();
    const due = (await needs(administrator)).find(({ cause }) => cause === 'invoiceDue')?.id ?? '';
    const one = async (id: string): Promise<string[]> =>
      idsOf(
        (await callBy(administrator, getAttentionAssignees, { params: { id }, query: { size: '200' } })).json().items,
      );
    const [ofMachine, ofInvoice] = [await one(machine), await one(due)];
    expect(ofMachine).not.toEqual(ofInvoice);
    expect(idsOf(await shared(administrator, [machine, due]))).toEqual(
      ofMachine.filter((id) => ofInvoice.includes(id)),
    );
    expect((await shared(administrator, [machine, due]))[0]?.id).toBe(administrator.id);
    expect(await shared(administrator, [crypto.randomUUID()])).toEqual([]);
  });
});

it('[DOM-30] says since when it is somebody’s, and whose it was before', async () => {
  const { administrator, ofBoth } = test.fixture;
  const [id = ''] = await overdue(1);
  const at = test.now().toISOString();
  const given = async (userId: string | null) => {
    expect((await assign(administrator, [id], userId)).json()).toEqual({ refused: [] });
    return entryOf(administrator, id);
  };
  expect(await given(ofBoth.id)).toMatchObject({ assignee: { id: ofBoth.id }, assignedAt: at, formerAssignee: null });
  test.advance(3600 * 1000);
  onTestFinished(() => test.advance(-3600 * 1000));
  const later = test.now().toISOString();
  expect(await given(administrator.id)).toMatchObject({
    ...{ assignee: { id: administrator.id }, assignedAt: later, formerAssignee: { id: ofBoth.id } },
  });
  expect(await given(null)).toMatchObject({
    ...{ assignee: null, assignedAt: null, formerAssignee: { id: administrator.id } },
  });
  // A second assignment to the same member has no former assignee.
  expect(await given(administrator.id)).toMatchObject({ assignee: { id: administrator.id }, formerAssignee: null });
});
