import {
  closeProject,
  getContract,
  getProject,
  listContracts,
  listProjectsFacets,
  PROJECT_STATUSES,
  reopenProject,
} from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/fixture.ts';
import { insertProject } from '../../testing/fixture-rentals.ts';
import { idsOf, inputOf, projectCalls } from './projects.fixture.ts';

let test: TestApp;
let a: TestClient;
let b: TestClient;
let calls: ReturnType<typeof projectCalls>;
beforeAll(async () => {
  test = await startTestApp();
  ({ a, b } = test.fixture);
  calls = projectCalls(test);
});
afterAll(() => test.close());

describe('POST /projects', () => {
  it('makes an open project and answers it as a read does, with the tag for the next edit', async () => {
    const body = inputOf();
    const answer = await calls.create(body);
    expect(answer.statusCode).toBe(201);
    const project = answer.json();
    expect(project).toMatchObject({
      number: body.number,
      name: 'Quay North',
      status: 'active',
      city: null,
      from: '2026-11-20',
      to: null,
      onRentCount: 0,
      address: null,
      siteContact: null,
      defaultPo: '4500012',
      defaultCostCode: null,
      budget: { amount: '125000.50', currency: 'EUR' },
      actions: ['edit', 'close'],
      version: 1,
    });
    const again = await calls.send(getProject, { params: { id: project.id } });
    expect([again.json(), again.headers.etag]).toEqual([project, answer.headers.etag]);
  });

  it('refuses a number that another project of the client has, and no number of another client', async () => {
    expect((await calls.create(inputOf({ number: 'T-1' }))).statusCode).toBe(201);
    const taken = await calls.create(inputOf({ number: ' T-1 ' }));
    expect([taken.statusCode, taken.json().errors]).toEqual([422, [{ pointer: '/number', code: 'taken' }]]);
    const ofB = { user: test.fixture.administratorOfB, client: b };
    expect((await calls.create(inputOf({ number: 'T-1' }), ofB)).statusCode).toBe(201);
  });

  it('[DOM-11] is for who sees all projects: one confined to some could not see what they made', async () => {
    const answer = await calls.create(inputOf(), { user: test.fixture.confined });
    expect([answer.statusCode, answer.json().type]).toEqual([403, 'missing-right']);
  });

  it('names each field that is wrong', async () => {
    const answer = await calls.create(
      inputOf({ name: ' ', from: '2026-11-21', to: '2026-11-20', budget: { amount: '-1', currency: 'EUR' } }),
    );
    expect(answer.json().errors).toEqual(
      expect.arrayContaining([
        { pointer: '/name', code: 'required' },
        { pointer: '/budget/amount', code: 'format' },
      ]),
    );
  });
});

