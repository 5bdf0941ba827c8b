import { getPersonalData, type PersonalData } from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLink } from '../auth/one-time-links.ts';
import { CLIENT_TABLES } from '../database/client/ownership.ts';
import type { Database } from '../database/tables.ts';
import { queueMail } from '../mail/queue.ts';
import { eraseUser } from '../operate/erase-user.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertFailedMail, insertImportEntry, insertImportRun } from '../testing/desk-samples.ts';
import { insertMachineAccount, insertUser, PASSWORD, type TestUser } from '../testing/fixture.ts';
import { insertAsset, insertImport } from '../testing/fixture-assets.ts';
import { insertAttention } from '../testing/fixture-attention.ts';
import { insertCalendarFeed } from '../testing/fixture-calendar.ts';
import { readDocument } from '../testing/fixture-documents.ts';
import { insertNotification } from '../testing/fixture-notifications.ts';
import { insertOrder } from '../testing/fixture-orders.ts';
import { insertActivity, insertAttachment, PNG } from '../testing/fixture-rentals.ts';
import { insertRequest } from '../testing/fixture-requests.ts';
import { insertSavedView } from '../testing/fixture-saved-views.ts';
import { PERSONAL_DATA, PERSONAL_TABLES } from './personal-data.ts';

/** Values unique to this person, to find leftovers anywhere. */
const EMAIL = 'zofia.nowak@private.example';
const MARKS = [
  EMAIL,
  'Zofia',
  'Nowakowska',
  '+48225550177',
  'Marked text',
  'MarkedBrowser',
  'MarkedSystem',
  'Marked GmbH',
];

let test: TestApp;
let db: Kysely<Database>;
let person: TestUser;
beforeAll(async () => {
  test = await startTestApp();
  db = test.database.db;
  person = await insertPerson();
});
afterAll(() => test.close());

/** Views the portal as the person, and has the person view it as somebody else. */
async function insertView(userId: string): Promise<void> {
  const { a, administrator, desk } = test.fixture;
  const view = { client_id: a.id, begun_at: test.now(), expires_at: test.now() };
  const ids = { id: crypto.randomUUID(), session_id: desk.sessionId, desk_user_id: desk.id, user_id: userId };
  await db
    .insertInto('desk_view')
    .values({ ...view, ...ids })
    .execute();
  const entry = { client_id: a.id, at: test.now(), resource: 'user', resource_id: administrator.id } as const;
  await db
    .insertInto('activity')
    .values({
      ...{ ...entry, id: crypto.randomUUID(), action: 'viewed', fields: [] },
      ...{ person_id: userId, person_name: 'Zofia Nowakowska' },
    })
    .execute();
  const seen = { ...entry, id: crypto.randomUUID(), action: 'viewed' as const, fields: [], resource_id: userId };
  await db
    .insertInto('activity')
    .values({ ...seen, person_id: desk.id, person_name: 'Dirk de Wit' })
    .execute();
}

