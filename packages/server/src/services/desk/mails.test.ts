import {
  type DeskMail,
  type DeskMailSummary,
  getDeskMail,
  listDeskMails,
  listDeskMailsFacets,
  putDeskMailAside,
  sendDeskMailAgain,
} from '@hireyard/contract/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueMail } from '../../mail/queue.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertFailedMail } from '../../testing/desk-samples.ts';
import { insertDeskUser, type TestUser } from '../../testing/fixture.ts';
import { mailsOf } from '../../testing/mails.ts';

const EMAIL = 'ada@bouw.example';
let test: TestApp;
let ofOther: TestUser;
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await db.insertInto('operating_company').values(de).execute();
  ofOther = await insertDeskUser(db, 'desk@de.example', null, { opCo: 'DE' });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['failed_mail', 'mail'] as const) await test.database.db.deleteFrom(table).execute();
});

type Query = Readonly<Record<string, string>>;
const list = async (query: Query = {}, user?: TestUser): Promise<DeskMailSummary[]> => {
  const token = user && { token: await test.tokenOf(user) };
  const answer = await test.call(listDeskMails, { sample: { query }, ...token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
};
const read = async (id: string): Promise<DeskMail> =>
  (await test.call(getDeskMail, { sample: { params: { id } } })).json();
const post = (endpoint: typeof sendDeskMailAgain | typeof putDeskMailAside, id: string) =>
  test.call(endpoint, { sample: { params: { id } } });
const failing = (code: string, responseCode?: number) =>
  mailsOf(test, {
    transport: {
      send: () => Promise.reject(Object.assign(new Error('no'), { code, responseCode })),
      close: () => undefined,
    },
  });

/** Queues a mail to somebody who has registered at a company. */
async function registered(opCo = 'NL'): Promise<string> {
  const { db } = test.database;
  const prospectId = crypto.randomUUID();
  await db
    .insertInto('prospect')
    .values({
      ...{ id: prospectId, op_co: opCo, company: 'Bouw', vat_number: 'NL004495445B01', country: 'NL' },
      ...{ first_name: 'Ada', last_name: 'Bakker', email: EMAIL, phone: '+31205550123', language: 'nl' },
      terms_accepted_at: test.now(),
    })
    .execute();
  await queueMail(db, { template: 'prospectReceived', params: { prospectId } }, test.now());
  return prospectId;
}

describe('a mail that failed for good', () => {
  it('[DK-10] is shown to its own company: to whom, what about, since when and why', async () => {
    await registered();
    const queuedAt = test.now().toISOString();
    test.advance(60_000);
    await failing('EENVELOPE', 550).deliver();
    const [mail, ...others] = await list();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      ...{ kind: 'prospectReceived', state: 'open', reason: 'address', to: { name: '', email: EMAIL } },
      ...{ subject: expect.stringMatching(/\w/), createdAt: queuedAt, failedAt: test.now().toISOString() },
    });
    expect(await read(mail?.id ?? '')).toMatchObject({ attempts: 1, code: 'EENVELOPE 550', handledAt: null });
    expect(await list({}, ofOther)).toEqual([]);
  });

  it('[DK-10] belongs to the company in whose name it is sent, and holds no text and no link', async () => {
    const { administrator, a, desk } = test.fixture;
    const { db } = test.database;
    await queueMail(db, { template: 'passwordReset', params: { email: administrator.email } }, test.now());
    await queueMail(db, { template: 'passwordChanged', params: { userId: ofOther.id } }, test.now());
    await queueMail(db, { template: 'passwordReset', params: { email: desk.email } }, test.now());
    await queueMail(db, { template: 'invitation', params: { ...invited(a.id) } }, test.now());
    await failing('EENVELOPE', 550).deliver();
    const rows = await db.selectFrom('failed_mail').selectAll().orderBy('to_address').execute();
    expect(rows.map((row) => [row.op_co, row.template, row.to_address])).toEqual([
      ['NL', 'passwordReset', administrator.email],
      ['DE', 'passwordChanged', ofOther.email],
      ['NL', 'passwordReset', desk.email],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/#|https?:|reset-password/);
    expect((await list({}, ofOther)).map(({ to }) => to?.email)).toEqual([ofOther.email]);
  });

  it('[DK-10] says why in one word, also where the company has no address', async () => {
    const { db } = test.database;
    // The company of the registration is not in the config.
    await registered('DE');
    const { deliver } = mailsOf(test);
    for (let tries = 0; tries < 9; tries += 1) {
      await deliver();
      test.advance(24 * 3_600_000);
    }
    expect(await db.selectFrom('mail').selectAll().execute()).toEqual([]);
    expect(await list({}, ofOther)).toMatchObject([
      { kind: 'prospectReceived', reason: 'noAddress', to: null, subject: null },
    ]);
  });

  it('[DK-10] is found, counted, and sorted by the time of its failure', async () => {
    const { db } = test.database;
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    const first = await insertFailedMail(db, { to: 'bo@client.example', failed_at: at(3), created_at: at(1) });
    const last = await insertFailedMail(db, { failed_at: at(4), template: 'weekly', reason: 'unreachable' });
    const aside = await insertFailedMail(db, { failed_at: at(2), state: 'aside', handled_at: at(5) });
    expect((await list()).map(({ id }) => id)).toEqual([last, first, aside]);
    expect((await list({ sort: 'createdAt,asc' })).map(({ id }) => id)[0]).toBe(first);
    expect((await list({ q: 'BO@client' })).map(({ id }) => id)).toEqual([first]);
    expect((await list({ state: 'open', reason: 'unreachable' })).map(({ id }) => id)).toEqual([last]);
    const one = await test.call(listDeskMails, { sample: { query: { size: '1' } } });
    expect((await list({ size: '1', after: one.json().next })).map(({ id }) => id)).toEqual([first]);
    const { total, facets } = (await test.call(listDeskMailsFacets, { sample: { query: { state: 'open' } } })).json();
    expect(total).toBe(2);
    expect(facets.state.map(({ count }: { count: number }) => count)).toEqual([2, 0, 1]);
    expect(facets.kind).toContainEqual({ value: 'weekly', label: null, count: 1 });
  });

  it('[DK-10] is sent again, written anew, and comes back if it fails once more', async () => {
    await registered();
    await failing('EENVELOPE', 550).deliver();
    const id = (await list())[0]?.id ?? '';
    test.advance(60_000);
    const answer = await post(sendDeskMailAgain, id);
    expect(answer.json()).toMatchObject({ state: 'again', handledAt: test.now().toISOString() });
    expect((await post(sendDeskMailAgain, id)).json().type).toBe('illegal-transition');
    await failing('ETIMEDOUT').deliver();
    expect((await test.database.db.selectFrom('mail').select('attempts').execute())[0]?.attempts).toBe(1);
    test.advance(60_000);
    await failing('EENVELOPE', 553).deliver();
    expect(await read(id)).toMatchObject({ state: 'open', attempts: 2, code: 'EENVELOPE 553', handledAt: null });
    await post(sendDeskMailAgain, id);
    expect((await mailsOf(test).next()).map(({ to }) => to.address)).toEqual([EMAIL]);
    expect(await read(id)).toMatchObject({ state: 'again' });
  });

  it('[DK-10] is put aside, and can still be sent', async () => {
    const id = await insertFailedMail(test.database.db);
    expect((await post(putDeskMailAside, id)).json()).toMatchObject({ state: 'aside' });
    expect((await post(putDeskMailAside, id)).statusCode).toBe(409);
    expect(await test.database.db.selectFrom('mail').selectAll().execute()).toEqual([]);
    expect((await post(sendDeskMailAgain, id)).json()).toMatchObject({ state: 'again' });
    expect(await test.database.db.selectFrom('mail').select('id').execute()).toEqual([{ id }]);
  });
});

/** An invitation of somebody who is not invited any more: nobody to write to. */
const invited = (clientId: number) => ({ userId: crypto.randomUUID(), clientId, invitedBy: null });
