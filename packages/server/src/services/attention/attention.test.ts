import type { AttentionItem } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { DEMO_ACCOUNTS, seed } from '../../database/seed/index.ts';
import type { ClientScope } from '../../http/route.ts';
import { attentionAsked, byId, comparable } from '../../testing/attention-asked.ts';
import { attentionBySql } from '../../testing/attention-by-sql.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { confineTo } from '../../testing/demo-scopes.ts';

/** A Friday. */
const NOW = new Date('2026-11-20T09:00:00Z');

let database: OpenDatabase;
let scopeOf: ReturnType<typeof attentionAsked>['scopeOf'];
let ask: ReturnType<typeof attentionAsked>['ask'];
let allOf: ReturnType<typeof attentionAsked>['allOf'];
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
  ({ scopeOf, ask, allOf } = attentionAsked(database.db, NOW));
});
afterAll(() => database.close());

/** Accounts with all rights, with fewer, without prices, without a module. */
const ACCOUNTS = DEMO_ACCOUNTS.map(({ email }) => email);

describe('what needs a user', () => {
  // A Friday, the first minutes of a Monday in local time, and the last hour of a year.
  it.each(['2026-11-20T09:00:00Z', '2026-11-22T23:30:00Z', '2026-12-31T22:30:00Z'])(
    '[DOM-30] is what plain SQL finds, with the same days and amounts, for each demo account, as of %s',
    async (at) => {
      const now = new Date(at);
      let entries = 0;
      for (const account of ACCOUNTS) {
        const scope = await scopeOf(account);
        if (!scope) continue;
        const found = (await allOf(scope, now)).map(comparable);
        const expected = await attentionBySql(database.db, { ...scope, now });
        expect(found.toSorted(byId), account).toEqual(expected.toSorted(byId));
        entries += found.length;
      }
      expect(entries).toBeGreaterThan(100);
    },
  );
});

const ofAdmin = async () => (await scopeOf('admin@demo.example')) as ClientScope;

