import { type Endpoint, fullPath, listNotifications, markNotificationsRead, paramNames } from '@hireyard/contract';
import { BACKOFFICE_TABLE } from '@hireyard/contract/backoffice';
import { type Operation, operationById, ROUTE_TABLE } from '@hireyard/contract/operations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { accessTokens } from '../../auth/access-tokens.ts';
import { signingKeys } from '../../auth/signing-keys.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import { DEMO_ACCOUNTS, seed } from '../../database/seed/index.ts';
import { readSettings } from '../../settings.ts';
import { ORIGIN, requestOf } from '../../testing/app.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { describedBy } from '../../testing/described-answers.ts';
import { ENCRYPTION_KEY } from '../../testing/encryption-key.ts';
import { insertMachineAccount, insertSession, MACHINE_SECRET } from '../../testing/fixture.ts';
import { insertImport } from '../../testing/fixture-assets.ts';
import type { Sample } from '../../testing/samples.ts';
import { CLIENT_HEADER } from '../client-scope.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
/** Details read of each kind. The first account is an administrator, who reads more of them. */
const DETAILS = { first: 15, others: 2 };

const GETS = ROUTE_TABLE.filter(({ method, carries }) => method === 'GET' && carries !== 'download');
/** Tables whose ids are the `{id}` below a path. */
const TABLES = {
  '/addresses': 'address',
  '/asset-imports': 'asset_import',
  '/assets': 'asset',
  '/contact-persons': 'contact_person',
  '/contracts': 'contract',
  '/documents': 'document',
  '/off-hires': 'off_hire',
  '/orders': 'rental_order',
  '/projects': 'project',
  '/requests': 'request',
  '/roles': 'role',
  '/saved-views': 'saved_view',
  '/users': 'membership',
} as const;

interface Client {
  readonly id: number;
  readonly uuid: string;
}

