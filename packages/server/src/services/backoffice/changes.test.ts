import { readFileSync } from 'node:fs';
import type { Endpoint } from '@hireyard/contract';
import {
  BACKOFFICE_TABLE,
  type ChangeKind,
  type CompanyChange,
  type CompanyLine,
  commentOnCompanyRequest,
  getCompanyChanges,
  IMPORT_KINDS,
  listCompanyClients,
  listCompanyInvoices,
  listCompanyLines,
  putCompanyClient,
  putCompanyContract,
  putCompanyDepot,
  putCompanyLine,
  putCompanyProject,
  putCompanyReading,
  putEmissionFactors,
  putOperatingCompany,
  recordPayment,
} from '@hireyard/contract/backoffice';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOldChanges, renewRestoredLog } from '../../database/change-log.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertColleague, insertMachineAccount, MACHINE_SECRET } from '../../testing/fixture.ts';
import { insertInvoice, insertPaper } from '../../testing/fixture-documents.ts';
import { insertLine } from '../../testing/fixture-lines.ts';
import { insertOffHire } from '../../testing/fixture-off-hires.ts';
import { insertOrder } from '../../testing/fixture-orders.ts';
import { insertAddress, insertPerson } from '../../testing/fixture-rentals.ts';
import { insertRequest } from '../../testing/fixture-requests.ts';
import { changesSettle } from '../../testing/settled-changes.ts';
import { READABLE } from './changes.ts';

/** Other files' transactions hold the log up: see `changesSettle`. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ rateLimits: { user: 1e6, address: 1e6 } });
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
});
afterAll(() => test.close());

type Query = Record<string, string>;
const ask = (query: Query, token?: string) =>
  test.call(getCompanyChanges, { sample: { query }, ...(token === undefined ? {} : { token }) });

/** Reads behind a cursor to the end, page by page, once every change so far is in the log. */
async function readOn(after: string | undefined, more: Query = {}, token?: string) {
  await changesSettle(test.database.db);
  return readNow(after, more, token);
}
/** Reads what is in the log now, while transactions are open. */
async function readNow(after: string | undefined, more: Query = {}, token?: string) {
  const items: CompanyChange[] = [];
  let next = after;
  let hasMore = true;
  while (hasMore) {
    const answer = await ask({ ...more, ...(next === undefined ? {} : { after: next }) }, token);
    expect(answer.statusCode, answer.body).toBe(200);
    const page = answer.json();
    items.push(...page.items);
    ({ next, hasMore } = page);
  }
  return { items, next: next as string };
}
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

let cursor: string;
beforeEach(async () => {
  cursor = (await readOn(undefined)).next;
});

const request = (kind: 'quote' | 'equipment', status: 'draft' | 'submitted') => {
  const { a } = test.fixture;
  return insertRequest(test.database.db, a, { writerId: a.colleagueId, label: a.name, kind, status });
};
const invoice = () => {
  const { a } = test.fixture;
  const facts = { projectId: a.projectIds[0], net: '300.00', currency: 'EUR', on: '2026-11-02' };
  return insertInvoice(test.database.db, a.id, facts, 'open');
};
const line = () => insertLine(test.database.db, test.fixture.a.contractId, 'planned');

