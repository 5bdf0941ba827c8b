import {
  type BodyInput,
  closeProject,
  createProject,
  type Endpoint,
  getContract,
  getProject,
  listContracts,
  listProjects,
  listProjectsFacets,
  PROJECT_LIST,
  PROJECT_STATUSES,
  type Project,
  type ProjectSummary,
  putProject,
  reopenProject,
} from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOptions, startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient, TestUser } from '../../testing/fixture.ts';
import { insertProject } from '../../testing/fixture-rentals.ts';

let test: TestApp;
let a: TestClient;
let b: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  ({ a, b } = test.fixture);
});
afterAll(() => test.close());

type Edit = BodyInput<typeof createProject>;
const ENTERED: Edit = {
  number: 'P-2001',
  name: 'Quay North',
  addressId: null,
  siteContactId: null,
  defaultPo: ' 4500012 ',
  defaultCostCode: '',
  from: '2026-11-20',
  till: null,
  budget: { amount: '125000.5', currency: 'EUR' },
};

let made = 0;
/** What is entered for a project with a number of its own. */
const entered = (more: Partial<Edit> = {}): Edit => ({ ...ENTERED, number: `N-${++made}`, ...more });

interface As extends Pick<CallOptions, 'headers'> {
  readonly user?: TestUser;
  readonly client?: TestClient;
}
const send = async (endpoint: Endpoint, sample: CallOptions['sample'] & object, { user, client, headers }: As = {}) =>
  test.call(endpoint, {
    sample,
    token: await test.tokenOf(user ?? test.fixture.administrator),
    client: (client ?? a).uuid,
    ...(headers ? { headers } : {}),
  });
const create = (body: Edit, as?: As) => send(createProject, { body }, as);
const read = async (id: string, as?: As): Promise<Project> => (await send(getProject, { params: { id } }, as)).json();
const edit = async (id: string, body: Edit, { version, ...as }: As & { version?: number } = {}) => {
  const tag = `"${version ?? (await read(id)).version}"`;
  return send(putProject, { params: { id }, body }, { ...as, headers: { 'if-match': tag } });
};
const move = (endpoint: Endpoint, id: string, as?: As) => send(endpoint, { params: { id } }, as);
const listed = async (query: Record<string, string> = {}, as?: As): Promise<ProjectSummary[]> =>
  (await send(listProjects, { query: { size: '200', ...query } }, as)).json().items;
const idsOf = (projects: readonly { id: string }[]) => projects.map(({ id }) => id);

