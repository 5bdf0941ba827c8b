import { getOperatingCompany, putOperatingCompany } from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setOperatingCompany } from '../../operate/companies.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertMachineAccount } from '../../testing/fixture.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
});
afterAll(() => test.close());

const get = async (token?: string) => (await test.call(getOperatingCompany, token ? { token } : {})).json();
const put = (body: object) => test.call(putOperatingCompany, { sample: { body } });

it('[OP-34] is read and changed by its own systems, as by its operator, and no other', async () => {
  expect(await get()).toMatchObject({ code: 'NL', currency: 'EUR', timeZone: 'Europe/Amsterdam', legalName: null });
  const changed = await put({
    ...{ legalName: 'Lohmann Verhuur B.V.', vatNumber: 'nl 0000 9999 8B57', iban: 'nl91 abna 0417 1643 00' },
    ...{ language: 'nl', confirmsOffHires: false, orderCutOff: '14:30', workDays: [1, 2, 3, 4, 5, 6] },
  });
  expect([changed.statusCode, changed.json()]).toMatchObject([
    200,
    {
      ...{ legalName: 'Lohmann Verhuur B.V.', vatNumber: 'NL000099998B57', iban: 'NL91ABNA0417164300' },
      ...{ language: 'nl', confirmsOffHires: false, orderCutOff: '14:30', workDays: [1, 2, 3, 4, 5, 6] },
    },
  ]);
  await setOperatingCompany(test.database.db, { opCo: 'NL', options: { city: 'Haarlem', 'order-cut-off': '15:00' } });
  expect(await get()).toEqual({ ...changed.json(), city: 'Haarlem', orderCutOff: '15:00' });
  expect((await put({ city: null })).json()).toMatchObject({ city: null, legalName: 'Lohmann Verhuur B.V.' });
  expect(await get(OF_DE)).toMatchObject({
    code: 'DE',
    legalName: null,
    orderCutOff: expect.not.stringMatching('14:30'),
  });
});

it('[OP-34] refuses a wrong value, and what is set when a company is made', async () => {
  const before = await get();
  const wrong = {
    ...{ iban: 'NL90ABNA0417164300', vatNumber: '1', peppolId: 'x', orderCutOff: '25:00', billingWeekDays: 8 },
    ...{ language: 'es', workDays: [8], minRentalDays: -1, name: '', currency: 'USD', timeZone: 'UTC', code: 'DE' },
  };
  for (const [field, value] of Object.entries(wrong)) {
    const answer = await put({ [field]: value });
    expect([answer.statusCode, answer.json().errors?.[0].pointer], field).toEqual([
      422,
      expect.stringMatching(new RegExp(`^/${field}`)),
    ]);
  }
  expect(await get()).toEqual(before);
});

it('[OP-66] refuses terms without a text, with a plain address, or with two first days', async () => {
  const one = { version: 'A', from: '2026-01-01', links: { nl: 'https://terms.example/a' } };
  const faultOf = async (terms: readonly object[]) => (await put({ terms })).json().errors?.[0];
  expect(await faultOf([{ ...one, links: {} }])).toEqual({ pointer: '/terms/0/links', code: 'required' });
  const plain = { nl: 'http://terms.example/a' };
  expect(await faultOf([{ ...one, links: plain }])).toEqual({ pointer: '/terms/0/links/nl', code: 'format' });
  expect(await faultOf([one, { ...one, version: 'B' }])).toEqual({ pointer: '/terms', code: 'taken' });
  expect((await put({ terms: [one] })).json().terms).toEqual([{ ...one, fallbackLanguage: null }]);
  expect((await put({ city: 'Utrecht' })).json().terms).toHaveLength(1);
  expect((await get(OF_DE)).terms).toEqual([]);
  expect((await put({ terms: [] })).json().terms).toEqual([]);
});
