import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertMachineAccount } from '../testing/fixture.ts';

/** Every property sends a delta anew, with calls that are cut off. */
vi.setConfig({ testTimeout: 240_000 });

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await startTestApp({ rateLimits: { user: 1e6, address: 1e6 } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

interface Message {
  readonly path: string;
  readonly externalId: string;
  readonly row: Readonly<Record<string, unknown>> & { readonly sourceVersion: number };
}

const CONTACT = { phone: '+31235550100', email: 'haarlem@erp.example' };
const PLACE = { line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
const rented = {
  ...{ contract: 'C-1', productCode: 'PUMP-4', onRentAt: '2026-10-05T05:30:00Z', lineNo: 1 },
  expectedOffRentAt: null,
};
const billed = { client: 'K-1', number: 'I-1', issuedOn: '2026-11-02', dueOn: '2026-12-02' };

/** Accounts are shared by all companies: each has an address of its own. */
const OWN_ADDRESS = 'ann@own.example';
const user = { client: 'K-1', email: OWN_ADDRESS, firstName: 'Ann', roles: ['Site user'], language: 'nl' };
const ordered = {
  ...{ client: 'K-1', depot: 'D-1', project: 'J-1' },
  lines: [{ productCode: 'PUMP-4', quantity: 1, from: '2026-12-07', to: '2026-12-18' }],
};

/** Rows as an ERP sends them, all versions of each. A row names everything that it has. */
const DELTA: readonly Message[] = Object.entries({
  'depots/D-1': [
    { name: 'Haarlem', ...PLACE, ...CONTACT },
    { name: 'Haarlem', ...PLACE, ...CONTACT, openingTimes: [{ day: 1, from: '07:00', to: '16:00' }] },
    { name: 'Haarlem Zuid', ...PLACE, line1: 'Havenweg 40', ...CONTACT, openingTimes: [] },
  ],
  'product-groups/G-1': [{ code: 'pumps', names: { nl: 'Pompen' } }],
  'products/P-1': [
    { code: 'PUMP-4', group: 'G-1', names: { nl: 'Pomp' }, tracking: 'serialised' },
    { code: 'PUMP-4', group: 'G-1', names: { nl: 'Pomp 4"', de: 'Pumpe' }, tracking: 'serialised', energy: 'diesel' },
  ],
  'stock/S-1': [
    { depot: 'D-1', product: 'P-1', pieces: 4, from: '2026-11-01' },
    { depot: 'D-1', product: 'P-1', pieces: 6, from: '2026-11-01' },
  ],
  'clients/K-1': [
    { name: 'Bouw Een', customerNumber: '1', depot: 'D-1' },
    { name: 'Bouw Een B.V.', customerNumber: '1', depot: 'D-1', blocked: true, modules: ['order'] },
    { name: 'Bouw Een B.V.', customerNumber: '1', depot: 'D-1', blocked: false, modules: ['order', 'request'] },
  ],
  'addresses/A-1': [
    { client: 'K-1', name: 'Kade', ...PLACE },
    { client: 'K-1', name: 'Kade 2', ...PLACE, archived: true },
    { client: 'K-1', name: 'Kade 2', ...PLACE, archived: false },
    { client: 'K-1', name: 'Kade 2', ...PLACE, line1: 'Kade 2 achter', archived: false },
  ],
  'contact-persons/H-1': [
    { client: 'K-1', firstName: 'Jo', lastName: 'Vos', email: 'jo@een.example' },
    { client: 'K-1', firstName: 'Jo', lastName: 'de Vos', email: 'jo@een.example', functions: ['site'] },
  ],
  'projects/J-1': [
    { client: 'K-1', number: 'J-1', name: 'Sluis', address: 'A-1' },
    { client: 'K-1', number: 'J-1', name: 'Sluis', address: 'A-1', siteContact: 'H-1', to: '2027-06-30' },
  ],
  'rates/R-1': [
    { product: 'P-1', from: '2026-01-01', currency: 'EUR', day: '10', week: '40' },
    { product: 'P-1', from: '2026-01-01', to: '2026-12-31', currency: 'EUR', day: '11', week: '44' },
  ],
  'contracts/C-1': [
    { client: 'K-1', number: 'C-1', depot: 'D-1', project: 'J-1' },
    { client: 'K-1', number: 'C-1', depot: 'D-1', project: 'J-1', poNumber: '4500' },
  ],
  'contracts/C-2': [
    { client: 'K-1', number: 'C-2', depot: 'D-1', address: null },
    { client: 'K-1', number: 'C-2', depot: 'D-1', address: 'A-1' },
  ],
  'contracts/C-3': [
    { client: 'K-1', number: 'C-3', depot: 'D-1', address: 'A-1' },
    { client: 'K-1', number: 'C-3', depot: 'D-1', address: null },
  ],
  'lines/L-1': [
    { ...rented, status: 'onRent', fleetNumber: '70 01', expectedOffRentAt: '2026-11-30T15:00:00Z' },
    { ...rented, status: 'onRent', fleetNumber: '70 01', expectedOffRentAt: null, chargedUntil: '2026-10-31' },
    {
      ...rented,
      status: 'offHired',
      fleetNumber: '70 01',
      offRentAt: '2026-11-10T15:00:00Z',
      chargedUntil: '2026-10-31',
    },
    {
      ...rented,
      status: 'returned',
      fleetNumber: '70 02',
      offRentAt: '2026-11-10T15:00:00Z',
      chargedUntil: '2026-10-31',
    },
  ],
  'lines/L-2': [
    { ...rented, lineNo: 2, status: 'planned', onRentAt: '2026-10-20T05:30:00Z' },
    { ...rented, lineNo: 2, status: 'onRent', onRentAt: '2026-10-21T05:30:00Z' },
  ],
  // Another end of a line is an extension.
  'lines/L-3': [
    { ...rented, lineNo: 3, status: 'onRent', expectedOffRentAt: '2026-12-01T15:00:00Z' },
    { ...rented, lineNo: 3, status: 'onRent', expectedOffRentAt: '2026-12-15T15:00:00Z' },
  ],
  'lines/L-4': [{ ...rented, lineNo: 4, status: 'onRent' }],
  'users/U-1': [
    { ...user, lastName: 'Smit' },
    { ...user, lastName: 'de Smit', orderLimit: { amount: '5000', currency: 'EUR' } },
    { ...user, lastName: 'de Smit', projects: ['J-1'], orderLimit: null },
  ],
  'phone-orders/O-1': [
    { ...ordered, status: 'submitted' },
    { ...ordered, status: 'confirmed' },
  ],
  'phone-off-hires/H-1': [
    {
      ...{ client: 'K-1', offRentAt: '2026-11-19T15:00:00Z', number: 'AF-1', lines: [{ line: 'L-4' }] },
      window: { date: '2026-11-24', slot: 'morning' },
    },
  ],
  'readings/M-1': [{ line: 'L-2', hours: 120.5, day: '2026-11-05' }],
  'billing-documents/I-1': [
    { ...billed, lines: [{ text: 'Pomp', quantity: '2', unit: 'day', price: '11', vatRate: '21' }] },
    {
      ...billed,
      lines: [{ text: 'Pomp', quantity: '2', unit: 'day', price: '11', vatRate: '21' }],
      payments: [{ amount: '26.62', receivedOn: '2026-11-12' }],
    },
  ],
  'papers/B-1': [{ client: 'K-1', type: 'deliveryNote', number: 'B-1', date: '2026-10-05', contracts: ['C-1'] }],
}).flatMap(([name, versions]) => {
  const [path = '', externalId = ''] = name.split('/');
  return versions.map((row, index) => ({ path, externalId, row: { ...row, sourceVersion: index + 1 } }));
});

interface Answer {
  readonly status: number;
  readonly body: { readonly type?: string; readonly items?: readonly { readonly problem: string | null }[] };
}
/** Calls over a socket. `cutAfter` breaks the connection after so many milliseconds, wherever the call is then. */
async function call(
  secret: string,
  method: string,
  path: string,
  body: object | null,
  cutAfter: number | null,
  key = '',
) {
  const headers = {
    authorization: `Bearer ${secret}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  };
  const sent = request({ host: '127.0.0.1', port, method, path: `/api/backoffice/${path}`, headers });
  const answered = once(sent, 'response') as Promise<[NodeJS.ReadableStream & { readonly statusCode: number }]>;
  sent.end(body ? JSON.stringify(body) : undefined);
  const cut = cutAfter === null ? null : sleep(cutAfter).then(() => sent.destroy(new Error('cut')));
  try {
    const [response] = await answered;
    return { status: response.statusCode, body: await json(response) } as Answer;
  } catch {
    return null;
  } finally {
    await cut;
  }
}

/** Sends a message until it has an answer. Returns false if it refers to what has not arrived yet. */
async function deliver(secret: string, message: Message, plan: Plan, key: string): Promise<boolean> {
  const { path, externalId, row } = ofCompany(secret, message);
  for (let attempt = 0; ; attempt += 1) {
    const cutAfter = attempt === 0 ? plan.cutAfter : null;
    const answer = plan.inBatch
      ? await call(
          secret,
          'POST',
          `${path}/batches`,
          { notify: 'none', items: [{ externalId, ...row }] },
          cutAfter,
          key,
        )
      : await call(secret, 'PUT', `${path}/${externalId}?notify=none`, row, cutAfter, key);
    if (!answer || answer.status === 503) continue;
    const problem = plan.inBatch ? answer.body.items?.[0]?.problem : answer.status < 300 ? null : answer.body.type;
    if (problem === null || problem === 'newer-version') return true;
    expect(['validation', ...(WAITS_FOR[path] ?? [])]).toContain(problem);
    return false;
  }
}

/** Why a row waits, beside what it refers to: a machine that has not been delivered yet, or a client that is blocked. */
const WAITS_FOR: Readonly<Record<string, readonly string[]>> = {
  readings: ['illegal-transition'],
  'phone-off-hires': ['illegal-transition'],
  'phone-orders': ['client-blocked', 'illegal-transition'],
};

/** Writes the texts of one company into a message or an answer, or takes them out again. */
const inCompany = <T>(value: T, from: string, to: string): T => JSON.parse(JSON.stringify(value).replaceAll(from, to));
const addressOf = (secret: string) => `ann@${secret.replaceAll('_', '-').toLowerCase()}.example`;
const ofCompany = (secret: string, message: Message) => inCompany(message, OWN_ADDRESS, addressOf(secret));

interface Plan {
  readonly inBatch: boolean;
  readonly cutAfter: number | null;
}

let companies = 0;
async function newCompany(): Promise<string> {
  companies += 1;
  const code = `Z${companies}`;
  const seat = { name: code, country: 'NL', currency: 'EUR', time_zone: 'Europe/Amsterdam', language: 'nl' } as const;
  await test.database.db
    .insertInto('operating_company')
    .values({ code, ...seat })
    .execute();
  const secret = `hyb_${code.padEnd(43, 'z')}`;
  await insertMachineAccount(test.database.db, code, secret);
  return secret;
}

/** Rows as the company reads them, without the ids and times that are the portal's own. */
async function stateOf(secret: string) {
  const read = new Map<string, unknown>();
  for (const name of new Set(DELTA.map(({ path, externalId }) => `${path}/${externalId}`))) {
    const answer = await call(secret, 'GET', name, null, null);
    expect([name, answer?.status]).toEqual([name, 200]);
    read.set(name, own(inCompany(answer?.body ?? null, addressOf(secret), OWN_ADDRESS)));
  }
  return Object.fromEntries(read);
}
const OURS = new Set([
  'id',
  'uuid',
  'lineId',
  'issuedAt',
  'updatedAt',
  'createdAt',
  'contractId',
  'depotId',
  'version',
]);
const own = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(own);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (OURS.has(key) ? [] : [[key, own(inner)]])),
  );
};

it('[OP-20] [OP-72] a delta that comes twice, out of order and with calls cut off leads to the state of one that came once', async () => {
  const once = await newCompany();
  for (const [index, message] of DELTA.entries())
    expect(await deliver(once, message, { inBatch: false, cutAfter: null }, `once-${index}`)).toBe(true);
  const expected = await stateOf(once);
  const plans = fc.record({ inBatch: fc.boolean(), cutAfter: fc.option(fc.integer({ min: 0, max: 25 })) });
  const twice = [...DELTA, ...DELTA].map((_, index) => index);
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(twice, { minLength: twice.length }),
      fc.array(plans, { minLength: twice.length, maxLength: twice.length }),
      async (order, how) => {
        const secret = await newCompany();
        let waiting = order;
        // What refers to a row that is not there yet waits, as in the queue of an ERP.
        while (waiting.length > 0) {
          const left: number[] = [];
          for (const index of waiting) {
            const message = DELTA[index % DELTA.length] as Message;
            const plan = how[index] as Plan;
            if (!(await deliver(secret, message, plan, `${index}-${waiting.length}`))) left.push(index);
          }
          expect(left.length).toBeLessThan(waiting.length);
          waiting = left;
        }
        expect(await stateOf(secret)).toEqual(expected);
      },
    ),
    { numRuns: process.env.TEST_ALL ? 20 : 3, endOnFailure: true },
  );
});
