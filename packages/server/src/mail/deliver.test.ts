import { LANGUAGES } from '@hireyard/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RentalCompany } from '../http/rental-companies.ts';
import { sendInvitation } from '../services/usermgmt/invitation.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertDeskUser, insertInvited, insertUser, inviteMember } from '../testing/fixture.ts';
import { insertCalendarFeed } from '../testing/fixture-calendar.ts';
import { mailsOf, RENTAL_COMPANY, tokenIn } from '../testing/mails.ts';
import { RETRIES } from './deliver.ts';
import { toHtml, toText } from './message.ts';
import { queueMail } from './queue.ts';

const MINUTE = 60_000;
const PROSPECT = {
  op_co: 'NL',
  company: 'Bouw <b>& Zn.</b>',
  vat_number: 'NL004495445B01',
  country: 'NL',
  first_name: 'Ada',
  last_name: '"Bakker"',
  email: 'ada@bouw.example',
  phone: '+31205550123',
};
const lines: string[] = [];
let test: TestApp;
let invitedId: string;
beforeAll(async () => {
  test = await startTestApp({ log: { level: 'info', stream: { write: (line) => void lines.push(line) } } });
  const { db } = test.database;
  invitedId = await insertInvited(db, 'new@a.example', test.fixture.a, test.now());
  const named = (id: string, first_name: string, last_name: string) =>
    db.updateTable('app_user').set({ first_name, last_name }).where('id', '=', id);
  await named(test.fixture.administrator.id, 'Jan', 'Visser').execute();
  const zofia = { first_name: 'Zofia', last_name: 'Nowak', invited_language: 'pl' } as const;
  await db.updateTable('membership').set(zofia).where('user_id', '=', invitedId).execute();
});
afterAll(() => test.close());
beforeEach(async () => {
  lines.length = 0;
  await test.database.db.deleteFrom('mail').execute();
});

const invite = (db = test.database.db) =>
  sendInvitation(
    db,
    { userId: invitedId, clientId: test.fixture.a.id, invitedBy: test.fixture.administrator.id },
    test.now(),
  );
const queued = () => test.database.db.selectFrom('mail').selectAll().execute();

