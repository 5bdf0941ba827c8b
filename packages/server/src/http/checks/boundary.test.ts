import { RIGHTS } from '@hireyard/contract';
import { ROUTE_TABLE } from '@hireyard/contract/operations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Boundary } from '../../database/client/boundary.ts';
import { clientDb } from '../../database/client/client-db.ts';
import {
  CLIENT_TABLES,
  type ClientTable,
  COMPANY_TABLES,
  DESK_TABLES,
  INTERNAL_TABLES,
  SHARED_TABLES,
} from '../../database/client/ownership.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import { insertExplained } from '../../testing/fixture-bills.ts';
import { insertRentalsOf } from '../../testing/fixture-rentals.ts';
import type { Sample } from '../../testing/samples.ts';

const clientTables = Object.keys(CLIENT_TABLES) as ClientTable[];
const reads = ROUTE_TABLE.filter(({ method, access }) => method === 'GET' && access !== 'public');

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  // Must be in every list, including lists that are read before it is explained.
  await insertExplained(test.database.db, test.fixture.a);
});
afterAll(() => test.close());

const isText = (value: unknown): value is string => typeof value === 'string' && value.length >= 4;

/** Returns every text and id in rows. */
const textsIn = (rows: readonly object[]): string[] => rows.flatMap((row) => Object.values(row).flat().filter(isText));

async function rowsWithin(boundary: Omit<Boundary, 'userId'>): Promise<Map<ClientTable, object[]>> {
  const { a, administrator, administratorOfB } = test.fixture;
  const { id: userId } = boundary.clientId === a.id ? administrator : administratorOfB;
  const db = clientDb(test.database.db, { rights: new Set(RIGHTS), ...boundary, userId }, test.now());
  const rows = new Map<ClientTable, object[]>();
  for (const table of clientTables) rows.set(table, await db.selectFrom(table).selectAll().execute());
  return rows;
}

/** Prefixes of the fixture's texts. They identify the owner of each row, whatever the code says. */
const LABELS = ['Alpha Bouw first', 'Alpha Bouw second', 'Alpha Bouw third', 'Alpha Bouw', 'Beta Bau'] as const;
type Label = (typeof LABELS)[number];
interface LabelledRow {
  readonly table: ClientTable;
  readonly row: Readonly<Record<string, unknown>>;
  readonly label: Label;
}

/** Returns rows of all client tables with a label or a reference to a labelled row, read without tenant scope. */
async function labelledRows(): Promise<LabelledRow[]> {
  const rows: Omit<LabelledRow, 'label'>[] = [];
  for (const table of clientTables) {
    const found = await test.database.db.selectFrom(table).selectAll().execute();
    rows.push(...found.map((row) => ({ table, row })));
  }
  const labelOfId = new Map<unknown, Label>();
  const labelOf = (row: object): Label | undefined => {
    const texts = textsIn([row]);
    const own = LABELS.find((label) => texts.some((text) => text.startsWith(label)));
    // A row that refers to a person and to a project belongs to the project.
    const referred = new Set(texts.map((text) => labelOfId.get(text)));
    return own ?? LABELS.find((label) => referred.has(label));
  };
  const labelled = new Map<object, LabelledRow>();
  // Each round reaches the rows that refer to rows of the previous round.
  for (let before = -1; before < labelled.size; ) {
    before = labelled.size;
    for (const { table, row } of rows) {
      const label = labelled.has(row) ? undefined : labelOf(row);
      if (!label) continue;
      labelled.set(row, { table, row, label });
      if ('id' in row) labelOfId.set(row.id, label);
    }
  }
  return [...labelled.values()];
}

