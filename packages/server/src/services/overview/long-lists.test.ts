import {
  CONTRACT_LINE_LIST,
  LINE_STATUS_FILTERS,
  listContractLines,
  listContractLinesFacets,
} from '@hireyard/contract';
import { operationById } from '@hireyard/contract/operations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientDb } from '../../database/client/client-db.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import { rankProducts } from '../../database/product-ranks.ts';
import { countFacets, type FacetsQuery } from '../../lists/facets.ts';
import type { AnySource } from '../../lists/list.ts';
import { idsOfPage, type PageQuery } from '../../lists/page.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { LINE_SOURCE } from './line-source.ts';
import { callsOn, contractId, idOf, insertRentals, line, NOW, SCOPE } from './overview.fixture.ts';

let database: OpenDatabase;
let call: ReturnType<typeof callsOn>;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertRentals(database.db);
  call = callsOn(database.db);
});
afterAll(() => database.close());

describe('a facet with many values', () => {
  const many = Array.from({ length: 30 }, (_, index) => index + 1);
  const manyId = (number: number) => idOf(8, number);
  beforeAll(async () => {
    const { db } = database;
    const base = await db.selectFrom('contract').selectAll().where('id', '=', contractId(9)).executeTakeFirstOrThrow();
    const { line1, postal_code, city, country, depot_id } = base;
    await db
      .insertInto('project')
      .values(
        many.map((n) => ({
          id: manyId(n),
          client_id: 2,
          number: `M-${n}`,
          name: `Möle ${n}`,
          status: 'active' as const,
        })),
      )
      .execute();
    await db
      .insertInto('contract')
      .values(
        many.map((n) => ({
          ...{ id: idOf(9, n), client_id: 2, number: `M-${n}`, project_id: manyId(n) },
          ...{ depot_id, line1, postal_code, city, country },
        })),
      )
      .execute();
    // The nth project has n lines.
    const rows = many.flatMap((n) =>
      Array.from({ length: n }, (_, index) => line(2000 + n * 100 + index, 1, { contract_id: idOf(9, n) })),
    );
    await db.insertInto('contract_line').values(rows).execute();
  });
  afterAll(async () => {
    const ids = many.map((n) => idOf(9, n));
    await database.db.deleteFrom('contract_line').where('contract_id', 'in', ids).execute();
    await database.db.deleteFrom('contract').where('id', 'in', ids).execute();
    await database.db.deleteFrom('project').where('id', 'in', many.map(manyId)).execute();
  });
  const facetOf = async (query: Parameters<typeof call.lineFacets>[0]) => {
    const { facets } = await call.lineFacets(query, { scope: { clientId: 2 } });
    return facets.project ?? [];
  };

  it('[RT-09] shows the twenty most frequent, by count', async () => {
    const values = await facetOf({});
    expect(values).toHaveLength(20);
    expect(values.map(({ count }) => count)).toEqual(Array.from({ length: 20 }, (_, index) => 30 - index));
    expect(values[0]).toEqual({ value: manyId(30), label: 'Möle 30', count: 30 });
  });

  it('[RT-09] always holds what is chosen', async () => {
    const chosen = [manyId(1), manyId(2)];
    const values = await facetOf({ project: chosen });
    expect(values).toHaveLength(20);
    expect(values.slice(-2)).toEqual([
      { value: manyId(2), label: 'Möle 2', count: 2 },
      { value: manyId(1), label: 'Möle 1', count: 1 },
    ]);
  });

  it('[RT-09] is searched by name, on its own, whatever else is chosen in it', async () => {
    const { facets, total } = await call.lineFacets(
      { facet: 'project', facetQuery: 'MOLE 1', project: [manyId(30)] },
      { scope: { clientId: 2 } },
    );
    expect(total).toBe(30);
    expect(Object.keys(facets)).toEqual(['project']);
    expect(facets.project?.map(({ label }) => label)).toEqual(
      [19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 1].map((n) => `Möle ${n}`),
    );
    expect(await facetOf({ facet: 'project', facetQuery: '%' })).toEqual([]);
  });
});

