import { type Endpoint, LANGUAGES, listAssets, listContractLines, listDocuments } from '@hireyard/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { notifyMembers } from '../database/client/notify.ts';
import { ORIGIN, startTestApp, type TestApp } from '../testing/app.ts';
import { insertUser, type TestUser } from '../testing/fixture.ts';
import { insertInvoice } from '../testing/fixture-documents.ts';
import { mailsOf } from '../testing/mails.ts';
import { toHtml, toText } from './message.ts';
import { PAGES } from './notification-list-mail.ts';
import { LISTED_KINDS } from './queue.ts';
import { fill, MAIL_TEXTS } from './texts.ts';

let test: TestApp;
let reader: TestUser;
let mails: ReturnType<typeof mailsOf>;
beforeAll(async () => {
  test = await startTestApp();
  const rights = ['contract-view', 'document-view', 'invoice-view', 'asset-view'] as const;
  const [project] = test.fixture.a.projectIds;
  const access = { client: test.fixture.a, rights: [...rights] };
  reader = await insertUser(test.database.db, 'told@a.example', null, [{ ...access, projects: [project] }]);
  mails = mailsOf(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.deleteFrom('mail').execute();
  await test.database.db.deleteFrom('notification').execute();
});

/** List endpoints of the pages. */
const LISTS: Readonly<Record<string, Endpoint>> = {
  '/order/contracts': listContractLines,
  '/order/documents': listDocuments,
  '/asset/assets': listAssets,
};
const FIVE_MINUTES = 5 * 60_000;
/** Inserts overdue invoices and notifies the user of them in batches. */
async function tellOfInvoices(numbers: readonly string[], projectId = test.fixture.a.projectIds[0]): Promise<string[]> {
  const { db } = test.database;
  const { a } = test.fixture;
  const ids: string[] = [];
  for (const number of numbers) {
    const id = await insertInvoice(db, a.id, { projectId, net: '300.00', currency: 'EUR', on: '2026-10-20' });
    await db.updateTable('document').set({ number, due_on: '2026-11-19' }).where('id', '=', id).execute();
    const notice = { kind: 'invoiceOverdue', userIds: [reader.id], subject: { resource: 'document', id } } as const;
    await db.transaction().execute((trx) => notifyMembers(trx, { clientId: a.id, userId: null }, notice, test.now()));
    ids.push(id);
  }
  return ids;
}
async function sent() {
  expect(await mails.next()).toEqual([]);
  test.advance(FIVE_MINUTES);
  return mails.next();
}
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index).padStart(2, '0')}`);

it('[DOM-20] everything of a kind that the clock tells of at once is one mail', async () => {
  await tellOfInvoices(['I-2', 'I-1', 'I-3']);
  const all = await sent();
  expect(all.map(({ template }) => template)).toEqual(['notificationList']);
  const [mail] = all;
  expect(mail?.message).toMatchObject({
    subject: 'Alpha Bouw: overdue invoices: 3',
    facts: [
      ['I-1', '19 November 2026'],
      ['I-2', '19 November 2026'],
      ['I-3', '19 November 2026'],
    ],
  });
  expect(mail?.message.action?.url).toBe(`${ORIGIN}/order/documents?status=overdue&client=${test.fixture.a.uuid}`);
});

it('[DOM-20] a mail names twenty things and counts the others', async () => {
  await tellOfInvoices(numbered('M', 23));
  const [mail] = await sent();
  expect(mail?.message.subject).toBe('Alpha Bouw: overdue invoices: 23');
  expect(mail?.message.facts).toHaveLength(21);
  expect(mail?.message.facts?.at(-1)).toEqual(['Further ones in the portal', '3']);
});

it('[DOM-20] a single thing has the mail of its own, with a link to it', async () => {
  const [id] = await tellOfInvoices(['S-1']);
  const [mail, ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail?.message.subject).toBe('S-1: overdue');
  expect(mail?.message.action?.url).toBe(`${ORIGIN}/order/documents/${id}?client=${test.fixture.a.uuid}`);
});

it('[DOM-11] [DOM-20] names nothing that its reader may not see, nor what has been settled meanwhile', async () => {
  const { db } = test.database;
  const [, elsewhere] = test.fixture.a.projectIds;
  await tellOfInvoices(['F-1', 'F-2'], elsewhere);
  const [settled] = await tellOfInvoices(['P-1', 'O-1', 'O-2']);
  await db.updateTable('document').set({ status: 'paid', due: '0.00' }).where('id', '=', settled!).execute();
  const [mail] = await sent();
  expect(mail?.message.facts?.map(([name]) => name)).toEqual(['O-1', 'O-2']);
  expect(JSON.stringify(mail)).not.toMatch(/F-1|F-2|P-1/);
  // No notification is left.
  await tellOfInvoices(['F-3', 'F-4'], elsewhere);
  expect(await sent()).toEqual([]);
});

it.each(LANGUAGES)('[DOM-20] is whole in %s', async (language) => {
  await test.database.db.updateTable('app_user').set({ language }).where('id', '=', reader.id).execute();
  await tellOfInvoices(numbered(language, 21));
  const [mail] = await sent();
  expect(mail?.language).toBe(language);
  if (!mail) throw new Error('there is no mail');
  const bodies = [toHtml(mail.message, mail), toText(mail.message, mail), mail.message.subject];
  for (const body of bodies) expect(body).not.toMatch(/\{\{|undefined|\[object/);
  for (const kind of LISTED_KINDS) {
    const { subject, text } = MAIL_TEXTS[language].notification[kind].list;
    expect(fill(subject, { client: 'Alpha', count: '7' })).toMatch(/Alpha.*7$/);
    expect(fill(text, { client: 'Alpha' })).toContain('Alpha');
  }
});

it.each(LISTED_KINDS)('[DOM-20] %s leads to a list that there is', async (kind) => {
  const { pathname, searchParams } = new URL(PAGES[kind], 'https://portal.example');
  const endpoint = LISTS[pathname];
  if (!endpoint) throw new Error(`${pathname} is no list`);
  const token = await test.tokenOf(reader);
  expect(searchParams.size).toBeGreaterThan(0);
  for (const [name, value] of searchParams) {
    const answer = await test.call(endpoint, { token, sample: { query: { [name]: value } } });
    expect(answer.statusCode, answer.body).toBe(200);
  }
});
