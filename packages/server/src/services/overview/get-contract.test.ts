import { type Contract, getContract } from '@hireyard/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { confine, type TestUser } from '../../testing/fixture.ts';
import { insertExplained } from '../../testing/fixture-bills.ts';

let test: TestApp;
let invoice: Awaited<ReturnType<typeof readInvoice>>;
const readInvoice = (id: string) =>
  test.database.db
    .selectFrom('document')
    .where('id', '=', id)
    .select(['id', 'number', 'type', 'status', 'net', 'gross', 'due', 'currency', 'issued_on', 'due_on'])
    .executeTakeFirstOrThrow();
beforeAll(async () => {
  test = await startTestApp();
  invoice = await readInvoice(await insertExplained(test.database.db, test.fixture.a));
});
afterAll(() => test.close());

/** Returns the invoice ids of the billed periods, as this user reads them. */
const invoicesRead = async (user: TestUser): Promise<(string | null)[]> => {
  const sample = { params: { id: test.fixture.a.contractId } };
  const contract: Contract = (await test.call(getContract, { sample, token: await test.tokenOf(user) })).json();
  const billed = contract.lines
    .flatMap(({ periods }) => periods)
    .filter((period) => period.invoiceNumber === invoice.number);
  expect(billed.length).toBeGreaterThan(0);
  return [...new Set(billed.map((period) => period.invoiceId))];
};

it('[RT-09] names the invoice of a billing period, of the same client', async () => {
  const { db } = test.database;
  const { a, administrator } = test.fixture;
  const { id, number, ...own } = invoice;
  // Invoice numbers are unique within an operating company.
  await db
    .insertInto('operating_company')
    .values({ code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' })
    .execute();
  const client = { id: 99, external_uuid: crypto.randomUUID(), name: 'Gamma Tief', show_prices: true, op_co: 'DE' };
  const contact = { customer_number: '1', blocked: false, rental_phone: '+49305550100', rental_email: 'a@b.example' };
  await db
    .insertInto('corporate_client')
    .values({ ...client, ...contact })
    .execute();
  const namesakes = [
    { ...own, client_id: client.id, project_id: null },
    { type: 'deliveryNote' as const, issued_on: own.issued_on, client_id: a.id, project_id: a.projectIds[0] },
  ];
  for (const namesake of namesakes) {
    await db
      .insertInto('document')
      .values({ id: crypto.randomUUID(), number, ...namesake })
      .execute();
  }
  expect(await invoicesRead(administrator)).toEqual([id]);
});

it('[RT-09] [DOM-10] names none to who may not read documents', async () => {
  expect(await invoicesRead(test.fixture.lacking['document-view'])).toEqual([null]);
});

it('[RT-09] [DOM-11] names none of a project that the caller does not see', async () => {
  const { db } = test.database;
  const { a, ofBoth } = test.fixture;
  const [own, other] = a.projectIds;
  await confine(db, ofBoth.id, a.id, [own]);
  expect(await invoicesRead(ofBoth)).toEqual([invoice.id]);
  await db.updateTable('document').set({ project_id: other }).where('id', '=', invoice.id).execute();
  expect(await invoicesRead(ofBoth)).toEqual([null]);
});
