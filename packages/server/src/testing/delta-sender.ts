import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect } from 'vitest';
import { startTestApp } from './app.ts';
import { DELTA, type Message, OWN_ADDRESS } from './erp-delta.ts';
import { insertMachineAccount } from './fixture.ts';

/** System of one operating company. */
interface Erp {
  readonly port: number;
  readonly secret: string;
}

interface Answer {
  readonly status: number;
  readonly body: { readonly type?: string; readonly items?: readonly { readonly problem: string | null }[] };
}

/** Calls over a socket. `cutAfter` breaks the connection after so many milliseconds, wherever the call is then. */
async function call(
  { port, secret }: Erp,
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
async function deliver(erp: Erp, message: Message, plan: Plan, key: string): Promise<boolean> {
  const { path, externalId, row } = ofCompany(erp.secret, message);
  for (let attempt = 0; ; attempt += 1) {
    const cutAfter = attempt === 0 ? plan.cutAfter : null;
    const answer = plan.inBatch
      ? await call(erp, 'POST', `${path}/batches`, { notify: 'none', items: [{ externalId, ...row }] }, cutAfter, key)
      : await call(erp, 'PUT', `${path}/${externalId}?notify=none`, row, cutAfter, key);
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

/** Rows as the company reads them, without the ids and times that are the portal's own. */
async function stateOf(erp: Erp) {
  const read = new Map<string, unknown>();
  for (const name of new Set(DELTA.map(({ path, externalId }) => `${path}/${externalId}`))) {
    const answer = await call(erp, 'GET', name, null, null);
    expect([name, answer?.status]).toEqual([name, 200]);
    read.set(name, own(inCompany(answer?.body ?? null, addressOf(erp.secret), OWN_ADDRESS)));
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

/** Sends the delta once, in order. */
async function sendOnce(erp: Erp): Promise<void> {
  for (const [index, message] of DELTA.entries())
    expect(await deliver(erp, message, { inBatch: false, cutAfter: null }, `once-${index}`)).toBe(true);
}

/** Sends messages in the given order. What refers to a row that is not there yet waits, as in the queue of an ERP. */
async function sendAll(erp: Erp, order: readonly number[], how: readonly Plan[]): Promise<void> {
  let waiting = order;
  while (waiting.length > 0) {
    const left: number[] = [];
    for (const index of waiting) {
      const message = DELTA[index % DELTA.length] as Message;
      if (!(await deliver(erp, message, how[index] as Plan, `${index}-${waiting.length}`))) left.push(index);
    }
    expect(left.length).toBeLessThan(waiting.length);
    waiting = left;
  }
}

const TWICE = [...DELTA, ...DELTA].map((_, index) => index);
const size = { minLength: TWICE.length, maxLength: TWICE.length };
const plans = fc.record({ inBatch: fc.boolean(), cutAfter: fc.option(fc.integer({ min: 0, max: 25 })) });

/** Starts a server on a socket, for systems that send it a delta. */
export async function startForDeltas() {
  const test = await startTestApp({ rateLimits: { user: 1e6, address: 1e6 } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  let companies = 0;
  const newErp = async (): Promise<Erp> => {
    companies += 1;
    const code = `Z${companies}`;
    const seat = { name: code, country: 'NL', currency: 'EUR', time_zone: 'Europe/Amsterdam', language: 'nl' } as const;
    await test.database.db
      .insertInto('operating_company')
      .values({ code, ...seat })
      .execute();
    const secret = `hyb_${code.padEnd(43, 'z')}`;
    await insertMachineAccount(test.database.db, code, secret);
    return { port, secret };
  };
  return {
    async stateOfOnce() {
      const erp = await newErp();
      await sendOnce(erp);
      return stateOf(erp);
    },
    /** Sends the delta twice to another company, shuffled and with calls that are cut off. Expects the same state. */
    expectState: (expected: Awaited<ReturnType<typeof stateOf>>) =>
      fc.assert(
        fc.asyncProperty(fc.shuffledSubarray(TWICE, size), fc.array(plans, size), async (order, how) => {
          const erp = await newErp();
          await sendAll(erp, order, how);
          expect(await stateOf(erp)).toEqual(expected);
        }),
        { numRuns: 1, endOnFailure: true },
      ),
    close: test.close,
  };
}
export type Deltas = Awaited<ReturnType<typeof startForDeltas>>;
