import { getAttention, getDocument } from '@hireyard/contract';
import {
  importCompanyClients,
  importCompanyContracts,
  importCompanyDepots,
  importCompanyInvoices,
  putCompanyInvoice,
} from '@hireyard/contract/backoffice';
import { startTestApp, type TestApp } from '../testing/app.ts';

export const fuel = { text: 'Diesel', quantity: '12.5', unit: 'l', price: '1.80', vatRate: '21' };
export const invoice = (number: string) => ({
  ...{ client: 'A', number, issuedOn: '2026-11-02', dueOn: '2026-12-02', contracts: ['K-A'], lines: [fuel] },
});

/** Starts a company whose clients A and B have a contract each, which its invoices name. */
export async function startInvoices(): Promise<TestApp> {
  const test = await startTestApp();
  const contact = { phone: '+31235550100', email: 'haarlem@hireyard.example' };
  const place = { line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
  const depot = { externalId: 'D', name: 'Haarlem', ...place, ...contact };
  await test.call(importCompanyDepots, { sample: { body: { items: [depot] } } });
  const clients = [test.fixture.a, test.fixture.b].map(({ id, name }, index) => ({
    ...{ externalId: 'AB'[index], name, customerNumber: `Customer-${id}`, rentalContact: contact },
  }));
  await test.call(importCompanyClients, { sample: { body: { items: clients } } });
  const contracts = ['A', 'B'].map((client) => ({
    externalId: `K-${client}`,
    client,
    number: `K-${client}`,
    depot: 'D',
  }));
  await test.call(importCompanyContracts, { sample: { body: { items: contracts } } });
  return test;
}

/** Calls about invoices, as the company's own systems and as A's administrator. */
export function invoiceCalls(app: () => TestApp) {
  const put = (externalId: string, body: object, query = {}) =>
    app().call(putCompanyInvoice, { sample: { params: { externalId }, query, body } });
  return {
    put,
    send: async (items: readonly object[], more: object = {}) =>
      (await app().call(importCompanyInvoices, { sample: { body: { items, ...more } } })).json().items,
    seen: async (id: string) => (await app().call(getDocument, { sample: { params: { id } } })).json(),
    errorsOf: async (externalId: string, body: object) => (await put(externalId, body)).json().errors,
    told: async (id: string) => {
      const notifications = app().database.db.selectFrom('notification').where('resource_id', '=', id);
      return (await notifications.select('id').execute()).length;
    },
    due: async () =>
      (await app().call(getAttention, { sample: { query: { size: '200' } } }))
        .json()
        .items.filter(({ cause }: { cause: string }) => cause === 'invoiceDue')
        .map(({ subject }: { subject: { name: string } }) => subject.name),
  };
}
