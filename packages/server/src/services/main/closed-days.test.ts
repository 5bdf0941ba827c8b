import { type Endpoint, estimateOrder, getCallOffRules, getOrderRules, listDepots } from '@hireyard/contract';
import { getOperatingCompany, putCompanyDepot, putOperatingCompany } from '@hireyard/contract/backoffice';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { queueInboxMails } from '../../jobs/inbox-mail-job.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertMachineAccount } from '../../testing/fixture.ts';
import { fixtureDepot, insertOrder } from '../../testing/fixture-orders.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
const STOCKTAKING = { date: '2026-11-23', name: 'Stocktaking' };
/** Christmas, a Friday, and Boxing Day, a Saturday. */
const CHRISTMAS = { from: '2026-12-21', to: '2026-12-27' };

let test: TestApp;
let depotId: string;
// Friday 20 November, ten o'clock at the depot.
beforeEach(async () => {
  await test?.close();
  test = await startTestApp();
  depotId = await fixtureDepot(test.database.db);
});
afterAll(() => test.close());

const company = (body: object, token?: string) =>
  test.call(putOperatingCompany, { sample: { body }, ...(token ? { token } : {}) });
const setDepot = (set: { closing_days?: string; worked_days?: string }) =>
  test.database.db.updateTable('depot').set(set).where('id', '=', depotId).execute();
const query = async (endpoint: Endpoint, more: object = {}) =>
  (await test.call(endpoint, { sample: { query: { depot: depotId, ...more } } })).json();
const firstDays = async () => [
  (await query(getOrderRules, { lang: 'nl' })).firstDay,
  (await query(getCallOffRules)).firstPickupDay,
];
const chargedDays = async () => {
  const lines = [{ productCode: 'LIFT-10', quantity: 1, remark: null, ...CHRISTMAS }];
  return (await test.call(estimateOrder, { sample: { body: { depotId, lines } } })).json().lines[0].estimate.days;
};

describe('a closing day', () => {
  it('[OP-85] of a company closes all of its depots for orders and pick-ups, and no other company’s', async () => {
    expect(await firstDays()).toEqual(['2026-11-23', '2026-11-23']);
    const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
    await test.database.db.insertInto('operating_company').values(de).execute();
    await insertMachineAccount(test.database.db, 'DE', OF_DE);
    expect((await company({ closingDays: [STOCKTAKING] }, OF_DE)).statusCode).toBe(200);
    expect(await firstDays()).toEqual(['2026-11-23', '2026-11-23']);
    expect((await company({ closingDays: [STOCKTAKING] })).json().closingDays).toEqual([STOCKTAKING]);
    expect(await firstDays()).toEqual(['2026-11-24', '2026-11-24']);
    const { items } = (await test.call(listDepots, { sample: { query: { lang: 'nl' } } })).json();
    expect(items[0].closedDays).toEqual([STOCKTAKING]);
    // The depot works on it all the same.
    await setDepot({ worked_days: JSON.stringify([STOCKTAKING.date]) });
    expect(await firstDays()).toEqual(['2026-11-23', '2026-11-23']);
  });

  it('[OP-85] of a depot closes it, also for many weeks', async () => {
    const weeks = Array.from({ length: 60 }, (_, index) => {
      const date = new Date(Date.UTC(2026, 10, 21 + index)).toISOString().slice(0, 10);
      return { date, name: 'Rebuilding' };
    });
    await setDepot({ closing_days: JSON.stringify(weeks) });
    expect(await firstDays()).toEqual(['2027-01-20', '2027-01-20']);
  });

  it('[OP-85] [OP-39] is no opening time for mails about what nobody has acknowledged', async () => {
    const { db } = test.database;
    const { a, administrator } = test.fixture;
    const id = await insertOrder(db, a, { ordererId: administrator.id, label: a.name });
    const since = new Date('2026-11-20T15:55:00Z');
    await db.updateTable('rental_order_step').set({ moved_at: since }).where('order_id', '=', id).execute();
    await db.updateTable('rental_order').set({ depot_id: depotId }).where('id', '=', id).execute();
    await company({ closingDays: [STOCKTAKING] });
    const mails = async (at: string) => {
      await queueInboxMails(db, new Date(at));
      const rows = await db.selectFrom('inbox_mail').where('resource_id', '=', id).select('resource').execute();
      return rows.length;
    };
    expect(await mails('2026-11-23T12:00:00Z')).toBe(0);
    expect(await mails('2026-11-24T12:00:00Z')).toBe(1);
  });

  it('[OP-86] is charged like any other day, and so is a public holiday that is worked', async () => {
    expect(await chargedDays()).toBe(4);
    await company({ closingDays: [{ date: '2026-12-22', name: 'Closed' }] });
    expect(await chargedDays()).toBe(4);
    await company({ workedDays: ['2026-12-25'] });
    expect(await chargedDays()).toBe(5);
    await setDepot({ closing_days: JSON.stringify([{ date: '2026-12-25', name: 'Closed' }]) });
    expect(await chargedDays()).toBe(4);
  });
});

describe('the API', () => {
  it('[OP-85] keeps what a call leaves out, and names a day that stands twice, is none, or has no name', async () => {
    await company({ closingDays: [STOCKTAKING], workedDays: ['2027-05-05'] });
    await company({ city: 'Utrecht' });
    const read = (await test.call(getOperatingCompany, {})).json();
    expect([read.closingDays, read.workedDays]).toEqual([[STOCKTAKING], ['2027-05-05']]);
    const faultOf = async (body: object) => (await company(body)).json().errors[0];
    expect(await faultOf({ closingDays: [STOCKTAKING, STOCKTAKING] })).toEqual({
      pointer: '/closingDays',
      code: 'taken',
    });
    expect(await faultOf({ workedDays: ['2027-02-29'] })).toMatchObject({ pointer: '/workedDays/0' });
    expect(await faultOf({ closingDays: [{ ...STOCKTAKING, name: ' ' }] })).toMatchObject({
      pointer: '/closingDays/0/name',
    });
    const many = Array.from({ length: 101 }, (_, index) => ({
      date: new Date(Date.UTC(2027, 0, index + 1)).toISOString().slice(0, 10),
      name: 'Closed',
    }));
    expect(await faultOf({ closingDays: many })).toMatchObject({ pointer: '/closingDays' });
    expect((await company({ closingDays: [], workedDays: [] })).json()).toMatchObject({
      closingDays: [],
      workedDays: [],
    });
  });

  it('[OP-85] takes those of a depot, and says whether they have changed', async () => {
    const row = {
      ...{ name: 'Haarlem', line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' },
      ...{ phone: '+31235550100', email: 'haarlem@hireyard.example' },
    };
    const put = async (more: object) =>
      (
        await test.call(putCompanyDepot, {
          sample: { params: { externalId: 'D-1' }, query: {}, body: { ...row, ...more } },
        })
      ).json();
    expect(await put({})).toMatchObject({ outcome: 'created', closingDays: [], workedDays: [] });
    const days = { closingDays: [STOCKTAKING], workedDays: ['2027-05-05'] };
    expect(await put(days)).toMatchObject({ outcome: 'changed', ...days });
    expect(await put(days)).toMatchObject({ outcome: 'unchanged' });
    expect(await put({})).toMatchObject({ outcome: 'unchanged', ...days });
    expect(await put({ closingDays: [] })).toMatchObject({
      outcome: 'changed',
      closingDays: [],
      workedDays: ['2027-05-05'],
    });
  });
});