describe('POST /projects', () => {
  it('makes an open project and answers it as a read does, with the tag for the next edit', async () => {
    const answer = await create(entered());
    expect(answer.statusCode).toBe(201);
    const project = answer.json();
    expect(project).toMatchObject({
      number: `N-${made}`,
      name: 'Quay North',
      status: 'active',
      city: null,
      from: '2026-11-20',
      till: null,
      onRentCount: 0,
      address: null,
      siteContact: null,
      defaultPo: '4500012',
      defaultCostCode: null,
      budget: { amount: '125000.50', currency: 'EUR' },
      actions: ['edit', 'close'],
      version: 1,
    });
    const again = await send(getProject, { params: { id: project.id } });
    expect([again.json(), again.headers.etag]).toEqual([project, answer.headers.etag]);
  });

  it('refuses a number that another project of the client has, and no number of another client', async () => {
    expect((await create(entered({ number: 'T-1' }))).statusCode).toBe(201);
    const taken = await create(entered({ number: ' T-1 ' }));
    expect([taken.statusCode, taken.json().errors]).toEqual([422, [{ pointer: '/number', code: 'taken' }]]);
    const ofB = { user: test.fixture.administratorOfB, client: b };
    expect((await create(entered({ number: 'T-1' }), ofB)).statusCode).toBe(201);
  });

  it('[DOM-11] is for who sees all projects: one confined to some could not see what they made', async () => {
    const answer = await create(entered(), { user: test.fixture.confined });
    expect([answer.statusCode, answer.json().type]).toEqual([403, 'missing-right']);
  });

  it('names each field that is wrong', async () => {
    const answer = await create(
      entered({ name: ' ', from: '2026-11-21', till: '2026-11-20', budget: { amount: '-1', currency: 'EUR' } }),
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
    const answer = await create(entered({ addressId: own.address_id, siteContactId: own.site_contact_id }));
    expect(answer.json()).toMatchObject({
      city: 'Alpha Bouw first',
      address: { id: own.address_id, kind: 'delivery', status: 'active', city: 'Alpha Bouw first', country: 'NL' },
      siteContact: { id: own.site_contact_id, name: 'Alpha Bouw first Jo Alpha Bouw first Vos', phone: null },
    });
    const moved = { city: 'Zaandam' };
    await test.database.db.updateTable('address').set(moved).where('id', '=', own.address_id).execute();
    expect(await read(answer.json().id)).toMatchObject({ city: 'Zaandam', address: { city: 'Zaandam' } });
    expect(idsOf(await listed({ q: 'zaandam' }))).toContain(answer.json().id);
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
        await create(entered({ addressId, siteContactId })),
        await edit(id, entered({ addressId, siteContactId })),
      ]) {
        expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
      }
    }
  });

  it('is not archived, unless the project has it already', async () => {
    const { db } = test.database;
    const id = await insertProject(db, a.id, 'Archived');
    const { address_id: addressId, site_contact_id: siteContactId } = await addressOf(id);
    await db.updateTable('address').set({ archived: true }).where('id', '=', addressId).execute();
    await db.updateTable('contact_person').set({ archived: true }).where('id', '=', siteContactId).execute();
    const kept = await edit(id, entered({ addressId, siteContactId }));
    expect(kept.json()).toMatchObject({ address: { status: 'archived' }, siteContact: { id: siteContactId } });
    const answer = await create(entered({ addressId, siteContactId }));
    expect(answer.json().errors).toEqual([
      { pointer: '/addressId', code: 'reference' },
      { pointer: '/siteContactId', code: 'reference' },
    ]);
  });
});

describe('PUT /projects/{id}', () => {
  it('takes what was entered, also the number that it has, and counts the version up', async () => {
    const project = (await create(entered())).json();
    const { number } = project;
    const answer = await edit(project.id, entered({ number, name: 'Quay South', till: '2027-01-31', budget: null }));
    expect(answer.json()).toEqual({
      ...project,
      name: 'Quay South',
      till: '2027-01-31',
      budget: null,
      version: 2,
    });
    expect(await read(project.id)).toEqual(answer.json());
    const taken = await edit(project.id, entered({ number: 'Alpha Bouw first P-1' }));
    expect(taken.json().errors).toEqual([{ pointer: '/number', code: 'taken' }]);
  });

  it('answers 412 to who edits what someone else has changed, before it looks at the input', async () => {
    const { id } = (await create(entered())).json();
    expect((await edit(id, entered({ name: 'First' }), { version: 1 })).statusCode).toBe(200);
    const late = await edit(id, entered({ name: 'Second', addressId: crypto.randomUUID() }), { version: 1 });
    expect([late.statusCode, (await read(id)).name]).toEqual([412, 'First']);
  });

  it('reaches the lists and details of what the project rents', async () => {
    const [id] = a.projectIds;
    const { name, number } = await read(id);
    expect((await edit(id, entered({ number, name: 'Łącznik' }))).statusCode).toBe(200);
    const contract = (await send(getContract, { params: { id: a.contractId } })).json();
    expect(contract.project).toEqual({ id, number, name: 'Łącznik' });
    expect(idsOf((await send(listContracts, { query: { q: 'lacznik' } })).json().items)).toEqual([a.contractId]);
    expect((await edit(id, entered({ number, name }))).statusCode).toBe(200);
  });
});

