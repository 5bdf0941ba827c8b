import { LANGUAGES } from '@hireyard/contract';
import { acknowledgeInboxEntry, type InboxKind } from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toHtml, toText } from '../mail/message.ts';
import { ORIGIN, startTestApp, type TestApp } from '../testing/app.ts';
import { insertInvoice } from '../testing/fixture-documents.ts';
import { insertLine, insertOffHire } from '../testing/fixture-off-hires.ts';
import { insertOrder } from '../testing/fixture-orders.ts';
import { insertRequest } from '../testing/fixture-requests.ts';
import { mailsOf, RENTAL_COMPANY } from '../testing/mails.ts';
import { deleteLeftAttention } from './attention-cleanup-job.ts';
import { queueClientNews } from './client-news-job.ts';
import { queueInboxMails } from './inbox-mail-job.ts';

/** A Friday, ten o'clock in Amsterdam. */
const TEN = new Date('2026-11-20T09:00:00Z');
const minutesLater = (minutes: number, since = TEN) => new Date(since.getTime() + minutes * 60_000);
const WEEK = [1, 2, 3, 4, 5].map((day) => ({ day, from: '07:00', to: '17:00' }));

let test: TestApp;
let mails: ReturnType<typeof mailsOf>;
beforeAll(async () => {
  test = await startTestApp();
  mails = mailsOf(test, { clock: () => new Date('2027-01-01T00:00:00Z') });
  await test.database.db
    .updateTable('depot')
    .set({ opening_times: JSON.stringify(WEEK) })
    .execute();
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.database;
  await db.updateTable('rental_order').set({ status: 'cancelled' }).execute();
  await db.updateTable('off_hire').set({ status: 'cancelled' }).execute();
  await db.updateTable('request').set({ waits_for: null }).execute();
  await db.deleteFrom('inbox_mail').execute();
  await db.deleteFrom('mail').execute();
});

const order = async (since = TEN, ordererId: string | null = test.fixture.administrator.id) => {
  const { a } = test.fixture;
  const { db } = test.database;
  const id = await insertOrder(db, a, { ordererId: a.colleagueId, label: a.name });
  await db.updateTable('rental_order').set({ created_by: ordererId }).where('id', '=', id).execute();
  await db.updateTable('rental_order_step').set({ moved_at: since }).where('order_id', '=', id).execute();
  return id;
};
const breakdown = async (since: Date, more: { readonly safe?: boolean } = {}) => {
  const { a, administrator } = test.fixture;
  const { db } = test.database;
  const { id } = await insertRequest(db, a, { writerId: administrator.id, label: a.name, kind: 'service' });
  const set = {
    contract_line_id: await insertLine(db, a, { fleet_number: '4711' }),
    safe_to_use: more.safe ?? false,
    waiting_since: since,
  };
  await db.updateTable('request').set(set).where('id', '=', id).execute();
  return id;
};
const acknowledge = async (kind: InboxKind, id: string) =>
  expect((await test.call(acknowledgeInboxEntry, { sample: { body: { kind, id } } })).statusCode).toBe(200);
/** Runs two processes at the same time, and sends what they have queued. */
async function sentAt(at: Date) {
  await Promise.all([1, 2].map(() => queueInboxMails(test.database.db, at)));
  return mails.next();
}

