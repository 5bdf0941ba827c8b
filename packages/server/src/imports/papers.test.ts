import { createHash } from 'node:crypto';
import { getDocument, getInvoiceArchive, getInvoicePdf, getInvoiceUbl, listDocuments } from '@hireyard/contract';
import {
  type FiledKind,
  getCompanyChanges,
  getCompanyInvoiceByExternalId,
  getCompanyPaper,
  getDocumentFile,
  importCompanyClients,
  importCompanyContracts,
  importCompanyDepots,
  importCompanyPapers,
  putCompanyInvoice,
  putCompanyPaper,
  putDocumentFile,
} from '@hireyard/contract/backoffice';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseQueries } from '../metrics/channels.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertMachineAccount } from '../testing/fixture.ts';
import { insertOrder } from '../testing/fixture-orders.ts';
import { changesSettle } from '../testing/settled-changes.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
const put = (externalId: string, body: object) =>
  test.call(putCompanyPaper, { sample: { params: { externalId }, body } });
const send = async (items: readonly object[]) =>
  (await test.call(importCompanyPapers, { sample: { body: { items } } })).json().items;
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);
const form = (bytes: Uint8Array, name = 'paper.pdf') => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), name);
  return body;
};
const sendFile = (externalId: string, bytes: Uint8Array, kind: FiledKind = 'papers', more: object = {}) =>
  test.call(putDocumentFile, { sample: { params: { externalId }, query: { kind }, body: form(bytes) }, ...more });
const seen = async (id: string) => (await test.call(getDocument, { sample: { params: { id } } })).json();
const file = (id: string, more: object = {}) => test.call(getInvoicePdf, { sample: { params: { id } }, ...more });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
let orderNumber: string;

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(db, 'DE', OF_DE);
  const contact = { phone: '+31235550100', email: 'haarlem@hireyard.example' };
  const place = { line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
  const depot = { externalId: 'D', name: 'Haarlem', ...place, ...contact };
  await test.call(importCompanyDepots, { sample: { body: { items: [depot] } } });
  const { a } = test.fixture;
  const client = { externalId: 'A', name: a.name, customerNumber: `Customer-${a.id}`, rentalContact: contact };
  await test.call(importCompanyClients, { sample: { body: { items: [client] } } });
  const contract = { externalId: 'K', client: 'A', number: 'K-1', depot: 'D' };
  await test.call(importCompanyContracts, { sample: { body: { items: [contract] } } });
  const id = await insertOrder(db, a, { ordererId: test.fixture.administrator.id, label: a.name, status: 'confirmed' });
  const order = await db.selectFrom('rental_order').where('id', '=', id).select('number').executeTakeFirstOrThrow();
  orderNumber = order.number ?? '';
});
afterAll(() => test.close());

const note = (number: string) => ({ client: 'A', type: 'deliveryNote', number, date: '2026-11-02', contracts: ['K'] });

it('[OP-37] answers the file of a paper and of an invoice as it was sent, and none to another company', async () => {
  const read = (externalId: string, kind: FiledKind = 'papers', more: object = {}) =>
    test.call(getDocumentFile, { sample: { params: { externalId }, query: { kind } }, ...more });
  await put('R-1', note('LS-R-1'));
  expect((await read('R-1')).statusCode).toBe(404);
  const bytes = pdf('read back');
  expect((await sendFile('R-1', bytes)).statusCode).toBe(200);
  const answer = await read('R-1');
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', etag: `"${sha256(bytes)}"` });
  expect(answer.headers['content-disposition']).toContain('delivery-note-LS-R-1.pdf');
  expect((await read('R-1', 'invoices')).statusCode).toBe(404);
  expect((await read('R-1', 'papers', { token: OF_DE })).statusCode).toBe(404);
});

