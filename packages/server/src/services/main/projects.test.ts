import { closeProject, listProjectsFacets, PROJECT_LIST } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/fixture.ts';
import { idsOf, inputOf, projectCalls } from './projects.fixture.ts';

let test: TestApp;
let a: TestClient;
let calls: ReturnType<typeof projectCalls>;
beforeAll(async () => {
  test = await startTestApp();
  ({ a } = test.fixture);
  calls = projectCalls(test);
});
afterAll(() => test.close());

describe('GET /projects', () => {
  let ids: string[];
  beforeAll(async () => {
    ids = [];
    // All have the same name and start, so that only the id orders some of them.
    for (let index = 0; index < 12; index += 1) {
      const answer = await calls.create(
        inputOf({
          number: `Q-${index}`,
          name: `Tie ${index % 3}`,
          from: index % 4 === 0 ? null : `2026-0${(index % 2) + 1}-01`,
          to: '2027-06-30',
        }),
      );
      ids.push(answer.json().id);
      if (index % 5 === 0) await calls.move(closeProject, answer.json().id);
    }
  });
  const tied = (query: Record<string, string> = {}) => calls.listed({ q: 'tie', ...query });

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
    const [first] = await calls.listed({ sort: 'onRent,desc' });
    expect(first?.onRentCount).toBe(1);
  });

  it('counts each status whichever is chosen, and the total as filtered', async () => {
    const facets = async (query: Record<string, string>) => (await calls.send(listProjectsFacets, { query })).json();
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
    const counts = async () => [(await calls.read(from)).onRentCount, (await calls.read(to)).onRentCount];
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
    const { id } = (await calls.create(inputOf({ name }))).json();
    for (const q of queries) expect(idsOf(await calls.listed({ q })), q).toEqual([id]);
    expect(await calls.listed({ q: `${queries[0]}x` })).toEqual([]);
  });

  it('is searched by number, default PO and cost code too', async () => {
    const { id } = (
      await calls.create(inputOf({ number: 'Z-900', defaultPo: 'PO-90000', defaultCostCode: '77-123' }))
    ).json();
    for (const q of ['z-900', 'po-90000', '77-123']) expect(idsOf(await calls.listed({ q })), q).toEqual([id]);
  });
});