describe('what is put off and given', () => {
  // Half of the entries are snoozed until past or future days, and a third are assigned to the next of three members.
  it('[DOM-30] is what plain SQL finds for each demo account, with what is snoozed and to whom it is given', async () => {
    const { db } = database;
    onTestFinished(async () => {
      await db.deleteFrom('attention_snooze').execute();
      await db.deleteFrom('attention_assignment').execute();
    });
    let found = { snoozed: 0, mine: 0 };
    for (const account of ACCOUNTS) {
      const scope = await scopeOf(account);
      if (!scope) continue;
      const { userId, clientId } = scope;
      const members = await db.selectFrom('membership').select('user_id').where('client_id', '=', clientId).execute();
      for (const [index, { id, cause, day, subject }] of (await allOf(scope)).entries()) {
        const of = {
          ...{ client_id: clientId, entry_id: id, day: day ?? '1900-01-01' },
          ...{ resource: subject.resource, resource_id: subject.id },
        };
        const until = index % 4 === 0 ? '2026-11-20' : '2026-11-21';
        const snooze = { ...of, user_id: userId, cause: index % 6 === 0 ? ('orderApproval' as const) : cause, until };
        if (index % 2 === 0) await db.insertInto('attention_snooze').values(snooze).execute();
        const assignee = index % 3 === 0 ? userId : members[index % members.length]?.user_id;
        const former = index % 4 === 0 ? (members.at(-1)?.user_id ?? null) : null;
        const given = { ...of, assignee_id: assignee ?? userId, former_id: former, assigned_at: NOW };
        await db
          .insertInto('attention_assignment')
          .values(index % 5 === 0 ? { ...given, day: '2026-01-01' } : given)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const expected = await attentionBySql(db, { ...scope, now: NOW });
      const answers = [await allOf(scope), await allOf(scope, NOW, 'snoozed')] as const;
      expect(answers.flat().map(comparable).toSorted(byId), account).toEqual(expected.toSorted(byId));
      const [shown, snoozed] = [
        expected.filter((one) => !one.snoozedUntil),
        expected.filter((one) => one.snoozedUntil),
      ];
      const mine = shown.filter(({ assigneeId }) => assigneeId === userId);
      expect((await allOf(scope, NOW, 'mine')).map(comparable).toSorted(byId)).toEqual(mine.toSorted(byId));
      const answer = await ask(scope, { view: 'snoozed', size: 1 });
      expect(answer.views).toEqual({ everyone: shown.length, mine: mine.length, snoozed: snoozed.length });
      expect(answer.causes.reduce((sum, { count }) => sum + count, 0)).toBe(snoozed.length);
      found = { snoozed: found.snoozed + snoozed.length, mine: found.mine + mine.length };
    }
    expect(Math.min(found.snoozed, found.mine)).toBeGreaterThan(10);
  });
});

describe('within a boundary', () => {
  it('[DOM-30] [DOM-11] is what plain SQL finds for who is confined to a project, and less than for all', async () => {
    const { db } = database;
    const scope = await ofAdmin();
    const { id: projectId } = await db
      .selectFrom('contract_line')
      .where('client_id', '=', scope.clientId)
      .where('status', '=', 'onRent')
      .where('overdue_from', '<', NOW)
      .where('project_id', 'is not', null)
      .select('project_id as id')
      .executeTakeFirstOrThrow();
    onTestFinished(await confineTo(db, scope, projectId as string));
    const confined = await ofAdmin();
    const found = await allOf(confined);
    expect(found.map(comparable).toSorted(byId)).toEqual(
      (await attentionBySql(db, { ...confined, now: NOW })).toSorted(byId),
    );
    expect(new Set(found.map(({ project }) => project?.id))).toEqual(new Set([projectId]));
    expect(found.length).toBeLessThan((await allOf(scope)).length);
  });

  it('[DOM-30] [DOM-10] has no amount without prices, nor an order that would tell one', async () => {
    const scope = { ...(await ofAdmin()), prices: false };
    const items = (await allOf(scope)).filter(({ cause }) => cause !== 'invoiceDue');
    expect(items.length).toBeGreaterThan(10);
    for (const { furtherDay, costSince, estimate } of items)
      expect([furtherDay, costSince, estimate]).toEqual([null, null, null]);
    const overdue = items.filter(({ cause }) => cause === 'machineOverdue').map(({ day }) => day);
    expect(overdue.length).toBeGreaterThan(1);
    expect(overdue).toEqual(overdue.toSorted());
    expect((await ask(scope)).running.furtherDay).toBeNull();
  });

  it.each([
    ['order', ['machineOverdue', 'pickupFailed', 'rentalEnding', 'orderApproval', 'certificateEnding']],
    ['request', ['requestWaiting']],
    ['asset', ['inspectionDue']],
  ] as const)('[DOM-30] [RT-04] has nothing of the module %s where it is not active', async (module, causes) => {
    const scope = await ofAdmin();
    const causesOf = async (within: ClientScope) => (await ask(within)).causes.map(({ cause }) => cause);
    expect(await causesOf(scope)).toEqual(expect.arrayContaining([...causes]));
    const without = await causesOf({ ...scope, modules: new Set([...scope.modules].filter((one) => one !== module)) });
    expect(without.length).toBeGreaterThan(0);
    expect(without.filter((cause) => causes.includes(cause as never))).toEqual([]);
  });

  it.each([
    ['contract-view', ['machineOverdue', 'pickupFailed', 'rentalEnding', 'certificateEnding']],
    ['order-approve', ['orderApproval']],
    ['invoice-view', ['invoiceDue']],
    ['document-view', ['invoiceDue']],
    ['asset-view', ['inspectionDue']],
    ['asset-manage', ['inspectionDue']],
  ] as const)('[DOM-30] [DOM-11] has nothing that needs the right %s without it', async (right, causes) => {
    const scope = await ofAdmin();
    const without = { ...scope, rights: new Set([...scope.rights].filter((one) => one !== right)) };
    const found = (await ask(without)).causes.map(({ cause }) => cause);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((cause) => causes.includes(cause as never))).toEqual([]);
  });
});