/** Returns the texts that occur only in hidden rows: answers must never contain them. */
async function secretsOf(isHidden: (row: LabelledRow) => boolean): Promise<Set<string>> {
  const rows = await labelledRows();
  const known = new Set(textsIn(rows.filter((row) => !isHidden(row)).map(({ row }) => row)));
  const shared = [...SHARED_TABLES, 'product', 'product_translation', 'product_rank', 'catalogue_group'] as const;
  for (const table of shared) {
    for (const text of textsIn(await test.database.db.selectFrom(table).selectAll().execute())) known.add(text);
  }
  // A hidden city within a visible name is no secret either.
  const shown = [...known].join('\n');
  return new Set(textsIn(rows.filter(isHidden).map(({ row }) => row)).filter((text) => !shown.includes(text)));
}
const WITHOUT_PROJECT: readonly ClientTable[] = [
  'corporate_client',
  'client_module',
  'asset_import',
  'asset_import_part',
  'asset_import_refusal',
  'membership',
  'membership_role',
  'role',
  'role_right',
  'activity_count',
  'calendar_feed',
  'saved_view',
];
/** Tables whose rows have no name, or no name of a project. */
const WITHOUT_LABEL: Readonly<Record<string, readonly ClientTable[]>> = {
  'Alpha Bouw first': WITHOUT_PROJECT,
  'Alpha Bouw second': WITHOUT_PROJECT,
  'Beta Bau': ['client_module', 'activity_count'],
};
const isOfB = ({ label }: LabelledRow) => label === 'Beta Bau';
/** Contact persons belong to no project: everyone of their client sees them. */
const isHiddenFromConfined = (row: LabelledRow) =>
  isOfB(row) ||
  (row.table !== 'contact_person' && (row.label === 'Alpha Bouw second' || row.label === 'Alpha Bouw third'));

/** Calls each read with its sample. Calls lists by every sort, with every facet searched and filtered by these ids. */
async function answersTo(user: TestUser, ids: readonly string[], search: string): Promise<Map<string, string>> {
  const token = await test.tokenOf(user);
  const answers = new Map<string, string>();
  const ask = async (endpoint: (typeof reads)[number], sample: Sample, asked = JSON.stringify(sample.query)) => {
    const answer = await test.call(endpoint, { token, sample });
    const name = `${endpoint.id} ${asked}`;
    expect(answer.statusCode, `${name}: ${answer.body}`).toBe(200);
    answers.set(name, answer.body);
  };
  for (const endpoint of reads) {
    const sample = await test.sampleOf(endpoint, { user });
    await ask(endpoint, sample, 'as it is');
    const { list, answers: kind } = endpoint;
    if (!list) continue;
    for (const [name, filter] of Object.entries(list.filters)) {
      if (filter.kind !== 'ids') continue;
      for (const id of ids) await ask(endpoint, { query: { ...sample.query, [name]: id } });
      if (kind === 'facets' && list.facets.includes(name)) {
        await ask(endpoint, { query: { facet: name, facetQuery: search } });
      }
    }
    await ask(endpoint, { query: { ...sample.query, q: search } });
    if (kind !== 'page') continue;
    for (const field of list.sorts) {
      for (const direction of ['asc', 'desc']) {
        await ask(endpoint, { query: { sort: `${field},${direction}`, size: '200' } });
      }
    }
  }
  return answers;
}

function expectNone(answers: ReadonlyMap<string, string>, secrets: ReadonlySet<string>): void {
  expect(answers.size).toBeGreaterThan(reads.length);
  for (const [name, body] of answers) {
    expect(
      [...secrets].filter((secret) => body.includes(JSON.stringify(secret).slice(1, -1))),
      name,
    ).toEqual([]);
  }
}