describe('papers by the company’s own ids', () => {
  it('[OP-37] belong to contracts and orders, and are found by their title', async () => {
    const body = { ...note('LS-1'), title: 'Raupenbagger zur Baustelle', order: orderNumber };
    const made = await put('N-1', body);
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { externalId: 'N-1', type: 'deliveryNote', contracts: ['K'], order: orderNumber, file: null, outcome: 'created' },
    ]);
    expect((await put('N-1', body)).json().outcome).toBe('unchanged');
    expect((await put('N-1', { ...body, fleetNumber: '204 118' })).json()).toMatchObject({
      ...{ fleetNumber: '204 118', outcome: 'changed' },
    });
    const { id } = made.json();
    expect(await seen(id)).toMatchObject({
      ...{ title: body.title, contracts: [{ number: 'K-1' }], order: { number: orderNumber } },
      ...{ formats: [], hasFile: false },
    });
    const { items } = (await test.call(listDocuments, { sample: { query: { q: 'raupenbagger' } } })).json();
    expect(items).toMatchObject([{ id, title: body.title }]);
    const answers = await send([
      { externalId: 'N-2', ...note('LS-2'), order: 'O-404' },
      { externalId: 'N-3', ...note('LS-1') },
      { externalId: 'N-4', ...note('LS-4'), type: 'invoice' },
      { externalId: 'N-1', ...note('LS-1'), type: 'returnNote' },
      { externalId: 'N-5', ...note('LS-5'), voidedOn: '2026-11-21' },
      { externalId: 'N-6', ...note('LS-6'), from: '2026-11-05', to: '2026-11-04' },
    ]);
    expect(answers.map(({ errors }: { errors: unknown[] }) => errors[0])).toEqual([
      { pointer: '/order', code: 'reference' },
      { pointer: '/number', code: 'taken' },
      { pointer: '/type', code: 'choice' },
      { pointer: '/type', code: 'taken' },
      { pointer: '/voidedOn', code: 'in-future' },
      { pointer: '/to', code: 'before-from' },
    ]);
    expect((await put('N-1', { ...body, voidedOn: '2026-11-19' })).json()).toMatchObject({ voidedOn: '2026-11-19' });
    expect(await seen(id)).toMatchObject({ number: 'LS-1', voidedOn: '2026-11-19', invoice: null });
  });

  it('[OP-37] [DOM-98] have the file that was sent, byte for byte, and say so where there is none', async () => {
    const { id } = (await put('F-1', note('F-1'))).json();
    expect((await file(id)).statusCode).toBe(404);
    const bytes = pdf('first');
    const sent = await sendFile('F-1', bytes);
    expect([sent.statusCode, sent.json()]).toMatchObject([
      200,
      { externalId: 'F-1', kind: 'papers', size: bytes.length, sha256: sha256(bytes), outcome: 'created' },
    ]);
    expect((await sendFile('F-1', bytes)).json().outcome).toBe('unchanged');
    const got = await file(id);
    expect(Buffer.compare(got.rawPayload, bytes)).toBe(0);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      etag: `"${sha256(bytes)}"`,
    });
    expect(got.headers['content-disposition']).toContain('delivery-note-F-1.pdf');
    expect((await file(id, { headers: { 'if-none-match': got.headers.etag } })).statusCode).toBe(304);
    expect(await seen(id)).toMatchObject({ formats: ['pdf'], hasFile: true });
    const other = pdf('second');
    expect((await sendFile('F-1', other)).json()).toMatchObject({ sha256: sha256(other), outcome: 'changed' });
    expect(Buffer.compare((await file(id)).rawPayload, other)).toBe(0);
    const read = await test.call(getCompanyPaper, { sample: { params: { externalId: 'F-1' } } });
    expect(read.json().file).toMatchObject({ sha256: sha256(other), size: other.length });
    await changesSettle(test.database.db);
    const { items } = (await test.call(getCompanyChanges, { sample: { query: { kind: 'paper' } } })).json();
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'paper', id, externalId: 'F-1', path: '/api/backoffice/papers/F-1' }),
    );
  });

  it('[OP-37] take no file that is no PDF, runs something, or belongs to nobody', async () => {
    await put('B-1', note('B-1'));
    expect((await sendFile('B-1', Buffer.from('PK zip'))).json()).toMatchObject({ type: 'unsupported-media-type' });
    const active = Buffer.from('%PDF-1.7\n1 0 obj<</S /JavaScript /JS (app.alert(1))>>endobj\n%%EOF\n');
    expect((await sendFile('B-1', active)).json()).toMatchObject({ type: 'active-content', status: 422 });
    expect((await sendFile('B-404', pdf('x'))).statusCode).toBe(404);
    expect((await sendFile('B-1', pdf('x'), 'invoices')).statusCode).toBe(404);
    expect((await sendFile('B-1', pdf('x'), 'papers', { token: OF_DE })).statusCode).toBe(404);
    // A key belongs to its document.
    const key = { headers: { 'idempotency-key': 'paper-1' } };
    await put('B-2', note('B-2'));
    expect((await sendFile('B-1', pdf('x'), 'papers', key)).statusCode).toBe(200);
    expect((await sendFile('B-2', pdf('x'), 'papers', key)).json()).toMatchObject({ type: 'idempotency-key-reuse' });
  });

  it('[DOM-98] an invoice’s own PDF stands in for the one that would be made, and its UBL says the same', async () => {
    const line = { text: 'Fuel', quantity: '10', unit: 'l', price: '1.80', vatRate: '21' };
    const body = { client: 'A', number: 'R-1', issuedOn: '2026-11-02', lines: [line] };
    const { id } = (await test.call(putCompanyInvoice, { sample: { params: { externalId: 'R-1' }, body } })).json();
    expect((await file(id)).rawPayload.length).toBeGreaterThan(1000);
    const bytes = pdf('the invoice of the ERP');
    expect((await sendFile('R-1', bytes, 'invoices')).json()).toMatchObject({ kind: 'invoices', outcome: 'created' });
    expect(Buffer.compare((await file(id)).rawPayload, bytes)).toBe(0);
    const ubl = await test.call(getInvoiceUbl, { sample: { params: { id } } });
    expect(ubl.body).toContain('unitCode="ZZ">10<');
    const read = await test.call(getCompanyInvoiceByExternalId, { sample: { params: { externalId: 'R-1' } } });
    expect(read.json().file).toMatchObject({ sha256: sha256(bytes) });
    // Reverse charge and exemption cannot be told from a zero rate.
    const zero = { ...body, lines: [{ ...line, vatRate: '0' }] };
    await test.call(putCompanyInvoice, { sample: { params: { externalId: 'R-1' }, body: zero } });
    expect((await seen(id)).formats).toEqual(['pdf', 'csv']);
    const note = (await put('Z-1', { client: 'A', type: 'certificate', number: 'Z-1', date: '2026-11-02' })).json();
    await sendFile('Z-1', pdf('certificate'));
    const zipped = async (row: string) => {
      const zip = await test.call(getInvoiceArchive, { sample: { query: { row } } });
      return unzipSync(new Uint8Array(zip.rawPayload));
    };
    const entries = await zipped(id);
    expect(Object.keys(entries)).toEqual(['invoice-R-1.pdf']);
    expect(Buffer.compare(entries['invoice-R-1.pdf'] ?? new Uint8Array(), bytes)).toBe(0);
    expect(Object.keys(await zipped(note.id))).toEqual(['certificate-Z-1.pdf']);
  });

  it('[DOM-10] [DOM-98] files with prices are for those who may see them', async () => {
    const contract = (await put('K-1', { ...note('K-1'), type: 'contract' })).json();
    const delivery = (await put('K-2', note('K-2'))).json();
    await sendFile('K-1', pdf('contract'));
    await sendFile('K-2', pdf('delivery'));
    const token = await test.tokenOf(test.fixture.lacking['price-view']);
    expect((await file(contract.id, { token })).json()).toMatchObject({ type: 'missing-right' });
    expect((await file(delivery.id, { token })).statusCode).toBe(200);
    const hidden = await test.call(getDocument, { sample: { params: { id: contract.id } }, token });
    expect(hidden.json()).toMatchObject({ formats: [], hasFile: true });
    const blind = await test.tokenOf(test.fixture.lacking['invoice-view']);
    expect((await file(test.fixture.a.documentId, { token: blind })).json()).toMatchObject({ type: 'missing-right' });
    const zip = (row: string) => test.call(getInvoiceArchive, { sample: { query: { row } }, token: blind });
    expect((await zip(test.fixture.a.documentId)).json()).toMatchObject({ type: 'missing-right' });
    expect((await zip(delivery.id)).statusCode).toBe(200);
    const foreign = await test.tokenOf(test.fixture.administratorOfB);
    expect((await file(delivery.id, { token: foreign, client: test.fixture.b.uuid })).statusCode).toBe(404);
  });
});

