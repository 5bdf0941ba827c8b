import {
  type Activity,
  type AssetStatus,
  approveRequest,
  type ClientRequest,
  cancelRequest,
  commentOnRequest,
  createRequest,
  deleteRequest,
  fulfilRequest,
  getAsset,
  getRequest,
  listActivity,
  listProducts,
  listRequestsFacets,
  putRequest,
  quoteRequest,
  REQUEST_STATUSES,
  rejectRequest,
  reviewRequest,
  submitRequest,
} from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient, TestUser } from '../../testing/fixture.ts';
import { insertAsset } from '../../testing/fixture-assets.ts';
import { insertAttachment, insertProject } from '../../testing/fixture-rentals.ts';
import { insertRequest } from '../../testing/fixture-requests.ts';
import { answerOf, type Entered, equipment, LIFT, requestCalls } from './requests.fixture.ts';

const DAY = 24 * 3600 * 1000;

let test: TestApp;
let a: TestClient;
let b: TestClient;
let writer: TestUser;
let handler: TestUser;
let colleague: TestUser;
let calls: ReturnType<typeof requestCalls>;
beforeAll(async () => {
  test = await startTestApp();
  ({ a, b, administrator: handler, ofBoth: colleague } = test.fixture);
  writer = test.fixture.lacking['request-handle'];
  calls = requestCalls(test);
});
afterAll(() => test.close());