describe('the order of what needs a user', () => {
  it('[DOM-30] has the costliest first within what is alike, and ends with inspections', async () => {
    const items = await allOf(await ofAdmin());
    const costs = items.map(({ costSince }) => Number(costSince?.amount ?? 0));
    const costly = costs.filter((cost) => cost > 0);
    expect(costly.length).toBeGreaterThan(2);
    expect(costs.slice(0, costly.length)).toEqual(costly.toSorted((a, b) => b - a));
    expect(items.at(-1)?.cause).toBe('inspectionDue');
  });

  it('[DOM-30] has failed pick-ups before what has cost nothing yet', async () => {
    // A Saturday: machines that are overdue since Friday have cost nothing yet.
    const items = await allOf(await ofAdmin(), new Date('2026-11-21T09:00:00Z'));
    const places = (is: (item: AttentionItem) => boolean) => items.flatMap((item, place) => (is(item) ? [place] : []));
    const failed = places(({ cause, costSince }) => cause === 'pickupFailed' && Number(costSince?.amount ?? 0) === 0);
    const free = places(({ cause, costSince }) => cause === 'machineOverdue' && Number(costSince?.amount) === 0);
    expect(failed.length).toBeGreaterThan(0);
    expect(free.length).toBeGreaterThan(0);
    expect(Math.max(...failed)).toBeLessThan(Math.min(...free));
  });

  it('[DOM-30] dates a failed pick-up on the day it was announced for, not on the day it was recorded', async () => {
    const { db } = database;
    const items = (await allOf(await ofAdmin())).filter(({ cause }) => cause === 'pickupFailed');
    const offHire = items.find(({ subject }) => subject.resource === 'offHire');
    const { id } = offHire?.subject ?? { id: '' };
    const before = await db.selectFrom('off_hire').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    onTestFinished(async () => {
      const { pickup_on, pickup_slot } = before;
      await db.updateTable('off_hire').set({ pickup_on, pickup_slot }).where('id', '=', id).execute();
    });
    await db
      .updateTable('off_hire')
      .set({ pickup_on: '2026-11-05', pickup_slot: 'morning' })
      .where('id', '=', id)
      .execute();
    const later = (await allOf(await ofAdmin())).find((item) => item.id === offHire?.id);
    expect(later?.day).toBe('2026-11-05');
  });

  it('[DOM-30] goes on over pages, each entry once, and counts all of them whatever is asked for', async () => {
    const scope = await ofAdmin();
    const items = await allOf(scope);
    expect(new Set(items.map(({ cause, id }) => cause + id)).size).toBe(items.length);
    const { causes } = await ask(scope, { size: 1, cause: 'invoiceDue' });
    expect(causes.reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
    const some = await ask(scope, { size: 200, cause: ['invoiceDue', 'inspectionDue'] });
    expect(some.items).toEqual(items.filter(({ cause }) => cause === 'invoiceDue' || cause === 'inspectionDue'));
  });

  it('[DOM-30] [DOM-16] says what runs on and what a further day of it costs, one sum a currency', async () => {
    const scope = await ofAdmin();
    const running = (await allOf(scope)).filter(({ costSince }) => costSince !== null);
    const cents = running.reduce((sum, { furtherDay }) => sum + Math.round(Number(furtherDay?.amount) * 100), 0);
    expect((await ask(scope)).running).toEqual({
      machines: running.length,
      furtherDay: [{ amount: (cents / 100).toFixed(2), currency: 'EUR' }],
    });
  });
});

describe('the next step', () => {
  it('[DOM-30] is a call-off of what is overdue, an extension of what ends, a decision on what waits for approval', async () => {
    const items = await allOf(await ofAdmin());
    const stepsOf = (cause: string) => [...new Set(items.filter((one) => one.cause === cause).map(({ step }) => step))];
    expect(stepsOf('machineOverdue')).toEqual(['callOff']);
    expect(stepsOf('rentalEnding')).toEqual(['extend']);
    expect(stepsOf('orderApproval')).toEqual(['decide']);
    expect(stepsOf('invoiceDue')).toEqual(['show']);
    expect(stepsOf('certificateEnding')).toEqual(['machine']);
  });

  it('[DOM-30] is to look at it for who may not change it', async () => {
    const scope = await ofAdmin();
    const rights = new Set([...scope.rights].filter((one) => one !== 'contract-off-hire' && one !== 'contract-extend'));
    const items = (await allOf({ ...scope, rights })).filter(({ lineId }) => lineId !== null);
    expect(items.length).toBeGreaterThan(3);
    expect(new Set(items.map(({ step }) => step))).toEqual(new Set(['show']));
  });
});

describe('a pick-up that failed', () => {
  const LATER = new Date('2026-12-20T09:00:00Z');
  const failing = async (status: 'failed' | 'cancelled', expected: 'later' | 'overdue' = 'later') => {
    const { db } = database;
    const scope = await ofAdmin();
    const line = await db
      .selectFrom('contract_line')
      .where('client_id', '=', scope.clientId)
      .where('status', '=', 'onRent')
      .where('overdue_from', expected === 'overdue' ? '<' : '>', expected === 'overdue' ? NOW : LATER)
      .orderBy('id')
      .selectAll()
      .executeTakeFirstOrThrow();
    const id = crypto.randomUUID();
    await db
      .insertInto('off_hire')
      .values({
        ...{ id, client_id: scope.clientId, status, number: `OH-${id.slice(0, 6)}`, fail_reason: 'noAccess' },
        ...{ off_rent_at: '2026-11-18T09:00:00Z', transport: 'collect', pickup_on: '2026-11-19', pickup_slot: 'day' },
        ...{ created_at: '2026-11-17T09:00:00Z', updated_at: '2026-11-19T09:00:00Z' },
      })
      .execute();
    await db.insertInto('off_hire_line').values({ off_hire_id: id, contract_line_id: line.id, quantity: 1 }).execute();
    onTestFinished(async () => {
      await db
        .updateTable('contract_line')
        .set({ off_hire_id: null, status: 'onRent', off_rent_at: null })
        .where('id', '=', line.id)
        .execute();
      await db.deleteFrom('off_hire_line').where('off_hire_id', '=', id).execute();
      await db.deleteFrom('off_hire').where('id', '=', id).execute();
    });
    return { scope, line, offHireId: id };
  };

  it('[DOM-30] [DOM-03] costs again where its machine is on rent again, until it is called off once more', async () => {
    const { scope, line, offHireId } = await failing('cancelled');
    const found = (await allOf(scope)).find(({ id }) => id === line.id);
    expect(found).toMatchObject({
      ...{ cause: 'pickupFailed', day: '2026-11-19', daysSince: 1, failReason: 'noAccess', step: 'callOff' },
      ...{ lineId: line.id, subject: { resource: 'offHire', id: offHireId } },
    });
    expect(found?.furtherDay).not.toBeNull();
    await database.db
      .updateTable('contract_line')
      .set({ off_hire_id: offHireId, status: 'offHireRequested' })
      .where('id', '=', line.id)
      .execute();
    expect((await allOf(scope)).map(({ id }) => id)).not.toContain(line.id);
  });

  it('[DOM-30] [DOM-03] costs nothing where its machine is off rent and waits for another', async () => {
    const { scope, line, offHireId } = await failing('failed');
    await database.db
      .updateTable('contract_line')
      .set({ off_hire_id: offHireId, status: 'offHired', off_rent_at: '2026-11-18T09:00:00Z' })
      .where('id', '=', line.id)
      .execute();
    const found = (await allOf(scope)).find(({ id }) => id === offHireId);
    expect(found).toMatchObject({
      cause: 'pickupFailed',
      lineId: null,
      furtherDay: null,
      costSince: null,
      step: 'show',
    });
    expect(found?.productCode).toBe(line.product_code);
  });

  it('[DOM-30] [DOM-03] is the one entry of a machine that is overdue too', async () => {
    const { scope, line } = await failing('cancelled', 'overdue');
    const entries = (await allOf(scope)).filter(({ lineId }) => lineId === line.id);
    expect(entries.map(({ cause }) => cause)).toEqual(['pickupFailed']);
  });
});
