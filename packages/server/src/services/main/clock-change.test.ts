import { createOffHire, type Endpoint, estimateOffHire, extendLines } from '@hireyard/contract';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertLine } from '../../testing/fixture-off-hires.ts';

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await startTestApp();
});
afterAll(() => test.close());

/** Nights of the clock changes in Amsterdam in 2026. */
const clockAt = (moment: string) => test.advance(Date.parse(moment) - test.now().getTime());
const send = (endpoint: Endpoint, body: object) =>
  test.call(endpoint, { sample: { body }, headers: { 'idempotency-key': crypto.randomUUID() } });
const machine = (more: object) =>
  insertLine(test.database.db, test.fixture.a, {
    ...{ on_rent_at: '2026-01-05T06:00:00Z', rate_unit: 'week', rate_price: '100.00', rate_currency: 'EUR' },
    ...more,
  });
async function calledOff(offRentAt: string) {
  const lineId = await machine({});
  const answer = await send(createOffHire, {
    lines: [{ lineId, quantity: 1, meterHours: null, fuelPercent: null }],
    ...{ offRentAt, transport: 'bringBack', window: null, place: null, keyPlace: null },
    ...{ siteContactId: null, attachmentIds: [] },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const row = await test.database.db
    .selectFrom('contract_line')
    .select(['off_rent_at', 'off_rent_on'])
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow();
  return [row.off_rent_at?.toISOString(), row.off_rent_on];
}

it('[DOM-13] in spring rent stops at the hour that is skipped, on the day of the depot', async () => {
  // Half past one. An hour later clocks show half past three: half past two does not exist.
  clockAt('2026-03-29T00:30:00Z');
  expect(await calledOff('2026-03-29T00:30:00.000Z')).toEqual(['2026-03-29T00:30:00.000Z', '2026-03-29']);
  expect(await calledOff('2026-03-29T01:30:00.000Z')).toEqual(['2026-03-29T01:30:00.000Z', '2026-03-29']);
  // Half past eleven of the day before, and half an hour past midnight in summer time.
  expect(await calledOff('2026-03-29T22:30:00.000Z')).toEqual(['2026-03-29T22:30:00.000Z', '2026-03-30']);
});

it('[DOM-13] in autumn both half past twos are moments of their own, and the second is not backdated', async () => {
  clockAt('2026-10-25T00:30:00Z');
  expect(await calledOff('2026-10-25T00:30:00.000Z')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25']);
  expect(await calledOff('2026-10-25T01:30:00.000Z')).toEqual(['2026-10-25T01:30:00.000Z', '2026-10-25']);
  clockAt('2026-10-25T01:30:00Z');
  expect(await calledOff('2026-10-25T01:30:00.000Z')).toEqual(['2026-10-25T01:30:00.000Z', '2026-10-25']);
  // Before midnight in winter time.
  expect(await calledOff('2026-10-25T22:30:00.000Z')).toEqual(['2026-10-25T22:30:00.000Z', '2026-10-25']);
});

it.each([
  ['spring', '2026-03-26T09:00:00Z', '2026-03-27T15:00:00Z', '2026-03-30', '2026-03-30T14:00:00.000Z'],
  ['autumn', '2026-10-22T09:00:00Z', '2026-10-23T14:00:00Z', '2026-10-26', '2026-10-26T15:00:00.000Z'],
])('[DOM-09] an extension over the night in %s keeps its local time', async (_, now, expected, to, after) => {
  clockAt(now);
  const lineId = await machine({ expected_off_rent_at: expected });
  const answer = await send(extendLines, { lines: [{ lineId, to }], reason: null });
  expect(answer.json().lines, answer.body).toMatchObject([{ extended: true, expectedOffRentAt: after }]);
});

it.each([
  ['spring', '2026-03-27T11:00:00Z', '2026-04-01T14:00:00Z'],
  ['autumn', '2026-10-23T10:00:00Z', '2026-10-28T15:00:00Z'],
  ['no night of a change', '2026-10-16T10:00:00Z', '2026-10-21T14:00:00Z'],
])('[DOM-16] Monday to Wednesday behind a weekend are three days: %s', async (_, now, expected) => {
  clockAt(now);
  const lineId = await machine({ expected_off_rent_at: expected });
  const answer = await send(estimateOffHire, { lines: [{ lineId, quantity: 1 }], offRentAt: test.now().toISOString() });
  expect(answer.json(), answer.body).toMatchObject({ saved: { amount: '60.00', currency: 'EUR' } });
});
