import { listDepots } from '@hireyard/contract';
import {
  closeImportRun,
  getCompanyDepot,
  importCompanyDepots,
  putCompanyDepot,
  type RowAnswer,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertMachineAccount } from '../testing/fixture.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
});
afterAll(() => test.close());

const haarlem = {
  name: 'Haarlem',
  line1: 'Havenweg 4',
  postalCode: '2031ab',
  city: 'Haarlem',
  country: 'NL',
  phone: '+31 23 555 01 00',
  email: 'Haarlem@Hireyard.example',
};
const put = (externalId: string, body: object, options: { query?: Record<string, string>; token?: string } = {}) =>
  test.call(putCompanyDepot, {
    sample: { params: { externalId }, query: options.query ?? {}, body },
    ...(options.token ? { token: options.token } : {}),
  });
const get = (externalId: string, token?: string) =>
  test.call(getCompanyDepot, { sample: { params: { externalId } }, ...(token ? { token } : {}) });
const batch = async (items: readonly unknown[], more: object = {}) =>
  test.call(importCompanyDepots, { sample: { body: { items, ...more } } });
const outcomes = (items: readonly RowAnswer[]) => items.map(({ externalId, outcome }) => [externalId, outcome]);
const offered = async () =>
  (await test.call(listDepots, { sample: { query: { lang: 'nl' } } }))
    .json()
    .items.map((one: { name: string }) => one.name);
const depotCount = async () => (await test.database.db.selectFrom('depot').select('id').execute()).length;