describe('what a project refers to', () => {
  const addressOf = async (projectId: string) =>
    (await test.database.db
      .selectFrom('project')
      .select(['address_id', 'site_contact_id'])
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow()) as { address_id: string; site_contact_id: string };

  it('is shown with it: the city of its address, and whom to call', async () => {
    const own = await addressOf(a.projectIds[0]);
    const answer = await calls.create(inputOf({ addressId: own.address_id, siteContactId: own.site_contact_id }));
    expect(answer.json()).toMatchObject({
      city: 'Alpha Bouw first',
      address: { id: own.address_id, kind: 'delivery', status: 'active', city: 'Alpha Bouw first', country: 'NL' },
      siteContact: { id: own.site_contact_id, name: 'Alpha Bouw first Jo Alpha Bouw first Vos', phone: null },
    });
    const moved = { city: 'Zaandam' };
    await test.database.db.updateTable('address').set(moved).where('id', '=', own.address_id).execute();
    expect(await calls.read(answer.json().id)).toMatchObject({ city: 'Zaandam', address: { city: 'Zaandam' } });
    expect(idsOf(await calls.listed({ q: 'zaandam' }))).toContain(answer.json().id);
    const back = { city: 'Alpha Bouw first' };
    await test.database.db.updateTable('address').set(back).where('id', '=', own.address_id).execute();
  });

  it('[DOM-11] is the client’s own: a foreign, an unknown and a mistaken id are refused alike', async () => {
    const foreign = await addressOf(b.projectIds[0]);
    const own = await addressOf(a.projectIds[0]);
    const id = await insertProject(test.database.db, a.id, 'References');
    for (const [addressId, siteContactId] of [
      [foreign.address_id, foreign.site_contact_id],
      [crypto.randomUUID(), crypto.randomUUID()],
      [own.site_contact_id, own.address_id],
    ] as const) {
      const errors = [
        { pointer: '/addressId', code: 'reference' },
        { pointer: '/siteContactId', code: 'reference' },
      ];
      for (const answer of [
        await calls.create(inputOf({ addressId, siteContactId })),
        await calls.edit(id, inputOf({ addressId, siteContactId })),
      ]) {
        expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
      }
    }
  });

  it('is not archived, unless the project has it already', async () => {
    const { db } = test.database;
    const id = await insertProject(db, a.id, 'Archived');
    const { address_id: addressId, site_contact_id: siteContactId } = await addressOf(id);
    await db.updateTable('address').set({ status: 'archived' }).where('id', '=', addressId).execute();
    await db.updateTable('contact_person').set({ status: 'archived' }).where('id', '=', siteContactId).execute();
    const kept = await calls.edit(id, inputOf({ addressId, siteContactId }));
    expect(kept.json()).toMatchObject({ address: { status: 'archived' }, siteContact: { id: siteContactId } });
    const answer = await calls.create(inputOf({ addressId, siteContactId }));
    expect(answer.json().errors).toEqual([
      { pointer: '/addressId', code: 'reference' },
      { pointer: '/siteContactId', code: 'reference' },
    ]);
  });
});

describe('PUT /projects/{id}', () => {
  it('takes what was entered, also the number that it has, and counts the version up', async () => {
    const project = (await calls.create(inputOf())).json();
    const { number } = project;
    const answer = await calls.edit(
      project.id,
      inputOf({ number, name: 'Quay South', to: '2027-01-31', budget: null }),
    );
    expect(answer.json()).toEqual({
      ...project,
      name: 'Quay South',
      to: '2027-01-31',
      budget: null,
      version: 2,
    });
    expect(await calls.read(project.id)).toEqual(answer.json());
    const taken = await calls.edit(project.id, inputOf({ number: 'Alpha Bouw first P-1' }));
    expect(taken.json().errors).toEqual([{ pointer: '/number', code: 'taken' }]);
  });

  it('answers 412 to who edits what someone else has changed, before it looks at the input', async () => {
    const { id } = (await calls.create(inputOf())).json();
    expect((await calls.edit(id, inputOf({ name: 'First' }), { version: 1 })).statusCode).toBe(200);
    const late = await calls.edit(id, inputOf({ name: 'Second', addressId: crypto.randomUUID() }), { version: 1 });
    expect([late.statusCode, (await calls.read(id)).name]).toEqual([412, 'First']);
  });

  it('reaches the lists and details of what the project rents', async () => {
    const [id] = a.projectIds;
    const { name, number } = await calls.read(id);
    expect((await calls.edit(id, inputOf({ number, name: 'Łącznik' }))).statusCode).toBe(200);
    const contract = (await calls.send(getContract, { params: { id: a.contractId } })).json();
    expect(contract.project).toEqual({ id, number, name: 'Łącznik' });
    expect(idsOf((await calls.send(listContracts, { query: { q: 'lacznik' } })).json().items)).toEqual([a.contractId]);
    expect((await calls.edit(id, inputOf({ number, name }))).statusCode).toBe(200);
  });
});

