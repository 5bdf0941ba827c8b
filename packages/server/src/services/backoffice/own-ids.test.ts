import type { Endpoint } from '@hireyard/contract';
import {
  acknowledgeInboxEntry,
  BACKOFFICE_TABLE,
  getCompanyInbox,
  getCompanyLine,
  type ImportKind,
  issueInvoice,
  listCompanyLines,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertMachineAccount } from '../../testing/fixture.ts';
import { insertLine } from '../../testing/fixture-lines.ts';
import { insertOrder } from '../../testing/fixture-orders.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
/** The company's own ids of the two clients. */
let ofA: string;
let ofB: string;
beforeAll(async () => {
  test = await startTestApp({ rateLimits: { user: 1e6, address: 1e6 } });
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
  ofA = await named('clients', test.fixture.a.id);
  ofB = await named('clients', test.fixture.b.id);
});
afterAll(() => test.close());

let names = 0;
/** Gives a row an id of the company, as an import does. */
async function named(kind: ImportKind, rowId: string | number): Promise<string> {
  names += 1;
  const key = { external_id: `ERP ${names}/é`, row_id: String(rowId), source_version: null };
  await test.database.db
    .insertInto('external_key')
    .values({ op_co: 'NL', kind, ...key })
    .execute();
  return key.external_id;
}

/** What only the portal makes is read there and answered at once: requests with their lines and files. */
const BORN_HERE = [/^\/backoffice\/requests\/\{id\}/, /^\/backoffice\/attachments\/\{id\}/];
const isOfPortal = ({ path }: Endpoint) => BORN_HERE.some((pattern) => pattern.test(path));
const table = BACKOFFICE_TABLE.filter((endpoint) => !isOfPortal(endpoint));

interface Json {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
}
/** Returns the places in a body where a UUID has to stand. */
function uuidsIn(schema: Json, place: string): string[] {
  if (schema.format === 'uuid') return [place];
  const required = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  const parts = [
    ...required.map(([name, inner]) => [name, inner] as const),
    ...(schema.items ? [['*', schema.items] as const] : []),
  ];
  const choices = (schema.anyOf ?? []).flatMap((choice) => uuidsIn(choice, place));
  return [...parts.flatMap(([name, inner]) => uuidsIn(inner, `${place}/${name}`)), ...choices];
}
const jsonOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;

