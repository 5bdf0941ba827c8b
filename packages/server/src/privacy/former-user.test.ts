import {
  getAsset,
  getOrder,
  getRequest,
  LANGUAGES,
  type Language,
  listActivity,
  listActivityFacets,
  listOrders,
  listOrdersExport,
  listOrdersFacets,
  listRequests,
  listUsers,
  search,
} from '@hireyard/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../mail/compose.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertUser, type TestUser } from '../testing/fixture.ts';
import { insertNotification } from '../testing/fixture-notifications.ts';
import { insertOrder } from '../testing/fixture-orders.ts';
import { insertActivity } from '../testing/fixture-rentals.ts';
import { insertRequest } from '../testing/fixture-requests.ts';
import { RENTAL_COMPANY } from '../testing/mails.ts';
import { erasePersonalData } from './erase.ts';

const NAMES: Readonly<Record<Language, string>> = {
  'en-US': 'Former user',
  de: 'Ehemaliger Benutzer',
  nl: 'Voormalige gebruiker',
  fr: 'Ancien utilisateur',
  pl: 'Były użytkownik',
  hu: 'Korábbi felhasználó',
};

let test: TestApp;
let person: TestUser;
let orderId: string;
let requestId: string;
let assetId: string;
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const { a } = test.fixture;
  person = await insertUser(db, 'zofia@private.example', null, [
    { client: a, rights: [], projects: [a.projectIds[0]] },
  ]);
  const projectId = a.projectIds[0];
  orderId = await insertOrder(db, a, { ordererId: person.id, label: 'Gone', projectId });
  requestId = (await insertRequest(db, a, { writerId: person.id, label: 'Gone', projectId })).id;
  await insertActivity(db, a.id, projectId, person.id);
  const asset = await db.selectFrom('asset').where('client_id', '=', a.id).select('id').executeTakeFirstOrThrow();
  assetId = asset.id;
  await db
    .insertInto('asset_reading_void')
    .values({
      ...{
        id: crypto.randomUUID(),
        client_id: a.id,
        asset_id: assetId,
        kind: 'cumulativeOperatingHours',
        value: '9000',
      },
      ...{ read_at: test.now(), entered_by: null, voided_by: person.id, voided_at: test.now(), reason: null },
    })
    .execute();
  await erasePersonalData(db, person);
  // Another user with this name is not erased.
  const namesake = await insertUser(db, 'former@a.example', null, [{ client: a, rights: [] }]);
  await db
    .updateTable('app_user')
    .set({ first_name: 'Former', last_name: 'user' })
    .where('id', '=', namesake.id)
    .execute();
});
afterAll(() => test.close());

const ask = async (endpoint: Parameters<TestApp['call']>[0], sample: object) => {
  const answer = await test.call(endpoint, { sample });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};

describe.each(LANGUAGES)('who was erased, read in %s', (language) => {
  const name = NAMES[language];
  beforeEach(async () => {
    const of = test.database.db.updateTable('app_user').set({ language });
    await of.where('id', '=', test.fixture.administrator.id).execute();
  });

  it('[DOM-25] [I18N-01] has a name of that language wherever they did something', async () => {
    const them = { id: person.id, name };
    const order = (await ask(getOrder, { params: { id: orderId } })).json();
    expect(order.orderer).toEqual(them);
    expect((await ask(getRequest, { params: { id: requestId } })).json().writer).toEqual(them);
    const { voidReadings } = (await ask(getAsset, { params: { id: assetId } })).json();
    expect(voidReadings).toMatchObject([{ voidedBy: them }]);
    for (const [endpoint, of] of [
      [listOrders, 'orderer'],
      [listRequests, 'writer'],
      [listActivity, 'actor'],
    ] as const) {
      const people = (await ask(endpoint, { query: { size: '100' } })).json().items.map((item: never) => item[of]);
      expect(people, endpoint.id).toContainEqual(them);
    }
    for (const [endpoint, facet] of [
      [listOrdersFacets, 'orderer'],
      [listActivityFacets, 'actor'],
    ] as const) {
      const { facets } = (await ask(endpoint, { query: {} })).json();
      expect(facets[facet], endpoint.id).toContainEqual(expect.objectContaining({ value: person.id, label: name }));
      const chosen = (await ask(endpoint, { query: { [facet]: person.id, q: 'nothing' } })).json().facets[facet];
      expect(chosen, endpoint.id).toContainEqual(expect.objectContaining({ value: person.id, label: name }));
    }
  });

  it('[DOM-25] [DOM-21] is called so in the list of users, in a search, in a file and in a mail', async () => {
    const users = (await ask(listUsers, { query: { size: '100' } })).json().items;
    const [first, last] = name.split(' ');
    expect(users).toContainEqual(expect.objectContaining({ id: person.id, firstName: first, lastName: last }));
    const others = users.filter((user: { email: string }) => user.email === 'former@a.example');
    expect(others).toEqual([expect.objectContaining({ firstName: 'Former', lastName: 'user' })]);
    const hits = (await ask(search, { query: { q: 'former' } })).json().items;
    expect(hits).toContainEqual(expect.objectContaining({ id: person.id, subject: expect.objectContaining({ name }) }));
    const file = await ask(listOrdersExport, { query: { format: 'csv', lang: language } });
    expect(file.body).toContain(name);

    const { db } = test.database;
    const { a, administrator } = test.fixture;
    const notificationId = await insertNotification(db, a.id, administrator.id, a.projectIds[0]);
    await db.updateTable('notification').set({ actor_id: person.id }).where('id', '=', notificationId).execute();
    const context = { db, now: test.now(), publicUrl: 'https://portal.example', companies: [RENTAL_COMPANY] };
    const mail = await compose('notification', { notificationId }, context);
    expect(mail?.message.paragraphs.join(' ')).toContain(name);
  });
});