it('[OP-43] ids that rows refer to are looked up by kind, not one by one', async () => {
  const paper = { client: 'A', type: 'quote', date: '2026-11-02' };
  const queriesOf = async (prefix: string, count: number) => {
    const contracts = Array.from({ length: count }, (_, n) => `${prefix}-${n}`);
    let queries = 0;
    const stop = databaseQueries.subscribe(() => {
      queries += 1;
    });
    const [row] = await send([{ externalId: prefix, number: prefix, ...paper, contracts }]);
    stop();
    expect(row).toMatchObject({ outcome: 'refused', errors: [{ pointer: '/contracts/0', code: 'reference' }] });
    return queries;
  };
  expect(await queriesOf('MANY', 50)).toBe(await queriesOf('ONE', 1));
});

it('[DOM-108] tells users of a new paper once, by their own settings, and nobody with notify none', async () => {
  const { db } = test.database;
  const { administrator } = test.fixture;
  const told = () =>
    db
      .selectFrom('notification')
      .innerJoin('document', 'document.id', 'notification.resource_id')
      .where('notification.kind', '=', 'paperAdded')
      .where('document.number', 'like', 'T-%')
      .where('notification.user_id', '=', administrator.id)
      .select(['document.number', 'notification.in_portal', 'notification.actor_id'])
      .orderBy('notification.at')
      .execute();
  const mails = async () =>
    (await db.selectFrom('mail').where('template', '=', 'notification').select('id').execute()).length;
  const one = { number: 'T-1', in_portal: true, actor_id: null };
  const before = await mails();
  await put('T-1', note('T-1'));
  await put('T-1', { ...note('T-1'), title: 'Changed' });
  await sendFile('T-1', pdf('told'));
  expect(await told()).toEqual([one]);
  const mailed = await mails();
  expect(mailed).toBeGreaterThan(before);

  await test.call(importCompanyPapers, {
    sample: { body: { notify: 'none', items: [{ externalId: 'T-2', ...note('T-2') }] } },
  });
  await put('T-3', { ...note('T-3'), voidedOn: '2026-11-03' });
  const off = {
    user_id: administrator.id,
    version: 1,
    portal_off: ['paperAdded' as const],
    mail_off: ['paperAdded' as const],
  };
  await db.insertInto('notification_setting').values(off).execute();
  await put('T-4', note('T-4'));
  expect(await told()).toEqual([one]);
});
