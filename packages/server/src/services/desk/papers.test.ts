import { getDocument } from '@hireyard/contract';
import { putCompanyPaper } from '@hireyard/contract/backoffice';
import {
  createDeskPaper,
  getDeskPaper,
  getDeskPaperFile,
  listDeskPapers,
  listDeskPapersFacets,
  patchDeskPaper,
  putDeskPaperFile,
} from '@hireyard/contract/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { pdfForm } from '../../testing/backoffice-samples.ts';
import { insertDeskUser, type TestUser } from '../../testing/fixture.ts';
import { insertFile, insertPaper } from '../../testing/fixture-documents.ts';

let test: TestApp;
let ofOther: TestUser;
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await db.insertInto('operating_company').values(de).execute();
  ofOther = await insertDeskUser(db, 'desk@de.example', null, { opCo: 'DE' });
});
afterAll(() => test.close());

const create = (body: object) => test.call(createDeskPaper, { sample: { body } });
const send = (id: string, body: FormData) => test.call(putDeskPaperFile, { sample: { params: { id }, body } });
const get = async (id: string) => (await test.call(getDeskPaper, { sample: { params: { id } } })).json();
const fileOf = (id: string) => test.call(getDeskPaperFile, { sample: { params: { id } } });
const list = async (query: Record<string, string> = {}) =>
  (await test.call(listDeskPapers, { sample: { query } })).json();
const numbers = ({ items }: { items: { number: string }[] }) => items.map(({ number }) => number);
const certificate = (number: string) => ({
  ...{ client: test.fixture.a.uuid, type: 'certificate', number, date: '2026-11-02' },
});