describe('a long list', () => {
  const scope = { ...SCOPE, clientId: 2 };
  beforeAll(async () => {
    const { db } = database;
    await sql`insert into product (code, product_group, kind, tracking, energy)
    select 'P-' || n, 'access', 'rental', 'serialised', 'none' from generate_series(1, 40) n`.execute(db);
    await rankProducts(db);
    await sql`insert into contract_line
    (id, contract_id, line_no, status, product_code, quantity, on_rent_at, expected_off_rent_at)
    select gen_random_uuid(), ${contractId(9)}, 5000 + n, (array['onRent', 'closed', 'planned'])[1 + n % 3],
      'P-' || 1 + n % 40, 1, ${NOW}::timestamptz - n * interval '1 hour', ${NOW}::timestamptz + n * interval '1 hour'
    from generate_series(1, 5000) n`.execute(db);
    await sql`analyze`.execute(db);
  });

  it('[RT-09] is read a page at a time by index, without sorting', async () => {
    const listed = { scope, now: NOW, db: clientDb(database.db, scope, NOW) };
    const orders = CONTRACT_LINE_LIST.sorts.flatMap((field) => [`${field},asc`, `${field},desc`]);
    const plans = await Promise.all(
      orders.map(async (sort) => {
        const query = operationById(listContractLines.id).query?.parse({ sort, page: '20' }) as PageQuery;
        const rows = await (await idsOfPage(LINE_SOURCE, query, listed)).query.explain();
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      }),
    );
    expect(plans).toHaveLength(14);
    for (const plan of plans) {
      expect(plan).toMatch(/Index (Only )?Scan/);
      // Rows by product come grouped by their rank, and only each group is sorted.
      expect(plan.replaceAll('Incremental Sort', '').replaceAll('Sort Key', '')).not.toMatch(
        /Seq Scan on contract_line|Sort /,
      );
    }
  });

  it('[RT-09] is not counted where a period or a search finds too much, and offers what the whole list holds', async () => {
    const listed = { scope, now: NOW, db: clientDb(database.db, scope, NOW) };
    const facetsOf = async (input: object, mostRows?: number) => {
      const query = operationById(listContractLinesFacets.id).query?.parse(input) as FacetsQuery;
      return countFacets(CONTRACT_LINE_LIST, LINE_SOURCE as unknown as AnySource, query, listed, mostRows);
    };
    const namesOf = ({ facets }: Awaited<ReturnType<typeof facetsOf>>) =>
      Object.entries(facets).map(([name, values]) => [name, values.map(({ value, label }) => [value, label])]);
    const whole = await facetsOf({}, 10);
    expect(whole.total).toBeGreaterThan(5000);
    const period = { from: '2026-01-01', to: '2026-11-20' };
    const counted = await facetsOf(period);
    const n = counted.total ?? Number.NaN;
    expect(n).toBeGreaterThan(1000);
    expect(await facetsOf(period, n)).toEqual(counted);

    for (const narrowing of [period, { ...period, status: 'planned' }, { q: 'e' }]) {
      const uncounted = await facetsOf(narrowing, 500);
      expect(uncounted.total).toBeNull();
      const values = Object.values(uncounted.facets).flat();
      expect(values.map(({ count }) => count)).toEqual(values.map(() => null));
      expect(values.length).toBeGreaterThan(LINE_STATUS_FILTERS.length);
      const { status, ...chosen } = { status: undefined, ...narrowing };
      expect(chosen).not.toEqual({});
      expect(namesOf(uncounted)).toEqual(namesOf(await facetsOf(status ? { status } : {})));
    }
  });

  it('[RT-09] goes on by product from page to page, whatever is filtered and in both directions', async () => {
    const { rows } = await sql<{ id: string; status: string }>`select contract_line.id, status from contract_line
      join product_rank ranked on ranked.product_code = contract_line.product_code and ranked.language = 'nl'
      where client_id = 2 order by ranked.rank, contract_line.id`.execute(database.db);
    expect(rows.length).toBeGreaterThan(5000);
    for (const status of [[], ['planned'], ['onRent', 'closed']] as const) {
      for (const direction of ['asc', 'desc'] as const) {
        const inOrder = direction === 'asc' ? rows : rows.toReversed();
        const pages = [0, 3, 7];
        for (const page of pages) {
          const query = { sort: `product,${direction}`, lang: 'nl', status: [...status], page, size: 200 } as const;
          const { items, hasMore } = await call.lines(query, { scope });
          const wanted = inOrder.filter((row) => status.length === 0 || status.some((one) => one === row.status));
          const expected = wanted.slice(page * 200, page * 200 + 200).map(({ id }) => id);
          expect(items.map(({ id }) => id)).toEqual(expected);
          expect(hasMore).toBe(wanted.length > (page + 1) * 200);
        }
      }
    }
  });
});
