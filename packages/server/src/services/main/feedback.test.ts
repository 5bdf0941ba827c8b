import { createFeedback } from '@hireyard/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertAttachment, PNG } from '../../testing/fixture-rentals.ts';
import { mailsOf, RENTAL_COMPANY } from '../../testing/mails.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const WRITTEN = {
  kind: 'problem',
  text: ' The map stays empty.\r\n\r\n<b>Since Monday.</b> ',
  page: '/order/contracts/7a1d6a52-53a5-4f0b-9d52-0a6d30bbd0f7',
  version: '0.1.0',
  traceId: 'trace-1',
  screenshotId: null,
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['mail', 'feedback', 'attempt_counter'] as const)
    await test.database.db.deleteFrom(table).execute();
});

const send = (body: object = {}, headers = {}) =>
  test.call(createFeedback, { sample: { body: { ...WRITTEN, ...body } }, headers });
const kept = () => test.database.db.selectFrom('feedback').selectAll().execute();

describe('feedback', () => {
  it('[NAV-04] is kept with where it was written, and mailed to the rental contact, whose answer goes to the user', async () => {
    const { a, administrator } = test.fixture;
    expect((await send({}, { 'user-agent': FIREFOX })).statusCode).toBe(204);
    const rows = await kept();
    expect(rows).toMatchObject([
      {
        client_id: a.id,
        user_id: administrator.id,
        kind: 'problem',
        body: 'The map stays empty.\n\n<b>Since Monday.</b>',
        page: '/order/contracts/…',
        portal_version: '0.1.0',
        trace_id: 'trace-1',
        browser: 'Firefox',
        system: 'Windows',
      },
    ]);
    const [mail, ...others] = await mailsOf(test).next();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { name: RENTAL_COMPANY.name, address: 'rental@hireyard.example' },
      replyTo: administrator.email,
      language: 'nl',
      message: {
        subject: 'Probleem met het portaal: Alpha Bouw',
        paragraphs: [expect.stringContaining('(Alpha Bouw)'), 'The map stays empty.', '<b>Since Monday.</b>'],
      },
    });
    const facts = mail?.message.facts?.map(([, value]) => value);
    expect(facts).toEqual([
      administrator.email,
      'Customer-1',
      '/order/contracts/…',
      '0.1.0',
      'Firefox, Windows',
      'trace-1',
    ]);
  });

  it('[NAV-04] goes to the operating company where the client has no contact of its own, and waits where that has none', async () => {
    const { db } = test.database;
    await db.updateTable('corporate_client').set({ rental_email: '' }).execute();
    await send({ kind: 'idea', traceId: null });
    expect(await mailsOf(test, { companies: async () => [] }).next()).toEqual([]);
    test.advance(60_000);
    const [mail] = await mailsOf(test).next();
    expect(mail).toMatchObject({
      to: { address: RENTAL_COMPANY.contact.email },
      message: { subject: 'Idee voor het portaal: Alpha Bouw' },
    });
    await db.updateTable('corporate_client').set({ rental_email: 'rental@hireyard.example' }).execute();
  });

  it('[NAV-04] takes neither query nor hash of a page, where secrets may be, nor an empty text', async () => {
    for (const body of [{ page: '/order/documents?q=Bakker' }, { page: '/auth/reset-password#t' }, { text: ' \n' }])
      expect((await send(body)).statusCode, JSON.stringify(body)).toBe(422);
    expect(await kept()).toEqual([]);
  });

  it('[NAV-04] of one user is taken ten times in 15 minutes', async () => {
    for (let i = 0; i < 10; i++) expect((await send()).statusCode).toBe(204);
    const refused = await send();
    expect(refused.json()).toMatchObject({ type: 'too-many-requests', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await kept()).length).toBe(10);
    test.advance(15 * 60_000);
    expect((await send()).statusCode).toBe(204);
  });

  it('[NAV-04] takes a screenshot that the user has just sent along, and no other file', async () => {
    const { db } = test.database;
    const { a, administrator, administratorOfB } = test.fixture;
    const picture = (user: string, project: string | null = null) =>
      insertAttachment(db, a.id, 'Screen', project === null ? null : { resource: 'project', id: project }, user);
    const refused = [
      await picture(administratorOfB.id),
      await picture(administrator.id, a.projectIds[0]),
      crypto.randomUUID(),
      await picture(administrator.id),
    ];
    const paper = refused.at(-1) ?? '';
    await db.updateTable('attachment').set({ media_type: 'application/pdf' }).where('id', '=', paper).execute();
    for (const screenshotId of refused) {
      const answer = await send({ screenshotId });
      expect(answer.json().errors, screenshotId).toEqual([{ pointer: '/screenshotId', code: 'reference' }]);
    }
    const screenshotId = await picture(administrator.id);
    expect((await send({ screenshotId })).statusCode).toBe(204);
    const [mail] = await mailsOf(test).next();
    const [sent, ...others] = mail?.attachments ?? [];
    expect([sent?.name, sent?.type, others]).toEqual(['screenshot.png', 'image/png', []]);
    expect(PNG.equals(sent?.content ?? new Uint8Array())).toBe(true);
    expect(await db.selectFrom('attachment').select('id').where('id', '=', screenshotId).execute()).toEqual([]);
  });
});
