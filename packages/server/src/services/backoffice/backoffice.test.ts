import {
  type Endpoint,
  getAsset,
  getContract,
  getDocument,
  getRequest,
  LINE_STATUSES,
  listActivity,
  REQUEST_STATUSES,
  type RequestKind,
  type RequestStatus,
} from '@hireyard/contract';
import {
  addLineReadings,
  approveCompanyRequest,
  BACKOFFICE_TABLE,
  type CompanyLine,
  cancelLine,
  closeLine,
  commentOnCompanyRequest,
  deliverLine,
  exchangeLine,
  fulfilCompanyRequest,
  getCompanyLine,
  getCompanyRequest,
  issueCreditNote,
  issueInvoice,
  listCompanyClients,
  listCompanyInvoices,
  listCompanyLines,
  listCompanyOffHires,
  listCompanyOrders,
  listCompanyRequests,
  quoteCompanyRequest,
  recordPayment,
  rejectCompanyRequest,
  returnLine,
  reviewCompanyRequest,
} from '@hireyard/contract/backoffice';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyDb } from '../../database/client/company-db.ts';
import { COMPANY_LINE } from '../../domain/company-lines.ts';
import { movesOf, THE_COMPANY } from '../../domain/requests.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertMachineAccount } from '../../testing/fixture.ts';
import { insertLine } from '../../testing/fixture-lines.ts';
import { insertOffHire } from '../../testing/fixture-off-hires.ts';
import { insertOrder } from '../../testing/fixture-orders.ts';
import { insertRequest } from '../../testing/fixture-requests.ts';
import { backofficeRoutes } from './index.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
});
afterAll(() => test.close());

const request = (status: RequestStatus, kind: RequestKind = 'quote') => {
  const { a } = test.fixture;
  return insertRequest(test.database.db, a, { writerId: a.colleagueId, label: a.name, kind, status });
};
const line = (...given: [Parameters<typeof insertLine>[2], Parameters<typeof insertLine>[3]?]) =>
  insertLine(test.database.db, test.fixture.a.contractId, ...given);
const params = (id: string) => ({ params: { id } });

describe('a machine account', () => {
  it('[OP-10] sees the clients of its own operating company, and no other', async () => {
    const clients = (await test.call(listCompanyClients)).json();
    expect(clients.items.map(({ name }: { name: string }) => name)).toEqual([test.fixture.a.name, test.fixture.b.name]);
    await request('submitted');
    for (const list of [listCompanyClients, listCompanyRequests, listCompanyLines]) {
      expect((await test.call(list)).json().items.length).toBeGreaterThan(0);
      expect((await test.call(list, { token: OF_DE })).json().items).toEqual([]);
    }
  });

  it.each(
    // The name of a run is the caller's own, as is that of a kind.
    BACKOFFICE_TABLE.filter(({ path, makes }) => /\{(id|externalId)\}/i.test(path) && !makes).map(
      (endpoint) => [endpoint.id, endpoint] as const,
    ),
  )("[OP-10] %s answers 404 to another operating company's ids", async (_id, endpoint) => {
    const sample = await test.sampleOf(endpoint);
    const refused = await test.call(endpoint, { sample, token: OF_DE });
    expect(refused.json()).toMatchObject({ type: 'not-found', status: 404 });
    expect((await test.call(endpoint, { sample })).statusCode).toBe(endpoint.status);
  });

  /** What was said by phone is written down once: its sample makes a row. */
  const ONCE: readonly string[] = ['putPhoneOrder', 'putPhoneOffHire', 'putCompanyReading'];

  it.each(ONCE.map((id) => [id, BACKOFFICE_TABLE.find((endpoint) => endpoint.id === id) as Endpoint] as const))(
    "[OP-33] %s makes no row for another operating company's client",
    async (_id, endpoint) => {
      const sample = await test.sampleOf(endpoint);
      const read = BACKOFFICE_TABLE.find(({ path, method }) => path === endpoint.path && method === 'GET') as Endpoint;
      expect((await test.call(endpoint, { sample, token: OF_DE })).statusCode).toBe(422);
      expect((await test.call(read, { sample: { params: sample.params ?? {} } })).statusCode).toBe(404);
      expect((await test.call(endpoint, { sample })).json().outcome).toBe('created');
    },
  );

  it.each(
    BACKOFFICE_TABLE.filter(({ id, makes }) => makes && !ONCE.includes(id)).map(
      (endpoint) => [endpoint.id, endpoint] as const,
    ),
  )("[OP-20] %s leaves another operating company's row of the same id alone", async (_id, endpoint) => {
    const sample = await test.sampleOf(endpoint);
    const read = BACKOFFICE_TABLE.find(({ path, method }) => path === endpoint.path && method === 'GET') as Endpoint;
    const own = async () => (await test.call(read, { sample: { params: sample.params ?? {} } })).json();
    const before = await own();
    expect(before).toMatchObject({ externalId: sample.params?.externalId });
    const theirs = await test.call(endpoint, { sample, token: OF_DE });
    expect([201, 422]).toContain(theirs.statusCode);
    expect(await own()).toEqual(before);
    expect((await test.call(endpoint, { sample })).json().outcome).toBe('changed');
  });

  it('[OP-10] reads by pages, by client, by state and by the day of the last change', async () => {
    const { a, b } = test.fixture;
    const ask = async (query: Record<string, string>) =>
      (await test.call(listCompanyLines, { sample: { query } })).json();
    const all = await ask({ size: '200' });
    const first = await ask({ size: '2' });
    const second = await ask({ size: '2', page: '1' });
    expect(first).toMatchObject({ hasMore: true, items: { length: 2 } });
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 4));
    const ofB = await ask({ client: b.uuid, size: '200' });
    expect(new Set(ofB.items.map((item: CompanyLine) => item.client.uuid))).toEqual(new Set([b.uuid]));
    const planned = await ask({ status: 'planned', client: a.uuid, size: '200' });
    expect(new Set(planned.items.map((item: CompanyLine) => item.status))).toEqual(new Set(['planned']));
    expect((await ask({ since: '2999-01-01' })).items).toEqual([]);
    expect((await ask({ since: '2000-01-01', size: '200' })).items).toEqual(all.items);
  });
});