describe('the changes of a company', () => {
  it('[OP-17] name records of every kind, whoever wrote them, with a path that answers each', async () => {
    const { db } = test.database;
    const { a, b } = test.fixture;
    const order = await insertOrder(db, a, { ordererId: a.colleagueId, label: a.name, status: 'submitted' });
    const { id: offHire } = await insertOffHire(db, b, 'confirmed');
    const { id: quote } = await request('quote', 'submitted');
    const billed = await invoice();
    const planned = await line();
    await db.updateTable('corporate_client').set({ blocked: false }).where('id', '=', b.id).execute();
    const { items } = await readOn(cursor);
    const ofB = { externalId: null, client: expect.objectContaining({ uuid: b.uuid, name: b.name }) };
    const ofA = { externalId: null, client: expect.objectContaining({ uuid: a.uuid, name: a.name }) };
    for (const entry of [
      { kind: 'order', id: order, path: `/api/backoffice/orders/${order}`, ...ofA },
      { kind: 'offHire', id: offHire, path: `/api/backoffice/off-hires/${offHire}`, ...ofB },
      { kind: 'request', id: quote, path: `/api/backoffice/requests/${quote}`, ...ofA },
      { kind: 'invoice', id: billed, path: `/api/backoffice/invoices/${billed}`, ...ofA },
      { kind: 'contractLine', id: planned, path: `/api/backoffice/contract-lines/${planned}`, ...ofA },
      { kind: 'client', id: b.uuid, path: `/api/backoffice/clients?client=${b.uuid}`, ...ofB },
    ])
      expect(items).toContainEqual({ ...entry, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
    for (const { path } of items) {
      const answer = await test.app.inject({ url: path, headers: { authorization: `Bearer ${MACHINE_SECRET}` } });
      expect([path, answer.statusCode]).toEqual([path, 200]);
    }
  });

  it('[OP-17] follow what belongs to a record: comments, payments, charged days', async () => {
    const { id: quote } = await request('quote', 'submitted');
    const billed = await invoice();
    const planned = await line();
    const { next } = await readOn(cursor);
    const comment = { params: { id: quote }, body: { text: 'On its way', asksBack: false } };
    expect((await test.call(commentOnCompanyRequest, { sample: comment })).statusCode).toBe(201);
    const body = { amount: { amount: '1.00', currency: 'EUR' }, receivedOn: '2026-11-19', reference: null };
    expect((await test.call(recordPayment, { sample: { params: { id: billed }, body } })).statusCode).toBe(201);
    const days = { starts_on: '2026-11-20', ends_on: '2026-11-21', kind: 'standDown', days: 1, pieces: 1 } as const;
    await test.database.db
      .insertInto('rental_period')
      .values({ ...days, id: crypto.randomUUID(), contract_line_id: planned })
      .execute();
    expect(idsOf((await readOn(next)).items).toSorted()).toEqual([quote, billed, planned].toSorted());
  });

  it('[OP-17] bring the ids of the company, and what it reads by them alone', async () => {
    const put = (endpoint: Endpoint, externalId: string, body: object) =>
      test.call(endpoint, { sample: { params: { externalId }, body } });
    const client = {
      name: 'Bouw C',
      customerNumber: 'C-9',
      rentalContact: { phone: '+31201234567', email: 'c@d.example' },
    };
    expect((await put(putCompanyClient, 'K/9', client)).statusCode).toBe(201);
    expect((await put(putCompanyProject, 'P/9', { client: 'K/9', number: '9', name: 'Nine' })).statusCode).toBe(201);
    const { items, next } = await readOn(cursor);
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'client',
        externalId: 'K/9',
        client: expect.objectContaining({ externalId: 'K/9' }),
      }),
    );
    const path = '/api/backoffice/projects/P%2F9';
    expect(items).toContainEqual(expect.objectContaining({ kind: 'project', externalId: 'P/9', path }));
    const answer = await test.app.inject({ url: path, headers: { authorization: `Bearer ${MACHINE_SECRET}` } });
    expect(answer.json()).toMatchObject({ externalId: 'P/9', name: 'Nine' });
    const { db } = test.database;
    // Counts of a project are no change of it.
    await sql`update project set on_rent_count = 7 where name = 'Nine'`.execute(db);
    expect((await readOn(next, {})).items).toEqual([]);
    expect((await put(putCompanyProject, 'P/9', { client: 'K/9', number: '9', name: 'Ten' })).statusCode).toBe(200);
    const third = await readOn(next);
    expect(third.items).toMatchObject([{ kind: 'project', externalId: 'P/9' }]);

    const place = { line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
    await put(putCompanyDepot, 'D/9', { name: 'Haarlem', ...place, phone: '+31235550100', email: 'd@d.example' });
    await put(putCompanyContract, 'C/9', { client: 'K/9', number: '9', depot: 'D/9' });
    const line = { contract: 'C/9', status: 'onRent', productCode: 'LIFT-10', onRentAt: '2026-11-02T06:00:00.000Z' };
    expect((await put(putCompanyLine, 'L/9', line)).statusCode).toBe(201);
    const { items: lines } = await readOn(third.next);
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'contractLine', externalId: 'L/9' }));
  });

  it('[OP-75] name what the client has made, with a path that answers it alone, and no other company', async () => {
    const { db } = test.database;
    const { a } = test.fixture;
    const person = await insertPerson(db, a.id, a.name);
    const address = await insertAddress(db, a.id, a.name);
    const own = { default_po: 'PO 9', version: 2 };
    await db.updateTable('project').set(own).where('id', '=', a.projectIds[0]).execute();
    await db.updateTable('contract').set({ reference: 'Gate 9', version: 2 }).where('id', '=', a.contractId).execute();
    const member = await db
      .updateTable('membership')
      .set({ status: 'deactivated' })
      .where('user_id', '=', await insertColleague(db, a))
      .returning('record_uuid as id')
      .executeTakeFirstOrThrow();
    const { items } = await readOn(cursor);
    const made = [
      ['contactPerson', 'contact-persons', person],
      ['address', 'addresses', address],
      ['project', 'projects', a.projectIds[0]],
      ['contract', 'contracts', a.contractId],
      ['user', 'users', member.id],
    ] as const;
    for (const [kind, resource, id] of made) {
      const path = `/api/backoffice/${resource}?id=${id}`;
      expect(items).toContainEqual(expect.objectContaining({ kind, id, externalId: null, path }));
      const read = async (secret: string) =>
        (await test.app.inject({ url: path, headers: { authorization: `Bearer ${secret}` } })).json().items;
      expect(await read(MACHINE_SECRET)).toMatchObject([{ id, externalId: null }]);
      expect(await read(OF_DE)).toEqual([]);
    }
    expect((await readOn(cursor, {}, OF_DE)).items).toEqual([]);
  });

  it('[OP-94] name what the company has without an id of its own, and hours that a user has entered', async () => {
    const { db } = test.database;
    const { a } = test.fixture;
    const place = { line1: 'Kade 1', postal_code: '2031 AB', city: 'Haarlem', country: 'NL' };
    const depot = { ...place, op_co: 'NL', name: 'By hand', time_zone: 'Europe/Amsterdam', phone: '+31235550100' };
    const id = () => crypto.randomUUID();
    const made = [
      ['depot', 'depots', id()],
      ['stock', 'stock', id()],
      ['rate', 'rates', id()],
    ] as const;
    const [[, , depotId], [, , stockId], [, , rateId]] = made;
    await db
      .insertInto('depot')
      .values({ ...depot, id: depotId, email: 'hand@nl.example' })
      .execute();
    const counted = { id: stockId, depot_id: depotId, product_code: 'LIFT-10', pieces: 2 };
    await db.insertInto('depot_stock').values(counted).execute();
    const price = { day: '10.00', week: '40.00', four_week: null, currency: 'EUR' };
    const days = { starts_on: '2031-01-01', ends_on: null };
    const rated = { ...price, ...days, id: rateId, op_co: 'NL', product_code: 'LIFT-10', client_id: null };
    await db.insertInto('rental_rate').values(rated).execute();
    const paper = await insertPaper(db, a, { type: 'quote', number: 'By hand' });
    const hours = { kind: 'cumulativeOperatingHours', value: '12', read_at: '2026-11-03T08:00:00Z' } as const;
    const rented = await line();
    const [entered, reported] = [id(), id()];
    await db
      .insertInto('asset_reading')
      .values([
        { ...hours, id: entered, client_id: a.id, asset_id: rented, source: 'manual', entered_by: a.colleagueId },
        { ...hours, id: reported, client_id: a.id, asset_id: rented, source: 'telematics', entered_by: null },
      ])
      .execute();
    const { items } = await readOn(cursor);
    for (const [kind, resource, record] of [
      ...made,
      ['paper', 'papers', paper],
      ['reading', 'readings', entered],
    ] as const) {
      const path = `/api/backoffice/${resource}?id=${record}`;
      expect(items).toContainEqual(expect.objectContaining({ kind, id: record, externalId: null, path }));
      const answer = await test.app.inject({ url: path, headers: { authorization: `Bearer ${MACHINE_SECRET}` } });
      expect(answer.json().items).toMatchObject([{ id: record }]);
    }
    // Machines report every hour.
    expect(idsOf(items)).not.toContain(reported);
    expect((await readOn(cursor, {}, OF_DE)).items).toEqual([]);
  });

  it('[OP-17] tell of a contract by itself, of readings, and of the settings of the company', async () => {
    const put = async (endpoint: Endpoint, externalId: string, body: object) =>
      expect((await test.call(endpoint, { sample: { params: { externalId }, body } })).statusCode).toBeLessThan(300);
    const place = { line1: 'Kade 1', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
    await put(putCompanyDepot, 'D/8', { name: 'Haarlem', ...place, phone: '+31235550100', email: 'd@d.example' });
    const contact = { phone: '+31201234567', email: 'c@d.example' };
    await put(putCompanyClient, 'K/8', { name: 'Bouw D', customerNumber: 'C-8', rentalContact: contact });
    const contract = { client: 'K/8', number: '8', depot: 'D/8' };
    await put(putCompanyContract, 'C/8', contract);
    const rented = { contract: 'C/8', status: 'onRent', productCode: 'LIFT-10', onRentAt: '2026-11-02T06:00:00.000Z' };
    await put(putCompanyLine, 'L/8', rented);
    const { next } = await readOn(cursor);

    await put(putCompanyContract, 'C/8', { ...contract, reference: 'Gate 4' });
    const ofContract = await readOn(next);
    // Its lines carry its reference.
    expect(ofContract.items).toMatchObject([
      { kind: 'contract', externalId: 'C/8', path: '/api/backoffice/contracts/C%2F8' },
      { kind: 'contractLine', externalId: 'L/8' },
    ]);
    await put(putCompanyReading, 'M/8', { line: 'L/8', hours: 12, day: '2026-11-03' });
    const ofReading = await readOn(ofContract.next);
    expect(ofReading.items).toMatchObject([
      { kind: 'reading', externalId: 'M/8', path: '/api/backoffice/readings/M%2F8' },
    ]);
    // Another version of a reading and a run that names it again are no change of it.
    await put(putCompanyReading, 'M/8', { line: 'L/8', hours: 12, day: '2026-11-03', sourceVersion: 2 });
    await test.database.db
      .updateTable('external_key')
      .set({ last_run: 'R/8' })
      .where('external_id', '=', 'M/8')
      .execute();
    expect((await readOn(ofReading.next)).items).toEqual([]);
    await put(putCompanyReading, 'M/8', { line: 'L/8', hours: 12, day: '2026-11-03', archived: true });
    const ofVoid = await readOn(ofReading.next);
    expect(ofVoid.items).toMatchObject([{ kind: 'reading', externalId: 'M/8' }]);
    await test.call(putOperatingCompany, { sample: { body: { city: 'Haarlem' } } });
    const factor = { fuel: 'diesel', kind: 'use', since: 2026, kilograms: '2.5', source: 'Own', year: 2026 };
    await test.call(putEmissionFactors, { sample: { body: { items: [factor] } } });
    // A note that products have changed is no change of the company.
    await test.database.db.updateTable('operating_company').set({ products_changed_at: new Date() }).execute();
    const { items: settings } = await readOn(ofVoid.next);
    expect(settings.map(({ kind, client }) => [kind, client])).toEqual([
      ['operatingCompany', null],
      ['emissionFactors', null],
    ]);
    expect((await readOn(ofReading.next, {}, OF_DE)).items).toEqual([]);
    for (const { path } of [...ofContract.items, ...ofReading.items, ...settings]) {
      const answer = await test.app.inject({ url: path, headers: { authorization: `Bearer ${MACHINE_SECRET}` } });
      expect([path, answer.statusCode]).toEqual([path, 200]);
    }
  });

  it('[OP-17] leave out drafts and requests within a client', async () => {
    const { id: draft } = await request('quote', 'draft');
    const { id: own } = await request('equipment', 'submitted');
    const ids = idsOf((await readOn(cursor)).items);
    expect(ids).not.toContain(draft);
    expect(ids).not.toContain(own);
    await test.database.db.updateTable('request').set({ status: 'submitted' }).where('id', '=', draft).execute();
    expect(idsOf((await readOn(cursor)).items)).toContain(draft);
  });

  it('[OP-17] arrive in pages of any size, each record once for a page, and by kind', async () => {
    const lines = [await line(), await line(), await line()];
    const billed = await invoice();
    const set = { reference: 'Twice' };
    await test.database.db.updateTable('document').set({ po_number: set.reference }).where('id', '=', billed).execute();
    const whole = await readOn(cursor);
    expect(idsOf(whole.items)).toEqual([...lines, billed]);
    const single = await readOn(cursor, { limit: '1' });
    expect(new Set(idsOf(single.items))).toEqual(new Set([...lines, billed]));
    expect((await readOn(whole.next)).items).toEqual([]);
    const start = (await readOn(undefined, { kind: 'invoice' })).next;
    const other = await invoice();
    await line();
    expect(idsOf((await readOn(start, { kind: 'invoice' })).items)).toEqual([other]);
  });

  it('[OP-17] belong to the operating company of the account alone', async () => {
    const planned = await line();
    expect((await readOn(undefined, {}, OF_DE)).items.map(({ kind }) => kind)).toEqual(['operatingCompany']);
    expect((await readOn(cursor, {}, OF_DE)).items).toEqual([]);
    expect(idsOf((await readOn(cursor)).items)).toEqual([planned]);
  });

  it('[OP-17] arrive where a transaction commits after later ones were read', async ({ skip }) => {
    if (test.database.embedded) skip('the embedded database has one connection');
    const { db } = test.database;
    const early = await line();
    const { next: start } = await readOn(cursor);
    // What a reader does without a settled bound: by time, behind the last time that it has seen.
    const byTime = async (since: Date) =>
      db.selectFrom('contract_line').select(['id', 'updated_at']).where('updated_at', '>', since).execute();
    const changedAt = (at: string) => ({ updated_at: new Date(at) });
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = db.transaction().execute(async (trx) => {
      await trx.updateTable('contract_line').set(changedAt('2030-01-01T08:00Z')).where('id', '=', early).execute();
      begun.resolve();
      await goOn.promise;
    });
    await begun.promise;
    const late = await line();
    await db.updateTable('contract_line').set(changedAt('2030-01-01T08:01Z')).where('id', '=', late).execute();
    const naive = await byTime(new Date('2029-01-01'));
    expect(idsOf(naive)).toEqual([late]);
    const meanwhile = await readNow(start);
    goOn.resolve();
    await slow;
    const after = await readOn(meanwhile.next);
    expect(await byTime(naive[0]?.updated_at as Date)).toEqual([]);
    expect(new Set(idsOf([...meanwhile.items, ...after.items]))).toEqual(new Set([early, late]));
  });

  it('[OP-17] all arrive in a loop that reads while others write', async ({ skip }) => {
    if (test.database.embedded) skip('the embedded database has one connection');
    const { db } = test.database;
    const written: string[] = [];
    for (let n = 0; n < 30; n += 1) written.push(await invoice());
    const { next: start } = await readOn(cursor);
    /** Changes every third invoice, each in a transaction that stays open for a while. */
    const writer = async (first: number) => {
      for (let n = first; n < written.length; n += 3)
        await db.transaction().execute(async (trx) => {
          const id = written[n] as string;
          await trx.updateTable('document').set({ po_number: 'Changed' }).where('id', '=', id).execute();
          await sql`select pg_sleep(${(n % 4) / 50})`.execute(trx);
        });
    };
    let isWriting = true;
    const writers = Promise.all([writer(0), writer(1), writer(2)]).then(() => {
      isWriting = false;
    });
    const read = new Set<string>();
    let next = start;
    while (isWriting) {
      const some = await readNow(next, { limit: '3' });
      for (const { id } of some.items) read.add(id);
      ({ next } = some);
    }
    await writers;
    for (const { id } of (await readOn(next)).items) read.add(id);
    expect(written.filter((id) => !read.has(id))).toEqual([]);
  });
});