describe('a budget', () => {
  const priceless = () => ({ user: test.fixture.lacking('price-view') });

  it('[DOM-10] is hidden from who lacks price-view, and stays as it is when they edit the project', async () => {
    const { id } = (await create(entered())).json();
    expect((await read(id, priceless())).budget).toBeNull();
    for (const budget of [null, { amount: '1', currency: 'EUR' }]) {
      const answer = await edit(id, entered({ name: 'Renamed', budget }), priceless());
      expect(answer.json()).toMatchObject({ name: 'Renamed', budget: null });
      expect((await read(id)).budget).toEqual({ amount: '125000.50', currency: 'EUR' });
    }
  });

  it('[DOM-10] is not made by who could not see it', async () => {
    const answer = await create(entered(), priceless());
    expect([answer.statusCode, (await read(answer.json().id)).budget]).toEqual([201, null]);
  });

  it('[DOM-10] shows where the client hides rental prices', async () => {
    const show = (prices: boolean) =>
      test.database.db.updateTable('corporate_client').set({ show_prices: prices }).where('id', '=', a.id).execute();
    const { id } = (await create(entered())).json();
    await show(false);
    expect((await read(id)).budget).toEqual({ amount: '125000.50', currency: 'EUR' });
    await show(true);
  });

  it('[DOM-16] is in the currency of the operating company', async () => {
    const answer = await create(entered({ budget: { amount: '1', currency: 'PLN' } }));
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
      const id = await insertProject(test.database.db, a.id, `M-${++made}`, status);
      const before = await read(id);
      const answer = await move(endpoint, id);
      if (status === from) {
        expect(answer.json()).toMatchObject({ status: to, version: before.version + 1 });
        expect(await read(id)).toEqual(answer.json());
      } else {
        expect(answer.json()).toMatchObject({
          type: 'illegal-transition',
          status: 409,
          current: status,
          allowed: [from],
        });
        expect(await read(id)).toEqual(before);
      }
    },
  );

  it('offers the moves that the caller may make, and none to who may not', async () => {
    const id = await insertProject(test.database.db, a.id, `M-${++made}`);
    expect((await read(id)).actions).toEqual(['edit', 'close']);
    expect((await move(closeProject, id)).json().actions).toEqual(['edit', 'reopen']);
    const reader = { user: test.fixture.lacking('manage-projects') };
    expect((await read(id, reader)).actions).toEqual([]);
    expect((await move(reopenProject, id, reader)).statusCode).toBe(403);
  });

  it('leaves what runs there as it is', async () => {
    const [id] = a.projectIds;
    const { onRentCount } = await read(id);
    expect(onRentCount).toBe(1);
    expect((await move(closeProject, id)).json()).toMatchObject({ status: 'closed', onRentCount });
    expect((await move(reopenProject, id)).json()).toMatchObject({ status: 'active', onRentCount });
  });
});