const create = async (body: Entered, user = writer) => calls.send(createRequest, { body }, user);
const made = async (body: Entered = equipment(), user = writer): Promise<ClientRequest> => {
  const answer = await create(body, user);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const inReview = async (): Promise<ClientRequest> => {
  const { id } = await made();
  return (await calls.on(reviewRequest, id, handler)).json();
};
const idsOf = (requests: readonly { readonly id: string }[]) => requests.map(({ id }) => id);

describe('writing', () => {
  it('[DOM-04] gives a number by month, and answers what was entered as a read does', async () => {
    const first = await made(equipment({ projectId: a.projectIds[0] }));
    const second = await made();
    expect(first.number).toMatch(/^R-2611-\d{3}$/);
    expect(Number(second.number.slice(-3))).toBe(Number(first.number.slice(-3)) + 1);
    expect(first).toMatchObject({
      kind: 'equipment',
      status: 'submitted',
      title: 'Platform for level 12',
      project: { id: a.projectIds[0], name: 'Alpha Bouw first project' },
      writer: { id: writer.id, name: 'Test User' },
      neededOn: '2026-11-24',
      lineCount: 2,
      poNumber: null,
      waitsFor: 'handlers',
      waitsForMe: false,
      actions: ['cancel', 'comment'],
      steps: [{ status: 'draft' }, { status: 'submitted', by: { id: writer.id } }],
    });
    expect(first.lines).toMatchObject([
      { lineNo: 1, productCode: 'LIFT-10', quantity: 2, remark: 'rough ground tires', answer: null },
      { lineNo: 2, text: 'Hoisting slings 2 t', to: null },
    ]);
    expect(await calls.read(first.id, writer)).toEqual(first);
    expect(idsOf(await calls.listed({ q: 'slings' }))).toContain(first.id);
    expect(idsOf(await calls.listed({ q: 'scissor' }))).toContain(first.id);
  });

  it('[DOM-11] a draft is its writer’s alone until they send it', async () => {
    const draft = await made(equipment({ submit: false }));
    expect([draft.status, draft.waitsFor, draft.actions]).toEqual(['draft', 'writer', ['edit', 'delete', 'submit']]);
    expect((await calls.on(getRequest, draft.id, handler)).statusCode).toBe(404);
    expect((await calls.on(submitRequest, draft.id, handler)).statusCode).toBe(404);
    expect((await calls.on(deleteRequest, draft.id, handler)).statusCode).toBe(404);
    const dropped = await made(equipment({ submit: false }));
    expect((await calls.on(deleteRequest, dropped.id, writer)).statusCode).toBe(204);
    expect((await calls.on(getRequest, dropped.id, writer)).statusCode).toBe(404);
    const countOf = async (user: TestUser) => {
      const { facets } = (await calls.send(listRequestsFacets, {}, user)).json();
      return facets.status.find(({ value }: { value: string }) => value === 'draft')?.count ?? 0;
    };
    expect([await countOf(writer), await countOf(handler)]).toEqual([1, 0]);
    expect(idsOf(await calls.listed({}, handler))).not.toContain(draft.id);

    const body = equipment({ kind: 'quote', title: 'Another title', lines: [LIFT] });
    const tag = { 'if-match': `"${draft.version}"` };
    const sent = await calls.send(putRequest, { params: { id: draft.id }, body }, writer, tag);
    expect(sent.json()).toMatchObject({ kind: 'quote', title: 'Another title', status: 'submitted', lineCount: 1 });
    const late = await calls.send(putRequest, { params: { id: draft.id }, body }, writer, { 'if-match': '"2"' });
    expect(late.json()).toMatchObject({ type: 'illegal-transition', current: 'submitted' });
    const gone = await calls.on(deleteRequest, draft.id, writer);
    expect(gone.json()).toMatchObject({ type: 'illegal-transition', current: 'submitted' });
    expect(idsOf(await calls.listed({}, handler))).toContain(draft.id);
  });

  it('[DOM-04] each kind takes what its answer needs, and shows what it is about', async () => {
    const common = { title: 'Something', projectId: null, poNumber: null, costCode: null, submit: true };
    const line = await test.database.db
      .selectFrom('contract_line')
      .select('id')
      .where('contract_id', '=', a.contractId)
      .orderBy('line_no')
      .executeTakeFirstOrThrow();
    const service = await made({
      ...common,
      kind: 'service',
      contractLineId: line.id,
      assetId: null,
      attachmentIds: [],
      fault: 'breakdown',
      safeToUse: false,
      description: 'Does not start.\r\nNobody is on it.',
    });
    expect(service).toMatchObject({
      waitsFor: 'company',
      description: 'Does not start.\nNobody is on it.',
      service: { fault: 'breakdown', safeToUse: false },
      subject: { type: 'contractLine', id: line.id, contractNumber: 'Alpha Bouw first R-1' },
      lines: [],
    });
    const billing = await made({ ...common, kind: 'billing', documentId: a.documentId, description: 'One day less' });
    expect(billing.subject).toMatchObject({ type: 'document', id: a.documentId, number: 'Alpha Bouw first CN-1' });
    const change = await made({ ...common, kind: 'change', contractLineId: null, description: 'A week longer' });
    expect([change.subject, change.service]).toEqual([null, null]);
    // A user who may see no documents does not see the subject.
    const blind = test.fixture.lacking['document-view'];
    expect((await calls.read(billing.id, blind)).subject).toBeNull();
  });

  it('[DOM-04] takes no product that the rental company has archived, also of a draft', async () => {
    const draft = await made({ ...equipment(), submit: false });
    const archive = (archived: boolean) =>
      test.database.db.updateTable('product').set({ archived }).where('code', '=', 'LIFT-10').execute();
    const refused = { errors: [{ pointer: '/lines/0/productCode', code: 'reference' }] };
    await archive(true);
    expect((await create(equipment())).json()).toMatchObject(refused);
    expect((await calls.on(submitRequest, draft.id, writer)).json()).toMatchObject(refused);
    await archive(false);
    expect((await calls.on(submitRequest, draft.id, writer)).json()).toMatchObject({ status: 'submitted' });
  });

  it('[DOM-04] names each entry that is wrong or refers to nothing of the client’s', async () => {
    const foreign = await test.database.db
      .selectFrom('contract_line')
      .select('id')
      .where('client_id', '=', b.id)
      .executeTakeFirstOrThrow();
    const closed = await insertProject(test.database.db, a.id, 'Closed for requests', 'closed');
    const errorsOf = async (body: unknown, user = writer) =>
      (await calls.send(createRequest, { body }, user)).json().errors;
    expect(
      await errorsOf(equipment({ projectId: b.projectIds[0], lines: [{ ...LIFT, productCode: 'NONE' }] })),
    ).toEqual([
      { pointer: '/projectId', code: 'reference' },
      { pointer: '/lines/0/productCode', code: 'reference' },
    ]);
    expect(await errorsOf(equipment({ projectId: closed }))).toEqual([{ pointer: '/projectId', code: 'reference' }]);
    const change = { ...equipment(), kind: 'change', description: 'x' };
    expect(await errorsOf({ ...change, contractLineId: foreign.id })).toEqual([
      { pointer: '/contractLineId', code: 'reference' },
    ]);
    expect(
      await errorsOf(equipment({ title: '', lines: [{ ...LIFT, text: 'both', quantity: 0, to: '2026-11-24' }] })),
    ).toEqual(
      expect.arrayContaining([
        { pointer: '/title', code: 'required' },
        { pointer: '/lines/0/quantity', code: 'too-small', params: { min: 1 } },
      ]),
    );
    expect(await errorsOf(equipment({ lines: [] }))).toEqual([{ pointer: '/lines', code: 'required' }]);
    expect(await errorsOf({ ...equipment(), kind: 'party' })).toEqual([{ pointer: '/kind', code: 'choice' }]);
  });

  it('[DOM-11] who is confined to projects asks for one of those, and sees no others', async () => {
    const { confined } = test.fixture;
    expect((await create(equipment(), confined)).json().errors).toEqual([{ pointer: '/projectId', code: 'required' }]);
    const other = await create(equipment({ projectId: a.projectIds[1] }), confined);
    expect(other.json().errors).toEqual([{ pointer: '/projectId', code: 'reference' }]);
    const own = await made(equipment({ projectId: a.projectIds[0] }), confined);
    const listed = await calls.listed({}, confined);
    expect(idsOf(listed)).toContain(own.id);
    expect(new Set(listed.map(({ project }) => project?.id))).toEqual(new Set([a.projectIds[0]]));
  });
});

describe('answering', () => {
  it('[DOM-04] goes from review over a question to its writer to an answer line by line, and is fulfilled', async () => {
    const { id } = await made();
    const taken: ClientRequest = (await calls.on(reviewRequest, id, handler)).json();
    expect(taken).toMatchObject({ status: 'inReview', handler: { id: handler.id }, waitsForMe: true });
    expect(taken.actions).toEqual(['quote', 'approve', 'reject', 'cancel', 'comment', 'askBack']);
    expect((await calls.read(id, colleague)).waitsForMe).toBe(false);

    const asked = await calls.on(commentOnRequest, id, handler, {
      text: 'Which gate?',
      asksBack: true,
      attachmentIds: [],
    });
    expect(asked.statusCode).toBe(201);
    expect(await calls.read(id, writer)).toMatchObject({ status: 'inReview', waitsFor: 'writer', waitsForMe: true });
    const back = await calls.on(commentOnRequest, id, writer, {
      text: 'Gate 3,\nfrom seven',
      asksBack: false,
      attachmentIds: [],
    });
    expect(back.json()).toMatchObject({ waitsFor: 'handlers', askedBack: false });

    const [first, second] = taken.lines;
    const answers = [
      { lineId: first?.id, by: 'rental', note: null, assetId: null },
      { lineId: second?.id, by: 'none', note: 'In the site store, shelf B', assetId: null },
    ];
    const approved: ClientRequest = (await calls.on(approveRequest, id, handler, { answers })).json();
    expect(approved.lines.map(({ answer }) => answer)).toEqual([
      { by: 'rental', note: null, asset: null },
      { by: 'none', note: 'In the site store, shelf B', asset: null },
    ]);
    expect((await calls.on(fulfilRequest, id, writer)).json()).toMatchObject({ type: 'missing-right' });
    const done: ClientRequest = (await calls.on(fulfilRequest, id, handler)).json();
    expect(done).toMatchObject({ status: 'fulfilled', waitsFor: null, actions: ['comment'] });
    expect(done.steps.map(({ status }) => status)).toEqual(['draft', 'submitted', 'inReview', 'approved', 'fulfilled']);
    expect(done.comments.map(({ text }) => text)).toEqual(['Which gate?', 'Gate 3,\nfrom seven']);
  });

  it('[DOM-04] takes an answer to every line, of which one at least is supplied', async () => {
    const request = await inReview();
    const errorsOf = async (answers: unknown[]) =>
      (await calls.on(approveRequest, request.id, handler, { answers })).json().errors;
    const [one, other] = answerOf(request).answers;
    expect(await errorsOf([one])).toEqual([{ pointer: '/answers', code: 'required' }]);
    expect(await errorsOf([one, one, other])).toEqual([{ pointer: '/answers/0/lineId', code: 'reference' }]);
    expect(await errorsOf([one, { ...other, by: 'none', note: ' ' }])).toEqual([
      { pointer: '/answers/1/note', code: 'required' },
    ]);
    expect(await errorsOf(answerOf(request, 'none', 'Not here').answers)).toEqual([
      { pointer: '/answers', code: 'choice' },
    ]);
    expect(await calls.read(request.id)).toEqual(request);
  });

  it('[DOM-04] a proposal is its writer’s to approve until its last day, and to reject at any time', async () => {
    const request = await inReview();
    const proposal = { ...answerOf(request), validTo: '2026-11-20' };
    const past = await calls.on(quoteRequest, request.id, handler, { ...proposal, validTo: '2026-11-19' });
    expect(past.json().errors).toEqual([{ pointer: '/validTo', code: 'date' }]);
    const quoted = await calls.on(quoteRequest, request.id, handler, proposal);
    expect(quoted.json()).toMatchObject({
      status: 'quoted',
      waitsFor: 'writer',
      waitsForMe: false,
      actions: ['cancel', 'comment'],
    });
    const byHandler = await calls.on(approveRequest, request.id, handler, { answers: [] });
    expect(byHandler.json()).toMatchObject({ type: 'missing-right' });
    expect((await calls.read(request.id, writer)).actions).toEqual(['approve', 'reject', 'cancel', 'comment']);
    test.advance(DAY);
    const late = await calls.on(approveRequest, request.id, writer, { answers: [] });
    test.advance(-DAY);
    expect(late.json()).toMatchObject({
      type: 'illegal-transition',
      current: 'quoted',
      allowed: ['rejected', 'cancelled'],
    });
    const refused = await calls.on(rejectRequest, request.id, writer, { reason: 'Too late' });
    expect(refused.json()).toMatchObject({ status: 'rejected', rejectReason: 'Too late', waitsFor: null });
  });

  it('[DOM-29] what goes to the rental company is answered by nobody of the client, and cancelled by its writer', async () => {
    const { id } = await made(equipment({ kind: 'quote' }));
    expect((await calls.read(id, handler)).actions).toEqual(['cancel', 'comment']);
    expect((await calls.on(reviewRequest, id, handler)).json()).toMatchObject({ type: 'missing-right' });
    const asked = await calls.on(commentOnRequest, id, handler, { text: 'Why?', asksBack: true, attachmentIds: [] });
    expect(asked.json()).toMatchObject({ type: 'missing-right' });
    // Its colleagues without the right can do neither.
    const other = await made(equipment({ kind: 'quote' }), handler);
    expect((await calls.on(cancelRequest, other.id, writer)).json()).toMatchObject({ type: 'missing-right' });
    expect((await calls.on(cancelRequest, id, writer)).json()).toMatchObject({ status: 'cancelled' });
  });

  it('[DOM-04] of two who answer at once one does, and the other is told where it stands', async () => {
    const request = await inReview();
    const answers = await Promise.all([
      calls.on(approveRequest, request.id, handler, answerOf(request)),
      calls.on(rejectRequest, request.id, colleague, { reason: 'No' }),
      calls.on(approveRequest, request.id, colleague, answerOf(request, 'rental', null)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const { status, steps, lines } = await calls.read(request.id);
    expect(steps.at(-1)?.status).toBe(status);
    const wasApproved = status === 'approved';
    expect(lines.filter(({ answer }) => answer !== null)).toHaveLength(wasApproved ? 2 : 0);
  });
});

describe('assets and photos', () => {
  const common = { title: 'Something', poNumber: null, costCode: null, submit: true };
  const photo = (by: TestUser) => insertAttachment(test.database.db, a.id, 'Photo', null, by.id);

  it('[DOM-05] a line is answered by an own asset, which goes to the project at once, or nothing happens at all', async () => {
    const [projectId] = a.projectIds;
    const asset = (status: AssetStatus) => insertAsset(test.database.db, a.id, `Answer ${status}`, { status });
    const [free, lost] = [await asset('available'), await asset('lost')];
    const answering = async (request: ClientRequest, assetIds: readonly (string | null)[], user = handler) => {
      const answers = request.lines.map(({ id: lineId }, index) => {
        return { lineId, by: 'ownAsset', note: null, assetId: assetIds[index] ?? null };
      });
      return calls.on(approveRequest, request.id, user, { answers });
    };
    const refused = (index: number, code: string) => ({ errors: [{ pointer: `/answers/${index}/assetId`, code }] });
    const statusOf = async (id: string) =>
      (await test.database.db.selectFrom('asset').where('id', '=', id).selectAll().executeTakeFirstOrThrow()).status;

    const nowhere = await inReview();
    expect((await answering(nowhere, [free])).json()).toMatchObject(refused(0, 'reference'));
    const { id } = await made(equipment({ projectId }));
    const request: ClientRequest = (await calls.on(reviewRequest, id, handler)).json();
    const blind = test.fixture.lacking['asset-manage'];
    expect((await answering(request, [free], blind)).json()).toMatchObject(refused(0, 'reference'));
    expect((await answering(request, [free, lost])).json()).toMatchObject(refused(1, 'choice'));
    expect((await answering(request, [free, free])).json()).toMatchObject(refused(1, 'choice'));
    expect([await statusOf(free), (await calls.read(id)).status]).toEqual(['available', 'inReview']);

    const approved: ClientRequest = (await answering(request, [free])).json();
    expect(approved.lines.map(({ answer }) => answer?.asset)).toEqual([
      { id: free, tag: 'Answer available A-1', name: 'Answer available lift' },
      null,
    ]);
    const stay = { status: 'assigned', project: { id: projectId }, to: '2026-12-12' };
    expect((await calls.send(getAsset, { params: { id: free } })).json()).toMatchObject(stay);
    const unseen = await calls.read(id, test.fixture.lacking['asset-view']);
    expect(unseen.lines.map(({ answer }) => answer)).toMatchObject([{ by: 'ownAsset', asset: null }, { asset: null }]);
  });

  it('[DOM-18] service names a machine and shows photos; a comment brings its own', async () => {
    const service = async (own: Partial<Extract<Entered, { kind: 'service' }>>) =>
      create({
        ...{ ...common, kind: 'service', projectId: a.projectIds[0], contractLineId: null, assetId: a.assetId },
        ...{ fault: 'damage', safeToUse: true, description: 'Bent', attachmentIds: [await photo(writer)], ...own },
      });
    expect((await service({ assetId: a.contractId })).json().errors).toEqual([
      { pointer: '/assetId', code: 'reference' },
    ]);
    expect((await service({ attachmentIds: [await photo(handler)] })).json().errors).toEqual([
      { pointer: '/attachmentIds', code: 'reference' },
    ]);
    const made: ClientRequest = (await service({})).json();
    expect(made).toMatchObject({
      subject: { type: 'asset', id: a.assetId },
      attachments: [{ name: 'Photo.png', addedBy: { id: writer.id } }],
    });
    const [first] = made.attachments;
    const comment = (attachmentIds: readonly string[]) =>
      calls.on(commentOnRequest, made.id, handler, { text: 'See here', asksBack: false, attachmentIds });
    expect((await comment([String(first?.id)])).json().errors).toEqual([
      { pointer: '/attachmentIds', code: 'reference' },
    ]);
    const added = await photo(handler);
    const { attachments, comments } = (await comment([added])).json<ClientRequest>();
    expect(attachments).toEqual(made.attachments);
    expect(comments.map((one) => one.attachments.map(({ id }) => id))).toEqual([[added]]);
  });
});

it('[DOM-20] [DOM-19] tells whom it concerns, never who did it, and nobody of a draft', async () => {
  const told = async (id: string) => {
    const rows = await test.database.db
      .selectFrom('notification')
      .where('resource_id', '=', id)
      .select(['user_id', 'kind', 'status'])
      .execute();
    return rows.map(({ user_id, kind, status }) => `${kind} ${status ?? ''} ${user_id}`).toSorted();
  };
  const seen = async (id: string, user: TestUser) => {
    const { items } = (await calls.send(listActivity, { query: { id } }, user)).json();
    return items.map((one: Activity) => [one.action, one.status, ...one.fields].join(' ')).toSorted();
  };
  const draft = await made(equipment({ submit: false }));
  expect(await told(draft.id)).toEqual([]);
  expect([await seen(draft.id, writer), await seen(draft.id, handler)]).toEqual([['created '], []]);

  await calls.on(submitRequest, draft.id, writer);
  const moved = (status: string, user: TestUser) => `requestMoved ${status} ${user.id}`;
  const atFirst = await told(draft.id);
  expect(atFirst).toEqual(expect.arrayContaining([moved('submitted', handler), moved('submitted', colleague)]));
  expect(atFirst.filter((one) => one.endsWith(writer.id))).toEqual([]);
  await calls.on(reviewRequest, draft.id, handler);
  await calls.on(commentOnRequest, draft.id, handler, { text: 'Which gate?', asksBack: true, attachmentIds: [] });
  await calls.on(commentOnRequest, draft.id, writer, { text: 'Gate 3', asksBack: false, attachmentIds: [] });
  const since = (await told(draft.id)).filter((one) => !atFirst.includes(one));
  expect(since).toEqual([moved('inReview', writer), `comment  ${handler.id}`, `comment  ${writer.id}`].toSorted());
  const done = ['created ', 'moved inReview', 'moved submitted', 'updated  comments', 'updated  comments'];
  expect(await seen(draft.id, handler)).toEqual(done);
});

describe('the list', () => {
  it('[DOM-04] finds what waits for the caller, the same as each says of itself, in every state', async () => {
    for (const status of REQUEST_STATUSES)
      for (const kind of ['equipment', 'service'] as const)
        for (const writerId of [writer.id, handler.id])
          for (const handlerId of [null, handler.id])
            await insertRequest(test.database.db, a, { writerId, kind, status, handlerId, label: 'Waiting' });
    for (const user of [writer, handler, colleague, test.fixture.confined]) {
      const all = await calls.listed({}, user);
      const waiting = await calls.listed({ waiting: 'me' }, user);
      expect(all.length).toBeGreaterThan(0);
      expect(idsOf(waiting)).toEqual(idsOf(all.filter(({ waitsForMe }) => waitsForMe)));
      const { total } = (await calls.send(listRequestsFacets, { query: { waiting: 'me' } }, user)).json();
      expect(total).toBe(waiting.length);
    }
    expect((await calls.listed({ waiting: 'me' }, writer)).length).toBeGreaterThan(4);
    const quotes = await calls.listed({ kind: 'service', status: 'quoted', sort: 'neededOn,asc' });
    expect(quotes.length).toBeGreaterThan(1);
    expect(new Set(quotes.map(({ kind, status }) => `${kind} ${status}`))).toEqual(new Set(['service quoted']));
  });

  it('follows its project when that is renamed', async () => {
    const projectId = await insertProject(test.database.db, a.id, 'Renamed later');
    const { id } = await made(equipment({ projectId }));
    await test.database.db.updateTable('project').set({ name: 'Zuidas' }).where('id', '=', projectId).execute();
    expect((await calls.listed({ q: 'zuidas' })).map((one) => [one.id, one.project?.name])).toEqual([[id, 'Zuidas']]);
  });
});

it('the catalog is found by name in any language, and by code', async () => {
  const found = async (query: Record<string, string>) => (await calls.send(listProducts, { query })).json().items;
  const lift = { code: 'LIFT-10', name: 'Scissor lift 10 m, pl', group: 'access' };
  expect(await found({ q: 'SCISSOR lift', lang: 'pl' })).toEqual([lift]);
  expect(await found({ q: 'lift-1', lang: 'pl' })).toEqual([lift]);
  expect(await found({ q: 'crane' })).toEqual([]);
});