describe('a call of the rental company', () => {
  it('[OP-70] requires no id of the portal in a path, a query or a body', () => {
    const required = table.flatMap((endpoint) => [
      ...(/\{(?:id|uuid|\w+Id)\}/.test(endpoint.path.replace('{externalId}', '')) && !endpoint.namedAs
        ? [endpoint.path]
        : []),
      ...[endpoint.query, endpoint.body].flatMap((schema) => (schema ? uuidsIn(jsonOf(schema), endpoint.path) : [])),
    ]);
    expect(required).toEqual([]);
    // The walk finds what it looks for.
    expect(uuidsIn(jsonOf(z.object({ lines: z.array(z.object({ id: z.uuid() })) })), '')).toEqual(['/lines/*/id']);
  });

  const byName = table.filter(({ namedAs }) => namedAs);
  it.each(byName.map((endpoint) => [endpoint.id, endpoint] as const))(
    '[OP-70] takes the own id of the record: %s',
    async (_id, endpoint) => {
      const sample = await test.sampleOf(endpoint);
      const { id } = sample.params as { readonly id: string };
      const params = { id: await named(endpoint.namedAs as ImportKind, id) };
      expect((await test.call(endpoint, { sample: { ...sample, params }, token: OF_DE })).statusCode).toBe(404);
      expect((await test.call(endpoint, { sample: { ...sample, params: { id: 'ERP none' } } })).statusCode).toBe(404);
      const answer = await test.call(endpoint, { sample: { ...sample, params } });
      expect(answer.statusCode, answer.body).toBe(endpoint.status);
    },
  );

  it('[OP-70] names the client and the lines of an invoice by their own ids', async () => {
    const { a } = test.fixture;
    const line = await named('lines', await insertLine(test.database.db, a.contractId, 'onRent'));
    const sample = await test.sampleOf(issueInvoice);
    const priced = { text: 'Lift', quantity: '1', unit: 'week', price: '80', vatRate: '21', period: null };
    const body = { ...(sample.body as object), client: ofA, lines: [{ ...priced, line }] };
    const issued = await test.call(issueInvoice, { sample: { body } });
    expect(issued.json()).toMatchObject({ client: { uuid: a.uuid, externalId: ofA } });
    const refused = async (change: object, token?: string) => {
      const answer = await test.call(issueInvoice, {
        sample: { body: { ...body, number: 'I-70', ...change } },
        ...(token && { token }),
      });
      return answer.json().errors;
    };
    expect(await refused({ client: ofB })).toEqual([{ pointer: '/lines/0/line', code: 'reference' }]);
    expect(await refused({ lines: [{ ...priced, line: 'ERP none' }] })).toEqual([
      { pointer: '/lines/0/line', code: 'reference' },
    ]);
    expect(await refused({ client: 'ERP none' })).toEqual([{ pointer: '/client', code: 'reference' }]);
    expect(await refused({}, OF_DE)).toEqual([{ pointer: '/client', code: 'reference' }]);
  });

  it('[OP-70] bills the client whose own id is named, also where another one has it as its UUID', async () => {
    const { a, b } = test.fixture;
    const { db } = test.database;
    const ofClient = db.updateTable('external_key').where('kind', '=', 'clients').where('external_id', '=', ofB);
    await ofClient.set({ external_id: a.uuid }).execute();
    const sample = await test.sampleOf(issueInvoice);
    const free = { text: 'Lift', quantity: '1', unit: 'piece', price: '80', vatRate: '21', period: null, line: null };
    const body = { ...(sample.body as object), number: 'I-70-OWN', client: a.uuid, lines: [free] };
    const issued = await test.call(issueInvoice, { sample: { body } });
    const back = db.updateTable('external_key').where('kind', '=', 'clients').where('external_id', '=', a.uuid);
    await back.set({ external_id: ofB }).execute();
    expect(issued.json()).toMatchObject({ client: { uuid: b.uuid, externalId: a.uuid } });
  });

  it('[OP-70] selects and acknowledges by own ids', async () => {
    const { a } = test.fixture;
    const orderId = await insertOrder(test.database.db, a, {
      ordererId: a.colleagueId,
      label: a.name,
      status: 'submitted',
    });
    const order = await named('orders', orderId);
    const depots = test.database.db.selectFrom('depot').select('id');
    const depot = await named('depots', (await depots.executeTakeFirstOrThrow()).id);
    const read = async (endpoint: Endpoint, query: Record<string, string>) => {
      const items = (await test.call(endpoint, { sample: { query } })).json().items as {
        client: { uuid: string };
        id: string;
      }[];
      return items;
    };
    const lines = await read(listCompanyLines, { client: ofA });
    expect(new Set(lines.map(({ client }) => client.uuid))).toEqual(new Set([a.uuid]));
    expect((await read(getCompanyInbox, { client: ofA, depot })).map(({ id }) => id)).toContain(orderId);
    expect((await read(getCompanyInbox, { client: ofB, depot })).map(({ id }) => id)).not.toContain(orderId);
    expect(await read(getCompanyInbox, { depot: 'ERP none' })).toEqual([]);
    const seen = await test.call(acknowledgeInboxEntry, { sample: { body: { kind: 'order', id: order } } });
    expect([seen.statusCode, seen.json().id]).toEqual([200, orderId]);
  });

  it('[OP-70] still names a record without an own id by that of the portal', async () => {
    const id = await insertLine(test.database.db, test.fixture.a.contractId, 'onRent');
    expect((await test.call(getCompanyLine, { sample: { params: { id } } })).json()).toMatchObject({
      id,
      externalId: null,
    });
  });
});
