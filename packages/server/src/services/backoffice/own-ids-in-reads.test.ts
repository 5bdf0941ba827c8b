import type { Endpoint } from '@hireyard/contract';
import {
  BACKOFFICE_TABLE,
  getCompanyInbox,
  getCompanyInvoice,
  getCompanyLine,
  getCompanyOffHire,
  getCompanyOrder,
  getCompanyRequest,
  type ImportKind,
  issueCreditNote,
  issueInvoice,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertInvoice } from '../../testing/fixture-documents.ts';
import { insertLine } from '../../testing/fixture-lines.ts';
import { insertOffHire } from '../../testing/fixture-off-hires.ts';
import { fixtureDepot, insertOrder } from '../../testing/fixture-orders.ts';
import { insertAddress, insertPerson } from '../../testing/fixture-rentals.ts';
import { insertRequest } from '../../testing/fixture-requests.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { a } = test.fixture;
  await named('clients', a.id, 'CLIENT');
  await named('depots', await fixtureDepot(test.database.db), 'DEPOT');
  await named('projects', a.projectIds[0], 'PROJECT');
  await named('contracts', a.contractId, 'CONTRACT');
});
afterAll(() => test.close());

/** Gives a row an id of the company, as an import does. */
async function named(kind: ImportKind, rowId: string | number, externalId: string): Promise<void> {
  const key = { external_id: externalId, row_id: String(rowId), source_version: null };
  await test.database.db
    .insertInto('external_key')
    .values({ op_co: 'NL', kind, ...key })
    .execute();
}
const read = async (endpoint: Endpoint, id: string) => {
  const answer = await test.call(endpoint, { sample: { params: { id } } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const entry = async (id: string) =>
  (await test.call(getCompanyInbox, { sample: { query: { size: '200' } } }))
    .json()
    .items.find((one: { id: string }) => one.id === id);

interface Json {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: Json;
  readonly additionalProperties?: Json | boolean;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
}
const choicesOf = ({ anyOf = [], oneOf = [] }: Json) => [...anyOf, ...oneOf];
const isUuid = (schema: Json): boolean => schema.format === 'uuid' || choicesOf(schema).some(isUuid);
/** Where the company's own id stands beside one of the portal, if not under its name without `Id`. */
const BESIDE: Readonly<Record<string, string>> = {
  id: 'externalId',
  uuid: 'externalId',
  contractLineId: 'line',
};
const besideOf = (name: string) => BESIDE[name] ?? name.replace(/Id$/, '');

/** Returns the places in an answer with an id of the portal and none of the company. */
function lonelyIn(schema: Json, place: string): string[] {
  const { properties = {}, items, additionalProperties } = schema;
  const names = Object.keys(properties);
  const has = (name: string) => names.includes(name) && !isUuid(properties[name] as Json);
  return [
    ...names
      .filter((name) => isUuid(properties[name] as Json) && !has(besideOf(name)))
      .map((name) => `${place}/${name}`),
    ...names.flatMap((name) => lonelyIn(properties[name] as Json, `${place}/${name}`)),
    ...(items ? [...(isUuid(items) ? [place] : []), ...lonelyIn(items, place)] : []),
    ...(typeof additionalProperties === 'object' ? lonelyIn(additionalProperties, `${place}/*`) : []),
    ...choicesOf(schema).flatMap((choice) => lonelyIn(choice, place)),
  ];
}
const jsonOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json;

/** Ids of what has no id in the company's systems. */
const WITHOUT: readonly (readonly [place: RegExp, reason: string])[] = [
  [/\/attachments\/id$/, 'The portal alone makes files, and answers them by this id.'],
  [/^\/requests(\/items)?\/id$/, 'The portal alone makes requests, and takes moves by this id.'],
  [/^\/requests(\/items)?\/(lines|comments)\/id$/, 'They are made with their request.'],
  [/^\/requests(\/items)?\/disputedLines\/lineId$/, 'Lines of an invoice have no id: the text says which.'],
  [/\/(subject|asset)\/id$/, 'Own assets are the client’s, not the company’s. Other subjects are tested below.'],
  [/\/(steps\/by|addedBy)\/id$/, 'Who moved a request or added a file is told by name; no call takes one.'],
  [/^\/(phone-)?orders(\/items)?\/lines\/id$/, 'Lines of an order are numbered within it.'],
  [/^\/(invoices|billing-documents)(\/items)?\/(lines|payments)\/id$/, 'They are written with their invoice.'],
  [/^\/products(\/items)?(\/pictures)?\/id$/, 'A picture is named by its product and its position.'],
];

describe('an answer to the rental company', () => {
  it('[OP-73] has the own id beside each id of the portal', () => {
    const lonely = BACKOFFICE_TABLE.flatMap(({ path, response }) => {
      const resource = path.replace(/^\/backoffice/, '').split('/')[1];
      return response ? lonelyIn(jsonOf(response), `/${resource}`) : [];
    });
    expect([...new Set(lonely)].filter((place) => !WITHOUT.some(([exempt]) => exempt.test(place)))).toEqual([]);
    // No exemption outlives its reason, and the walk finds what it looks for.
    expect(WITHOUT.filter(([exempt]) => !lonely.some((place) => exempt.test(place)))).toEqual([]);
    const other = z.object({ lines: z.array(z.nullable(z.object({ depotId: z.nullable(z.uuid()) }))) });
    expect(lonelyIn(jsonOf(other), '')).toEqual(['/lines/depotId']);
  });

  it('[OP-73] names what an order belongs to and where it goes', async () => {
    const { a } = test.fixture;
    const { db } = test.database;
    const id = await insertOrder(db, a, { ordererId: a.colleagueId, label: a.name, projectId: a.projectIds[0] });
    const addressId = await insertAddress(db, a.id, 'Own id');
    const personId = await insertPerson(db, a.id, 'Own id');
    await named('orders', id, 'ORDER');
    await named('addresses', addressId, 'ADDRESS');
    await named('contactPersons', personId, 'PERSON');
    const { number } = await db
      .updateTable('rental_order')
      .set({ fulfilment: 'delivery', slot: 'morning', address_id: addressId, site_contact_id: personId })
      .where('id', '=', id)
      .returning('number')
      .executeTakeFirstOrThrow();
    await db.updateTable('contract').set({ order_number: number }).where('id', '=', a.contractId).execute();
    expect(await read(getCompanyOrder, id)).toMatchObject({
      ...{ externalId: 'ORDER', client: { externalId: 'CLIENT' }, depot: 'DEPOT' },
      project: { id: a.projectIds[0], externalId: 'PROJECT' },
      ...{ address: { externalId: 'ADDRESS', name: 'Own id site' }, siteContact: { externalId: 'PERSON' } },
      contracts: [{ id: a.contractId, externalId: 'CONTRACT' }],
    });
    expect(await entry(id)).toMatchObject({
      ...{ externalId: 'ORDER', depot: { externalId: 'DEPOT' }, project: { externalId: 'PROJECT' } },
    });
  });

  it('[OP-73] names the lines that a client called off', async () => {
    const { a } = test.fixture;
    const { db } = test.database;
    const { id, lineId } = await insertOffHire(db, a, 'requested');
    const personId = await insertPerson(db, a.id, 'Off-hire');
    await db.updateTable('off_hire').set({ site_contact_id: personId }).where('id', '=', id).execute();
    await named('offHires', id, 'OFF-HIRE');
    await named('lines', lineId, 'CALLED');
    await named('contactPersons', personId, 'GATE');
    expect(await read(getCompanyOffHire, id)).toMatchObject({
      ...{ externalId: 'OFF-HIRE', depot: 'DEPOT', siteContact: { externalId: 'GATE' } },
      lines: [{ lineId, line: 'CALLED', contract: 'CONTRACT' }],
    });
    expect(await entry(id)).toMatchObject({ externalId: 'OFF-HIRE', depot: { externalId: 'DEPOT' } });
  });

  it('[OP-93] names who ordered, called off, asked and commented by the user, and tells nothing else of them', async () => {
    const { a, b } = test.fixture;
    const { db } = test.database;
    const { record_uuid: user } = await db
      .selectFrom('membership')
      .select('record_uuid')
      .where('id', '=', a.colleagueId)
      .where('client_id', '=', a.id)
      .executeTakeFirstOrThrow();
    await named('users', user, 'USER');
    const person = { id: user, externalId: 'USER', name: expect.any(String) };
    const ordered = await insertOrder(db, a, { ordererId: a.colleagueId, label: a.name });
    expect((await read(getCompanyOrder, ordered)).orderer).toEqual(person);
    const { id: called } = await insertOffHire(db, a, 'requested');
    await db.updateTable('off_hire').set({ created_by: a.colleagueId }).where('id', '=', called).execute();
    expect((await read(getCompanyOffHire, called)).caller).toEqual(person);
    const { id: asked } = await insertRequest(db, a, { writerId: a.colleagueId, label: a.name, kind: 'service' });
    const said = {
      id: crypto.randomUUID(),
      request_id: asked,
      client_id: a.id,
      written_at: new Date(),
      asks_back: false,
    };
    await db
      .insertInto('request_comment')
      .values([
        { ...said, text: 'Ours', written_by: null },
        { ...said, id: crypto.randomUUID(), text: 'Theirs', written_by: a.colleagueId },
      ])
      .execute();
    const { writer, comments } = await read(getCompanyRequest, asked);
    expect(writer).toEqual(person);
    const by = (text: string) => comments.find((one: { text: string }) => one.text === text)?.by;
    expect([by('Ours'), by('Theirs')]).toEqual([null, person]);
    // A user of the portal alone has no id of the company.
    const others = await insertOrder(db, b, { ordererId: b.colleagueId, label: b.name });
    expect((await read(getCompanyOrder, others)).orderer).toMatchObject({ externalId: null });
  });

  it('[OP-73] names the contract of a line, and the lines before and after it', async () => {
    const { a } = test.fixture;
    const { db } = test.database;
    const first = await insertLine(db, a.contractId, 'onRent');
    const second = await insertLine(db, a.contractId, 'onRent');
    const related = { split_from_line_id: first, replaced_by_line_id: second };
    const id = await insertLine(db, a.contractId, 'returned', related);
    await named('lines', first, 'FIRST');
    await named('lines', second, 'SECOND');
    expect(await read(getCompanyLine, id)).toMatchObject({
      ...{ id, externalId: null, contract: 'CONTRACT', depot: 'DEPOT' },
      ...{ splitFromLine: 'FIRST', replacedByLine: 'SECOND' },
    });
    // None of the company is not one of another record.
    expect(await read(getCompanyLine, first)).toMatchObject({ splitFromLine: null, replacedByLine: null });
  });

  it('[OP-73] names the lines of an invoice, and the invoices that it stands for', async () => {
    const { a } = test.fixture;
    const { db } = test.database;
    const lineId = await insertLine(db, a.contractId, 'onRent');
    await named('lines', lineId, 'BILLED');
    const { body } = (await test.sampleOf(issueInvoice)) as { body: object };
    const priced = { text: 'Lift', quantity: '1', unit: 'week', price: '80', vatRate: '21', period: null };
    const lines = [{ ...priced, line: 'BILLED' }];
    const sent = { ...body, client: 'CLIENT', number: 'I-73', lines };
    const invoice = (await test.call(issueInvoice, { sample: { body: sent } })).json();
    expect(invoice.lines).toMatchObject([{ contractLineId: lineId, line: 'BILLED' }]);
    await named('invoices', invoice.id, 'INVOICE');
    const credit = await test.call(issueCreditNote, {
      sample: { params: { id: 'INVOICE' }, body: { number: 'C-73', issuedOn: invoice.issuedOn, lines } },
    });
    expect(credit.json()).toMatchObject({ externalId: null, correctsId: invoice.id, corrects: 'INVOICE' });
    const own = { projectId: a.projectIds[0], net: '80.00', currency: 'EUR', on: '2026-11-02' };
    const voided = await insertInvoice(db, a.id, own);
    const isVoid = { status: 'void', voided_on: '2026-11-03', due: '0.00' } as const;
    await db.updateTable('document').set(isVoid).where('id', '=', voided).execute();
    const next = await insertInvoice(db, a.id, own);
    await db.updateTable('document').set({ replaces_document_id: voided }).where('id', '=', next).execute();
    await named('invoices', next, 'NEXT');
    // A void invoice without an own id is named by its number.
    const { number } = await read(getCompanyInvoice, voided);
    expect(await read(getCompanyInvoice, next)).toMatchObject({ replacesId: voided, replaces: number });
    expect(await read(getCompanyInvoice, voided)).toMatchObject({ replacedById: next, replacedBy: 'NEXT' });
  });

  it('[OP-73] names what a request is about', async () => {
    const { a } = test.fixture;
    const { db } = test.database;
    const about = async (kind: 'service' | 'billing', set: object) => {
      const asked = { writerId: a.colleagueId, label: a.name, kind, projectId: a.projectIds[0] };
      const { id } = await insertRequest(db, a, asked);
      await db.updateTable('request').set(set).where('id', '=', id).execute();
      return id;
    };
    const lineId = await insertLine(db, a.contractId, 'onRent');
    await named('lines', lineId, 'BROKEN');
    const service = await read(getCompanyRequest, await about('service', { contract_line_id: lineId }));
    expect(service).toMatchObject({
      project: { id: a.projectIds[0], externalId: 'PROJECT' },
      subject: { id: lineId, externalId: 'BROKEN', contractId: a.contractId, contract: 'CONTRACT' },
    });
    const own = { projectId: a.projectIds[0], net: '80.00', currency: 'EUR', on: '2026-11-02' };
    const disputed = await insertInvoice(db, a.id, own);
    await named('invoices', disputed, 'DISPUTED');
    const dispute = await about('billing', { document_id: disputed });
    expect(await read(getCompanyRequest, dispute)).toMatchObject({ subject: { id: disputed, externalId: 'DISPUTED' } });
    expect(await entry(dispute)).toMatchObject({
      document: { id: disputed, externalId: 'DISPUTED' },
      externalId: null,
    });
  });
});
