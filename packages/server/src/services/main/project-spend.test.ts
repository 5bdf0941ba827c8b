import {
  type Endpoint,
  getProject,
  getProjectSpend,
  getSpend,
  LIVE_LINE_STATUSES,
  listContractLinesFacets,
  listDocumentsFacets,
  listUsersFacets,
  type ProjectSpend,
} from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import { insertInvoice } from '../../testing/fixture-documents.ts';
import { insertProject } from '../../testing/fixture-rentals.ts';
import { projectCalls } from './projects.fixture.ts';

let test: TestApp;
let calls: ReturnType<typeof projectCalls>;
beforeAll(async () => {
  test = await startTestApp();
  calls = projectCalls(test);
});
afterAll(() => test.close());

const spendOf = async (id: string, user: TestUser = test.fixture.administrator): Promise<ProjectSpend> =>
  (await calls.send(getProjectSpend, { params: { id } }, { user })).json();
/** Returns one number by SQL, without the API. */
async function counted(query: RawBuilder<{ n: unknown }>): Promise<unknown> {
  const { rows } = await query.execute(test.database.db);
  return rows[0]?.n;
}

describe('GET /projects/{id}/spend', () => {
  it('[DOM-16] sums invoices and credit notes of the project without VAT, each currency apart', async () => {
    const { db } = test.database;
    const { a } = test.fixture;
    const [id, other] = a.projectIds;
    // Sums each invoice by its lines, found by the contract that they charge.
    const byLines = (projectId: string) =>
      counted(sql`select sum(line.net)::text as n from document_line line
        join contract_line charged on charged.id = line.contract_line_id
        join contract on contract.id = charged.contract_id where contract.project_id = ${projectId}`);
    expect(await spendOf(id)).toMatchObject({
      invoiced: [{ net: { amount: '183.87', currency: 'EUR' }, documents: 2, lastOn: '2026-10-12' }],
    });
    expect(await byLines(id)).toBe('183.87');

    await insertInvoice(db, a.id, { projectId: id, net: '1000.10', currency: 'EUR', on: '2026-11-02' });
    await insertInvoice(db, a.id, { projectId: id, net: '0.20', currency: 'PLN', on: '2026-11-03' });
    await insertInvoice(db, a.id, { projectId: other, net: '7000.00', currency: 'EUR', on: '2026-11-04' });
    await insertInvoice(db, a.id, { projectId: null, net: '9000.00', currency: 'EUR', on: '2026-11-05' });
    expect(await spendOf(id)).toMatchObject({
      invoiced: [
        { net: { amount: '1183.97', currency: 'EUR' }, documents: 3, lastOn: '2026-11-02' },
        { net: { amount: '0.20', currency: 'PLN' }, documents: 1, lastOn: '2026-11-03' },
      ],
    });
    expect(await spendOf(await insertProject(db, a.id, 'Nothing yet'))).toEqual({ invoiced: [], notInvoiced: [] });
  });

  it('[DOM-93] has the rent up to today that is not invoiced yet, as the spend of all projects does', async () => {
    const { a, administrator } = test.fixture;
    for (const id of a.projectIds) {
      const { notInvoiced } = await spendOf(id);
      const spend = (
        await calls.send(getSpend, { query: { project: id, from: '2000-01' } }, { user: administrator })
      ).json();
      const [row] = spend.items;
      expect(notInvoiced).toEqual(row ? [row.notInvoiced] : []);
    }
    const [first] = await Promise.all(a.projectIds.map((id) => spendOf(id)));
    expect(Number(first?.notInvoiced?.[0]?.amount)).toBeGreaterThan(0);
    expect((await spendOf(a.projectIds[0], test.fixture.lacking['price-view'])).notInvoiced).toBeNull();
  });

  it('[DOM-10] says nothing at all of amounts to who may not see those of invoices', async () => {
    const [id] = test.fixture.a.projectIds;
    expect(await spendOf(id, test.fixture.lacking['invoice-view'])).toMatchObject({ invoiced: null });
    expect((await spendOf(id, test.fixture.lacking['price-view'])).invoiced?.length).toBeGreaterThan(0);
  });

  it('[DOM-11] knows no project that the caller is not confined to, or of another client', async () => {
    const { a, b, confined } = test.fixture;
    for (const id of [a.projectIds[1], b.projectIds[0]]) {
      const answer = await calls.send(getProjectSpend, { params: { id } }, { user: confined });
      expect([answer.statusCode, answer.json().type]).toEqual([404, 'not-found']);
    }
    expect((await spendOf(a.projectIds[0], confined)).invoiced?.length).toBeGreaterThan(0);
  });
});

it('[DOM-26] the other figures of a project are what a count of the rows comes to', async () => {
  for (const id of test.fixture.a.projectIds) {
    const total = async (endpoint: Endpoint, query: Record<string, string> = {}): Promise<number> =>
      (await calls.send(endpoint, { query: { project: id, ...query } })).json().total;
    const { onRentCount } = (await calls.send(getProject, { params: { id } })).json();
    const live = await Promise.all(LIVE_LINE_STATUSES.map((status) => total(listContractLinesFacets, { status })));
    const figures = {
      onRent: onRentCount,
      live: live.reduce((sum, count) => sum + count, 0),
      papers: await total(listDocumentsFacets),
      people: await total(listUsersFacets),
    };
    const { rows } = await sql`select
      (select count(*)::int from contract_line where project_id = ${id} and status = 'onRent') as "onRent",
      (select count(*)::int from contract_line where project_id = ${id}
        and status not in ('returned', 'closed', 'cancelled')) as live,
      (select count(*)::int from document where project_id = ${id}) as papers,
      (select count(distinct user_id)::int from membership_project where project_id = ${id}) as people`.execute(
      test.database.db,
    );
    expect(figures).toEqual(rows[0]);
    expect(figures).toMatchObject({ onRent: 1, live: 3 });
    expect(figures.people).toBeGreaterThan(0);
  }
});