describe('the tables of the database', () => {
  it('[DOM-11] belong to a client, to an operating company, to all or to the server itself: none is forgotten', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%'`.execute(test.database.db);
    const ofCompanies = [...Object.keys(COMPANY_TABLES), ...DESK_TABLES];
    const listed = [...clientTables, ...ofCompanies, ...SHARED_TABLES, ...INTERNAL_TABLES];
    expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('[DOM-11] hold rows of both clients and of both projects, so that the tests below have something to find', async () => {
    for (const client of [test.fixture.a, test.fixture.b]) {
      for (const projects of ['all', [client.projectIds[0]], [client.projectIds[1]]] as const) {
        const rows = await rowsWithin({ clientId: client.id, projects });
        for (const [table, found] of rows) {
          // Sums include hidden rows, so confined users see none.
          if (table === 'activity_count' && projects !== 'all') expect(found).toEqual([]);
          else expect(found.length, table).toBeGreaterThan(0);
        }
      }
    }
    const rows = await labelledRows();
    for (const label of ['Alpha Bouw first', 'Alpha Bouw second', 'Beta Bau']) {
      const tables = new Set(rows.filter((row) => row.label === label).map(({ table }) => table));
      const without = clientTables.filter((table) => !tables.has(table));
      expect(without, label).toEqual(WITHOUT_LABEL[label]);
    }
  });

  it('[DOM-11] give a handle within a client no row of another, nor of projects that its user is not confined to', async () => {
    const { a } = test.fixture;
    const boundaries = [
      [{ clientId: a.id, projects: 'all' }, isOfB],
      [{ clientId: a.id, projects: [a.projectIds[0]] }, isHiddenFromConfined],
    ] as const;
    for (const [boundary, isHidden] of boundaries) {
      const secrets = await secretsOf(isHidden);
      expect(secrets.size).toBeGreaterThan(50);
      for (const [table, rows] of await rowsWithin(boundary)) {
        expect(
          textsIn(rows).filter((text) => secrets.has(text)),
          table,
        ).toEqual([]);
      }
    }
  });
});

describe('every list, its facets and every detail', () => {
  it('[DOM-11] answer A with what is its own, and nothing that stands in the rows of B', async () => {
    const { b } = test.fixture;
    const secretsOfB = await secretsOf(isOfB);
    const own = await secretsOf((row) => !isOfB(row));
    for (const id of [b.uuid, b.contractId, ...b.projectIds, 'Beta Bau first project'])
      expect(secretsOfB).toContain(id);
    const answers = await answersTo(test.fixture.administrator, b.projectIds, 'Beta');
    expectNone(answers, secretsOfB);

    // Facets of ids have labels. Facets of fixed values have none.
    const named = reads.filter(({ list, answers: kind, path }) =>
      kind === 'facets'
        ? list?.facets.some((name) => list.filters[name]?.kind === 'ids')
        : list || path.endsWith('/{id}'),
    );
    expect(named.length).toBeGreaterThan(4);
    for (const { id } of named) {
      const body = answers.get(`${id} as it is`) ?? '';
      expect([...own].filter((text) => body.includes(text)).length, id).toBeGreaterThan(0);
    }
  });

  it('[DOM-11] answer a user confined to one project with nothing of another project, nor of none', async () => {
    const { a, confined } = test.fixture;
    const secrets = await secretsOf(isHiddenFromConfined);
    for (const text of [a.projectIds[1], 'Alpha Bouw second R-1', 'Alpha Bouw third R-1'])
      expect(secrets).toContain(text);
    const answers = await answersTo(confined, [a.projectIds[1], 'none'], 'second');
    expectNone(answers, secrets);
    expect(answers.get('listContracts as it is')).toContain('Alpha Bouw first R-1');
  });

  it('[DOM-11] say the same to a user confined to one project, figures included, however much others rent', async () => {
    const { a, confined } = test.fixture;
    // Contact persons belong to no project, and a depot's stock is shared.
    const ofProjects = (answers: ReadonlyMap<string, string>) =>
      [...answers].filter(([name]) => !/^(listContactPersons|getStock)/.test(name));
    const asked = () => answersTo(confined, [a.projectIds[1], 'none'], 'second');
    const before = await asked();
    const depot = await test.database.db.selectFrom('depot').select('id').executeTakeFirstOrThrow();
    await insertRentalsOf(test.database.db, a.id, 'Alpha Bouw second again', depot.id);
    const after = await asked();
    expect(after.get('listContactPersons as it is')).not.toBe(before.get('listContactPersons as it is'));
    expect(Object.fromEntries(ofProjects(after))).toEqual(Object.fromEntries(ofProjects(before)));
  });

  it('[DOM-11] say the same, figures included, however much B rents', async () => {
    const { b } = test.fixture;
    // Machines of B are also missing in the depot for A: the number of remaining pieces is all that A learns (DOM-28).
    const asked = async () => {
      const answers = await answersTo(test.fixture.administrator, b.projectIds, 'Beta');
      return Object.fromEntries([...answers].filter(([name]) => !name.startsWith('getStock')));
    };
    const before = await asked();
    const depot = await test.database.db.selectFrom('depot').select('id').executeTakeFirstOrThrow();
    await insertRentalsOf(test.database.db, b.id, 'Beta again', depot.id);
    expect(await asked()).toEqual(before);
  });
});
