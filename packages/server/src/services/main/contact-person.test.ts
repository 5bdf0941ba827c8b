import {
  archiveContactPerson,
  type BodyInput,
  type ContactPersonDetail,
  createContactPerson,
  type Endpoint,
  getContactPerson,
  listContactPersons,
  putContactPerson,
  restoreContactPerson,
} from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import type { Sample } from '../../testing/samples.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Edit = BodyInput<typeof createContactPerson>;
const entered = (own: Partial<Edit> = {}): Edit => ({
  firstName: ' Jo ',
  lastName: 'Vos',
  email: null,
  phone: '+31 20 555 0177',
  functions: ['invoice', 'site', 'site'],
  language: 'nl',
  ...own,
});
const send = async (endpoint: Endpoint, sample: Sample, user: TestUser = test.fixture.administrator, version = 1) =>
  test.call(endpoint, {
    sample,
    token: await test.tokenOf(user),
    headers: endpoint.ifMatch ? { 'if-match': `"${version}"` } : {},
  });
const create = async (own?: Partial<Edit>): Promise<ContactPersonDetail> =>
  (await send(createContactPerson, { body: entered(own) })).json();
const read = async (id: string, user?: TestUser): Promise<ContactPersonDetail> =>
  (await send(getContactPerson, { params: { id } }, user)).json();

describe('a contact person', () => {
  it('[DOM-15] is stored as the rules write it, and answered as a read does', async () => {
    const answer = await send(createContactPerson, { body: entered({ email: 'Jo@Site.Example' }) });
    expect(answer.statusCode).toBe(201);
    const person = answer.json();
    expect(person).toMatchObject({
      firstName: 'Jo',
      email: 'jo@site.example',
      phone: '+31 20 555 0177',
      functions: ['site', 'invoice'],
      status: 'active',
      projects: { items: [], total: 0 },
      actions: ['edit', 'archive'],
      version: 1,
    });
    expect(await read(person.id)).toEqual(person);
    const stored = test.database.db.selectFrom('contact_person').select('phone').where('id', '=', person.id);
    expect(await stored.execute()).toEqual([{ phone: '+31205550177' }]);
  });

  it('[DOM-15] is found by a part of the number in national form, as it is dialed and as it is stored', async () => {
    const { id } = await create({ lastName: 'Dialed', phone: '+31 20 555 0642' });
    const { items } = (await send(listContactPersons, { query: { q: 'Dialed' } })).json();
    expect(items.map((item: { id: string }) => item.id)).toEqual([id]);
    for (const q of [
      '020 555 0642',
      '020-5550642',
      '(020) 555 06 42',
      '+31 (0)20 555 0642',
      '0031205550642',
      '+31205550642',
    ]) {
      const found = (await send(listContactPersons, { query: { q } })).json().items;
      expect(
        found.map((item: { id: string }) => item.id),
        q,
      ).toEqual([id]);
    }
    expect((await send(listContactPersons, { query: { q: '020 555 0643' } })).json().items).toEqual([]);
  });

  it('[DOM-15] needs an e-mail address or a phone number, and an address that nobody else of the client has', async () => {
    const none = await send(createContactPerson, { body: entered({ phone: null }) });
    expect([none.statusCode, none.json().errors]).toEqual([422, [{ pointer: '/email', code: 'email-or-phone' }]]);
    const { id } = await create({ email: 'one@site.example' });
    const taken = { pointer: '/email', code: 'taken' };
    const again = await send(createContactPerson, { body: entered({ email: 'ONE@site.example' }) });
    expect(again.json().errors).toEqual([taken]);
    const other = await create();
    const moved = await send(putContactPerson, {
      params: { id: other.id },
      body: entered({ email: 'one@site.example' }),
    });
    expect(moved.json().errors).toEqual([taken]);
    const own = await send(putContactPerson, { params: { id }, body: entered({ email: 'one@site.example' }) });
    expect([own.statusCode, own.json().version]).toEqual([200, 2]);
    // The same address at another client.
    const { b, administratorOfB } = test.fixture;
    const elsewhere = await test.call(createContactPerson, {
      sample: { body: entered({ email: 'one@site.example' }) },
      token: await test.tokenOf(administratorOfB),
      client: b.uuid,
    });
    expect(elsewhere.statusCode).toBe(201);
  });

  it('is edited against the version that was read', async () => {
    const { id } = await create();
    const edit = await send(putContactPerson, { params: { id }, body: entered({ lastName: 'Visser' }) });
    expect(edit.json()).toMatchObject({ lastName: 'Visser', version: 2 });
    const late = await send(putContactPerson, { params: { id }, body: entered({ lastName: 'Late' }) });
    expect([late.statusCode, (await read(id)).lastName]).toEqual([412, 'Visser']);
  });

  it('is archived and restored, by who manages contact persons', async () => {
    const { id } = await create({ lastName: 'Archivable' });
    const listed = async (status: string) =>
      (await send(listContactPersons, { query: { status, q: 'archivable' } })).json().items.length;
    expect((await send(archiveContactPerson, { params: { id } })).json()).toMatchObject({
      status: 'archived',
      actions: ['edit', 'restore'],
    });
    expect([await listed('active'), await listed('archived')]).toEqual([0, 1]);
    expect((await send(restoreContactPerson, { params: { id } })).json()).toMatchObject({
      status: 'active',
      version: 3,
    });
    const reader = test.fixture.lacking['manage-contact-persons'];
    expect((await read(id, reader)).actions).toEqual([]);
  });

  it('[DOM-11] names the projects whose site contact they are, of those that the reader sees', async () => {
    const { a, confined } = test.fixture;
    const [first, second] = a.projectIds;
    const { site_contact_id: id } = await test.database.db
      .selectFrom('project')
      .select('site_contact_id')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    await test.database.db.updateTable('project').set({ site_contact_id: id }).where('id', '=', second).execute();
    const projects = async (user?: TestUser) => (await read(String(id), user)).projects;
    expect((await projects()).items.map((project) => project.id)).toEqual([first, second]);
    expect(await projects(confined)).toMatchObject({ items: [{ id: first }], total: 1 });
    // Archived persons stay with both projects.
    await send(archiveContactPerson, { params: { id: String(id) } });
    expect((await projects()).total).toBe(2);
  });
});
