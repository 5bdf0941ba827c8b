import {
  type AssetImport,
  type AssetImportRefusals,
  checkAssetImport,
  createAsset,
  type Endpoint,
  getAssetImportRefusals,
  getAssetImports,
  KEPT_IMPORTS,
  listAssets,
  listNotifications,
  MAX_IMPORTED,
  REFUSALS_SIZE,
  startAssetImport,
} from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../database/tables.ts';
import { continueImports } from '../../../jobs/asset-import-job.ts';
import { deleteExpired } from '../../../jobs/delete-expired-job.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/fixture.ts';
import type { Sample } from '../../../testing/samples.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.deleteFrom('asset_import').execute();
  await test.database.db.deleteFrom('notification').execute();
});

const send = async (
  endpoint: Endpoint,
  sample: Sample,
  { user = test.fixture.administrator, headers = {} }: { user?: TestUser; headers?: Record<string, string> } = {},
) => test.call(endpoint, { sample, token: await test.tokenOf(user), headers });
const formOf = (content: string | Uint8Array<ArrayBuffer>, name = 'list.csv') => {
  const form = new FormData();
  form.append('file', new Blob([content], { type: 'text/csv' }), name);
  return form;
};
const start = (
  content: string | Uint8Array<ArrayBuffer>,
  options?: { user?: TestUser; headers?: Record<string, string> },
) => send(startAssetImport, { body: formOf(content) }, options);
const started = async (content: string | Uint8Array<ArrayBuffer>, user?: TestUser): Promise<AssetImport> => {
  const answer = await start(content, user ? { user } : {});
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json();
};
const imports = async (): Promise<AssetImport[]> => (await send(getAssetImports, {})).json().items;
const refusals = async (id: string, after = 0): Promise<AssetImportRefusals> =>
  (await send(getAssetImportRefusals, { params: { id }, query: { after: String(after) } })).json();
const tagsLike = async (q: string): Promise<string[]> =>
  (await send(listAssets, { query: { q, size: '200' } }))
    .json()
    .items.map(({ tag }: { tag: string }) => tag)
    .toSorted();
/** Runs the job, as long as it takes or once. */
const work = (runFor = 60_000, db: Kysely<Database> = test.database.db) =>
  continueImports(db, async () => test.now(), test.now(), runFor);
const listOf = (prefix: string, count: number) =>
  ['tag;name', ...Array.from({ length: count }, (_, at) => `${prefix}-${String(at).padStart(5, '0')};Lift`)].join('\n');

