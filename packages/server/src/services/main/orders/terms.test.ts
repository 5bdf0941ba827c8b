import {
  createOrder,
  type Endpoint,
  getOrder,
  getOrderRules,
  listOrders,
  type Order,
  submitOrder,
  withdrawOrder,
} from '@hireyard/contract';
import {
  getCompanyClient,
  getCompanyOrder,
  putCompanyClient,
  putOperatingCompany,
  type TermsVersions,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOptions, startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient, TestUser } from '../../../testing/fixture.ts';
import { enteredOrder, fixtureDepot } from '../../../testing/fixture-orders.ts';

const link = (name: string) => `https://terms.example/${name}`;
/** Its last version begins after today, which is 20 November 2026. */
const OF_COMPANY: TermsVersions = [
  { version: '2027', from: '2026-11-21', links: { nl: link('2027') } },
  { version: '2026', from: '2026-01-01', links: { nl: link('2026'), de: link('2026-de') } },
];
const STORED = OF_COMPANY.toReversed().map((one) => ({ ...one, fallbackLanguage: null }));

let test: TestApp;
let a: TestClient;
let b: TestClient;
let orderer: TestUser;
let depotId: string;
beforeAll(async () => {
  test = await startTestApp();
  ({ a, b, ofBoth: orderer } = test.fixture);
  depotId = await fixtureDepot(test.database.db);
});
afterAll(() => test.close());

const ofCompany = (terms: TermsVersions) => test.call(putOperatingCompany, { sample: { body: { terms } } });
const ofClient = ({ id, name }: TestClient, terms: TermsVersions) => {
  const rentalContact = { phone: '+31305550101', email: 'rental@hireyard.example' };
  const body = { name, customerNumber: `Customer-${id}`, rentalContact, terms };
  return test.call(putCompanyClient, { sample: { params: { externalId: `C-${id}` }, body } });
};
beforeEach(async () => {
  await ofCompany([]);
  await ofClient(a, []);
});

const send = async (endpoint: Endpoint, sample: CallOptions['sample'] & object, client = a) =>
  test.call(endpoint, { sample, client: client.uuid, token: await test.tokenOf(orderer) });
const order = (own: object = {}, { projectIds: [projectId] } = a) => ({
  body: enteredOrder({
    projectId,
    depotId,
    lines: [{ productCode: 'LIFT-10', quantity: 1, from: '2026-11-24', to: '2026-12-11', remark: null }],
    ...own,
  }),
});
const termsOf = async (client = a) =>
  (await send(getOrderRules, { query: { depot: depotId, lang: 'de' } }, client)).json().terms;
const DE_2026 = { version: '2026', language: 'de', link: link('2026-de') };

describe('an order', () => {
  it('[OP-66] is sent as before where the company has no terms', async () => {
    expect(await termsOf()).toBeNull();
    const sent = await send(createOrder, order());
    expect([sent.statusCode, sent.json()]).toMatchObject([201, { terms: null, acceptedTerms: null }]);
  });

  it('[OP-66] [DOM-101] is sent under the terms of its day alone, and says which to the client and the company', async () => {
    expect((await ofCompany(OF_COMPANY)).json().terms).toEqual(STORED);
    const { db } = test.database;
    const company = await db.selectFrom('operating_company').where('code', '=', 'NL').selectAll().executeTakeFirst();
    expect(await termsOf()).toEqual({
      ...{ version: '2026', from: '2026-01-01', links: { nl: link('2026'), de: link('2026-de') } },
      ...{ company: company?.legal_name ?? company?.name, fallbackLanguage: company?.language },
    });
    const count = async () => (await send(listOrders, { query: { size: '200' } })).json().items.length;
    const before = await count();
    for (const acceptedTerms of [
      undefined,
      null,
      { version: '2027', language: 'nl' },
      { version: '2026', language: 'pl' },
    ]) {
      const refused = await send(createOrder, order({ acceptedTerms }));
      expect([refused.statusCode, refused.json().type]).toEqual([409, 'terms-not-accepted']);
    }
    expect(await count()).toBe(before);
    const sent = await send(createOrder, order({ acceptedTerms: { version: '2026', language: 'de' } }));
    expect([sent.statusCode, sent.json().acceptedTerms]).toEqual([201, DE_2026]);
    const params = { id: sent.json().id };
    // Later terms change nothing of what was accepted.
    await ofCompany([]);
    expect((await send(getOrder, { params })).json()).toMatchObject({ terms: null, acceptedTerms: DE_2026 });
    expect((await test.call(getCompanyOrder, { sample: { params } })).json().acceptedTerms).toEqual(DE_2026);
  });

  it('[OP-66] that is a draft says what it is sent under, and accepts it anew after it was withdrawn', async () => {
    await ofCompany(OF_COMPANY);
    const { db } = test.database;
    const approval = (set: 'always' | 'none') =>
      db.updateTable('corporate_client').set({ approval: set }).where('id', '=', a.id).execute();
    await approval('always');
    const draft = (await send(createOrder, order({ submit: false }))).json() as Order;
    expect(draft).toMatchObject({ status: 'draft', terms: { version: '2026' }, acceptedTerms: null });
    const params = { id: draft.id };
    expect((await send(submitOrder, { params })).json().type).toBe('terms-not-accepted');
    const query = { termsVersion: '2026', termsLanguage: 'de' };
    const waiting = (await send(submitOrder, { params, query })).json();
    expect(waiting).toMatchObject({ status: 'pendingApproval', terms: null, acceptedTerms: DE_2026 });
    const withdrawn = (await send(withdrawOrder, { params })).json();
    expect(withdrawn).toMatchObject({ status: 'draft', terms: { version: '2026' }, acceptedTerms: null });
    await approval('none');
  });

  it('[OP-66] [DOM-101] of a client with terms of its own is sent under these, once they begin', async () => {
    await ofCompany(OF_COMPANY);
    const own = { version: 'Frame 7', from: '2026-11-20', links: { pl: link('own') } };
    await ofClient(a, [{ ...own, from: '2026-11-21' }]);
    expect(await termsOf()).toMatchObject({ version: '2026' });
    const written = (await ofClient(a, [own])).json();
    expect(written).toMatchObject({ outcome: 'changed', terms: [{ ...own, fallbackLanguage: null }] });
    expect((await ofClient(a, [own])).json().outcome).toBe('unchanged');
    const read = await test.call(getCompanyClient, { sample: { params: { externalId: `C-${a.id}` } } });
    expect(read.json().terms).toEqual(written.terms);
    expect(await termsOf()).toMatchObject({ version: 'Frame 7' });
    expect(await termsOf(b)).toMatchObject({ version: '2026' });
    const sent = await send(createOrder, order({ acceptedTerms: { version: 'Frame 7', language: 'pl' } }));
    expect(sent.json().acceptedTerms).toEqual({ version: 'Frame 7', language: 'pl', link: link('own') });
  });
});