it.each([
  listCompanyRequests,
  listCompanyOrders,
  listCompanyLines,
  listCompanyOffHires,
  listCompanyInvoices,
] as readonly Endpoint[])(
  '[OP-10] $id reads a page by as many queries as it has kinds of things, however many rows it has',
  async (list) => {
    const { db } = test.database;
    const { a, b } = test.fixture;
    for (const client of [a, b]) {
      const first = { ordererId: client.colleagueId, label: client.name };
      for (let n = 0; n < 2; n += 1) {
        await insertOrder(db, client, first);
        await insertOffHire(db, client, 'confirmed');
        await insertRequest(db, client, { writerId: client.colleagueId, label: client.name, kind: 'service' });
      }
    }
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const handle = backofficeRoutes.find(({ endpoint }) => endpoint.id === list.id)?.handle as (
      call: object,
    ) => Promise<{ items: unknown[] }>;
    const read = async (size: number) => {
      queries = 0;
      const query = { client: [], status: [], kind: [], waiting: null, since: null, page: 0, size };
      const company = companyDb(db.withPlugin(counting), 'NL', test.now());
      const { items } = await handle({ db: company, now: test.now(), query });
      return { queries, rows: items.length };
    };
    const [one, many] = [await read(1), await read(200)];
    expect(one.rows).toBe(1);
    expect(many.rows).toBeGreaterThan(3);
    expect(many.queries).toBeLessThanOrEqual(one.queries + 3);
  },
);