describe('the kinds of changes', () => {
  /** Resources that read records of another one in another form, and the kind that tells of these. */
  const OTHER_FORMS: Readonly<Record<string, ChangeKind>> = {
    lines: 'contractLine',
    'phone-orders': 'order',
    'phone-off-hires': 'offHire',
    'billing-documents': 'invoice',
    'product-consumptions': 'product',
  };
  const resourceOf = ({ path }: Pick<Endpoint, 'path'>) => path.split('/')[2] as string;

  it('[OP-69] are all resources of the API of which one record is read', () => {
    const single = BACKOFFICE_TABLE.filter(({ method, query, carries }) => method === 'GET' && !query && !carries);
    const resources = new Set(single.map(resourceOf));
    const told = Object.values(READABLE).map(({ read }) => resourceOf(read));
    expect([...resources].toSorted()).toEqual([...new Set([...told, ...Object.keys(OTHER_FORMS)])].toSorted());
    expect(told).toHaveLength(new Set(told).size);
  });

  it('[OP-69] are every kind that systems write', () => {
    const told = Object.values(READABLE).flatMap(({ importedAs }) => importedAs ?? []);
    expect(['clients', ...told].toSorted()).toEqual([...IMPORT_KINDS].toSorted());
  });

  it('[OP-69] are those of the documentation, with where each is read', () => {
    const text = readFileSync(new URL('../../../../../docs/backoffice.md', import.meta.url), 'utf8');
    const chapter = text.split('\n## ').find((part) => part.startsWith('What has changed')) ?? '';
    const rows = [...chapter.matchAll(/^\| `(\w+)` +\| `GET ([^`]+)`/gm)].map(([, kind, path]) => [kind, path]);
    const told = Object.entries(READABLE).map(([kind, { read }]) => [kind, read.path.replace('/backoffice', '')]);
    expect(rows).toEqual(told);
  });
});

describe('a cursor of changes', () => {
  it('[OP-17] is refused with other kinds, and where it is none', async () => {
    const refused: Query[] = [
      { after: cursor, kind: 'order' },
      { after: 'AAAA' },
      { after: Buffer.from('["x",-1,"","",""]').toString('base64url') },
    ];
    for (const query of refused) {
      const answer = await ask(query);
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ pointer: '?after', code: 'format' }]]);
    }
  });

  it('[OP-17] is outdated once changes behind it were deleted, and not before', async () => {
    const { db } = test.database;
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    const planned = await line();
    await deleteOldChanges(db, days(29));
    expect(idsOf((await readOn(cursor)).items)).toEqual([planned]);
    const { next } = await readOn(cursor);
    await deleteOldChanges(db, days(31));
    expect((await ask({ after: cursor })).json()).toMatchObject({ type: 'cursor-outdated', status: 410 });
    const later = await line();
    expect(idsOf((await readOn(next)).items)).toEqual([later]);
    expect(idsOf((await readOn(undefined)).items)).toEqual([later]);
  });

  it('[OP-17] is outdated after a restore into a server that counts transactions from a smaller number', async () => {
    const { db } = test.database;
    await line();
    await renewRestoredLog(db);
    expect((await ask({ after: cursor })).statusCode).toBe(200);
    await sql`update change_entry set transaction_id = transaction_id + 1000000000`.execute(db);
    await renewRestoredLog(db);
    expect((await ask({ after: cursor })).json()).toMatchObject({ type: 'cursor-outdated', status: 410 });
    const { next } = await readOn(undefined);
    const later = await line();
    expect(idsOf((await readOn(next)).items)).toEqual([later]);
  });
});

describe('a list of the back office', () => {
  /** Reads a list to its end, and pays two invoices in between. */
  async function readWhilePaid(
    changedOn: string,
    next: (page: { page: number; next?: string }) => Query,
  ): Promise<string[]> {
    const invoices: string[] = [];
    for (let n = 0; n < 41; n += 1) invoices.push(await invoice());
    const changedAt = { updated_at: new Date(changedOn) };
    await test.database.db.updateTable('document').set(changedAt).where('id', 'in', invoices).execute();
    let paid: string[] = [];
    const seen: string[] = [];
    let query: Query = {};
    for (;;) {
      const sample = { query: { ...query, size: '10' } };
      const page = (await test.call(listCompanyInvoices, { sample })).json();
      seen.push(...idsOf(page.items));
      if (!page.hasMore) break;
      query = next(page);
      const own = seen.filter((id) => invoices.includes(id));
      if (paid.length > 0 || own.length < 2) continue;
      paid = own.slice(0, 2);
      for (const id of paid) {
        const body = { amount: { amount: '1.00', currency: 'EUR' }, receivedOn: '2026-11-19', reference: null };
        expect((await test.call(recordPayment, { sample: { params: { id }, body } })).statusCode).toBe(201);
      }
    }
    return invoices.filter((id) => !seen.includes(id));
  }

  it('[OP-17] loses no row of a reader that goes on by its cursor, while rows before it change', async () => {
    expect(await readWhilePaid('2026-11-02', ({ next }) => ({ after: next as string }))).toEqual([]);
    // Pages by number lose the rows that move up meanwhile.
    expect(await readWhilePaid('2026-11-01', ({ page }) => ({ page: String(page + 1) }))).toHaveLength(2);
  });

  it('[OP-17] takes a time for `since`, with an offset, or a day', async () => {
    const moved = await line();
    const query = (since: string) => test.call(listCompanyLines, { sample: { query: { since, size: '200' } } });
    const since = async (text: string) => {
      const answer = await query(text);
      return answer.statusCode === 200 ? idsOf(answer.json().items) : answer.json().errors;
    };
    const { updatedAt } = (await query('2000-01-01')).json().items.at(-1) as CompanyLine;
    const at = new Date(updatedAt).getTime();
    expect(await since(updatedAt)).toEqual([moved]);
    expect(await since(new Date(at + 7_200_000).toISOString().replace('Z', '+02:00'))).toEqual([moved]);
    expect(await since(new Date(at + 1).toISOString())).toEqual([]);
    expect(await since(updatedAt.slice(0, 10))).toContain(moved);
    expect(await since(new Date(at + 86_400_000).toISOString().slice(0, 10))).toEqual([]);
    for (const wrong of ['yesterday', '2031-02-30', '2031-05-05T10:00:00'])
      expect(await since(wrong)).toEqual([{ pointer: '?since', code: 'format' }]);
  });

  it('[OP-90] shows a row whose transaction commits late behind all that was read before', async ({ skip }) => {
    if (test.database.embedded) skip('the embedded database has one connection');
    const { db } = test.database;
    const slow = await line();
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const open = db.transaction().execute(async (trx) => {
      await sql`update contract_line set version = version + 1 where id = ${slow}`.execute(trx);
      begun.resolve();
      await goOn.promise;
    });
    await begun.promise;
    // Changed later, and committed earlier.
    const quick = await line();
    const read = async (from: Query) => {
      const items: CompanyLine[] = [];
      let page = { hasMore: true, next: undefined as string | undefined };
      while (page.hasMore) {
        const query = { ...from, ...(page.next === undefined ? {} : { after: page.next }), size: '2' };
        const answer = (await test.call(listCompanyLines, { sample: { query } })).json();
        items.push(...answer.items);
        page = answer;
      }
      return items;
    };
    const meanwhile = await read({});
    expect(idsOf(meanwhile)).not.toContain(quick);
    goOn.resolve();
    await open;
    const behind = await read({ since: (meanwhile.at(-1) as CompanyLine).updatedAt });
    expect(idsOf(behind).slice(-2)).toEqual([slow, quick]);
  });

  it('[OP-17] of clients goes on by its cursor, and answers single ones', async () => {
    const { a, b } = test.fixture;
    const clients = async (query: Query) => (await test.call(listCompanyClients, { sample: { query } })).json();
    const first = await clients({ size: '1' });
    const second = await clients({ size: '1', after: first.next });
    expect([...first.items, ...second.items].map(({ uuid }) => uuid)).toEqual([a.uuid, b.uuid]);
    expect((await clients({ size: '200' })).next).toBeUndefined();
    expect((await clients({ client: b.uuid })).items).toEqual(second.items);
  });
});
