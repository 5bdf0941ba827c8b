import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../jobs/delete-expired-job.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';

const DAY = 24 * 3_600_000;
const RECEIPT = {
  id: '7a1d6a52-53a5-4f0b-9d52-0a6d30bbd0f7',
  time: '2026-11-20T08:59:58.000Z',
  language: 'nl',
  texts: '2026-11-30',
  services: { video: true, 'gtm pers': false },
  by: 'acceptSelected',
  globalPrivacyControl: false,
  host: 'portal.hireyard.nl',
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { CONSENT_DAYS: '30' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['consent_receipt', 'attempt_counter'] as const)
    await test.database.db.deleteFrom(table).execute();
});

const post = (body: unknown, headers: Record<string, string> = {}, { app } = test) =>
  app.inject({
    method: 'POST',
    url: '/api/consents',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
const kept = () => test.database.db.selectFrom('consent_receipt').selectAll().execute();

describe('receipts of consent', () => {
  it('[CC-22] are kept without a sign-in, once however often they are sent, and name nobody', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await post({ ...RECEIPT, by: turn ? 'changed' : RECEIPT.by })).statusCode).toBe(204);
    }
    const { id, ...receipt } = RECEIPT;
    expect(await kept()).toEqual([
      { id, received_at: test.now(), expires_at: new Date(test.now().getTime() + 30 * DAY), receipt },
    ]);
  });

  it('[CC-22] are deleted after their time', async () => {
    await post(RECEIPT);
    await deleteExpired(test.database.db, new Date(test.now().getTime() + 30 * DAY - 1));
    expect(await kept()).toHaveLength(1);
    await deleteExpired(test.database.db, new Date(test.now().getTime() + 30 * DAY));
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['without an id', { ...RECEIPT, id: undefined }, '/id'],
    ['with another time', { ...RECEIPT, time: 'yesterday' }, '/time'],
    ['with more than it may have', { ...RECEIPT, email: 'ada@example.com' }, ''],
    ['with a choice that is none', { ...RECEIPT, services: { video: 'yes' } }, '/services/video'],
    ['with a long host', { ...RECEIPT, host: 'x'.repeat(256) }, '/host'],
    ['with a character that cannot be kept', { ...RECEIPT, by: '\0' }, '/by'],
    [
      'with too many services',
      { ...RECEIPT, services: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`s${at}`, true])) },
      '/services',
    ],
  ])('[CC-22] are refused %s', async (_what, body, pointer) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json())).toContain(`"pointer":"${pointer}`);
    expect(await kept()).toEqual([]);
  });

  it('[CC-22] are refused from pages of elsewhere, and in masses from one network', async () => {
    expect((await post(RECEIPT, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
    const codes = [];
    for (let turn = 0; turn <= 60; turn += 1) codes.push((await post(RECEIPT)).statusCode);
    expect(codes.indexOf(429)).toBe(60);
  });

  it('[CC-11] [CC-22] have no endpoint unless a setting says for how long they are kept', async () => {
    const without = await startTestApp();
    expect((await post(RECEIPT, {}, without)).statusCode).toBe(404);
    await without.close();
  });
});