describe('a budget', () => {
  const priceless = () => ({ user: test.fixture.lacking['price-view'] });

  it('[DOM-10] is hidden from who lacks price-view, and stays as it is when they edit the project', async () => {
    const { id } = (await calls.create(inputOf())).json();
    expect((await calls.read(id, priceless())).budget).toBeNull();
    for (const budget of [null, { amount: '1', currency: 'EUR' }]) {
      const answer = await calls.edit(id, inputOf({ name: 'Renamed', budget }), priceless());
      expect(answer.json()).toMatchObject({ name: 'Renamed', budget: null });
      expect((await calls.read(id)).budget).toEqual({ amount: '125000.50', currency: 'EUR' });
    }
  });

  it('[DOM-10] is not made by who could not see it', async () => {
    const answer = await calls.create(inputOf(), priceless());
    expect([answer.statusCode, (await calls.read(answer.json().id)).budget]).toEqual([201, null]);
  });

  it('[DOM-10] shows where the client hides rental prices', async () => {
    const show = (prices: boolean) =>
      test.database.db.updateTable('corporate_client').set({ show_prices: prices }).where('id', '=', a.id).execute();
    const { id } = (await calls.create(inputOf())).json();
    await show(false);
    expect((await calls.read(id)).budget).toEqual({ amount: '125000.50', currency: 'EUR' });
    await show(true);
  });

  it('[DOM-16] is in the currency of the operating company', async () => {
    const answer = await calls.create(inputOf({ budget: { amount: '1', currency: 'PLN' } }));
    expect(answer.json().errors).toEqual([{ pointer: '/budget/currency', code: 'choice' }]);
  });
});

describe('closing and opening again', () => {
  const MOVES = [
    { endpoint: closeProject, from: 'active', to: 'closed' },
    { endpoint: reopenProject, from: 'closed', to: 'active' },
  ] as const;

  it.each(MOVES.flatMap((one) => PROJECT_STATUSES.map((status) => ({ ...one, status }))))(
    '$endpoint.id of a project that is $status',
    async ({ endpoint, from, to, status }) => {
      const id = await insertProject(test.database.db, a.id, `M-${crypto.randomUUID().slice(0, 13)}`, status);
      const before = await calls.read(id);
      const answer = await calls.move(endpoint, id);
      if (status === from) {
        expect(answer.json()).toMatchObject({ status: to, version: before.version + 1 });
        expect(await calls.read(id)).toEqual(answer.json());
      } else {
        expect(answer.json()).toMatchObject({
          type: 'illegal-transition',
          status: 409,
          current: status,
          allowed: [from],
        });
        expect(await calls.read(id)).toEqual(before);
      }
    },
  );

  it('offers the moves that the caller may make, and none to who may not', async () => {
    const id = await insertProject(test.database.db, a.id, `M-${crypto.randomUUID().slice(0, 13)}`);
    expect((await calls.read(id)).actions).toEqual(['edit', 'close']);
    expect((await calls.move(closeProject, id)).json().actions).toEqual(['edit', 'reopen']);
    const reader = { user: test.fixture.lacking['manage-projects'] };
    expect((await calls.read(id, reader)).actions).toEqual([]);
    expect((await calls.move(reopenProject, id, reader)).statusCode).toBe(403);
  });

  it('leaves what runs there as it is', async () => {
    const [id] = a.projectIds;
    const { onRentCount } = await calls.read(id);
    expect(onRentCount).toBe(1);
    expect((await calls.move(closeProject, id)).json()).toMatchObject({ status: 'closed', onRentCount });
    expect((await calls.move(reopenProject, id)).json()).toMatchObject({ status: 'active', onRentCount });
  });
});

describe('a user who is confined to a project', () => {
  it('[DOM-11] sees, edits and closes it, and no other', async () => {
    const as = { user: test.fixture.confined };
    const [own, other] = a.projectIds;
    expect(idsOf(await calls.listed({}, as))).toEqual([own]);
    const { total, facets } = (await calls.send(listProjectsFacets, {}, as)).json();
    expect([total, facets.status]).toEqual([
      1,
      [
        { value: 'active', label: null, count: 1 },
        { value: 'closed', label: null, count: 0 },
      ],
    ]);
    for (const id of [other, b.projectIds[0]]) {
      const answers = [
        await calls.send(getProject, { params: { id } }, as),
        await calls.edit(id, inputOf(), { ...as, version: 1 }),
        await calls.move(closeProject, id, as),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    }
    expect((await calls.move(closeProject, own, as)).statusCode).toBe(200);
    expect((await calls.move(reopenProject, own, as)).statusCode).toBe(200);
  });
});
