import { getEmissionMethod, getEmissions } from '@hireyard/contract';
import {
  getEmissionFactors,
  getProductConsumptions,
  putEmissionFactors,
  putProductConsumptions,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const factor = {
  fuel: 'electricity',
  kind: 'use',
  since: 2026,
  kilograms: '0.268',
  source: 'Our supplier',
  year: 2025,
};
const consumption = {
  productCode: 'LIFT-10',
  fuel: 'electricity',
  perHour: '1.5',
  hoursPerDay: '4',
  source: 'Data sheet',
};
const putFactors = (...items: object[]) =>
  test.call(putEmissionFactors, { sample: { body: { items } }, headers: key() });
const putConsumptions = (...items: object[]) =>
  test.call(putProductConsumptions, { sample: { body: { items } }, headers: key() });

describe('what the rental company says of the CO₂ estimate', () => {
  it('[DOM-35] [OP-10] replaces its own factors, and leaves the defaults for the rest', async () => {
    const set = await putFactors(factor);
    expect(set.statusCode, set.body).toBe(200);
    const own = { ...factor, scope: 2, kilograms: '0.26800', confirmed: true };
    expect(set.json().items).toContainEqual(own);
    expect(set.json().items).toContainEqual(
      expect.objectContaining({ fuel: 'diesel', kilograms: '2.57082', confirmed: false }),
    );
    expect((await test.call(getEmissionMethod, {})).json().factors).toContainEqual(own);
    await putFactors();
    expect((await test.call(getEmissionFactors, {})).json().items).not.toContainEqual(own);
  });

  it('[DOM-35] [OP-10] estimates a product class from when the company says what it takes, and not before', async () => {
    await putConsumptions();
    const before = (await test.call(getEmissions, {})).json();
    expect(before.total).toMatchObject({ scope1: null, scope2: null });
    expect(before.notEstimated).toEqual([
      { productCode: 'LIFT-10', reason: 'noConsumption', count: expect.any(Number) },
    ]);
    const set = await putConsumptions(consumption);
    expect(set.json().items).toEqual([{ ...consumption, perHour: '1.50', hoursPerDay: '4.0', confirmed: true }]);
    const after = (await test.call(getEmissions, {})).json();
    expect(after.total.scope2).toBeGreaterThan(0);
    expect(after.notEstimated).toEqual([]);
    expect((await test.call(getProductConsumptions, {})).json()).toEqual(set.json());
  });

  it('[DOM-35] refuses what is said twice, unknown classes and impossible values, and changes nothing by it', async () => {
    await putConsumptions(consumption);
    expect((await putFactors(factor, { ...factor, kilograms: '0.3' })).json().errors).toEqual([
      { pointer: '/items/1', code: 'taken' },
    ]);
    expect((await putConsumptions({ ...consumption, productCode: 'NONE' })).json().errors).toEqual([
      { pointer: '/items/0/productCode', code: 'reference' },
    ]);
    for (const wrong of [
      { hoursPerDay: '24.5' },
      { perHour: '-1' },
      { perHour: '0' },
      { fuel: 'coal' },
      { source: '' },
    ])
      expect((await putConsumptions({ ...consumption, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(422);
    for (const wrong of [{ kilograms: '1e3' }, { kilograms: '0.123456' }, { since: 1800 }])
      expect((await putFactors({ ...factor, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(422);
    expect((await test.call(getProductConsumptions, {})).json().items).toHaveLength(1);
  });
});