describe('a depot', () => {
  it('[OP-39] gets one mail about all that nobody has acknowledged in ten minutes of its opening times, once', async () => {
    const first = await order();
    await order(minutesLater(-3));
    await order(minutesLater(5));
    expect(await sentAt(minutesLater(6))).toEqual([]);
    const [mail, ...others] = await sentAt(minutesLater(10));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { name: 'Utrecht', address: 'utrecht@hireyard.example' },
      language: 'nl',
      company: 'Hireyard NL',
      replyTo: test.fixture.administrator.email,
      message: { subject: 'Utrecht: nog niet opgepakt: 2' },
    });
    const text = toText((mail as NonNullable<typeof mail>).message, { language: 'nl', company: 'Hireyard NL' });
    expect(text).toContain('Wat volgt is binnen 10 minuten openingstijd door niemand opgepakt.');
    expect(text).toContain('Machine: 3 × Scissor lift 10 m, nl');
    expect(text).toContain('Wacht sinds: 20 nov 2026, 10:00');
    const page = `${ORIGIN}/desk/orders/${first}`;
    expect(text).toContain(page);
    expect(toHtml((mail as NonNullable<typeof mail>).message, { language: 'nl', company: 'Hireyard NL' })).toContain(
      `<a href="${page}"`,
    );
    // The third one follows when its own minutes are over.
    expect((await sentAt(minutesLater(12))).length).toBe(0);
    expect((await sentAt(minutesLater(15))).map(({ message }) => message.subject)).toEqual([
      'Utrecht: nog niet opgepakt: 1',
    ]);
    expect(await sentAt(minutesLater(600))).toEqual([]);
  });

  it('[OP-39] is not told at night, on a Sunday or on a holiday, but when it has been open long enough', async () => {
    // Five minutes before it closes on Friday.
    await order(new Date('2026-11-20T15:55:00Z'));
    expect(await sentAt(new Date('2026-11-22T12:00:00Z'))).toEqual([]);
    expect(await sentAt(new Date('2026-11-23T06:04:00Z'))).toEqual([]);
    expect((await sentAt(new Date('2026-11-23T06:05:00Z'))).length).toBe(1);
    // Christmas, a Friday.
    await order(new Date('2026-12-25T09:00:00Z'));
    expect(await sentAt(new Date('2026-12-25T15:00:00Z'))).toEqual([]);
    expect((await sentAt(new Date('2026-12-28T06:10:00Z'))).length).toBe(1);
  });

  it('[OP-39] is told at once of a machine that is not safe to use, whatever the hour', async () => {
    const night = new Date('2026-11-21T02:00:00Z');
    await breakdown(night);
    await breakdown(night, { safe: true });
    const [mail, ...others] = await sentAt(night);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: 'utrecht@hireyard.example' },
      replyTo: test.fixture.administrator.email,
      message: { subject: 'Utrecht: machine bij Alpha Bouw niet veilig te gebruiken' },
    });
    const text = toText((mail as NonNullable<typeof mail>).message, { language: 'nl', company: 'Hireyard NL' });
    expect(text).toContain('Werkt niet · Niet veilig te gebruiken');
    expect(text).toContain('Scissor lift 10 m, nl · 4711');
  });

  it('[OP-39] is told whatever number of entries of other depots and companies is not due yet', async () => {
    const { db } = test.database;
    const { a, administrator } = test.fixture;
    const { id: utrecht, ...depot } = await db.selectFrom('depot').selectAll().executeTakeFirstOrThrow();
    const closed = crypto.randomUUID();
    // Open on Mondays.
    const times = JSON.stringify(WEEK.slice(0, 1));
    await db
      .insertInto('depot')
      .values({
        ...depot,
        id: closed,
        name: 'Zwolle',
        opening_times: times,
        closing_days: '[]',
        worked_days: '[]',
      } as never)
      .execute();
    const ofA = db.updateTable('corporate_client').where('id', '=', a.id);
    await ofA.set({ default_depot_id: closed }).execute();
    for (let n = 0; n < 501; n += 1)
      await insertRequest(db, a, { writerId: administrator.id, label: a.name, kind: 'change' });
    await db
      .updateTable('request')
      .set({ waiting_since: minutesLater(-60) })
      .where('waits_for', '=', 'company')
      .execute();
    await order();
    expect((await sentAt(minutesLater(10))).map(({ to }) => to.name)).toEqual(['Utrecht']);
    await ofA.set({ default_depot_id: utrecht }).execute();
    await db.updateTable('request').set({ waits_for: null }).execute();
  });

  it('[OP-39] is not told of what somebody sees to, also where that was said after the mail was queued', async () => {
    const first = await order();
    await acknowledge('order', first);
    expect(await sentAt(minutesLater(10))).toEqual([]);
    const second = await order();
    await queueInboxMails(test.database.db, minutesLater(10));
    expect((await test.database.db.selectFrom('mail').selectAll().execute()).length).toBe(1);
    await acknowledge('order', second);
    expect(await mails.next()).toEqual([]);
  });

  it('[OP-39] is told again of what waits again', async () => {
    const { db } = test.database;
    const { id } = await insertOffHire(db, test.fixture.a, 'requested');
    const set = { created_by: test.fixture.administrator.id, asked_again_at: TEN };
    await db.updateTable('off_hire').set(set).where('id', '=', id).execute();
    expect((await sentAt(minutesLater(10))).length).toBe(1);
    await db
      .updateTable('off_hire')
      .set({ asked_again_at: minutesLater(20) })
      .where('id', '=', id)
      .execute();
    expect((await sentAt(minutesLater(30))).length).toBe(1);
    // What is kept of it goes with its cause.
    await db.updateTable('off_hire').set({ status: 'collected' }).where('id', '=', id).execute();
    await deleteLeftAttention(db, TEN);
    expect(await db.selectFrom('inbox_mail').selectAll().execute()).toEqual([]);
  });

  it('[OP-39] is not told of what the company wrote itself, of the past, and where the company wants no mails', async () => {
    const { db } = test.database;
    await order(TEN, null);
    await order(new Date('2026-10-01T09:00:00Z'));
    expect(await sentAt(minutesLater(60))).toEqual([]);
    const company = (minutes: number | null) =>
      db.updateTable('operating_company').set({ inbox_mail_minutes: minutes }).where('code', '=', 'NL').execute();
    await order();
    await breakdown(TEN);
    await company(null);
    expect(await sentAt(minutesLater(60))).toEqual([]);
    await company(90);
    expect((await sentAt(minutesLater(60))).length).toBe(1);
    expect((await sentAt(minutesLater(90))).length).toBe(1);
    await company(10);
  });
});