let database: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
  app = await buildApp({
    db: database.db,
    encryptionKey: ENCRYPTION_KEY,
    settings: readSettings({ PORTAL_DIST: '/nonexistent' }),
    publicUrl: () => ORIGIN,
    clock: () => NOW,
    log: { level: 'silent' },
    // An answer that differs from its schema becomes a 500.
    checkAnswers: true,
    rateLimits: { user: 1_000_000, address: 1_000_000 },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const tokens = () => accessTokens(signingKeys(database.db, ENCRYPTION_KEY), () => ORIGIN);

async function userOf(email: string): Promise<{ userId: string; token: string; clients: Client[] }> {
  const { id: userId } = await database.db
    .selectFrom('app_user')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirstOrThrow();
  const sessionId = await insertSession(database.db, userId);
  const { accessToken: token } = await tokens().issue({ userId, sessionId }, NOW);
  const clients = await database.db
    .selectFrom('membership')
    .innerJoin('corporate_client', 'corporate_client.id', 'membership.client_id')
    .where('user_id', '=', userId)
    .where('membership.status', '=', 'active')
    .orderBy('corporate_client.id')
    .select(['corporate_client.id', 'external_uuid as uuid'])
    .execute();
  return { userId, token, clients };
}

/** Returns the calls of a read: one for each page of a list, and for each of the first things with a page of their own. */
async function* samplesOf(endpoint: Endpoint, userId: string, client: Client, details: number): AsyncGenerator<Sample> {
  const { path } = endpoint;
  const { db } = database;
  if (path.includes('{id}')) {
    for (const id of await idsFor(path, client, details)) yield { params: { id } };
    return;
  }
  if (path.includes('{uuid}')) return yield { params: { uuid: client.uuid } };
  if (path.includes('{userId}')) return yield { params: { userId }, query: { clientUuid: client.uuid } };
  switch (endpoint.id) {
    case 'search':
      for (const q of ['de', '10', 'lift', 'OH-']) yield { query: { q } };
      return;
    case 'getSharedAssignees':
      for (const entry of await idsFor('/attention/{id}', client, details)) yield { query: { entry } };
      return;
    case 'getRentedLines':
      for (const contract of await idsFor('/contracts/{id}', client, details)) yield { query: { contract } };
      return;
    case 'getMachine':
    case 'listMachineClients':
      for (const { fleet_number: fleetNumber, op_co: opCo } of await machinesOf(client, details))
        yield endpoint.id === 'getMachine' ? { params: { fleetNumber } } : { query: { opCo, fleetNumber } };
      return;
    case 'getCallOffRules':
    case 'getOrderRules':
    case 'getStock':
      for (const { id: depot } of await db.selectFrom('depot').select('id').orderBy('id').execute()) {
        yield { query: { depot, ...(endpoint.id === 'getStock' ? { from: '2026-11-25', to: '2026-12-15' } : {}) } };
      }
      return;
    default:
      yield {};
  }
}

const machinesOf = ({ id }: Client, limit: number) =>
  database.db
    .selectFrom('contract_line')
    .innerJoin('corporate_client', 'corporate_client.id', 'contract_line.client_id')
    .where('client_id', '=', id)
    .where('status', '=', 'onRent')
    .where('fleet_number', 'is not', null)
    .orderBy('contract_line.id')
    .limit(limit)
    .select(['op_co', 'contract_line.fleet_number'])
    .$narrowType<{ fleet_number: string }>()
    .execute();

async function idsFor(path: string, client: Client, limit: number): Promise<string[]> {
  const { db } = database;
  if (path.startsWith('/attention')) {
    const lines = db.selectFrom('contract_line').where('client_id', '=', client.id).where('status', '=', 'onRent');
    const late = lines.where('expected_off_rent_at', '<', NOW).orderBy('id').limit(limit);
    return (await late.select('id').execute()).map(({ id }) => id);
  }
  const table = TABLES[`/${path.split('/')[1]}` as keyof typeof TABLES];
  const rows = sql<{ id: string }>`
    select id from ${sql.table(table)} where client_id = ${client.id} order by id limit ${limit}`;
  return (await rows.execute(db)).rows.map(({ id }) => id);
}

/** Language of the texts of a read, where it asks for one. */
const languageFor = ({ query }: Pick<Operation, 'query'>): Record<string, string> =>
  query?.safeParse({}).error?.issues.some(({ path }) => path[0] === 'lang') ? { lang: 'en-US' } : {};

/** Calls a read, and its further pages. Returns each status with the call. */
async function* answersOf(endpoint: Operation, sample: Sample, headers: Record<string, string>) {
  for (let page = 0, more = true; more; page += 1) {
    const paging: Record<string, string> = endpoint.answers === 'page' ? { page: String(page), size: '200' } : {};
    const query = { ...sample.query, ...languageFor(endpoint), ...paging };
    const answer = await app.inject(requestOf(endpoint, { ...sample, query }, headers));
    yield { status: answer.statusCode, call: `${endpoint.id} ${JSON.stringify({ ...sample, query })}`, answer };
    more = endpoint.answers === 'page' && answer.statusCode === 200 && answer.json().hasMore;
  }
}

const TIME_LIMIT = 180_000;
it('[DOM-11] [OP-15] every read of the demo answers what contract and OpenAPI document describe, to each demo account', {
  timeout: TIME_LIMIT,
}, async () => {
  const answered = new Set<string>();
  const wrong: string[] = [];
  const check = describedBy((await app.inject({ url: '/api/openapi.json' })).json());
  for (const [index, { email }] of DEMO_ACCOUNTS.entries()) {
    const { userId, token, clients } = await userOf(email);
    const [own] = clients;
    // The demo itself has no import.
    if (index === 0 && own) await insertImport(database.db, { clientId: own.id, userId, label: 'Yard' });
    for (const client of clients) {
      const headers = { authorization: `Bearer ${token}`, [CLIENT_HEADER]: client.uuid };
      for (const endpoint of GETS) {
        for await (const sample of samplesOf(endpoint, userId, client, index === 0 ? DETAILS.first : DETAILS.others)) {
          for await (const { status, call, answer } of answersOf(endpoint, sample, headers)) {
            if (status === 200) {
              answered.add(endpoint.id);
              const fault = check(endpoint, answer.json());
              if (fault) wrong.push(fault);
              // Rights, modules and projects of an account refuse some of it.
            } else if (![403, 404].includes(status)) wrong.push(`${email} ${client.id} ${call}: ${status}`);
          }
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(GETS.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual([]);
});

it('[OP-15] every read of the demo by the back office answers what its OpenAPI document describes', async () => {
  await insertMachineAccount(database.db, 'NL', MACHINE_SECRET);
  const headers = { authorization: `Bearer ${MACHINE_SECRET}` };
  const check = describedBy((await app.inject({ url: '/api/backoffice/openapi.json' })).json());
  const faults: (string | null)[] = [];
  const read = async (endpoint: Operation, sample: Sample) => {
    const answer = await app.inject(requestOf(endpoint, sample, headers));
    expect(answer.statusCode, endpoint.id).toBe(200);
    const body = answer.json();
    faults.push(check(endpoint, body));
    return body;
  };
  const reads = BACKOFFICE_TABLE.filter(({ method, response }) => method === 'GET' && response);
  const items = new Map<string, { readonly id?: string }[]>();
  for (const endpoint of reads.filter(
    (one) => paramNames(one).length === 0 && one.query?.safeParse({}).success !== false,
  )) {
    const pages: Record<string, string>[] = [{ size: '200' }, { limit: '200' }, {}];
    const query = pages.find((one) => endpoint.query?.safeParse(one).success) ?? {};
    items.set(fullPath(endpoint), (await read(endpoint, { query })).items);
  }
  for (const endpoint of reads.filter(({ path }) => path.endsWith('/{id}'))) {
    for (const { id } of (items.get(fullPath(endpoint).replace('/{id}', '')) ?? []).slice(0, DETAILS.first)) {
      if (id) await read(endpoint, { params: { id } });
    }
  }
  expect(faults.length).toBeGreaterThan(60);
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});

it('[DOM-20] every notification of the demo can be marked as read', async () => {
  const { token, clients } = await userOf('admin@demo.example');
  let marked = 0;
  for (const { uuid } of clients) {
    const headers = { authorization: `Bearer ${token}`, [CLIENT_HEADER]: uuid };
    for await (const { answer } of answersOf(operationById(listNotifications.id), {}, headers)) {
      const ids = answer.json().items.map(({ id }: { id: string }) => id);
      if (ids.length === 0) continue;
      const body = { ids };
      const written = await app.inject(
        requestOf(markNotificationsRead, { body }, { ...headers, 'idempotency-key': crypto.randomUUID() }),
      );
      expect(written.statusCode, written.body).toBe(markNotificationsRead.status);
      marked += ids.length;
    }
  }
  expect(marked).toBeGreaterThan(10);
});
