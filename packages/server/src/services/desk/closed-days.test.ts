import { type DeskClosedDays, getDeskClosedDays, patchDeskClosedDays, patchDeskDepot } from '@hireyard/contract/desk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertDepot } from '../../testing/desk-samples.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
});
afterAll(() => test.close());

const STOCKTAKING = { date: '2026-12-28', name: 'Inventaris' };
const OPENING = { date: '2027-01-04', name: 'Verbouwing' };
const read = (depot?: string) =>
  test.call(getDeskClosedDays, { sample: { query: { lang: 'nl', ...(depot ? { depot } : {}) } } });
const patch = (body: object) => test.call(patchDeskClosedDays, { sample: { body } });
const firstOf = ({ items }: DeskClosedDays) => items.filter(({ date }) => date < '2027-02-01');
const CHRISTMAS = { date: '2026-12-25', name: 'Kerstmis', cause: 'holiday', worked: false };

it('[DK-20] shows and changes the closing days of all depots', async () => {
  expect((await read()).json()).toMatchObject({ closingDays: [], workedDays: [] });
  const days = { closingDays: [STOCKTAKING], workedDays: ['2026-12-26'] };
  expect((await patch(days)).json()).toEqual(days);
  expect((await patch({})).json()).toEqual(days);
  const closed = (await read()).json();
  expect(closed).toMatchObject(days);
  expect(firstOf(closed)).toEqual([
    CHRISTMAS,
    { date: '2026-12-26', name: 'Tweede kerstdag', cause: 'holiday', worked: true },
    { ...STOCKTAKING, cause: 'company', worked: false },
    { date: '2027-01-01', name: 'Nieuwjaar', cause: 'holiday', worked: false },
  ]);
  const { db } = test.database;
  const other = await db.selectFrom('operating_company').where('code', '=', 'DE').selectAll().executeTakeFirstOrThrow();
  expect([other.closing_days, other.worked_days]).toEqual([[], []]);
  expect((await patch({ closingDays: [STOCKTAKING, STOCKTAKING] })).statusCode).toBe(422);
});

it('[DK-20] shows and changes those of a depot, beside those of its company', async () => {
  const { db } = test.database;
  await patch({ closingDays: [STOCKTAKING], workedDays: [] });
  const id = await insertDepot(db);
  const days = { closingDays: [OPENING], workedDays: [STOCKTAKING.date] };
  const changed = await test.call(patchDeskDepot, { sample: { params: { id }, body: days } });
  expect(changed.json()).toMatchObject({ id, ...days });
  const closed = (await read(id)).json();
  expect(closed).toMatchObject(days);
  expect(firstOf(closed)).toEqual([
    CHRISTMAS,
    expect.objectContaining({ date: '2026-12-26', worked: false }),
    { ...STOCKTAKING, cause: 'company', worked: true },
    expect.objectContaining({ date: '2027-01-01' }),
    { ...OPENING, cause: 'depot', worked: false },
  ]);
});

it('[DK-02] [DK-20] says nothing of another company’s depot', async () => {
  const foreign = await insertDepot(test.database.db, { op_co: 'DE' });
  expect((await read(foreign)).statusCode).toBe(404);
  const body = { closingDays: [OPENING] };
  expect((await test.call(patchDeskDepot, { sample: { params: { id: foreign }, body } })).statusCode).toBe(404);
});