/** Creates a member of A with a row in every table with personal data. */
async function insertPerson(): Promise<TestUser> {
  const { a, administrator } = test.fixture;
  const user = await insertUser(db, EMAIL, null, [{ client: a, rights: [], projects: [a.projectIds[0]] }]);
  // The fixture names roles after their only holder.
  const held = db.selectFrom('membership_role').select('role_id').where('user_id', '=', user.id);
  await db.updateTable('role').set({ name: 'Foreman' }).where('id', 'in', held).execute();
  const owner = { user_id: user.id, client_id: a.id };
  const names = { first_name: 'Zofia', last_name: 'Nowakowska', phone: '+48225550177' };
  await db.updateTable('app_user').set(names).where('id', '=', user.id).execute();
  await db
    .updateTable('membership')
    .set({ order_limit_amount: '1234.56', order_limit_currency: 'EUR', last_seen_at: test.now() })
    .where('user_id', '=', user.id)
    .execute();
  await db
    .updateTable('session')
    .set({ browser: 'MarkedBrowser', system: 'MarkedSystem' })
    .where('user_id', '=', user.id)
    .execute();
  await db.insertInto('known_device').values({ hash: 'digest', user_id: user.id, signed_in_at: test.now() }).execute();
  await makeLink(db, { userId: user.id, purpose: 'reset' }, test.now());
  await readDocument(db, user.id, a.documentId);
  const rights: ['desk.see'] = ['desk.see'];
  await db
    .insertInto('desk_account')
    .values({ user_id: user.id, op_co: 'NL', depot_id: null, rights, created_at: test.now() })
    .execute();
  const accountId = await insertMachineAccount(db, 'NL', 'digest');
  await db.updateTable('machine_account').set({ created_by: user.id }).where('id', '=', accountId).execute();
  await insertView(user.id);
  const feedbackId = crypto.randomUUID();
  await db
    .insertInto('feedback')
    .values({
      ...owner,
      id: feedbackId,
      kind: 'idea',
      body: 'Marked text',
      page: '/order/contact/depots',
      portal_version: '0.1.0',
      trace_id: 'trace',
      browser: 'MarkedBrowser',
      system: 'MarkedSystem',
      screenshot: PNG,
      screenshot_type: 'image/png',
      created_at: test.now(),
    })
    .execute();
  const prospectId = crypto.randomUUID();
  await db
    .insertInto('prospect')
    .values({
      ...names,
      id: prospectId,
      email: EMAIL,
      op_co: 'NL',
      company: 'Marked GmbH',
      vat_number: 'DE811193231',
      country: 'DE',
      language: 'pl',
      terms_accepted_at: test.now(),
    })
    .execute();
  await insertReadings(user.id);
  await insertCalendarFeed(db, a, user.id);
  await db.deleteFrom('attention_assignment').execute();
  await insertAttention(db, a.id, user.id, a.projectIds[0]);
  await insertSavedView(db, a, user.id, { name: 'Sent view', shared: true });
  await db
    .insertInto('inbox_acknowledgement')
    .values({
      ...{ client_id: a.id, resource: 'request', resource_id: a.requestId, since: test.now() },
      ...{ acknowledged_at: test.now(), by_name: 'Zofia Nowakowska', by_user_id: user.id },
    })
    .execute();
  await insertRequest(db, a, { writerId: user.id, label: 'Sent', projectId: a.projectIds[0] });
  await insertOrder(db, a, { ordererId: user.id, label: 'Sent', projectId: a.projectIds[0] });
  await insertActivity(db, a.id, a.projectIds[0], user.id);
  await insertAttachment(db, a.id, 'Sent', { resource: 'project', id: a.projectIds[0] }, user.id);
  await insertNotification(db, a.id, user.id, a.projectIds[0], true);
  const notificationId = await insertNotification(db, a.id, user.id, a.projectIds[0]);
  await db
    .insertInto('notification_setting')
    .values({ user_id: user.id, portal_off: ['comment'], mail_off: [], version: 1 })
    .execute();
  await queueMail(db, { template: 'notification', params: { notificationId } }, test.now());
  await queueMail(db, { template: 'feedback', params: { feedbackId } }, test.now());
  await queueMail(db, { template: 'prospect', params: { prospectId } }, test.now());
  await queueMail(db, { template: 'passwordReset', params: { email: EMAIL } }, test.now());
  await queueMail(db, { template: 'passwordChanged', params: { userId: user.id } }, test.now());
  await queueMail(db, { template: 'passwordChanged', params: { userId: administrator.id } }, test.now());
  const failed = { template: 'feedback', params: JSON.stringify({ feedbackId }) } as const;
  await insertFailedMail(db, { ...failed, to: 'rental@nl.example', subject: 'Zofia Nowakowska has an idea' });
  await insertFailedMail(db, { to: EMAIL, subject: 'Marked text', handled_at: test.now(), state: 'aside' });
  await insertFailedMail(db, { to: administrator.email });
  const run = await insertImportRun(db, { by_name: 'Zofia Nowakowska', by_user_id: user.id });
  await insertImportedUser(run.id, user.id);
  const answer = { key: 'k', body_hash: 'h', status: 200, body: `{"email":"${EMAIL}"}`, created_at: test.now() };
  await db
    .insertInto('idempotency_answer')
    .values({ ...answer, scope: JSON.stringify([user.id, a.id, 'putProfile']) })
    .execute();
  await db.updateTable('project').set({ created_by: user.id }).where('id', '=', a.projectIds[0]).execute();
  return user;
}

/** Notes that a run has changed the name of that user, and of another. */
async function insertImportedUser(runId: string, userId: string): Promise<void> {
  for (const [externalId, id] of [
    ['U-1', userId],
    ['U-2', test.fixture.administrator.id],
  ] as const) {
    const membership = db.selectFrom('membership').where('user_id', '=', id).select('record_uuid');
    const { record_uuid: row_id } = await membership.executeTakeFirstOrThrow();
    const key = { op_co: 'NL', kind: 'users', external_id: externalId } as const;
    await db
      .insertInto('external_key')
      .values({ ...key, row_id })
      .execute();
    const before = id === userId ? 'Zofia' : 'Ada';
    const fields = JSON.stringify({ firstName: { before, after: 'Wrong' } });
    await insertImportEntry(db, runId, { ...key, fields });
  }
}

