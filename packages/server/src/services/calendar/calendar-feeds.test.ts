import { createCalendarFeed, deleteCalendarFeed, listCalendarFeeds } from '@hireyard/contract';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import { insertCalendarFeed } from '../../testing/fixture-calendar.ts';
import { insertLine, insertOffHire } from '../../testing/fixture-off-hires.ts';

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ log: { level: 'debug', stream: { write: (line) => lines.push(line) } } });
});
afterAll(() => test.close());
beforeEach(async () => {
  lines.length = 0;
  await test.database.db.deleteFrom('attempt_counter').execute();
});

const ALL = { name: 'Site Noord', kinds: ['delivery', 'pickUp', 'end'], projectId: null } as const;
async function make(user: TestUser, body: object = {}): Promise<{ id: string; secret: string }> {
  const token = await test.tokenOf(user);
  const headers = { 'accept-encoding': 'gzip, br' };
  const answer = await test.call(createCalendarFeed, { token, headers, sample: { body: { ...ALL, ...body } } });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.statusCode, answer.body).toBe(201);
  const { feed, secret } = answer.json();
  return { id: feed.id, secret };
}
const read = (secret: string) => test.app.inject({ method: 'GET', url: `/api/calendar-feeds/${secret}.ics` });
async function eventsOf(secret: string): Promise<ICAL.Event[]> {
  const answer = await read(secret);
  expect(answer.statusCode, answer.body).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(answer.body));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
const db = () => test.database.db;