describe('a request for the rental company', () => {
  const moves = {
    inReview: reviewCompanyRequest,
    quoted: quoteCompanyRequest,
    approved: approveCompanyRequest,
    rejected: rejectCompanyRequest,
    fulfilled: fulfilCompanyRequest,
  };

  it.each(REQUEST_STATUSES)('[DOM-29] takes the moves of the rental company alone, from %s', async (from) => {
    for (const [to, endpoint] of Object.entries(moves)) {
      const { id, lineIds } = await request(from);
      const answers = lineIds.map((lineId) => ({ lineId, by: 'rental', note: null }));
      const body = { answers, comment: null, validTo: '2026-12-01', reason: 'No' };
      const answer = await test.call(endpoint, { sample: { ...params(id), body } });
      const isAllowed = movesOf('quote', THE_COMPANY)[from].some((status) => status === to);
      // Only its writer sees a draft.
      const expected = from === 'draft' ? 404 : isAllowed ? 200 : 409;
      expect(answer.statusCode, `${from} ${to}`).toBe(expected);
      if (expected === 200) expect(answer.json()).toMatchObject({ status: to });
    }
  });

  it('[DOM-29] is answered in words, told to its writer, and stands in the portal as moved by the rental company', async () => {
    const { id } = await request('submitted', 'service');
    await test.call(reviewCompanyRequest, { sample: params(id) });
    const approved = await test.call(approveCompanyRequest, {
      sample: { ...params(id), body: { answers: [], comment: 'A mechanic comes at ten.' } },
    });
    expect(approved.json()).toMatchObject({
      status: 'approved',
      waitsFor: 'company',
      service: { fault: 'breakdown' },
      actions: ['fulfil', 'comment'],
    });
    await test.call(fulfilCompanyRequest, { sample: params(id) });
    const seen = (await test.call(getRequest, { sample: params(id) })).json();
    expect(seen).toMatchObject({ status: 'fulfilled', waitsFor: null });
    expect(seen.comments.at(-1)).toMatchObject({ by: null, text: 'A mechanic comes at ten.' });
    expect(seen.steps.map(({ status, by }: { status: string; by: unknown }) => [status, by !== null])).toEqual([
      ['submitted', true],
      ['inReview', false],
      ['approved', false],
      ['fulfilled', false],
    ]);
    const told = await test.database.db
      .selectFrom('notification')
      .select(['kind', 'status', 'actor_id', 'user_id'])
      .where('resource_id', '=', id)
      .execute();
    expect(told).toHaveLength(3);
    for (const one of told) expect(one).toMatchObject({ actor_id: null, user_id: test.fixture.a.colleagueId });
    const activity = await test.database.db
      .selectFrom('activity')
      .select(['actor_id', 'action'])
      .where('resource_id', '=', id)
      .execute();
    expect(activity).toEqual(Array.from({ length: 3 }, () => ({ actor_id: null, action: 'moved' })));
  });

  it('[DOM-29] is asked back, and waits for its writer', async () => {
    const { id } = await request('submitted', 'billing');
    const asked = { ...params(id), body: { text: 'Which invoice?', asksBack: true } };
    const answer = (await test.call(commentOnCompanyRequest, { sample: asked })).json();
    expect(answer).toMatchObject({ askedBack: true, waitsFor: 'writer' });
    const waiting = (
      await test.call(listCompanyRequests, { sample: { query: { waiting: 'company', size: '200' } } })
    ).json();
    expect(waiting.items.map((item: { id: string }) => item.id)).not.toContain(id);
  });

  it('[DOM-29] leaves equipment requests to the client, and refuses half an answer', async () => {
    const own = await request('submitted', 'equipment');
    expect((await test.call(getCompanyRequest, { sample: params(own.id) })).statusCode).toBe(404);
    expect((await test.call(reviewCompanyRequest, { sample: params(own.id) })).statusCode).toBe(404);
    const { id, lineIds } = await request('inReview');
    const [lineId] = lineIds;
    const refusals = [
      [{ answers: [{ lineId, by: 'rental', note: null }] }, '/answers'],
      [{ answers: lineIds.map((one) => ({ lineId: one, by: 'none', note: 'Sold out' })) }, '/answers'],
      [{ answers: [{ lineId, by: 'none', note: null }] }, '/answers/0/note'],
      [{ answers: [{ lineId, by: 'ownAsset', note: null }] }, '/answers/0/by'],
    ] as const;
    for (const [body, pointer] of refusals) {
      const sample = { ...params(id), body: { ...body, comment: null } };
      const answer = await test.call(approveCompanyRequest, { sample });
      expect(answer.json().errors.map((issue: { pointer: string }) => issue.pointer)).toContain(pointer);
    }
    const late = { answers: lineIds.map((one) => ({ lineId: one, by: 'rental', note: null })), comment: null };
    const quote = { ...params(id), body: { ...late, validTo: '2026-11-19' } };
    expect((await test.call(quoteCompanyRequest, { sample: quote })).json().errors).toEqual([
      { pointer: '/validTo', code: 'date' },
    ]);
  });
});