describe('an import', () => {
  it('[DOM-05] [DOM-67] finds numbers among many assets by an index, in one look for all of a part', async () => {
    const plan = await test.database.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      return sql`explain select tag from asset where client_id = 1 and ownership = 'owned'
        and name_key(tag) = any (${['it-1', 'it-2']}::text[])`.execute(db);
    });
    expect(JSON.stringify(plan.rows)).toContain('asset_by_look');
  });

  it('[DOM-67] adds rows in the background and tells whoever started it of its end', async () => {
    await send(createAsset, { body: { ...NOTHING, tag: 'Taken-1', name: 'Saw' } });
    const file = [
      'Number;Name;Product class;Color',
      'IM-1;Lift;LIFT-10;red',
      ';Lift;;',
      ';;;',
      'taken-1;Lift;NONE;blue',
      'IM-1;Lift;;',
      'IM-2;Lift; diesel;LIFT-10;',
      'IM-3;Lift;;',
    ].join('\r\n');
    const one = await started(file);
    expect(one).toMatchObject({
      fileName: 'list.csv',
      state: 'running',
      rowCount: 6,
      createdCount: 0,
      finishedAt: null,
    });
    expect(one.startedBy?.id).toBe(test.fixture.administrator.id);
    expect(await tagsLike('im-')).toEqual([]);
    await work();
    expect(await imports()).toMatchObject([{ id: one.id, state: 'done', createdCount: 2, refusedCount: 4 }]);
    expect(await tagsLike('im-')).toEqual(['IM-1', 'IM-3']);
    const { headings, rows, hasMore } = await refusals(one.id);
    expect([headings, hasMore]).toEqual([['Number', 'Name', 'Product class', 'Color'], false]);
    expect(rows).toEqual([
      { line: 3, cells: ['', 'Lift', '', ''], isUnclosed: false, refused: [] },
      { line: 5, cells: ['taken-1', 'Lift', 'NONE', 'blue'], isUnclosed: false, refused: ['taken', 'reference'] },
      { line: 6, cells: ['IM-1', 'Lift', '', ''], isUnclosed: false, refused: ['taken'] },
      { line: 7, cells: ['IM-2', 'Lift', ' diesel', 'LIFT-10', ''], isUnclosed: false, refused: ['reference'] },
    ]);
    const { items } = (await send(listNotifications, {})).json();
    expect(items).toMatchObject([
      { kind: 'assetsImported', subject: { resource: 'assetImport', id: one.id, name: 'list.csv' }, status: 'done' },
    ]);
    await work();
    expect((await send(listNotifications, {})).json().items).toHaveLength(1);
  });

  it('[DOM-67] goes on where a server stopped, and imports no row twice', async () => {
    const { id } = await started(listOf('GO', 450));
    await work(0);
    expect(await tagsLike('go-')).toEqual([]);
    await work(1);
    const [{ createdCount } = { createdCount: 0 }] = await imports();
    expect([200, 400]).toContain(createdCount);
    // The process dies after the rows are inserted and before the transaction ends.
    await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      test.database.db,
    );
    await sql`create trigger die before delete on asset_import_part for each row execute function die()`.execute(
      test.database.db,
    );
    await expect(work()).rejects.toThrow('killed');
    expect((await imports())[0]?.createdCount).toBe(createdCount);
    await sql`drop function die cascade`.execute(test.database.db);
    await Promise.all([work(), work()]);
    expect(await imports()).toMatchObject([{ id, state: 'done', createdCount: 450, refusedCount: 0 }]);
    const { count } = await test.database.db
      .selectFrom('asset')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('tag', 'like', 'GO-%')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(450);
  });

  it('[DOM-67] is stopped where it cannot go on, and where its starter has lost the right', async () => {
    const { id } = await started(listOf('ST', 250));
    await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
      test.database.db,
    );
    await sql`create trigger die before delete on asset_import_part for each row when (old.position = 1)
      execute function die()`.execute(test.database.db);
    for (let at = 0; at < 4; at++) await expect(work()).rejects.toThrow('broken');
    expect(await imports()).toMatchObject([{ state: 'running', createdCount: 200 }]);
    await sql`drop function die cascade`.execute(test.database.db);
    const { db } = test.database;
    const rights = await db
      .deleteFrom('role_right')
      .where('client_id', '=', test.fixture.a.id)
      .where('right', '=', 'asset-manage')
      .returningAll()
      .execute();
    await work();
    await db.insertInto('role_right').values(rights).execute();
    expect(await imports()).toMatchObject([{ id, state: 'stopped', createdCount: 200, refusedCount: 50 }]);
    expect((await refusals(id)).rows[0]).toEqual({
      line: 202,
      cells: ['ST-00200', 'Lift'],
      isUnclosed: false,
      refused: ['stopped'],
    });
    expect((await send(listNotifications, {})).json().items).toMatchObject([{ status: 'stopped' }]);
  });

  it('[DOM-67] stops after five failures, so that a client is not blocked for good', async () => {
    await started(listOf('FI', 3));
    await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
      test.database.db,
    );
    await sql`create trigger die before insert on asset for each row when (new.tag like 'FI-%')
      execute function die()`.execute(test.database.db);
    for (let at = 0; at < 5; at++) await expect(work()).rejects.toThrow('broken');
    await sql`drop function die cascade`.execute(test.database.db);
    expect(await imports()).toMatchObject([{ state: 'stopped', createdCount: 0, refusedCount: 3 }]);
  });

  it('[DOM-67] runs once at a time for a client, and once for a key', async () => {
    const headers = { 'idempotency-key': 'import-once' };
    const first = await start(listOf('ON', 2), { headers });
    expect((await start(listOf('ON', 2), { headers })).json()).toEqual(first.json());
    expect((await start(listOf('ON', 3))).json()).toMatchObject({ type: 'import-running', status: 409 });
    await work();
    expect((await start(listOf('ON', 2), { headers })).headers['idempotent-replayed']).toBe('true');
    await work();
    expect(await imports()).toMatchObject([{ createdCount: 2, refusedCount: 0 }]);
  });

  it('[DOM-67] keeps the last five, for 30 days', async () => {
    for (let at = 0; at <= KEPT_IMPORTS; at++) {
      test.advance(1_000);
      await started(listOf(`KE${at}`, 1));
      await work();
    }
    expect(await imports()).toHaveLength(KEPT_IMPORTS);
    await deleteExpired(test.database.db, new Date(test.now().getTime() + 29 * 86_400_000));
    expect(await imports()).toHaveLength(KEPT_IMPORTS);
    await deleteExpired(test.database.db, new Date(test.now().getTime() + 31 * 86_400_000));
    expect(await imports()).toEqual([]);
  });

  it.each([
    ['no rows', 'tag;name\n', { code: 'required' }],
    ['another encoding', Uint8Array.of(0x74, 0x61, 0x67, 0xfb), { code: 'format' }],
    ['headings that lack the number', 'name\nLift\n', { code: 'format' }],
    ['too many rows', listOf('X', MAX_IMPORTED + 1), { code: 'too-large', params: { max: MAX_IMPORTED } }],
  ])('[DOM-67] is refused with %s', async (_, content, issue) => {
    const answer = await start(content);
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: '/file', ...issue }] });
    expect(await imports()).toEqual([]);
  });

  it('[DOM-67] [DOM-11] is for those who see all assets and may add some', async () => {
    const { id } = await started(listOf('RI', 1));
    const { confined } = test.fixture;
    const refused = [
      await start(listOf('RI', 1), { user: confined }),
      await send(checkAssetImport, { body: { tags: [], productCodes: [] } }, { user: confined }),
    ];
    expect(refused.map((answer) => answer.json().type)).toEqual(refused.map(() => 'missing-right'));
    expect((await send(getAssetImports, {}, { user: confined })).json()).toEqual({ items: [] });
    const unseen = await send(getAssetImportRefusals, { params: { id } }, { user: confined });
    expect(unseen.json().type).toBe('not-found');
  });

  it('[DOM-67] takes 50,000 rows, and pages what is refused', { timeout: 60_000 }, async () => {
    const rows = listOf('BIG', MAX_IMPORTED - 1).replaceAll('Lift', '');
    const { id, rowCount } = await started(`${rows}\n"BIG-X;${'y'.repeat(2_000)}`);
    expect(rowCount).toBe(MAX_IMPORTED);
    await work();
    expect(await imports()).toMatchObject([{ state: 'done', createdCount: 0, refusedCount: MAX_IMPORTED }]);
    const first = await refusals(id);
    expect([first.rows.length, first.rows[0]?.line, first.hasMore]).toEqual([REFUSALS_SIZE, 2, true]);
    const last = await refusals(id, MAX_IMPORTED - 1);
    expect(last.rows.map(({ line, isUnclosed }) => [line, isUnclosed])).toEqual([
      [MAX_IMPORTED, false],
      [MAX_IMPORTED + 1, true],
    ]);
    // The text behind an unclosed quotation mark is cut.
    expect(last.rows[1]?.cells[0]).toHaveLength(1_000);
    expect(last.hasMore).toBe(false);
  });

  it('[DOM-61] tells beforehand which numbers are taken and which products are unknown', async () => {
    await send(createAsset, { body: { ...NOTHING, tag: 'BE-1', name: 'Saw' } });
    const body = { tags: ['be-1', 'ВЕ-1', 'BE-2'], productCodes: ['LIFT-10', 'NONE'] };
    expect((await send(checkAssetImport, { body })).json()).toEqual({ taken: ['be-1', 'ВЕ-1'], unknown: ['NONE'] });
  });
});

const NOTHING = { productCode: null, make: null, model: null, serialNumber: null, year: null, home: null };