describe('PUT /backoffice/depots/{externalId}', () => {
  it('[OP-20] makes a depot, changes it, and says what has not changed', async () => {
    const made = await put('DEP/01 ä', haarlem);
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        outcome: 'created',
        externalId: 'DEP/01 ä',
        sourceVersion: null,
        sourceTime: null,
        address: { postalCode: '2031 AB', line2: null },
        email: 'haarlem@hireyard.example',
        timeZone: 'Europe/Amsterdam',
        openingTimes: [],
        archived: false,
      },
    ]);
    const again = await put('DEP/01 ä', haarlem);
    expect([again.statusCode, again.json().outcome]).toEqual([200, 'unchanged']);
    const openingTimes = [
      { day: 1, from: '07:00', to: '12:00' },
      { day: 1, from: '13:00', to: '17:00' },
    ];
    const changed = await put('DEP/01 ä', { ...haarlem, openingTimes, geo: { latitude: 52.38, longitude: 4.64 } });
    expect([changed.statusCode, changed.json().outcome]).toEqual([200, 'changed']);
    // What a call leaves out stays.
    expect((await put('DEP/01 ä', { ...haarlem, city: 'Heemstede' })).json()).toMatchObject({
      outcome: 'changed',
      openingTimes,
      geo: { latitude: 52.38, longitude: 4.64 },
      address: { city: 'Heemstede' },
    });
    const { outcome: _, ...read } = (await put('DEP/01 ä', { ...haarlem, city: 'Heemstede' })).json();
    expect((await get('DEP/01 ä')).json()).toEqual(read);
    expect(await offered()).toContain('Haarlem');
  });

  it('[OP-20] archives a depot: it is not offered any more, and stays readable', async () => {
    await put('DEP-OLD', { ...haarlem, name: 'Old' });
    expect(await offered()).toContain('Old');
    expect((await put('DEP-OLD', { ...haarlem, name: 'Old', archived: true })).json().outcome).toBe('changed');
    expect(await offered()).not.toContain('Old');
    expect((await get('DEP-OLD')).json()).toMatchObject({ name: 'Old', archived: true });
  });

  it('[OP-20] names each wrong field, an id that is none, and a time zone that would move days of contracts', async () => {
    const misspelled = await put('DEP-9', { ...haarlem, opentingTimes: [] });
    expect([misspelled.statusCode, misspelled.json().errors]).toEqual([
      422,
      [{ pointer: '/opentingTimes', code: 'unknown' }],
    ]);
    const wrong = {
      ...haarlem,
      postalCode: '99',
      openingTimes: [
        { day: 1, from: '07:00', to: '12:00' },
        { day: 1, from: '11:00', to: '17:00' },
      ],
    };
    const answer = await put('DEP-9', wrong);
    expect(answer.json().errors).toEqual([
      { pointer: '/postalCode', code: 'postcode' },
      { pointer: '/openingTimes', code: 'taken' },
    ]);
    for (const id of ['a'.repeat(101), ' ', 'a\u202eb']) {
      const none = await put(id, haarlem);
      expect([none.statusCode, none.json().errors[0].pointer]).toEqual([422, '/externalId']);
      expect((await get(id)).statusCode).toBe(404);
    }
    await put('DEP-TZ', haarlem);
    const moved = await put('DEP-TZ', { ...haarlem, timeZone: 'Europe/Lisbon' });
    expect(moved.json().errors).toEqual([{ pointer: '/timeZone', code: 'taken' }]);
  });

  it('[OP-20] refuses what is older than what it has, and takes a repeat as none', async () => {
    await put('DEP-V', { ...haarlem, sourceVersion: 7 });
    expect((await put('DEP-V', { ...haarlem, name: 'Eight', sourceVersion: 8 })).json()).toMatchObject({
      outcome: 'changed',
      sourceVersion: 8,
    });
    const late = await put('DEP-V', { ...haarlem, sourceVersion: 7 });
    expect(late.json()).toMatchObject({ type: 'newer-version', status: 409, current: '8' });
    // A repeat does not undo what was changed since.
    await put('DEP-V', { ...haarlem, name: 'By hand' });
    expect((await put('DEP-V', { ...haarlem, name: 'Eight', sourceVersion: 8 })).json()).toMatchObject({
      outcome: 'unchanged',
      name: 'By hand',
    });
  });

  it('[OP-91] refuses what is older by the time of its source, in a batch too, and takes a repeat as none', async () => {
    const at = (sourceTime: string) => ({ ...haarlem, sourceTime });
    await put('DEP-T', at('2026-11-20T08:00:00.123456Z'));
    expect((await put('DEP-T', { ...at('2026-11-20T09:00:00.123457+01:00'), name: 'Later' })).json()).toMatchObject({
      ...{ outcome: 'changed', sourceVersion: null, sourceTime: '2026-11-20T08:00:00.123457Z' },
    });
    const late = await put('DEP-T', at('2026-11-20T08:00:00.123456Z'));
    const current = '2026-11-20T08:00:00.123457Z';
    expect(late.json()).toMatchObject({ type: 'newer-version', status: 409, current });
    const rows = [
      { externalId: 'DEP-T', ...at('2026-11-20T08:00:00.123457Z') },
      { externalId: 'DEP-T', ...at('2026-11-20T08:00:00.123456Z') },
      { externalId: 'DEP-T', ...haarlem, sourceVersion: 9 },
    ];
    expect((await batch(rows)).json().items).toMatchObject([
      { outcome: 'unchanged' },
      { outcome: 'refused', problem: 'newer-version' },
      { outcome: 'refused', errors: [{ pointer: '/sourceTime', code: 'required' }] },
    ]);
    expect((await get('DEP-T')).json()).toMatchObject({ name: 'Later', sourceTime: current });
    for (const wrong of ['2026-11-20', '2026-11-20T08:00:00', '0000-01-01T00:00:00Z', 'now'])
      expect((await put('DEP-T', at(wrong))).json().errors).toMatchObject([{ pointer: '/sourceTime', code: 'date' }]);
  });

  it('[OP-20] shows what would come of it and keeps nothing in a dry run', async () => {
    const before = await depotCount();
    const answer = await put('DEP-DRY', haarlem, { query: { dryRun: 'true' } });
    expect(answer.json()).toMatchObject({ outcome: 'created', externalId: 'DEP-DRY', name: 'Haarlem' });
    expect(await depotCount()).toBe(before);
    expect((await get('DEP-DRY')).statusCode).toBe(404);
  });

  it('[OP-20] keeps the ids of another operating company apart', async () => {
    await put('DEP-1', { ...haarlem, name: 'Ours' });
    expect((await get('DEP-1', OF_DE)).statusCode).toBe(404);
    const hamburg = { ...haarlem, name: 'Theirs', country: 'DE', postalCode: '20457' };
    const theirs = await put('DEP-1', hamburg, { token: OF_DE });
    expect([theirs.statusCode, theirs.json().timeZone]).toEqual([201, 'Europe/Berlin']);
    expect((await get('DEP-1')).json().name).toBe('Ours');
    expect((await get('DEP-1', OF_DE)).json().name).toBe('Theirs');
    expect(await offered()).not.toContain('Theirs');
  });
});