describe('the papers at the desk', () => {
  it('[DK-14] are listed with their client, in pages and by what is asked for, and invoices are not', async () => {
    const { db } = test.database;
    const { a, b } = test.fixture;
    const made = await insertPaper(db, a, { type: 'contract', number: 'DK-14-1', issued_on: '2026-03-05' });
    await insertPaper(db, a, { type: 'quote', number: 'DK-14-2', issued_on: '2026-03-07', voided_on: '2026-03-08' });
    await insertPaper(db, b, { type: 'contract', number: 'DK-14-3', issued_on: '2026-03-06' });
    await insertFile(db, a, made);
    const q = 'dk-14';
    const all = await list({ q });
    expect(numbers(all)).toEqual(['DK-14-2', 'DK-14-3', 'DK-14-1']);
    expect(all.items[2]).toEqual({
      ...{ id: made, type: 'contract', number: 'DK-14-1', title: null, date: '2026-03-05', voidedOn: null },
      client: { id: a.uuid, name: a.name, customerNumber: `Customer-${a.id}` },
      hasFile: true,
    });
    const first = await list({ q, size: '1' });
    expect(numbers(await list({ q, size: '1', page: '1', after: first.next }))).toEqual(['DK-14-3']);
    expect(numbers(await list({ q, sort: 'number,asc' }))).toEqual(['DK-14-1', 'DK-14-2', 'DK-14-3']);
    expect(numbers(await list({ q, sort: 'client,desc' }))[0]).toBe('DK-14-3');
    expect(numbers(await list({ q, file: 'yes' }))).toEqual(['DK-14-1']);
    expect(numbers(await list({ q, state: 'void' }))).toEqual(['DK-14-2']);
    expect(numbers(await list({ q, client: b.uuid }))).toEqual(['DK-14-3']);
    expect(numbers(await list({ q: `${b.name} DK-14` }))).toEqual(['DK-14-3']);
    expect((await list({ type: 'invoice' })).errors).toMatchObject([{ code: 'choice' }]);
    const query = { q, type: 'contract' };
    const { total, facets } = (await test.call(listDeskPapersFacets, { sample: { query } })).json();
    const counts = (name: string) =>
      Object.fromEntries(
        facets[name].map(({ value, count }: { value: string; count: number }) => [value, count] as const),
      );
    expect(total).toBe(2);
    expect(counts('type')).toMatchObject({ contract: 2, quote: 1, certificate: 0 });
    expect(counts('client')).toEqual({ [a.uuid]: 1, [b.uuid]: 1 });
    expect([counts('file'), counts('state')]).toEqual([
      { yes: 1, no: 1 },
      { valid: 2, void: 0 },
    ]);
    const found = await test.call(listDeskPapersFacets, {
      sample: { query: { q, facet: 'client', facetQuery: b.name } },
    });
    expect(found.json().facets).toEqual({ client: [{ value: b.uuid, label: b.name, count: 1 }] });
  });

  it('[DK-14] are not those of another company, and no invoice is one', async () => {
    const id = await insertPaper(test.database.db, test.fixture.a, { type: 'quote', number: 'DK-FOREIGN' });
    const token = await test.tokenOf(ofOther);
    const call = { sample: { params: { id } }, token };
    expect((await test.call(listDeskPapers, { sample: {}, token })).json().items).toEqual([]);
    for (const endpoint of [getDeskPaper, getDeskPaperFile])
      expect((await test.call(endpoint, call)).statusCode).toBe(404);
    const sent = { sample: { params: { id }, body: pdfForm('x') }, token };
    expect((await test.call(putDeskPaperFile, sent)).statusCode).toBe(404);
    const foreign = await test.call(createDeskPaper, { sample: { body: certificate('DK-FOREIGN-2') }, token });
    expect(foreign.json().errors).toEqual([{ pointer: '/client', code: 'reference' }]);
    await insertFile(test.database.db, test.fixture.a, test.fixture.a.documentId);
    const types = (await list({ size: '200' })).items.map(({ type }: { type: string }) => type);
    expect(types).toContain('quote');
    expect(types).not.toContain('invoice');
    const invoice = { sample: { params: { id: test.fixture.a.documentId } } };
    expect((await test.call(getDeskPaper, invoice)).statusCode).toBe(404);
    expect((await test.call(getDeskPaperFile, invoice)).statusCode).toBe(404);
  });

  it('[DK-14] [OP-37] are added by the rule of the company’s systems, and seen by the client', async () => {
    const { db } = test.database;
    const { a } = test.fixture;
    const contract = await db
      .selectFrom('contract')
      .where('id', '=', a.contractId)
      .select(['number', 'project_id'])
      .executeTakeFirstOrThrow();
    const machine = { fleetNumber: '204 118', to: '2027-11-01' };
    const answer = await create({ ...certificate('DK-NEW'), contract: contract.number, ...machine });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      ...{ number: 'DK-NEW', contracts: [contract.number], hasFile: false, file: null },
      ...machine,
    });
    const { id } = answer.json();
    expect(await get(id)).toEqual(answer.json());
    const seen = (await test.call(getDocument, { sample: { params: { id } } })).json();
    expect(seen).toMatchObject({ type: 'certificate', number: 'DK-NEW', contracts: [{ number: contract.number }] });
    expect(seen.project?.id ?? null).toBe(contract.project_id);
    const refused = async (change: object) => (await create({ ...certificate('DK-NEW'), ...change })).json().errors;
    expect(await refused({})).toEqual([{ pointer: '/number', code: 'taken' }]);
    expect(await refused({ number: 'DK-2', contract: 'C-404' })).toEqual([{ pointer: '/contract', code: 'reference' }]);
    expect(await refused({ client: crypto.randomUUID() })).toEqual([{ pointer: '/client', code: 'reference' }]);
    expect(await refused({ type: 'invoice' })).toMatchObject([{ pointer: '/type', code: 'choice' }]);
    expect(await refused({ date: '2026-02-30' })).toMatchObject([{ pointer: '/date' }]);
    await db.updateTable('corporate_client').set({ archived: true }).where('id', '=', test.fixture.b.id).execute();
    expect(await refused({ client: test.fixture.b.uuid })).toEqual([{ pointer: '/client', code: 'reference' }]);
    await db.updateTable('corporate_client').set({ archived: false }).where('id', '=', test.fixture.b.id).execute();
    // The company's system takes the paper over by its number.
    const key = { op_co: 'NL', kind: 'clients', external_id: 'DK-A', row_id: String(a.id) } as const;
    await db.insertInto('external_key').values(key).execute();
    const sample = { params: { externalId: 'DK-P' }, body: { ...certificate('DK-NEW'), client: 'DK-A' } };
    expect((await test.call(putCompanyPaper, { sample })).json()).toMatchObject({ id, outcome: 'changed' });
    expect(await get(id)).toMatchObject({ externalId: 'DK-P' });
  });

  it('[DK-18] are corrected, made void and valid again by the rule of the company’s systems, and seen so by the client', async () => {
    const { id } = (await create(certificate('DK-WRONG'))).json();
    await create(certificate('DK-OTHER'));
    const patch = (body: object) => test.call(patchDeskPaper, { sample: { params: { id }, body } });
    const right = { number: 'DK-RIGHT', title: 'Yearly inspection', fleetNumber: '204 118', to: '2027-11-01' };
    const answer = await patch(right);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ id, ...right, voidedOn: null });
    const voided = await patch({ voidedOn: '2026-11-20' });
    expect(voided.json()).toMatchObject({ ...right, voidedOn: '2026-11-20' });
    expect(await get(id)).toEqual(voided.json());
    const seen = () => test.call(getDocument, { sample: { params: { id } } });
    expect((await seen()).json()).toMatchObject({ number: 'DK-RIGHT', voidedOn: '2026-11-20' });
    expect((await patch({ voidedOn: null })).json()).toMatchObject({ ...right, voidedOn: null });
    const refused = async (body: object) => (await patch(body)).json().errors;
    expect(await refused({ number: 'DK-OTHER' })).toEqual([{ pointer: '/number', code: 'taken' }]);
    expect(await refused({ voidedOn: '2030-01-01' })).toEqual([{ pointer: '/voidedOn', code: 'in-future' }]);
    expect(await refused({ voidedOn: '2000-01-01' })).toEqual([{ pointer: '/voidedOn', code: 'before-from' }]);
    await patch({ voidedOn: '2026-11-20' });
    expect(await refused({ date: '2026-11-21' })).toEqual([
      { pointer: '/date', code: 'too-late', params: { date: '2026-11-20' } },
    ]);
    expect(await refused({ type: 'quote' })).toMatchObject([{ code: 'unknown' }]);
    const invoice = { params: { id: test.fixture.a.documentId }, body: { title: 'x' } };
    expect((await test.call(patchDeskPaper, { sample: invoice })).statusCode).toBe(404);
  });

  it('[DK-14] get a file that is kept byte for byte, and another one in its place', async () => {
    const { id } = (await create(certificate('DK-FILE'))).json();
    expect((await fileOf(id)).statusCode).toBe(404);
    const sent = await send(id, pdfForm('first'));
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.json()).toMatchObject({ id, hasFile: true, file: { size: expect.any(Number) } });
    const first = await fileOf(id);
    expect(first.body).toBe('%PDF-1.7\n% first\n%%EOF\n');
    expect(first.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(first.headers['content-disposition']).toContain('certificate-DK-FILE.pdf');
    expect((await send(id, pdfForm('second'))).json().file.sha256).not.toBe(sent.json().file.sha256);
    expect((await fileOf(id)).body).toBe('%PDF-1.7\n% second\n%%EOF\n');
    const form = (bytes: string) => {
      const body = new FormData();
      body.append('file', new Blob([bytes]), 'paper.pdf');
      return body;
    };
    expect((await send(id, form('PK zip'))).json()).toMatchObject({ type: 'unsupported-media-type' });
    const active = '%PDF-1.7\n1 0 obj<</S /JavaScript /JS (app.alert(1))>>endobj\n%%EOF\n';
    expect((await send(id, form(active))).json()).toMatchObject({ type: 'active-content', status: 422 });
    expect((await fileOf(id)).body).toBe('%PDF-1.7\n% second\n%%EOF\n');
  });
});