describe('a calendar feed', () => {
  it('[DOM-21] is read by a calendar program: each event once, by its day, with the place and the machines', async () => {
    const { a, administrator } = test.fixture;
    const contract = { place: 'Hall 3; gate, north' };
    await db().updateTable('contract').set({ address_name: contract.place }).where('id', '=', a.contractId).execute();
    const planned = { status: 'planned', on_rent_at: '2026-11-30T06:00:00Z', fleet_number: 'F-1' } as const;
    const first = await insertLine(db(), a, { ...planned, expected_off_rent_at: '2026-12-18T16:00:00Z' });
    await insertLine(db(), a, { ...planned, expected_off_rent_at: '2026-12-18T16:00:00Z', fleet_number: 'F-2' });
    const { id: offHireId } = await insertOffHire(db(), a, 'scheduled');
    const { secret } = await make(administrator);
    const answer = await read(secret);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    const events = await eventsOf(secret);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const byUid = new Map(events.map((event) => [event.uid, event]));
    const delivery = byUid.get(`delivery-${first}@hireyard`);
    expect(delivery?.startDate.toString()).toBe('2026-11-30');
    expect(delivery?.summary).toBe('Delivery: 2 × Scissor lift 10 m, en-US');
    expect(delivery?.location).toContain('Hall 3; gate, north');
    expect(delivery?.description).toContain('F-1');
    expect(byUid.get(`end-${first}@hireyard`)?.startDate.toString()).toBe('2026-12-18');
    // From 7 to 12 in local time of the depot, which is an hour ahead of UTC in winter.
    const pickUp = byUid.get(`pick-up-${offHireId}@hireyard`);
    expect([pickUp?.startDate, pickUp?.endDate].map((time) => time?.toJSDate().toISOString())).toEqual([
      '2026-11-23T06:00:00.000Z',
      '2026-11-23T11:00:00.000Z',
    ]);
    // Lines are folded, and the feed contains no amount.
    for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(answer.body).not.toMatch(/EUR|€|[0-9]+\.[0-9]{2}\b/);
  });

  it('[DOM-21] keeps an event that is moved, with a higher sequence, and says the same while nothing changes', async () => {
    const { a, administrator } = test.fixture;
    const { secret } = await make(administrator, { kinds: ['end'] });
    const line = await insertLine(db(), a, { expected_off_rent_at: '2026-12-07T15:00:00Z' });
    const find = async () => (await eventsOf(secret)).find(({ uid }) => uid === `end-${line}@hireyard`);
    const before = await find();
    expect((await read(secret)).body).toBe((await read(secret)).body);
    await db()
      .updateTable('contract_line')
      .set((eb) => ({
        expected_off_rent_at: '2026-12-08T15:00:00Z',
        version: eb('version', '+', 1),
        updated_at: test.now(),
      }))
      .where('id', '=', line)
      .execute();
    const after = await find();
    expect(after?.startDate.toString()).toBe('2026-12-08');
    expect(after?.sequence).toBe(Number(before?.sequence) + 1);
    expect((await eventsOf(secret)).every(({ uid }) => uid.startsWith('end-'))).toBe(true);
  });

  it('[DOM-21] [DOM-11] shows what its owner may see now, in their language', async () => {
    const { a, confined } = test.fixture;
    const ofAll = await make(test.fixture.administrator);
    const { secret } = await make(confined);
    const texts = async (of: string) => (await read(of)).body.replaceAll('\r\n ', '');
    expect(await texts(ofAll.secret)).toContain('Alpha Bouw second');
    expect(await texts(secret)).toContain('Alpha Bouw first');
    for (const hidden of ['Alpha Bouw second', 'Alpha Bouw third', 'Beta Bau'])
      expect(await texts(secret)).not.toContain(hidden);
    const ofFirst = await make(test.fixture.administrator, { projectId: a.projectIds[0] });
    expect(await texts(ofFirst.secret)).toContain('Alpha Bouw first');
    expect(await texts(ofFirst.secret)).not.toContain('Alpha Bouw second');
    await db().updateTable('app_user').set({ language: 'de' }).where('id', '=', confined.id).execute();
    expect(await texts(secret)).toContain('SUMMARY:Mietende: ');
  });

  it('[DOM-21] of who may see none is not there, the same as one that never was', async () => {
    const user = test.fixture.lacking['price-view'];
    const { id, secret } = await make(user);
    const bodyOf = async (of: string) => ({ ...(await read(of)).json(), traceId: '' });
    const unknown = await bodyOf('x'.repeat(43));
    expect(unknown).toMatchObject({ type: 'not-found', status: 404 });
    const gone = async (change: () => Promise<unknown>, back: () => Promise<unknown>) => {
      expect((await read(secret)).statusCode).toBe(200);
      await change();
      expect(await bodyOf(secret)).toEqual(unknown);
      await back();
    };
    const account = (status: 'active' | 'deactivated') =>
      db().updateTable('app_user').set({ status }).where('id', '=', user.id).execute();
    const member = (status: 'active' | 'blocked' | 'deactivated') =>
      db().updateTable('membership').set({ status }).where('user_id', '=', user.id).execute();
    const held = await db().selectFrom('membership_role').select('role_id').where('user_id', '=', user.id).execute();
    const right = { role_id: held[0]?.role_id ?? '', right: 'contract-view' } as const;
    const ofA = { client_id: test.fixture.a.id, module: 'order' } as const;
    await gone(
      () => account('deactivated'),
      () => account('active'),
    );
    await gone(
      () => member('blocked'),
      () => member('active'),
    );
    await gone(
      () => member('deactivated'),
      () => member('active'),
    );
    await gone(
      () =>
        db()
          .deleteFrom('role_right')
          .where('role_id', '=', right.role_id)
          .where('right', '=', 'contract-view')
          .execute(),
      () => db().insertInto('role_right').values(right).execute(),
    );
    await gone(
      () =>
        db().deleteFrom('client_module').where('client_id', '=', ofA.client_id).where('module', '=', 'order').execute(),
      () => db().insertInto('client_module').values(ofA).execute(),
    );
    const token = await test.tokenOf(user);
    expect((await test.call(deleteCalendarFeed, { token, sample: { params: { id } } })).statusCode).toBe(204);
    expect(await bodyOf(secret)).toEqual(unknown);
  });

  it('[DOM-21] keeps its secret: a digest in the database, nothing in the log, and told once', async () => {
    const { administrator } = test.fixture;
    const { id, secret } = await make(administrator);
    expect(secret).toMatch(/^[\w-]{43}$/);
    await read(secret);
    await read(`${secret}x`);
    expect(lines.some((line) => line.includes('/api/calendar-feeds/:secret.ics'))).toBe(true);
    const refused = lines.map((line) => JSON.parse(line)).filter(({ security }) => security === 'refused');
    expect(refused).toMatchObject([{ reason: 'calendar-feed', route: '/api/calendar-feeds/:secret.ics' }]);
    expect(lines.join('')).not.toContain(secret);
    const row = await db().selectFrom('calendar_feed').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(row.read_at).toEqual(test.now());
    const kept = await db().selectFrom('idempotency_answer').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect((await test.call(listCalendarFeeds)).body).not.toContain(secret);
  });

  it('[DOM-21] has 60 wrong addresses a minute for one network, which keep nobody from the right ones', async () => {
    const { secret } = await make(test.fixture.administrator);
    for (let count = 0; count < 60; count += 1) expect((await read(`wrong${count}`)).statusCode).toBe(404);
    expect((await read('wrong')).statusCode).toBe(429);
    expect((await read(secret)).statusCode).toBe(200);
    test.advance(61_000);
    expect((await read('wrong')).statusCode).toBe(404);
  });
});

describe('the feeds of a user', () => {
  it('[DOM-21] are their own, and no more than 20', async () => {
    const { a, administrator, confined } = test.fixture;
    const foreign = await insertCalendarFeed(db(), a, administrator.id);
    const token = await test.tokenOf(confined);
    expect((await test.call(listCalendarFeeds, { token })).body).not.toContain(foreign);
    const sample = { params: { id: foreign } };
    expect((await test.call(deleteCalendarFeed, { token, sample })).statusCode).toBe(404);
    const user = test.fixture.lacking['asset-view'];
    for (let count = 0; count < 20; count += 1) await insertCalendarFeed(db(), a, user.id);
    onTestFinished(async () => {
      await db().deleteFrom('calendar_feed').where('user_id', '=', user.id).execute();
    });
    const answer = await test.call(createCalendarFeed, { token: await test.tokenOf(user), sample: { body: ALL } });
    expect(answer.json()).toMatchObject({
      errors: [{ pointer: '/name', code: 'too-many', params: { max: 20 } }],
    });
  });

  it('[DOM-21] name no project that is out of sight', async () => {
    const { a, confined } = test.fixture;
    const body = { ...ALL, projectId: a.projectIds[1] };
    const answer = await test.call(createCalendarFeed, { token: await test.tokenOf(confined), sample: { body } });
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/projectId', code: 'reference' }] });
  });
});