describe('POST /backoffice/depots/batches', () => {
  it('[OP-20] answers each row in order, and a refused row leaves the others alone', async () => {
    const before = await depotCount();
    const items = [
      { externalId: 'B-1', ...haarlem },
      { externalId: 'B-2', ...haarlem, email: 'nobody' },
      'no row',
      { externalId: 'B-3', ...haarlem, name: 'a\0b' },
      { ...haarlem },
      { externalId: 'B-4', ...haarlem },
      { externalId: 'B-1', ...haarlem },
    ];
    const answer = await batch(items);
    expect(answer.statusCode, answer.body).toBe(200);
    const body = answer.json();
    expect(outcomes(body.items)).toEqual([
      ['B-1', 'created'],
      ['B-2', 'refused'],
      [null, 'refused'],
      ['B-3', 'refused'],
      [null, 'refused'],
      ['B-4', 'created'],
      ['B-1', 'unchanged'],
    ]);
    expect(body).toMatchObject({ dryRun: false, created: 2, changed: 0, unchanged: 1, refused: 4 });
    expect(body.items.map(({ problem, errors }: RowAnswer) => [problem, errors[0]])).toEqual([
      [null, undefined],
      ['validation', { pointer: '/email', code: 'email' }],
      ['validation', { pointer: '', code: 'type' }],
      ['validation', { pointer: '/name', code: 'characters' }],
      ['validation', { pointer: '/externalId', code: 'required' }],
      [null, undefined],
      [null, undefined],
    ]);
    expect(await depotCount()).toBe(before + 2);
    // The same again changes nothing.
    expect(await (await batch(items)).json()).toMatchObject({ created: 0, changed: 0, unchanged: 3, refused: 4 });
  });

  it('[HT-05] takes a key for one body, also where two have rows that are wrong in the same way', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = (email: string) =>
      test.call(importCompanyDepots, {
        sample: { body: { items: [{ externalId: 'K-1', ...haarlem, email }] } },
        headers,
      });
    expect((await send('nobody')).json()).toMatchObject({ refused: 1 });
    expect((await send('nobody')).headers['idempotent-replayed']).toBe('true');
    expect((await send('somebody')).json()).toMatchObject({ type: 'idempotency-key-reuse' });
  });

  it('[OP-47] stores no answer of a dry run, and leaves its key to the run', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { items: [{ externalId: 'K-2', ...haarlem }] };
    const one = { params: { externalId: 'K-2' }, body: haarlem };
    const close = { params: { kind: 'contactPersons', run: 'none' }, body: { dryRun: true } };
    const answers = [
      await test.call(importCompanyDepots, { sample: { body: { ...body, dryRun: true } }, headers }),
      await test.call(importCompanyDepots, { sample: { body: { ...body, dryRun: true } }, headers }),
      await test.call(putCompanyDepot, { sample: { ...one, query: { dryRun: 'true' } }, headers }),
      await test.call(closeImportRun, { sample: close, headers }),
    ];
    expect(answers.map(({ headers: sent }) => sent['idempotent-replayed'])).toEqual(Array(4).fill(undefined));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201, 200]);
    const keys = test.database.db.selectFrom('idempotency_answer').where('key', '=', headers['idempotency-key']);
    expect(await keys.select('key').execute()).toEqual([]);
    const run = () => test.call(importCompanyDepots, { sample: { body }, headers });
    expect((await run()).json()).toMatchObject({ created: 1 });
    expect((await run()).headers['idempotent-replayed']).toBe('true');
  });

  it('[OP-20] refuses an id that cannot stand in a path', async () => {
    const { items } = (
      await batch(['.', '..', '.a', 'batches'].map((externalId) => ({ ...haarlem, externalId })))
    ).json();
    expect(items.map(({ outcome, errors }: RowAnswer) => [outcome, errors[0]?.code ?? null])).toEqual([
      ['refused', 'characters'],
      ['refused', 'characters'],
      ['created', null],
      ['refused', 'taken'],
    ]);
  });

  it('[OP-43] names five wrong values of a row, and counts the rest', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`field${n}`, n]));
    const [row, other] = (await batch([{ externalId: 'B-9', ...haarlem, ...unknown }, { externalId: 'B-9' }])).json()
      .items;
    expect([row.errors.length, row.moreErrors]).toEqual([5, 4]);
    expect(other.errors.length + (other.moreErrors ?? 0)).toBeGreaterThan(5);
  });

  it('[OP-20] a dry run answers like the run and keeps nothing', async () => {
    const before = await depotCount();
    const items = [
      { externalId: 'D-1', ...haarlem },
      { externalId: 'D-1', ...haarlem, name: 'Again' },
      { externalId: 'D-2', ...haarlem, country: 'XX' },
    ];
    const dry = (await batch(items, { dryRun: true })).json();
    expect(await depotCount()).toBe(before);
    expect(dry).toMatchObject({ dryRun: true, created: 1, changed: 1, refused: 1 });
    expect((await batch(items)).json().items).toEqual(dry.items);
  });

  it('[OP-20] answers a row that is older than what it has', async () => {
    await batch([{ externalId: 'V-1', ...haarlem, sourceVersion: 5 }]);
    const late = { externalId: 'V-1', ...haarlem, name: 'Late', sourceVersion: 4 };
    expect((await batch([late])).json().items).toEqual([
      { externalId: 'V-1', outcome: 'refused', problem: 'newer-version', errors: [] },
    ]);
  });

  it('[OP-20] takes up to 1,000 rows of more than the body of another call, and no more', async () => {
    const row = { ...haarlem, line2: 'x'.repeat(120), city: 'y'.repeat(80) };
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ externalId: `M-${index}`, ...row }));
    expect((await batch(many(1000), { dryRun: true })).json()).toMatchObject({ created: 1000, refused: 0 });
    expect((await batch(many(1001))).json().errors).toEqual([
      { pointer: '/items', code: 'too-long', params: { max: 1000 } },
    ]);
    expect((await batch([])).json().errors).toEqual([{ pointer: '/items', code: 'required' }]);
    expect((await batch(many(1), { notfy: 'none' })).json().errors).toEqual([{ pointer: '/notfy', code: 'unknown' }]);
  });
});