describe('a contract line', () => {
  const AT = '2026-11-20T08:00:00.000Z';
  const moves = {
    deliver: [deliverLine, 'onRent'],
    cancel: [cancelLine, 'cancelled'],
    exchange: [exchangeLine, 'returned'],
    return: [returnLine, 'returned'],
    close: [closeLine, 'closed'],
  } as const;

  it.each(LINE_STATUSES)('[DOM-02] takes the moves that it names, and no others, from %s', async (from) => {
    for (const [action, [endpoint, to]] of Object.entries(moves)) {
      const id = await line(from);
      const { actions } = (await test.call(getCompanyLine, { sample: params(id) })).json();
      const body = { at: AT, fleetNumber: '4711', serialNumber: null };
      const answer = await test.call(endpoint, { sample: { ...params(id), body } });
      expect(answer.statusCode < 400, `${from} ${action}: ${answer.body}`).toBe(actions.includes(action));
      const { status } = (await test.call(getCompanyLine, { sample: params(id) })).json();
      expect(status).toBe(actions.includes(action) ? to : from);
      if (answer.statusCode >= 400) expect(answer.json()).toMatchObject({ type: 'illegal-transition', current: from });
      else expect(COMPANY_LINE[from]).toContain(to);
    }
  });

  it('[DOM-17] is exchanged: each machine names the other, and the client sees it on its contract', async () => {
    const id = await line('onRent', { fleet_number: '1', quantity: 1 });
    const answer = await test.call(exchangeLine, {
      sample: { ...params(id), body: { at: AT, fleetNumber: '2', serialNumber: 'S-2' } },
    });
    const { ended, replacement } = answer.json();
    expect(ended).toMatchObject({
      status: 'returned',
      offRentAt: AT,
      returnedAt: AT,
      replacedByLineId: replacement.id,
    });
    expect(replacement).toMatchObject({ status: 'onRent', onRentAt: AT, fleetNumber: '2', serialNumber: 'S-2' });
    expect([replacement.rate, replacement.expectedOffRentAt]).toEqual([ended.rate, ended.expectedOffRentAt]);
    const { a } = test.fixture;
    const contract = (await test.call(getContract, { sample: params(a.contractId) })).json();
    const seen = contract.lines.find((one: { id: string }) => one.id === replacement.id);
    expect(seen).toMatchObject({ replacesLineId: id });
    const activity = await test.database.db
      .selectFrom('activity')
      .select(['action', 'fields', 'actor_id'])
      .where('resource', '=', 'contract')
      .where('resource_id', '=', a.contractId)
      .orderBy('at', 'desc')
      .execute();
    expect(activity).toContainEqual({
      action: 'updated',
      fields: expect.arrayContaining(['return', 'lines']),
      actor_id: null,
    });
  });

  it('[DOM-02] refuses a time that has not come, or is before its rent began', async () => {
    const id = await line('onRent');
    for (const [at, code] of [
      ['2026-11-20T09:00:01Z', 'in-future'],
      ['2026-11-02T05:59:00Z', 'before-from'],
    ]) {
      const answer = await test.call(returnLine, { sample: { ...params(id), body: { at } } });
      expect(answer.json().errors).toEqual([{ pointer: '/at', code }]);
    }
  });

  it('[OP-10] takes readings while the machine is there, each in its order, and forgets them with it', async () => {
    const id = await line('onRent');
    const add = (...readings: [string, number, string][]) =>
      test.call(addLineReadings, {
        sample: { ...params(id), body: { readings: readings.map(([kind, value, at]) => ({ kind, value, at })) } },
      });
    expect(
      (await add(['cumulativeOperatingHours', 812.5, AT], ['fuelRemaining', 40, '2026-11-20T07:00:00Z'])).statusCode,
    ).toBe(204);
    const later = '2026-11-20T08:30:00.000Z';
    const refused = await add(['fuelRemaining', 90, later], ['cumulativeOperatingHours', 800, later]);
    expect(refused.json().errors).toEqual([
      { pointer: '/readings/1/value', code: 'too-small', params: { min: 812.5 } },
    ]);
    const future = await add(['fuelRemaining', 90, '2026-11-20T09:30:00Z']);
    expect(future.json().errors).toEqual([{ pointer: '/readings/0/at', code: 'in-future' }]);
    // A reading older than the latest one is history.
    expect((await add(['cumulativeOperatingHours', 700, '2026-11-19T08:00:00Z'])).statusCode).toBe(204);
    const asset = (await test.call(getAsset, { sample: params(id) })).json();
    const reported = { source: 'telematics', id: expect.stringMatching(/^[\da-f-]{36}$/), mayVoid: false };
    expect(asset.readings).toEqual([
      { ...reported, kind: 'cumulativeOperatingHours', value: 812.5, at: AT },
      { ...reported, kind: 'fuelRemaining', value: 40, at: '2026-11-20T07:00:00.000Z' },
    ]);
    expect((await test.call(returnLine, { sample: { ...params(id), body: { at: AT } } })).statusCode).toBe(200);
    expect((await test.call(getAsset, { sample: params(id) })).statusCode).toBe(404);
    expect((await add(['fuelRemaining', 90, later])).json()).toMatchObject({ type: 'illegal-transition' });
  });
});

