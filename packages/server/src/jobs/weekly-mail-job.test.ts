import {
  type Attention,
  getAttention,
  getNotificationSettings,
  LANGUAGES,
  putNotificationSettings,
} from '@hireyard/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toHtml, toText } from '../mail/message.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { TestUser } from '../testing/fixture.ts';
import { mailsOf } from '../testing/mails.ts';
import { queueWeeklyMails } from './weekly-mail-job.ts';

/** A Monday, an hour past six in Amsterdam. */
const MONDAY = new Date('2026-11-23T06:00:00Z');
const HOUR = 3600 * 1000;

let test: TestApp;
let mails: ReturnType<typeof mailsOf>;
beforeAll(async () => {
  test = await startTestApp();
  mails = mailsOf(test, { clock: () => MONDAY });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.deleteFrom('notification_setting').execute();
  await test.database.db.updateTable('membership').set({ weekly_mailed_on: null }).execute();
});

const settingsOf = async (user: TestUser) =>
  (await test.call(getNotificationSettings, { token: await test.tokenOf(user), client: null })).json();
async function want(user: TestUser, weeklyMail: boolean | undefined = true): Promise<void> {
  const { version } = await settingsOf(user);
  const answer = await test.call(putNotificationSettings, {
    token: await test.tokenOf(user),
    client: null,
    sample: { body: { kinds: [], weeklyMail } },
    headers: { 'if-match': `"${version}"` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}
/** Runs two processes at the same time, and one of them once more. */
async function look(at = MONDAY) {
  await Promise.all([1, 2].map(() => queueWeeklyMails(test.database.db, at, MONDAY)));
  await queueWeeklyMails(test.database.db, at, MONDAY);
  return mails.next();
}

describe('the weekly mail on what needs a user', () => {
  it('[DOM-36] goes to who has asked for it, once a week for each of their companies', async () => {
    const { administrator, ofBoth, a, b } = test.fixture;
    expect(await settingsOf(ofBoth)).toMatchObject({ weeklyMail: false });
    expect(await look()).toEqual([]);
    await want(ofBoth);
    // An edit without it leaves it on.
    await want(ofBoth, undefined);
    expect(await settingsOf(ofBoth)).toMatchObject({ weeklyMail: true });
    const sent = await look();
    expect(sent.map(({ to }) => to.address)).toEqual([ofBoth.email, ofBoth.email]);
    const subjects = sent.map(({ message }) => message.subject).toSorted();
    expect(subjects).toEqual([a.name, b.name].map((name) => expect.stringContaining(name)));
    expect(await look(new Date(MONDAY.getTime() + 3 * HOUR))).toEqual([]);
    expect(await look(new Date(MONDAY.getTime() + 7 * 24 * HOUR))).toHaveLength(2);
    await want(ofBoth, false);
    await want(administrator);
    expect((await look(new Date(MONDAY.getTime() + 14 * 24 * HOUR))).map(({ to }) => to.address)).toEqual([
      administrator.email,
    ]);
  });

  it.each([
    ['2026-11-23T04:59:00Z', 0],
    ['2026-11-23T05:00:00Z', 1],
    ['2026-11-23T10:59:00Z', 1],
    ['2026-11-23T11:00:00Z', 0],
    ['2026-11-24T06:00:00Z', 0],
    // In summer time.
    ['2026-06-22T04:00:00Z', 1],
  ])('[DOM-36] leaves on a Monday from six to twelve where the operating company is: at %s %i', async (at, count) => {
    await want(test.fixture.administrator);
    await queueWeeklyMails(test.database.db, new Date(at), MONDAY);
    expect(await mails.next()).toHaveLength(count);
  });

  it('[DOM-36] has the numbers of the page in each language, and leads to it and to the settings', async () => {
    const { administrator } = test.fixture;
    await want(administrator);
    test.advance(MONDAY.getTime() - test.now().getTime());
    const page: Attention = (
      await test.call(getAttention, { token: await test.tokenOf(administrator), sample: { query: { size: '5' } } })
    ).json();
    expect(page.causes.length).toBeGreaterThan(1);
    for (const language of LANGUAGES) {
      await test.database.db.updateTable('app_user').set({ language }).where('id', '=', administrator.id).execute();
      await test.database.db.updateTable('membership').set({ weekly_mailed_on: null }).execute();
      const [mail] = await look();
      const [counts, first] = mail?.message.tables ?? [];
      expect(counts?.facts.map(([, value]) => Number(value))).toEqual([
        ...page.causes.map(({ count }) => count),
        page.views.everyone,
      ]);
      expect(first?.facts).toHaveLength(page.items.length);
      expect(first?.facts[0]?.[0]).toContain(`Scissor lift 10 m, ${language}`);
      expect(first?.facts[0]?.[1]).toMatch(/84[.,]37/);
      const cost = page.running.furtherDay?.[0]?.amount.replace('.', '[.,]') ?? '';
      expect(mail?.message.paragraphs[1]).toMatch(new RegExp(cost));
      const sender = { language, company: mail?.company ?? '' };
      for (const body of [toHtml(mail!.message, sender), toText(mail!.message, sender)]) {
        for (const path of ['/order/attention', '/order/profile']) expect(body).toContain(path);
        expect(body).toContain(counts?.caption);
        expect(body).toContain(first?.facts[0]?.[0]);
      }
    }
  });

  it('[DOM-36] [DOM-10] tells no price to who may not see it', async () => {
    const user = test.fixture.lacking['price-view'];
    await want(user);
    const [mail] = await look();
    expect(mail?.message.tables).toHaveLength(2);
    expect(JSON.stringify(mail?.message)).not.toMatch(/84[.,]37/);
    expect(mail?.message.paragraphs).toHaveLength(1);
  });

  it('[DOM-36] is none where nothing needs them, or they have left since', async () => {
    const { lacking } = test.fixture;
    const { db } = test.database;
    const user = lacking.export;
    await want(user);
    await queueWeeklyMails(db, MONDAY);
    await db.updateTable('membership').set({ status: 'blocked' }).where('user_id', '=', user.id).execute();
    expect(await mails.next()).toEqual([]);
    await db
      .updateTable('membership')
      .set({ status: 'active', weekly_mailed_on: null })
      .where('user_id', '=', user.id)
      .execute();
    await db.deleteFrom('membership_role').where('user_id', '=', user.id).execute();
    await db.deleteFrom('client_module').execute();
    expect(await look()).toEqual([]);
  });
});
