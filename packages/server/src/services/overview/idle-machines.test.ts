import { MACHINE_USES } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { DEMO_ACCOUNTS, seed } from '../../database/seed/index.ts';
import type { ClientScope } from '../../http/route.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { confineTo, scopeOf as demoScopeOf } from '../../testing/demo-scopes.ts';
import { insertEngineHours } from '../../testing/fixture-assets.ts';
import { idleAsked } from '../../testing/idle-asked.ts';

/** A Friday. */
const NOW = new Date('2026-11-20T09:00:00Z');

let database: OpenDatabase;
let ask: ReturnType<typeof idleAsked>['ask'];
let allOf: ReturnType<typeof idleAsked>['allOf'];
let compare: ReturnType<typeof idleAsked>['compare'];
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
  ({ ask, allOf, compare } = idleAsked(database.db, NOW));
});
afterAll(() => database.close());

const scopeOf = (email: string) => demoScopeOf(database.db, email);
const ofAdmin = async () => (await scopeOf('admin@demo.example')) as ClientScope;

describe('machines on rent, by how much their engines run', () => {
  // A Friday, the first minutes of a Monday, and ten days later, when no machine reports any more.
  it.each(['2026-11-20T09:00:00Z', '2026-11-22T23:30:00Z', '2026-11-30T09:00:00Z'])(
    '[DOM-31] are what plain SQL finds, with the same days, hours and costs, for each demo account, as of %s',
    async (at) => {
      const now = new Date(at);
      let machines = 0;
      for (const { email } of DEMO_ACCOUNTS) {
        const scope = await scopeOf(email);
        if (!scope) continue;
        machines += await compare(scope, now);
      }
      expect(machines).toBeGreaterThan(60);
    },
  );

  it('[DOM-31] has machines of each use in the demo, and counts them whichever are asked for', async () => {
    const scope = await ofAdmin();
    const all = await allOf(scope);
    for (const use of MACHINE_USES) {
      const some = await ask(scope, { use, size: 200 });
      expect(some.items.length, use).toBeGreaterThan(3);
      expect(some.items.map((one) => one.use)).toEqual(Array(some.items.length).fill(use));
      expect(some.uses.find((one) => one.use === use)?.count).toBe(some.items.length);
      expect(some.uses.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
    }
  });

  it('[DOM-31] the idle ones lead with what a further day costs, and their sum is that of the entries', async () => {
    const { items, idleDay } = await ask(await ofAdmin(), { use: 'idle', size: 200 });
    const costs = items.map(({ furtherDay }) => Number(furtherDay?.amount));
    expect(costs).toEqual(costs.toSorted((one, other) => other - one));
    const cents = costs.reduce((sum, cost) => sum + Math.round(cost * 100), 0);
    expect(idleDay).toEqual([{ amount: (cents / 100).toFixed(2), currency: 'EUR' }]);
  });

  it('[DOM-31] says what calling off today saves, as the form of the call-off does, and nothing without an end', async () => {
    const items = await allOf(await ofAdmin());
    const ending = items.filter(({ expectedOn }) => expectedOn !== null && expectedOn > '2026-11-27');
    expect(ending.length).toBeGreaterThan(3);
    for (const { saving, furtherDay } of ending)
      expect(Number(saving?.amount)).toBeGreaterThan(Number(furtherDay?.amount));
    const open = items.filter(({ expectedOn }) => expectedOn === null || expectedOn <= '2026-11-20');
    expect(open.length).toBeGreaterThan(0);
    expect(open.map(({ saving }) => saving)).toEqual(Array(open.length).fill(null));
  });

  it('[DOM-31] [DOM-10] says no amounts without prices, nor puts machines in their order', async () => {
    const scope = { ...(await ofAdmin()), prices: false };
    const { items, idleDay } = await ask(scope, { use: 'idle', size: 200 });
    expect(items.length).toBeGreaterThan(3);
    expect(idleDay).toBeNull();
    expect(items.flatMap(({ furtherDay, saving }) => [furtherDay, saving])).toEqual(Array(items.length * 2).fill(null));
    const days = items.map(({ usedOn }) => usedOn ?? '');
    expect(days).toEqual(days.toSorted());
  });

  it('[DOM-31] [DOM-11] shows a confined user the machines of their projects alone', async () => {
    const { db } = database;
    const scope = await ofAdmin();
    const all = await allOf(scope);
    const project = all.find((one) => one.project !== null)?.project?.id as string;
    onTestFinished(await confineTo(db, scope, project));
    const confined = await ofAdmin();
    const found = await allOf(confined);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    expect([...new Set(found.map((one) => one.project?.id))]).toEqual([project]);
    expect((await ask(confined)).uses.reduce((sum, { count }) => sum + count, 0)).toBe(found.length);
  });

  it('[DOM-31] a reading that does not rise leaves a machine idle, and one that does puts it to use', async () => {
    const { db } = database;
    const scope = await ofAdmin();
    const [idle] = (await ask(scope, { use: 'idle' })).items;
    if (!idle) throw new Error('no machine is idle');
    const tell = (value: number, at: string) =>
      insertEngineHours(db, { id: idle.id, clientId: scope.clientId }, [[value.toFixed(1), at]]);
    const now = async () => (await allOf(scope)).find(({ id }) => id === idle.id);
    await tell(idle.operatingHours ?? 0, '2026-11-20T08:00:00Z');
    expect(await now()).toMatchObject({ use: 'idle', readOn: '2026-11-20', usedOn: idle.usedOn });
    // A late reading of an earlier time changes nothing.
    await tell((idle.operatingHours ?? 0) - 5, '2026-11-19T08:00:00Z');
    expect(await now()).toMatchObject({ use: 'idle', usedOn: idle.usedOn, operatingHours: idle.operatingHours });
    await tell((idle.operatingHours ?? 0) + 3.5, '2026-11-20T08:30:00Z');
    expect(await now()).toMatchObject({ use: 'used', usedOn: '2026-11-20', idleDays: 0 });
    expect((await now())?.hours.at(-1)).toEqual({ day: '2026-11-20', hours: 3.5 });
  });
});