/** Inserts an import and a reading by that user, one that another user declared void, and the reverse. */
async function insertReadings(userId: string): Promise<void> {
  const { a, administrator } = test.fixture;
  const byUser = { source: 'manual', entered_by: userId } as const;
  await insertImport(db, { clientId: a.id, userId, label: 'Imported by them' });
  for (const by of [
    { entered_by: userId, voided_by: administrator.id, reason: 'Sent by them' },
    { entered_by: administrator.id, voided_by: userId, reason: 'Declared by them' },
  ]) {
    const assetId = await insertAsset(db, a.id, by.reason);
    await db.updateTable('asset_reading_void').set(by).where('asset_id', '=', assetId).execute();
    if (by.entered_by === userId)
      await db.updateTable('asset_reading').set(byUser).where('asset_id', '=', assetId).execute();
  }
}

const tablesOf = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(db);
  return rows.map(({ name }) => name);
};
/** Returns all rows of the database as text. */
async function everything(): Promise<Map<string, string>> {
  const dump = new Map<string, string>();
  for (const name of await tablesOf()) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t
      order by 1`.execute(db);
    dump.set(name, rows.map(({ row }) => row).join('\n'));
  }
  return dump;
}
const tablesWith = (dump: ReadonlyMap<string, string>, text: string) =>
  [...dump].flatMap(([table, rows]) => (rows.includes(text) ? [table] : []));
const download = async (): Promise<PersonalData['data']> => {
  const answer = await test.call(getPersonalData, { token: await test.tokenOf(person), client: null });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PersonalData>().data;
};

describe('the list of personal data', () => {
  it('[DOM-25] names every column of its tables, and every table that refers to a user or names a person', async () => {
    const { rows: columns } = await sql<{ table: string; name: string }>`
      select table_name as "table", column_name as name from information_schema.columns
      where table_schema = 'public'`.execute(db);
    expect(PERSONAL_TABLES.length).toBeGreaterThan(10);
    for (const { table, columns: listed } of PERSONAL_TABLES) {
      const there = columns.filter((column) => column.table === table).map(({ name }) => name);
      expect(Object.keys(listed).toSorted(), table).toEqual(there.toSorted());
    }
    const { rows: references } = await sql<{ table: string; name: string }>`
      select c.conrelid::regclass::text as "table", a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'app_user'::regclass`.execute(db);
    expect(references.length).toBeGreaterThan(5);
    const isListed = (table: string) => Object.entries(PERSONAL_DATA).some(([name, is]) => name === table && is);
    const isEntry = ({ table, name }: { table: string; name: string }) =>
      /^(created|updated)_by$/.test(name) && 'audited' in (CLIENT_TABLES[table as keyof typeof CLIENT_TABLES] ?? {});
    expect(references.filter((one) => !isListed(one.table) && !isEntry(one))).toEqual([]);
    const personal = columns.filter(({ name }) => /email|phone|first_name|last_name|user_id|browser/.test(name));
    const others = [...new Set(personal.map(({ table }) => table))].filter((table) => !isListed(table));
    // Operating companies, clients, depots and the client's address book.
    expect(others.toSorted()).toEqual(['contact_person', 'corporate_client', 'depot', 'operating_company']);
  });
});

describe('a user’s own data', () => {
  it('[DOM-25] holds each column of the list, with names in place of ids, no secret and nobody else', async () => {
    const data = await download();
    for (const { section, columns } of PERSONAL_TABLES) {
      const [row] = data[section] ?? [];
      const names = Object.values(columns).flatMap((shown) =>
        shown === null ? [] : [typeof shown === 'string' ? shown : shown.name],
      );
      expect(Object.keys(row ?? {}).toSorted(), section).toEqual(names.toSorted());
    }
    const text = JSON.stringify(data);
    for (const mark of MARKS) expect(text).toContain(mark);
    expect(data).toMatchObject({
      account: [{ id: person.id, email: EMAIL }],
      access: [{ company: 'Alpha Bouw', orderLimit: '1234.56', seesSomeProjectsOnly: true }],
      roles: [{ company: 'Alpha Bouw', role: 'Foreman' }],
      projects: [{ company: 'Alpha Bouw', project: 'Alpha Bouw first project' }],
      documentsRead: [{ document: 'Alpha Bouw first CN-1' }],
      feedback: [{ text: 'Marked text', screenshot: PNG.toString('base64') }],
      files: [{ company: 'Alpha Bouw', name: 'Sent.png', attachedTo: 'project' }],
      readings: [{ company: 'Alpha Bouw', kind: 'cumulativeOperatingHours', value: '1284.5' }],
      requests: [{ number: 'R-2611-004', title: 'Sent request', project: 'Alpha Bouw first project' }],
      requestComments: [{ request: 'R-2611-004', text: 'Sent comment' }],
      orders: [{ number: 'O-2611-004', poNumber: 'Sent PO', project: 'Alpha Bouw first project' }],
      savedViews: [{ company: 'Alpha Bouw', list: 'documents', name: 'Sent view', shows: 'q=lift', shared: true }],
      entries: [
        { what: 'attachment' },
        { what: 'project', id: test.fixture.a.projectIds[0] },
        { what: 'rental_order' },
        { what: 'request' },
        { what: 'saved_view' },
      ],
    });
    expect(data.voidReadings?.map(({ reason }) => reason).toSorted()).toEqual(['Declared by them', 'Sent by them']);
    expect(data.mailsOnTheirWay).toHaveLength(5);
    expect(data.mailsThatFailed).toHaveLength(2);
    expect(text).not.toMatch(/admin@|digest|Beta Bau/);
    const hashes = await db.selectFrom('one_time_link').select('hash').where('user_id', '=', person.id).execute();
    expect(hashes).toHaveLength(1);
    for (const { hash } of hashes) expect(text).not.toContain(hash);
  });
});

describe('an erasure', () => {
  it('[DOM-25] is refused while the user has access anywhere, and for whom it does not know', async () => {
    const before = await everything();
    await expect(eraseUser(db, { email: ` ${EMAIL.toUpperCase()}`, id: null })).rejects.toThrow(
      `${EMAIL} has access to Alpha Bouw: deactivate it there first.`,
    );
    await expect(eraseUser(db, { email: 'nobody@a.example', id: null })).rejects.toThrow('There is no user nobody@');
    await expect(eraseUser(db, { email: null, id: 'x' })).rejects.toThrow('"x" is no id.');
    expect(await everything()).toEqual(before);
  });

  it('[DOM-25] leaves nothing of the person anywhere but who did what, twice as once, and touches nobody else', async () => {
    const { administrator } = test.fixture;
    const before = await everything();
    for (const mark of MARKS) expect(tablesWith(before, mark).length, mark).toBeGreaterThan(0);
    await db.updateTable('membership').set({ status: 'deactivated' }).where('user_id', '=', person.id).execute();
    // A person of the desk leaves it first.
    await db.deleteFrom('desk_account').where('user_id', '=', person.id).execute();
    const token = await test.tokenOf(person);
    expect(await eraseUser(db, { email: EMAIL, id: null })).toContain(person.id);

    const after = await everything();
    expect(await eraseUser(db, { email: null, id: person.id })).toContain(person.id);
    expect(await everything()).toEqual(after);
    for (const mark of MARKS) expect(tablesWith(after, mark), mark).toEqual([]);
    // Who viewed the portal as the person is somebody else.
    expect(tablesWith(after, 'Dirk de Wit')).toContain('activity');
    expect(tablesWith(after, person.id).toSorted()).toEqual([
      'activity',
      'activity_count',
      'app_user',
      'asset_reading',
      'asset_reading_void',
      'attachment',
      'feedback',
      'machine_account',
      'membership',
      'project',
      'rental_order',
      'rental_order_step',
      'request',
      'request_comment',
      'request_step',
    ]);
    const kept = await db
      .selectFrom('membership')
      .select(['first_name', 'last_name', 'name', 'email', 'status', 'order_limit_amount'])
      .where('user_id', '=', person.id)
      .execute();
    expect(kept).toEqual([
      {
        first_name: 'Former',
        last_name: 'user',
        name: 'Former user',
        email: `${person.id}@erased.invalid`,
        status: 'deactivated',
        order_limit_amount: null,
      },
    ]);
    const feedback = await db.selectFrom('feedback').select(['kind', 'body', 'screenshot']).execute();
    expect(feedback).toEqual([{ kind: 'idea', body: '', screenshot: null }]);
    expect((await test.call(getPersonalData, { token })).statusCode).toBe(401);
    const login = { method: 'POST', url: '/api/usermgmt/auth/login' } as const;
    const answer = await test.app.inject({ ...login, payload: { email: EMAIL, password: PASSWORD } });
    expect(answer.statusCode).toBe(401);

    await expect(eraseUser(db, { email: EMAIL, id: null })).rejects.toThrow(`There is no user ${EMAIL}.`);
    for (const table of ['session', 'document_read', 'mail'] as const)
      expect(after.get(table), table).toContain(administrator.id);
    expect(after.get('failed_mail')).toContain(administrator.email);
  });
});