describe('an invoice', () => {
  const invoice = { issuedOn: '2026-11-20', dueOn: '2026-12-20', poNumber: 'PO-9' };
  const rent = (line: string | null, quantity = '2') => ({
    line,
    text: 'Scissor lift, two weeks',
    quantity,
    unit: 'week',
    price: '421.85',
    vatRate: '21',
    period: { from: '2026-11-02', to: '2026-11-15', days: 10 },
  });
  const issue = async (number: string, lines: object[], more: object = {}) =>
    test.call(issueInvoice, {
      sample: { body: { ...invoice, client: test.fixture.a.uuid, number, lines, ...more } },
    });

  it('[DOM-06] is issued, credited and paid in part until nothing is left, and the portal shows it', async () => {
    const lineId = await line('onRent');
    const issued = await issue('I-1', [
      rent(lineId),
      { ...rent(null, '1'), unit: 'piece', period: null, price: '45.00' },
    ]);
    expect(issued.statusCode, issued.body).toBe(201);
    const { id, gross } = issued.json();
    expect(gross).toEqual({ amount: '1075.33', currency: 'EUR' });
    const seen = async () => (await test.call(getDocument, { sample: params(id) })).json();
    expect(await seen()).toMatchObject({
      number: 'I-1',
      from: '2026-11-02',
      to: '2026-11-15',
      project: { id: test.fixture.a.projectIds[0] },
      contracts: [{ id: test.fixture.a.contractId }],
      invoice: { status: 'open', due: gross, lines: [{ net: { amount: '843.70' } }, { net: { amount: '45.00' } }] },
    });
    const contract = (await test.call(getContract, { sample: params(test.fixture.a.contractId) })).json();
    const billed = contract.lines.find((one: { id: string }) => one.id === lineId).periods;
    const amount = { amount: '843.70', currency: 'EUR' };
    expect(billed).toEqual([expect.objectContaining({ from: '2026-11-02', days: 10, invoiceNumber: 'I-1', amount })]);

    const credit = (number: string, quantity: string) =>
      test.call(issueCreditNote, {
        sample: { ...params(id), body: { number, issuedOn: '2026-11-20', lines: [rent(lineId, quantity)] } },
      });
    const credited = (await credit('CN-1', '0.4')).json();
    expect(credited).toMatchObject({ type: 'creditNote', correctsId: id, gross: { amount: '-204.18' } });
    expect((await credit('CN-2', '1.8')).json().errors).toEqual([{ pointer: '/lines', code: 'too-large' }]);

    const pay = async (paidAmount: string, more: object = {}, to = id) =>
      test.call(recordPayment, {
        sample: {
          ...params(to),
          body: {
            amount: { amount: paidAmount, currency: 'EUR' },
            receivedOn: '2026-11-20',
            reference: 'T-1',
            ...more,
          },
        },
      });
    expect((await pay('1', {}, credited.id)).statusCode).toBe(404);
    expect((await pay('1000.00')).json()).toMatchObject({ status: 'partlyPaid', due: { amount: '75.33' } });
    expect((await pay('75.34')).json().errors).toEqual([
      { pointer: '/amount/amount', code: 'too-large', params: { max: 75.33 } },
    ]);
    expect((await pay('1', { receivedOn: '2026-11-21' })).json().errors).toEqual([
      { pointer: '/receivedOn', code: 'in-future' },
    ]);
    expect((await pay('1', { amount: { amount: '1', currency: 'PLN' } })).json().errors).toEqual([
      { pointer: '/amount/currency', code: 'choice' },
    ]);
    const done = (await pay('75.33')).json();
    expect(done).toMatchObject({ status: 'paid', due: { amount: '0.00' }, payments: { length: 2 } });
    expect((await pay('1')).json()).toMatchObject({ type: 'illegal-transition', current: 'paid', allowed: [] });
    expect((await seen()).invoice).toMatchObject({ status: 'paid', due: { amount: '0.00' } });

    const activity = await test.database.db
      .selectFrom('activity')
      .select(['action', 'status', 'fields', 'actor_id'])
      .where('resource_id', '=', id)
      .execute();
    expect(activity).toHaveLength(3);
    expect(activity).toContainEqual({ action: 'moved', status: 'paid', fields: ['payments'], actor_id: null });
    const told = await test.database.db
      .selectFrom('notification')
      .select(['kind', 'user_id'])
      .where('resource_id', '=', id)
      .execute();
    const ids = told.map(({ user_id: userId }) => userId);
    expect(ids).toContain(test.fixture.administrator.id);
    expect(ids).not.toContain(test.fixture.lacking['invoice-view'].id);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from mail
      where params->>'notificationId' in (select id::text from notification where resource_id = ${id}::uuid)`.execute(
      test.database.db,
    );
    expect(rows[0]?.n).toBe(told.length);
  });

  it('[DOM-06] names nothing that is not there, and no number twice', async () => {
    expect((await issue('I-2', [rent(null)])).statusCode).toBe(201);
    const ofB = await test.database.db
      .selectFrom('contract_line')
      .select('id')
      .where('client_id', '=', test.fixture.b.id)
      .executeTakeFirstOrThrow();
    const unknown = { client: crypto.randomUUID() };
    const refusals = [
      [await issue('I-2', [rent(null)]), { pointer: '/number', code: 'taken' }],
      [await issue('I-3', [rent(ofB.id)]), { pointer: '/lines/0/line', code: 'reference' }],
      [await issue('I-3', [rent(null)], unknown), { pointer: '/client', code: 'reference' }],
      [await issue('I-3', [rent(null)], { dueOn: '2026-11-19' }), { pointer: '/dueOn', code: 'before-from' }],
    ] as const;
    for (const [answer, error] of refusals) expect(answer.json().errors).toEqual([error]);
    const foreign = await test.call(issueInvoice, { sample: await test.sampleOf(issueInvoice), token: OF_DE });
    expect(foreign.json().errors).toEqual([{ pointer: '/client', code: 'reference' }]);
  });

  it('[DOM-06] has a number that no other client of its operating company has, even at once; one of another company may', async () => {
    const taken = [{ pointer: '/number', code: 'taken' }];
    const ofB = { client: test.fixture.b.uuid };
    const first = await issue('I-20', [rent(null)]);
    expect(first.statusCode).toBe(201);
    expect((await issue('I-20', [rent(null)], ofB)).json().errors).toEqual(taken);
    const noteOf = (number: string) =>
      test.call(issueCreditNote, {
        sample: { ...params(first.json().id), body: { number, issuedOn: '2026-11-20', lines: [rent(null, '1')] } },
      });
    expect((await noteOf('I-20')).json().errors).toEqual(taken);
    const both = await Promise.all([issue('I-21', [rent(null)]), issue('I-21', [rent(null)], ofB)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);

    const uuid = crypto.randomUUID();
    const client = { id: 99, external_uuid: uuid, name: 'Gamma Tief', show_prices: true, op_co: 'DE' };
    const contact = { customer_number: '1', blocked: false, rental_phone: '+49305550100', rental_email: 'a@b.example' };
    await test.database.db
      .insertInto('corporate_client')
      .values({ ...client, ...contact })
      .execute();
    const body = { ...invoice, client: uuid, number: 'I-20', lines: [rent(null)] };
    expect((await test.call(issueInvoice, { sample: { body }, token: OF_DE })).statusCode).toBe(201);
  });
});

it('[OP-10] the portal tells of what a machine did as done by the rental company', async () => {
  const { id } = await request('submitted', 'change');
  await test.call(reviewCompanyRequest, { sample: params(id) });
  const { items } = (await test.call(listActivity, { sample: { query: { size: '200' } } })).json();
  const own = items.filter(({ subject }: { subject: { id: string } }) => subject.id === id);
  expect(own).toEqual([expect.objectContaining({ action: 'moved', status: 'inReview', actor: null })]);
});
