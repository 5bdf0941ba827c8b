import {
  type Activity,
  type ClientRequest,
  cancelRequest,
  createRequest,
  type Document,
  getDocument,
  listActivity,
  listDocuments,
  submitRequest,
} from '@hireyard/contract';
import { approveCompanyRequest, rejectCompanyRequest, reviewCompanyRequest } from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
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