describe('a queued mail', () => {
  it('[OP-05] is sent once, by one of two processes, if what caused it has happened, and leaves no secret behind', async () => {
    const { db } = test.database;
    const undone = db.transaction().execute(async (trx) => {
      await invite(trx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await db.transaction().execute(invite);
    expect(JSON.stringify(await queued())).not.toMatch(/new@a|Nowak|Visser|#/);
    const one = mailsOf(test);
    const other = mailsOf(test);
    await Promise.all([one.deliver(), other.deliver()]);
    const sent = [...one.sent, ...other.sent];
    expect(sent).toMatchObject([
      {
        to: { name: 'Zofia Nowak', address: 'new@a.example' },
        language: 'pl',
        company: 'Hireyard NL',
        replyTo: 'rental@hireyard.example',
        message: {
          subject: 'Dostęp do portalu klienta Hireyard NL',
          paragraphs: [expect.stringContaining('Jan Visser (Alpha Bouw)'), expect.any(String)],
          // A week from Friday, 10:00 in Amsterdam.
          notes: [expect.stringContaining('27 listopada 2026 10:00'), expect.any(String)],
        },
      },
    ]);
    expect(await queued()).toEqual([]);
    const links = await db.selectFrom('one_time_link').selectAll().execute();
    expect(links.length).toBe(1);
    expect(JSON.stringify(links)).not.toContain(tokenIn(sent[0]));
    expect(lines.join('')).toContain('a mail was sent');
    expect(lines.join('')).not.toMatch(/example|Alpha|Nowak|Visser/);
  });

  it('[OP-05] that cannot be sent is tried again after growing times, and given up aloud', async () => {
    await invite();
    const error = Object.assign(new Error('new@a.example is busy'), { code: 'EENVELOPE', responseCode: 451 });
    const { deliver } = mailsOf(test, { transport: { send: () => Promise.reject(error), close: () => undefined } });
    await deliver();
    for (const wait of RETRIES) {
      test.advance(wait * MINUTE - 1);
      const before = await queued();
      expect(before.length).toBe(1);
      await deliver();
      expect(await queued()).toEqual(before);
      test.advance(1);
      await deliver();
    }
    expect(await queued()).toEqual([]);
    const told = lines.map((line) => JSON.parse(line)).filter(({ mail }) => mail === 'invitation');
    expect(told.length).toBe(RETRIES.length + 1);
    expect(told.at(-1)).toMatchObject({ level: 50, attempts: RETRIES.length + 1, responseCode: 451 });
    expect(lines.join('')).not.toContain('new@a.example');
  });

  it('[OP-05] is given up at once where there is no such mailbox', async () => {
    await invite();
    const error = Object.assign(new Error(), { code: 'EENVELOPE', responseCode: 550 });
    await mailsOf(test, { transport: { send: () => Promise.reject(error), close: () => undefined } }).deliver();
    expect(await queued()).toEqual([]);
    expect(lines.join('')).toContain('a mail was given up');
  });

  it('[OP-60] is kept with the invitation that it was to bring, and not with a later one', async () => {
    const { db } = test.database;
    const member = { userId: invitedId, clientId: test.fixture.a.id };
    const failedAt = async () => {
      const rows = db.selectFrom('membership').select('invitation_failed_at').where('user_id', '=', invitedId);
      return (await rows.executeTakeFirstOrThrow()).invitation_failed_at;
    };
    const error = Object.assign(new Error(), { code: 'EENVELOPE', responseCode: 550 });
    const refusing = { send: () => Promise.reject(error), close: () => undefined };
    await inviteMember(db, member, test.now());
    await invite();
    await mailsOf(test, { transport: refusing }).deliver();
    expect(await failedAt()).toEqual(test.now());

    // The same invitation is sent again, as from the desk, and arrives.
    await invite();
    await mailsOf(test).deliver();
    expect(await failedAt()).toBeNull();

    // A colleague invites again while the former mail still waits.
    await invite();
    test.advance(1);
    await inviteMember(db, member, test.now());
    await db.updateTable('membership').set({ invitation_failed_at: null }).where('user_id', '=', invitedId).execute();
    await mailsOf(test, { transport: refusing }).deliver();
    expect(await failedAt()).toBeNull();
  });

  it('[OP-05] whose process died while sending it is sent by another, two minutes later', async () => {
    await invite();
    const dead = mailsOf(test, { transport: { send: () => new Promise(() => undefined), close: () => undefined } });
    void dead.deliver();
    const other = mailsOf(test);
    await expect.poll(async () => (await queued())[0]?.attempts).toBe(1);
    expect(await other.next()).toEqual([]);
    test.advance(2 * MINUTE);
    expect((await other.next()).length).toBe(1);
  });

  it('[OP-05] waits aloud where the operating company of a registration has no address', async () => {
    const { db } = test.database;
    const prospectId = crypto.randomUUID();
    await db
      .insertInto('prospect')
      .values({ ...PROSPECT, id: prospectId, language: 'nl', terms_accepted_at: test.now() })
      .execute();
    await queueMail(db, { template: 'prospect', params: { prospectId } }, test.now());
    expect(await mailsOf(test, { companies: async () => [] }).next()).toEqual([]);
    expect(lines.join('')).toContain('NO_RENTAL_CONTACT');
    test.advance(MINUTE);
    expect((await mailsOf(test).next()).length).toBe(1);
  });

  it('[OP-05] is answered to the operating company of its client, and never to another one', async () => {
    const { db } = test.database;
    const contactOf = (email: string) =>
      db.updateTable('corporate_client').set({ rental_email: email }).where('id', '=', test.fixture.a.id).execute();
    const first = { ...RENTAL_COMPANY, code: 'PL', contact: { ...RENTAL_COMPANY.contact, email: 'other@b.example' } };
    const replyTo = async (companies: readonly RentalCompany[]) => {
      await invite();
      return (await mailsOf(test, { companies: async () => companies }).next()).map((mail) => mail.replyTo);
    };
    await contactOf('');
    expect(await replyTo([first, RENTAL_COMPANY])).toEqual([RENTAL_COMPANY.contact.email]);
    expect(await replyTo([first])).toEqual([null]);
    await contactOf('rental@hireyard.example');
  });

  it('[OP-05] goes to nobody who has lost their access in the meantime', async () => {
    await invite();
    const { db } = test.database;
    await db.updateTable('app_user').set({ status: 'deactivated' }).where('id', '=', invitedId).execute();
    expect(await mailsOf(test).next()).toEqual([]);
    expect(await queued()).toEqual([]);
    await db.updateTable('app_user').set({ status: 'invited' }).where('id', '=', invitedId).execute();
  });

  it('[DOM-07] [OP-05] invites nobody whose invitation is over, accepted or withdrawn, and ends with it when it is late', async () => {
    const { db } = test.database;
    const membership = db.updateTable('membership').where('user_id', '=', invitedId);
    const sentTo = async () => {
      await invite();
      return mailsOf(test).next();
    };
    for (const status of ['active', 'blocked', 'deactivated'] as const) {
      await membership.set({ status }).execute();
      expect(await sentTo(), status).toEqual([]);
    }
    await membership.set({ status: 'invited' }).execute();
    const soon = new Date(test.now().getTime() + 5 * MINUTE);
    await membership.set({ invitation_expires_at: soon }).execute();
    const [late] = await sentTo();
    const { expires_at: expiresAt } = await db
      .selectFrom('one_time_link')
      .select('expires_at')
      .where('user_id', '=', invitedId)
      .where('purpose', '=', 'invitation')
      .executeTakeFirstOrThrow();
    expect([tokenIn(late), expiresAt]).toEqual([expect.any(String), soon]);
    test.advance(5 * MINUTE);
    expect(await sentTo()).toEqual([]);
    await inviteMember(db, { userId: invitedId, clientId: test.fixture.a.id }, test.now());
  });
});

/** Templates in the language of the operating company. */
const TO_COMPANY: readonly string[] = ['feedback', 'prospect'];

it('[OP-05] every mail is whole in each language, as text and as HTML that escapes what it quotes', async () => {
  const { db } = test.database;
  const { fixture } = test;
  const prospectId = crypto.randomUUID();
  const { id: userId, email } = await insertUser(db, 'six@a.example', null, [{ client: fixture.a, rights: [] }]);
  await inviteMember(db, { userId, clientId: fixture.a.id }, test.now());
  const feedbackId = crypto.randomUUID();
  await db
    .insertInto('feedback')
    .values({
      id: feedbackId,
      client_id: fixture.a.id,
      user_id: userId,
      kind: 'idea',
      body: 'A <b>map</b>',
      page: '/order/contact/depots',
      portal_version: '0.1.0',
      created_at: test.now(),
    })
    .execute();
  const mails = mailsOf(test);
  const subjects = new Set<string>();
  for (const language of LANGUAGES) {
    await db.deleteFrom('prospect').execute();
    await db
      .insertInto('prospect')
      .values({
        ...PROSPECT,
        id: prospectId,
        language,
        terms_accepted_at: test.now(),
      })
      .execute();
    await db
      .updateTable('app_user')
      .set({ language, first_name: '<Ada>' })
      .where('id', 'in', [userId, invitedId])
      .execute();
    await db
      .updateTable('membership')
      .set({ invited_language: language, first_name: '<Ada>' })
      .where('user_id', '=', invitedId)
      .execute();
    await invite();
    const invitation = { userId, clientId: fixture.a.id, invitedBy: null };
    await queueMail(db, { template: 'invitation', params: invitation }, test.now());
    await queueMail(db, { template: 'passwordReset', params: { email } }, test.now());
    await queueMail(db, { template: 'passwordChanged', params: { userId } }, test.now());
    await queueMail(db, { template: 'prospect', params: { prospectId } }, test.now());
    await queueMail(db, { template: 'prospectReceived', params: { prospectId } }, test.now());
    await queueMail(db, { template: 'feedback', params: { feedbackId } }, test.now());
    const sent = await mails.next();
    expect(sent.map((mail) => mail.template).toSorted(), language).toEqual([
      'feedback',
      'invitation',
      'invitation',
      'passwordChanged',
      'passwordReset',
      'prospect',
      'prospectReceived',
    ]);
    for (const mail of sent) {
      const [html, text] = [toHtml(mail.message, mail), toText(mail.message, mail)];
      if (!TO_COMPANY.includes(mail.template)) expect(mail.language).toBe(language);
      expect(html).toContain(`<html lang="${mail.language}">`);
      for (const body of [html, text, mail.message.subject]) expect(body).not.toMatch(/\{\{|undefined|\[object/);
      expect(html).not.toMatch(/<b>|<Ada>/);
      if (mail.template === 'prospectReceived') {
        // Anybody can enter any address: its owner reads nothing of what a stranger wrote.
        const { company, first_name, last_name, vat_number, phone } = PROSPECT;
        expect(mail.to.name).toBe('');
        for (const entered of [company, first_name, last_name, vat_number, phone, 'Zn.']) {
          for (const body of [html, text, mail.message.subject]) expect(body).not.toContain(entered);
        }
      } else expect(text).toMatch(mail.template === 'prospect' ? /Bouw <b>& Zn\.<\/b>/ : /<Ada>/);
      const { url } = mail.message.action ?? {};
      if (url) for (const body of [html, text]) expect(body).toContain(url);
      subjects.add(mail.message.subject);
    }
  }
  // The mail tells users with a calendar feed that it still works.
  const changed = async () => {
    await queueMail(db, { template: 'passwordChanged', params: { userId } }, test.now());
    return (await mails.next()).map(({ message }) => message.paragraphs.length);
  };
  expect(await changed()).toEqual([2]);
  const feed = await insertCalendarFeed(db, fixture.a, userId);
  expect(await changed()).toEqual([3]);
  await db.deleteFrom('calendar_feed').where('id', '=', feed).execute();
  // Six kinds in six languages. Mails to the rental company have only its own language.
  expect(subjects.size).toBe(5 * 6 + TO_COMPANY.length);
});

it('[OP-42] the company that sends a mail about an account is one that its owner has accepted, or works for', async () => {
  const { db } = test.database;
  const { fixture } = test;
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await db.insertInto('operating_company').values(de).execute();
  const DE: RentalCompany = {
    ...{ code: 'DE', name: 'Hireyard Deutschland', language: 'de' },
    contact: { phone: '+49305550100', email: 'miete@de.example' },
    brand: { mailFrom: 'portal@de.example' },
  };
  const clientOf = async (opCo: string, name: string, archived = false) => {
    const client = { external_uuid: crypto.randomUUID(), name, customer_number: name, op_co: opCo, archived };
    const contact = { rental_phone: '', rental_email: 'stranger@de.example' };
    return db
      .insertInto('corporate_client')
      .values({ ...client, ...contact, show_prices: true, blocked: false })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow();
  };
  const stranger = { ...(await clientOf('DE', 'AAA')), projectIds: [] as never };
  const archived = { ...(await clientOf('DE', 'AAB', true)), projectIds: [] as never };
  const mails = mailsOf(test, { companies: async () => [RENTAL_COMPANY, DE] });
  const senderTo = async ({ id: userId, email }: { id: string; email: string }) => {
    await queueMail(db, { template: 'passwordReset', params: { email } }, test.now());
    await queueMail(db, { template: 'passwordChanged', params: { userId } }, test.now());
    const [one, other, ...more] = (await mails.next()).map(({ company, from, replyTo }) => ({
      company,
      from,
      replyTo,
    }));
    expect([other, more]).toEqual([one, []]);
    return one;
  };
  const member = await insertUser(db, 'sender@a.example', null, [{ client: fixture.a, rights: [] }]);
  await inviteMember(db, { userId: member.id, clientId: stranger.id }, test.now());
  await db.insertInto('membership').values({ user_id: member.id, client_id: archived.id }).execute();
  const ofA = { company: 'Hireyard NL', from: undefined, replyTo: 'rental@hireyard.example' };
  expect(await senderTo(member)).toEqual(ofA);
  const nobody = await insertUser(db, 'nobody@a.example', null, []);
  await inviteMember(db, { userId: nobody.id, clientId: stranger.id }, test.now());
  expect(await senderTo(nobody)).toEqual({
    ...{ company: RENTAL_COMPANY.name, from: undefined, replyTo: RENTAL_COMPANY.contact.email },
  });
  const desk = await insertDeskUser(db, 'sender@desk.example', null, { opCo: 'DE' });
  expect(await senderTo(desk)).toEqual({
    company: 'Hireyard DE',
    from: 'portal@de.example',
    replyTo: 'miete@de.example',
  });
});
