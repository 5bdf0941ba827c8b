import {
  type Activity,
  type ClientRequest,
  cancelRequest,
  createRequest,
  type Document,
  getDocument,
  getRequest,
  listActivity,
  listDocuments,
  putRequest,
  submitRequest,
} from '@hireyard/contract';
import {
  approveCompanyRequest,
  getCompanyRequest,
  rejectCompanyRequest,
  reviewCompanyRequest,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import { insertExplained } from '../../testing/fixture-bills.ts';
import { type Entered, requestCalls } from './requests.fixture.ts';

let test: TestApp;
let calls: ReturnType<typeof requestCalls>;
let invoiceId: string;
beforeAll(async () => {
  test = await startTestApp();
  calls = requestCalls(test);
  const { a } = test.fixture;
  const { id } = await test.database.db
    .selectFrom('document')
    .where('client_id', '=', a.id)
    .where('type', '=', 'invoice')
    .where('project_id', '=', a.projectIds[0])
    .select('id')
    .executeTakeFirstOrThrow();
  invoiceId = id;
});
beforeEach(async () => {
  const { db } = test.database;
  await db.updateTable('request').set({ document_id: null }).where('document_id', '=', invoiceId).execute();
  await db.updateTable('document').set({ disputed: false }).where('id', '=', invoiceId).execute();
});
afterAll(() => test.close());

const question = (own: Partial<Entered> = {}): Entered =>
  ({
    kind: 'billing',
    title: 'A day too many',
    projectId: null,
    poNumber: null,
    costCode: null,
    submit: true,
    documentId: invoiceId,
    description: 'Called off on Friday, Saturday is on it.',
    ...own,
  }) as Entered;
const ask = async (own: Partial<Entered> = {}, user?: TestUser): Promise<ClientRequest> => {
  const answer = await calls.send(createRequest, { body: question(own) }, user);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const invoice = async (user?: TestUser): Promise<Document> =>
  (await calls.send(getDocument, { params: { id: invoiceId } }, user)).json();
const isDisputed = async () => (await invoice()).invoice?.disputed;

describe('an invoice that is asked about', () => {
  it('[DOM-06] is disputed from the moment a billing request is sent, due on the day that it was', async () => {
    const before = await invoice();
    expect(before).toMatchObject({ actions: ['dispute'], invoice: { disputed: false, requests: [] } });
    const draft = await ask({ submit: false });
    expect(await invoice()).toEqual(before);
    await calls.on(submitRequest, draft.id);
    const after = await invoice();
    expect(after).toEqual({
      ...before,
      actions: [],
      invoice: {
        ...before.invoice,
        disputed: true,
        requests: [{ id: draft.id, number: draft.number, status: 'submitted' }],
      },
    });
    const listed = (await calls.send(listDocuments, { query: { status: 'disputed' } })).json();
    expect(listed.items.map(({ id }: { id: string }) => id)).toContain(invoiceId);
    const told = (await calls.send(listActivity, { query: { resource: 'document', id: invoiceId } })).json();
    expect(told.items.map(({ action, fields }: Activity) => ({ action, fields }))).toContainEqual({
      action: 'updated',
      fields: ['dispute'],
    });
  });

  it.each([
    ['answered', approveCompanyRequest, { answers: [], comment: 'Credited.' }],
    ['rejected', rejectCompanyRequest, { reason: 'It came back on Monday.' }],
  ] as const)('[DOM-06] is no longer disputed once it is %s by the rental company', async (_title, endpoint, body) => {
    const { id } = await ask();
    const params = { params: { id } };
    await test.call(reviewCompanyRequest, { sample: params });
    expect(await isDisputed()).toBe(true);
    expect((await test.call(endpoint, { sample: { ...params, body } })).statusCode).toBe(endpoint.status);
    expect(await isDisputed()).toBe(false);
  });

  it('[DOM-06] stays disputed until the last request about it is over, whoever sees which', async () => {
    const { a, confined } = test.fixture;
    const unseen = await ask({ projectId: a.projectIds[1] });
    const seen = await ask({ projectId: a.projectIds[0] }, confined);
    const shown = await invoice(confined);
    expect(shown.invoice?.requests.map(({ id }) => id)).toEqual([seen.id]);
    await calls.on(cancelRequest, seen.id, confined);
    expect(await isDisputed()).toBe(true);
    await calls.on(cancelRequest, unseen.id);
    expect(await isDisputed()).toBe(false);
  });

  it('[DOM-06] is disputed by nobody without the right, though a draft names it', async () => {
    const lacking = test.fixture.lacking['invoice-dispute'];
    expect((await invoice(lacking)).actions).toEqual([]);
    const refused = await calls.send(createRequest, { body: question() }, lacking);
    expect(refused.json().errors).toEqual([{ pointer: '/documentId', code: 'reference' }]);
    const draft = await ask({ submit: false, documentId: null } as Partial<Entered>, lacking);
    await test.database.db.updateTable('request').set({ document_id: invoiceId }).where('id', '=', draft.id).execute();
    expect((await calls.on(submitRequest, draft.id, lacking)).json()).toMatchObject({ type: 'missing-right' });
    expect(await isDisputed()).toBe(false);
  });

  it('[DOM-06] can be asked about for the project that it was billed for, though that is closed', async () => {
    const { a } = test.fixture;
    const projects = test.database.db.updateTable('project').where('id', '=', a.projectIds[0]);
    await projects.set({ status: 'closed' }).execute();
    await ask({ projectId: a.projectIds[0] });
    const other = await calls.send(createRequest, {
      body: question({ projectId: a.projectIds[0], documentId: null } as Partial<Entered>),
    });
    expect(other.json().errors).toEqual([{ pointer: '/projectId', code: 'reference' }]);
    await projects.set({ status: 'active' }).execute();
  });
});

describe('the lines of an invoice in question', () => {
  let explainedId: string;
  let lines: readonly { readonly id: string; readonly text: string }[];
  const euros = (amount: string) => ({ amount, currency: 'EUR' });
  beforeAll(async () => {
    const { db } = test.database;
    explainedId = await insertExplained(db, test.fixture.a);
    const rows = db.selectFrom('document_line').where('document_id', '=', explainedId);
    lines = await rows.select(['id', 'text']).orderBy('line_no').execute();
  });
  const disputed = (...disputedLines: { lineId: string | undefined; from: string | null; to: string | null }[]) =>
    ({ documentId: explainedId, disputedLines }) as Partial<Entered>;
  const refusals = async (own: Partial<Entered>) =>
    (await calls.send(createRequest, { body: question(own) })).json().errors;

  it('[DOM-92] have their days and amounts, for the client and for the rental company', async () => {
    const [week, day] = lines;
    const { id, ...answer } = await ask(
      disputed({ lineId: week?.id, from: '2026-10-23', to: '2026-10-26' }, { lineId: day?.id, from: null, to: null }),
    );
    const expected = [
      // Friday and Monday of a week of five days, two pieces at 282.00 a week.
      { lineId: week?.id, text: week?.text, from: '2026-10-23', to: '2026-10-26', days: 2, amount: euros('225.60') },
      { lineId: day?.id, text: day?.text, from: null, to: null, days: 1, amount: euros('188.00') },
    ];
    expect(answer.disputedLines).toEqual(expected);
    const company = await test.call(getCompanyRequest, { sample: { params: { id } } });
    expect(company.json().disputedLines).toEqual(expected);
  });

  it('[DOM-92] [DOM-10] have no amount for who may not see invoices, and stay unknown without documents', async () => {
    const { id } = await ask({ ...disputed({ lineId: lines[0]?.id, from: null, to: null }) });
    const { lacking } = test.fixture;
    const seen = async (user: TestUser): Promise<ClientRequest> =>
      (await calls.send(getRequest, { params: { id } }, user)).json();
    expect((await seen(lacking['invoice-view'])).disputedLines).toMatchObject([{ text: lines[0]?.text, amount: null }]);
    expect((await seen(lacking['document-view'])).disputedLines).toEqual([]);
  });

  it('[DOM-92] are changed with the draft', async () => {
    const whole = (line: (typeof lines)[number] | undefined) => disputed({ lineId: line?.id, from: null, to: null });
    const draft = await ask({ ...whole(lines[0]), submit: false });
    const put = async (own: Partial<Entered>): Promise<ClientRequest> => {
      const read = await calls.send(getRequest, { params: { id: draft.id } });
      const tag = { 'if-match': String(read.headers.etag) };
      const body = question({ ...own, submit: false } as Partial<Entered>);
      return (await calls.send(putRequest, { params: { id: draft.id }, body }, undefined, tag)).json();
    };
    expect((await put(whole(lines[1]))).disputedLines).toMatchObject([{ lineId: lines[1]?.id }]);
    expect((await put({ documentId: null } as Partial<Entered>)).disputedLines).toEqual([]);
  });

  it('[DOM-92] are refused where they are not of the invoice, named twice, or beyond their charge', async () => {
    const [week] = lines;
    const whole = { lineId: week?.id, from: null, to: null };
    expect(await refusals({ ...disputed(whole), documentId: invoiceId } as Partial<Entered>)).toEqual([
      { pointer: '/disputedLines/0/lineId', code: 'reference' },
    ]);
    expect(await refusals({ ...disputed(whole), documentId: null } as Partial<Entered>)).toEqual([
      { pointer: '/documentId', code: 'required' },
    ]);
    expect(await refusals(disputed(whole, whole))).toEqual([{ pointer: '/disputedLines/1/lineId', code: 'choice' }]);
    expect(await refusals(disputed({ ...whole, from: '2026-10-20', to: '2026-10-21' }))).toEqual([
      { pointer: '/disputedLines/0/from', code: 'date' },
    ]);
    expect(await refusals(disputed({ ...whole, from: '2026-10-21', to: '2026-11-21' }))).toEqual([
      { pointer: '/disputedLines/0/to', code: 'date' },
    ]);
    expect(await refusals(disputed({ ...whole, from: '2026-10-21', to: null }))).toEqual([
      { pointer: '/disputedLines/0/to', code: 'required' },
    ]);
  });
});