describe('a user who is confined to a project', () => {
  it('[DOM-11] sees, edits and closes it, and no other', async () => {
    const as = { user: test.fixture.confined };
    const [own, other] = a.projectIds;
    expect(idsOf(await listed({}, as))).toEqual([own]);
    const { total, facets } = (await send(listProjectsFacets, {}, as)).json();
    expect([total, facets.status]).toEqual([
      1,
      [
        { value: 'active', label: null, count: 1 },
        { value: 'closed', label: null, count: 0 },
      ],
    ]);
    for (const id of [other, b.projectIds[0]]) {
      const answers = [
        await send(getProject, { params: { id } }, as),
        await edit(id, entered(), { ...as, version: 1 }),
        await move(closeProject, id, as),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    }
    expect((await move(closeProject, own, as)).statusCode).toBe(200);
    expect((await move(reopenProject, own, as)).statusCode).toBe(200);
  });
});

describe('GET /projects', () => {
  let ids: string[];
  beforeAll(async () => {
    ids = [];
    // Of one name and one start each, so that only the id tells some of them apart.
    for (let index = 0; index < 12; index += 1) {
      const answer = await create(
        entered({
          number: `Q-${index}`,
          name: `Tie ${index % 3}`,
          from: index % 4 === 0 ? null : `2026-0${(index % 2) + 1}-01`,
          till: '2027-06-30',
        }),
      );
      ids.push(answer.json().id);
      if (index % 5 === 0) await move(closeProject, answer.json().id);
    }
  });
  const tied = (query: Record<string, string> = {}) => listed({ q: 'tie', ...query });

  it.each(PROJECT_LIST.sorts)(
    'by %s is in a total order: backwards is the reverse, pages leave nothing out',
    async (field) => {
      const forwards = idsOf(await tied({ sort: `${field},asc` }));
      expect(forwards.toSorted()).toEqual(ids.toSorted());
      expect(idsOf(await tied({ sort: `${field},desc` }))).toEqual(forwards.toReversed());
      const pages: string[] = [];
      for (const page of ['0', '1', '2']) pages.push(...idsOf(await tied({ sort: `${field},asc`, size: '5', page })));
      expect(pages).toEqual(forwards);
    },
  );

  it('sorts by what it says, what has none last', async () => {
    const by = async (sort: string) => tied({ sort });
    expect((await by('name,asc')).map(({ name }) => name)).toEqual(
      ['Tie 0', 'Tie 1', 'Tie 2'].flatMap((name) => [name, name, name, name]),
    );
    expect((await by('from,asc')).map(({ from }) => from)).toEqual([
      ...Array.from({ length: 3 }, () => '2026-01-01'),
      ...Array.from({ length: 6 }, () => '2026-02-01'),
      ...Array.from({ length: 3 }, () => null),
    ]);
    const [first] = await listed({ sort: 'onRent,desc' });
    expect(first?.onRentCount).toBe(1);
  });

  it('counts each status whichever is chosen, and the total as filtered', async () => {
    const facets = async (query: Record<string, string>) => (await send(listProjectsFacets, { query })).json();
    const status = [
      { value: 'active', label: null, count: 9 },
      { value: 'closed', label: null, count: 3 },
    ];
    expect(await facets({ q: 'tie' })).toEqual({ total: 12, facets: { status } });
    expect(await facets({ q: 'tie', status: 'closed' })).toEqual({ total: 3, facets: { status } });
    expect(await tied({ status: 'closed' })).toHaveLength(3);
  });

  it('[RT-09] counts the lines that are on rent there, whoever moves them', async () => {
    const { db } = test.database;
    const [from, to] = a.projectIds;
    const counts = async () => [(await read(from)).onRentCount, (await read(to)).onRentCount];
    const lines = db.updateTable('contract_line').where('contract_id', '=', a.contractId);
    expect(await counts()).toEqual([1, 1]);
    await lines.set({ status: 'onRent' }).where('line_no', '=', 3).execute();
    expect(await counts()).toEqual([2, 1]);
    const contract = db.updateTable('contract').where('id', '=', a.contractId);
    await contract.set({ project_id: to }).execute();
    expect(await counts()).toEqual([0, 3]);
    await contract.set({ project_id: null }).execute();
    expect(await counts()).toEqual([0, 1]);
    await contract.set({ project_id: from }).execute();
    await lines.set({ status: 'planned' }).where('line_no', '=', 3).execute();
    expect(await counts()).toEqual([1, 1]);
  });

  it.each([
    ['Łódź Śródmieście', ['lodz', 'ŚRÓDMIEŚCIE', 'lodz srodmiescie']],
    ['Brücke Süd', ['brucke', 'BRÜCKE sud']],
    ['Gare de l’Évêché', ['eveche', 'Évêché gare']],
    ['Győri Hídépítés', ['gyori', 'hidepites']],
    ['Zuidas Coöperatie', ['cooperatie zuidas']],
    ['Harbor 100% Phase_2', ['100%', 'phase_2', 'HARBOR']],
  ])('[I18N-02] finds %s however its letters are typed', async (name, queries) => {
    const { id } = (await create(entered({ name }))).json();
    for (const q of queries) expect(idsOf(await listed({ q })), q).toEqual([id]);
    expect(await listed({ q: `${queries[0]}x` })).toEqual([]);
  });

  it('is searched by number, default PO and cost code too', async () => {
    const { id } = (
      await create(entered({ number: 'Z-900', defaultPo: 'PO-90000', defaultCostCode: '77-123' }))
    ).json();
    for (const q of ['z-900', 'po-90000', '77-123']) expect(idsOf(await listed({ q })), q).toEqual([id]);
  });
});