describe('the rental contact', () => {
  it('[OP-39] is told of a dispute without a contract, and in place of a depot without an address', async () => {
    const { db } = test.database;
    const { a, administrator } = test.fixture;
    const { id } = await insertRequest(db, a, { writerId: administrator.id, label: a.name, kind: 'billing' });
    const own = { projectId: a.projectIds[0], net: '80.00', currency: 'EUR', on: '2026-11-02' };
    const set = { document_id: await insertInvoice(db, a.id, own), waiting_since: TEN };
    await db.updateTable('request').set(set).where('id', '=', id).execute();
    const [mail] = await sentAt(minutesLater(10));
    expect(mail).toMatchObject({ to: { name: 'Hireyard NL', address: 'rental@hireyard.example' } });
    await db.updateTable('depot').set({ email: '' }).execute();
    await order();
    const [other] = await sentAt(minutesLater(10));
    await db.updateTable('depot').set({ email: 'utrecht@hireyard.example' }).execute();
    expect(other).toMatchObject({ to: { address: RENTAL_COMPANY.contact.email } });
  });

  it('[OP-26] [OP-39] gets the mail from the address of its own company', async () => {
    await order();
    await queueInboxMails(test.database.db, minutesLater(10));
    const own = mailsOf(test, {
      clock: () => new Date('2027-01-01T00:00:00Z'),
      companies: async () => [
        { ...RENTAL_COMPANY, code: 'DE', brand: { mailFrom: 'portal@de.example' } },
        { ...RENTAL_COMPANY, brand: { mailFrom: 'portal@nl.example' } },
      ],
    });
    expect((await own.next()).map(({ from }) => from)).toEqual(['portal@nl.example']);
  });

  it.each(LANGUAGES)('[OP-39] reads the mail in the language of its company: %s', async (language) => {
    await order();
    await breakdown(TEN);
    await queueInboxMails(test.database.db, minutesLater(10));
    const own = mailsOf(test, {
      clock: () => new Date('2027-01-01T00:00:00Z'),
      companies: async () => [{ ...RENTAL_COMPANY, language }],
    });
    const sent = await own.next();
    expect(sent.length).toBe(2);
    for (const { message } of sent) {
      const sender = { language, company: 'Hireyard NL' };
      expect(toText(message, sender)).toContain(`Scissor lift 10 m, ${language}`);
      expect(toHtml(message, sender) + toText(message, sender)).not.toMatch(/\{\{|undefined|null/);
    }
  });
});

describe('news of a client', () => {
  const told = async (at: Date) => {
    await Promise.all([1, 2].map(() => queueClientNews(test.database.db, at)));
    return mails.next();
  };
  const comment = async (
    requestId: string,
    text: string,
    at: Date,
    by: string | null = test.fixture.administrator.id,
  ) =>
    test.database.db
      .insertInto('request_comment')
      .values({
        ...{ id: crypto.randomUUID(), request_id: requestId, client_id: test.fixture.a.id },
        ...{ written_at: at, written_by: by, text, asks_back: false },
      })
      .execute();

  it('[OP-65] tells a depot of further comments, gathered in a mail, and not of its own nor of what it has answered', async () => {
    const id = await breakdown(minutesLater(-60));
    await comment(id, 'Is anybody there?', minutesLater(-3));
    await comment(id, 'We are on our way.', minutesLater(-2), null);
    await comment(id, 'The gate is open until five.', TEN);
    await comment(id, 'It stands behind hall 4.', minutesLater(2));
    expect(await told(minutesLater(4))).toEqual([]);
    const [mail, ...others] = await told(minutesLater(6));
    expect(others).toEqual([]);
    const text = mail ? toText(mail.message, { language: 'nl', company: 'Hireyard NL' }) : '';
    expect(mail?.message.subject).toContain(test.fixture.a.name);
    expect(mail?.message.paragraphs.slice(1)).toEqual(['The gate is open until five.', 'It stands behind hall 4.']);
    expect(text).toContain(`${ORIGIN}/desk/requests/${id}`);
    expect(await told(minutesLater(20))).toEqual([]);
    await deleteLeftAttention(test.database.db, minutesLater(20));
    await comment(id, 'Closed now.', minutesLater(30));
    expect((await told(minutesLater(40)))[0]?.message.paragraphs.slice(1)).toEqual(['Closed now.']);
  });

  it('[OP-65] tells of an order that the client cancels after it was sent, once, and of none that it kept', async () => {
    const id = await order();
    await test.database.db
      .updateTable('rental_order')
      .set({ status: 'cancelled', updated_at: TEN })
      .where('id', '=', id)
      .execute();
    const by = { order_id: id, client_id: test.fixture.a.id, status: 'cancelled' as const };
    await test.database.db
      .insertInto('rental_order_step')
      .values({ ...by, moved_at: TEN, moved_by: test.fixture.administrator.id })
      .execute();
    const [mail, ...others] = (await told(minutesLater(1))).filter(({ message }) => message.action?.url.endsWith(id));
    expect(others).toEqual([]);
    expect(mail?.message.subject).toMatch(/heeft order .* geannuleerd$/);
    await deleteLeftAttention(test.database.db, minutesLater(2));
    expect(await told(minutesLater(3))).toEqual([]);
  });
});
