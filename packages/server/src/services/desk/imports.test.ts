import { closeImportRun, importCompanyDepots } from '@hireyard/contract/backoffice';
import {
  addDeskImportFile,
  type DeskImport,
  type DeskImportSummary,
  getDeskImport,
  getDeskImportRefusals,
  getDeskImportTemplate,
  getDeskRejectedRows,
  listDeskImports,
  listDeskImportsFacets,
  MAX_RUN_ROWS,
  removeDeskImportFile,
  runDeskImport,
  startDeskImport,
  tryDeskImport,
  undoDeskImport,
} from '@hireyard/contract/desk';
import { readTable } from '@hireyard/contract/table-file';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embeddedFiles } from '../../files/file-store.ts';
import { claimRun, continueRuns } from '../../jobs/desk-import-job.ts';
import { importFolder } from '../../operate/import.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { depotsFile, insertImportRun } from '../../testing/desk-samples.ts';
import { insertDeskUser, type TestUser } from '../../testing/fixture.ts';

let test: TestApp;
let ofOther: TestUser;
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await db.insertInto('operating_company').values(de).execute();
  ofOther = await insertDeskUser(db, 'desk@de.example', null, { opCo: 'DE' });
});
afterAll(() => test.close());
beforeEach(async () => void (await test.database.db.deleteFrom('import_run').execute()));

const HEAD = 'externalId,name,line1,postalCode,city,country,phone,email';
const depot = (id: string, more = '') =>
  `${id},Depot ${id}${more},Kade 1,2031 AB,Haarlem,NL,+31 23 555 01 00,${id.toLowerCase()}@nl.example`;
const depots = (...rows: string[]) => depotsFile([HEAD, ...rows, ''].join('\r\n'));

type Query = Readonly<Record<string, string>>;
const workbook = (bytes: Uint8Array, name: string) => {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(bytes)]), name);
  return form;
};

const list = async (query: Query = {}, user?: TestUser): Promise<DeskImportSummary[]> => {
  const token = user && { token: await test.tokenOf(user) };
  const answer = await test.call(listDeskImports, { sample: { query }, ...token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
};
const start = async (): Promise<string> => (await test.call(startDeskImport, { sample: {} })).json().id;
const add = (id: string, body: FormData) => test.call(addDeskImportFile, { sample: { params: { id }, body } });
const attempt = (id: string) => test.call(tryDeskImport, { sample: { params: { id } } });
const run = (id: string) => test.call(runDeskImport, { sample: { params: { id }, body: { notifies: false } } });
const read = async (id: string): Promise<DeskImport> =>
  (await test.call(getDeskImport, { sample: { params: { id } } })).json();
const work = () => continueRuns(test.database.db, embeddedFiles, test.now());
const depotCount = async () => (await test.database.db.selectFrom('depot').select('id').execute()).length;
const batch = (items: readonly object[], more: object = {}) =>
  test.call(importCompanyDepots, { sample: { body: { run: 'night-1', items, ...more } } });
const row = (id: string) => ({
  ...{ externalId: id, name: `Depot ${id}`, line1: 'Kade 1', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' },
  ...{ phone: '+31235550100', email: 'depot@nl.example' },
});

describe('a run that is taken back', () => {
  const undo = async (id: string, user?: TestUser) =>
    test.call(undoDeskImport, { sample: { params: { id } }, ...(user && { token: await test.tokenOf(user) }) });

  it('[DK-19] is not offered where every row was refused', async () => {
    const id = await start();
    await add(id, depots(depot('T-9').replace('Depot T-9', '')));
    await attempt(id);
    await work();
    await run(id);
    await work();
    expect(await read(id)).toMatchObject({ state: 'done', refused: 1, canUndo: false });
    expect((await undo(id)).json().type).toBe('illegal-transition');
  });

  it('[DK-19] says what was taken back, and names what stays with its reason; another company does not find it', async () => {
    const id = await start();
    await add(id, depots(depot('T-1'), depot('T-2')));
    await attempt(id);
    await work();
    expect(await read(id)).toMatchObject({ state: 'tried', canUndo: false });
    expect((await undo(id)).json().type).toBe('illegal-transition');
    await run(id);
    await work();
    expect(await read(id)).toMatchObject({ state: 'done', canUndo: true, undo: null });
    const { db } = test.database;
    const used = db.selectFrom('depot').where('name', '=', 'Depot T-2').select('id');
    const client = db.updateTable('corporate_client').where('id', '=', test.fixture.a.id);
    await client.set({ default_depot_id: (await used.executeTakeFirstOrThrow()).id }).execute();

    expect((await undo(id, ofOther)).statusCode).toBe(404);
    const asked = await undo(id);
    expect([asked.statusCode, asked.json()]).toMatchObject([202, { canUndo: false, undo: { doneAt: null } }]);
    expect((await undo(id)).statusCode).toBe(409);
    await work();
    expect(await read(id)).toMatchObject({
      ...{ state: 'done', canUndo: true, undo: { doneAt: expect.any(String), takenBack: 1, refused: 1 } },
    });
    const stays = await test.call(getDeskImportRefusals, { sample: { params: { id }, query: { of: 'undo' } } });
    expect(stays.json().items).toMatchObject([
      { kind: 'depots', externalId: 'T-2', lines: [], reasons: [{ column: null, code: 'in-use' }] },
    ]);
    expect((await test.call(getDeskImportRefusals, { sample: { params: { id } } })).json().items).toEqual([]);
    await client.set({ default_depot_id: null }).execute();
    await undo(id);
    await work();
    expect(await read(id)).toMatchObject({ canUndo: false, undo: { takenBack: 2, refused: 0 } });
  });
});

describe('files at the desk', () => {
  it('[DK-09] are tried first, which keeps nothing, then imported; each refused row is named and can be mended', async () => {
    const before = await depotCount();
    const id = await start();
    const wrong = depot('W-2').replace('w-2@nl.example', 'nobody');
    expect((await add(id, depots(depot('W-1'), wrong))).statusCode).toBe(201);
    expect((await attempt(id)).json()).toMatchObject({ state: 'trying', name: 'depots.csv', kinds: ['depots'] });
    // Nothing changes while the rows are tried.
    expect((await add(id, depots())).json().type).toBe('illegal-transition');
    await work();
    const report = { created: 1, changed: 0, unchanged: 0, refused: 1 };
    const tried = await read(id);
    expect(tried).toMatchObject({ ...report, state: 'tried', dryRun: true, by: 'Test User', source: 'desk' });
    expect(tried.files).toMatchObject([{ name: 'depots.csv', kind: 'depots', report, hasRejected: true }]);
    expect(await depotCount()).toBe(before);

    expect((await run(id)).statusCode).toBe(202);
    await work();
    const done = await read(id);
    expect(done).toMatchObject({ ...report, state: 'done', dryRun: false });
    expect(await depotCount()).toBe(before + 1);
    const refusals = await test.call(getDeskImportRefusals, { sample: { params: { id } } });
    expect(refusals.json()).toEqual({
      items: [
        {
          ...{ position: 1, kind: 'depots', file: 'depots.csv', lines: [3], externalId: 'W-2' },
          reasons: [{ column: 'email', code: 'email', cell: 'nobody' }],
        },
      ],
      hasMore: false,
    });
    const params = { id, fileId: done.files[0]?.id ?? '' };
    const rejected = await test.call(getDeskRejectedRows, { sample: { params } });
    expect(rejected.headers['content-disposition']).toContain('depots.csv');
    const again = await start();
    await add(again, depotsFile(rejected.body.replace('nobody', 'w-2@nl.example')));
    await attempt(again);
    await work();
    await run(again);
    await work();
    expect(await read(again)).toMatchObject({ created: 1, refused: 0 });
    // Files are not kept once they are imported.
    const kept = test.database.db.selectFrom('import_run_file').where('content', 'is not', null).select('id');
    expect(await kept.execute()).toEqual([]);
    expect((await attempt(id)).statusCode).toBe(409);
  });

  it('[DK-09] bring versions of the source alone too, which the try says', async () => {
    const versioned = (version: number) =>
      depotsFile(
        [`${HEAD},sourceVersion`, `${depot('V-1')},${version}`, `${depot('V-2')},${version}`, ''].join('\r\n'),
      );
    const imported = async (version: number) => {
      const id = await start();
      await add(id, versioned(version));
      await attempt(id);
      await work();
      const [tried] = (await read(id)).files;
      await run(id);
      await work();
      return tried?.report;
    };
    expect(await imported(1)).toMatchObject({ created: 2, newMarks: 0 });
    expect(await imported(2)).toMatchObject({ changed: 0, unchanged: 2, newMarks: 2 });
    expect(await imported(2)).toMatchObject({ changed: 0, unchanged: 2, newMarks: 0 });
    expect(await imported(1)).toMatchObject({ refused: 2, newMarks: 0 });
  });

  it('[DK-09] are imported only after a try, and tried again once a file has changed', async () => {
    const id = await start();
    expect((await attempt(id)).json().type).toBe('illegal-transition');
    await add(id, depots(depot('X-1')));
    expect((await run(id)).json().type).toBe('illegal-transition');
    await attempt(id);
    await work();
    const other = (await add(id, depots(depot('X-1'), depot('X-2')))).json() as DeskImport;
    expect(other).toMatchObject({ state: 'open', created: 0 });
    expect(other.files).toMatchObject([{ name: 'depots.csv', report: null }]);
    expect((await run(id)).json().type).toBe('illegal-transition');
    const params = { id, fileId: other.files[0]?.id ?? '' };
    expect((await test.call(removeDeskImportFile, { sample: { params } })).json()).toMatchObject({
      files: [],
      name: '',
    });
  });

  it('[DK-09] of another name, of another content and of too many rows are refused', async () => {
    const id = await start();
    expect((await add(id, depotsFile('a', 'customers.csv'))).json().errors).toEqual([
      { pointer: '/file', code: 'choice' },
    ]);
    expect((await add(id, depotsFile('no PDF', 'note.pdf'))).statusCode).toBe(415);
    const long = depotsFile('\n'.repeat(MAX_RUN_ROWS + 1));
    expect((await add(id, long)).json().errors).toEqual([
      { pointer: '/file', code: 'too-many-rows', params: { max: MAX_RUN_ROWS } },
    ]);
    await add(id, depotsFile('name\nHaarlem\n'));
    await attempt(id);
    await work();
    expect((await read(id)).files[0]?.report?.fault).toMatchObject({
      code: 'columns',
      missing: expect.arrayContaining(['externalId']),
    });
  });

  it('[DK-17] are workbooks too: of one kind, or with a sheet for each, whose refused rows are files of their own', async () => {
    const { db } = test.database;
    const cells = (row: string) => row.split(',');
    const sheets = [
      { name: 'depots', rows: [cells(HEAD), cells(depot('B-1')), cells(depot('B-2').replace('b-2@', ''))] },
      { name: 'notes', rows: [['for people']] },
    ];
    const id = await start();
    const sent = await add(id, workbook(await writeXlsx({ sheets }), 'company.xlsx'));
    expect(sent.json().files).toMatchObject([{ name: 'company.xlsx', kind: null, sheetOf: null, report: null }]);
    const attempted = await attempt(id);
    expect(attempted.statusCode, attempted.body).toBe(202);
    await work();
    const tried = await read(id);
    expect(tried).toMatchObject({ state: 'tried', created: 1, refused: 1, kinds: ['depots'] });
    const [sheet, book] = tried.files;
    expect(sheet).toMatchObject({ name: 'company.xlsx: depots', kind: 'depots', sheetOf: book?.id, hasRejected: true });
    const params = { id, fileId: sheet?.id ?? '' };
    const rejected = await test.call(getDeskRejectedRows, { sample: { params } });
    // The page that saves it writes the reasons in the reader's language.
    const reasons = [{ column: 'email', code: 'email', cell: 'nl.example' }];
    expect(readTable(rejected.body, () => true)?.rows.map(({ cells }) => JSON.parse(cells.at(-1) ?? ''))).toEqual([
      reasons,
    ]);
    // The file of a kind's name, with a heading in another language for the reasons.
    const again = await start();
    const mended = rejected.body.replace('refused because', 'abgelehnt, weil').replace('nl.example', 'b-2@nl.example');
    expect((await add(again, depotsFile(mended))).statusCode).toBe(201);
    await attempt(again);
    await work();
    expect((await read(again)).files).toMatchObject([{ report: { created: 1, ignored: [] } }]);
    // Sheets are found anew in each try, and go with the workbook.
    await attempt(id);
    await work();
    expect((await read(id)).files.map(({ name }) => name)).toEqual(['company.xlsx: depots', 'company.xlsx']);
    await test.call(removeDeskImportFile, { sample: { params: { id, fileId: book?.id ?? '' } } });
    expect(await db.selectFrom('import_run_file').select('id').where('run_id', '=', id).execute()).toEqual([]);
  });

  it('[DK-17] are no workbook where they cannot be unpacked', async () => {
    const id = await start();
    await add(id, workbook(Uint8Array.of(0x50, 0x4b, 5, 6), 'depots.xlsx'));
    await attempt(id);
    await work();
    expect((await read(id)).files).toMatchObject([{ report: { fault: { code: 'workbook' } } }]);
  });

  it('[DK-09] go on in another process where one has died, and stop after three failures', async () => {
    const { db } = test.database;
    const until = new Date(test.now().getTime() + 30_000);
    const { id } = await insertImportRun(db, { state: 'trying', claimed_until: until });
    await work();
    expect((await read(id)).state).toBe('trying');
    await continueRuns(db, embeddedFiles, new Date(until.getTime() + 1));
    expect((await read(id)).state).toBe('tried');
    const gone = await insertImportRun(db, { state: 'importing', dry_run: false });
    await db.schema.alterTable('import_run_file').renameTo('import_run_file_gone').execute();
    try {
      for (let tries = 0; tries < 3; tries += 1) await work().catch(() => undefined);
    } finally {
      await db.schema.alterTable('import_run_file_gone').renameTo('import_run_file').execute();
    }
    expect((await read(gone.id)).state).toBe('stopped');
  });

  it('[DK-09] are worked on one at a time, whatever number of processes asks at once', async () => {
    const { db } = test.database;
    await insertImportRun(db, { state: 'trying' });
    await insertImportRun(db, { state: 'trying' });
    const claims = await Promise.all([1, 2, 3].map(() => claimRun(db, test.now())));
    expect(claims.filter((one) => one !== null)).toHaveLength(1);
  });

  it('[DK-09] stop where each process that takes one dies, and their files go', async () => {
    const { db } = test.database;
    const { id } = await insertImportRun(db, { state: 'trying' });
    await db.updateTable('import_run').set({ failures: 3 }).where('id', '=', id).execute();
    expect(await claimRun(db, test.now())).toBeNull();
    expect((await read(id)).state).toBe('stopped');
    const files = db.selectFrom('import_run_file').where('run_id', '=', id).where('content', 'is not', null);
    expect(await files.select('id').execute()).toEqual([]);
  });

  it('[DK-09] are ten at most that wait for a person', async () => {
    const { db } = test.database;
    for (let at = 0; at < 10; at += 1) await insertImportRun(db, { state: 'open' });
    const answer = await test.call(startDeskImport, { sample: {} });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ pointer: '', code: 'too-many', params: { max: 10 } }]);
  });

  it('[DK-09] are refused by their rows, also where lines end with a carriage return alone', async () => {
    const answer = await add(await start(), depotsFile(`externalId\r${'D-1\r'.repeat(MAX_RUN_ROWS + 1)}`));
    expect(answer.json().errors).toMatchObject([{ pointer: '/file', code: 'too-many-rows' }]);
  });

  it('[DK-09] of another company are imported beside it, and seen by that company alone', async () => {
    const { db } = test.database;
    const [own, other] = [
      await insertImportRun(db, { state: 'trying' }),
      await insertImportRun(db, { state: 'trying', op_co: 'DE' }),
    ];
    await work();
    const states = await db.selectFrom('import_run').select(['id', 'state']).execute();
    expect(states.map(({ state }) => state)).toEqual(['tried', 'tried']);
    expect((await list()).map(({ id }) => id)).toEqual([own.id]);
    expect((await list({}, ofOther)).map(({ id }) => id)).toEqual([other.id]);
  });

  it('[DK-09] have templates of every kind', async () => {
    const template = (name: string) => test.call(getDeskImportTemplate, { sample: { query: { name } } });
    expect((await template('clients')).body).toContain('customerNumber');
    expect((await template('columns')).body).toContain('clients.csv');
    expect((await template('nothing')).statusCode).toBe(422);
  });
});

describe('the runs of imports', () => {
  it('[DK-09] are those of the API that carry a name, until they are closed, with their refused rows', async () => {
    await batch([row('R-1'), { ...row('R-2'), email: 'nobody' }]);
    await batch([row('R-1'), row('R-3')], { dryRun: true });
    await test.call(importCompanyDepots, { sample: { body: { items: [row('R-9')] } } });
    expect((await list()).map(({ dryRun }) => dryRun).toSorted()).toEqual([false, true]);
    const [real] = await list({ dryRun: 'no' });
    expect(real).toMatchObject({
      ...{ source: 'api', name: 'night-1', state: 'importing', kinds: ['depots'], created: 1, refused: 1 },
      by: expect.stringMatching(/\w/),
    });
    await batch([row('R-1'), row('R-3')]);
    const params = { kind: 'depots', run: 'night-1' };
    const close = (body: object) => test.call(closeImportRun, { sample: { params, body: { dryRun: false, ...body } } });
    const { count } = (await close({ expectArchived: 0 })).json().errors[0].params;
    const closing = await close({ expectArchived: count });
    expect(closing.statusCode, closing.body).toBe(200);
    expect(await list({ dryRun: 'no' })).toMatchObject([
      { state: 'done', created: 2, unchanged: 1, refused: 1, archived: closing.json().archived },
    ]);
    const refusals = await test.call(getDeskImportRefusals, { sample: { params: { id: real?.id ?? '' } } });
    expect(refusals.json().items).toMatchObject([{ externalId: 'R-2', lines: [], reasons: [{ column: 'email' }] }]);
    // The same name again is another run.
    await batch([row('R-1')]);
    expect((await list({ dryRun: 'no' })).length).toBe(2);
  });

  it('[DK-09] are those of the command, and are found, counted and sorted', async () => {
    const { db } = test.database;
    const text = [HEAD, depot('O-1'), depot('O-2').replace('NL', 'XX'), ''].join('\n');
    const files = [{ name: 'depots.csv', base64: Buffer.from(text).toString('base64') }];
    await importFolder(db, { opCo: 'NL', dryRun: true, notifies: false, files });
    const at = new Date('2020-01-01T00:00:00Z');
    const desk = await insertImportRun(db, { name: 'clients.csv', refused_count: 0, changed_at: at });
    expect(await list()).toMatchObject([
      { source: 'operate', by: null, state: 'done', dryRun: true, name: 'depots.csv', refused: 1 },
      { id: desk.id },
    ]);
    expect((await list({ sort: 'changedAt,asc' }))[0]?.id).toBe(desk.id);
    expect((await list({ q: 'CLIENTS' })).map(({ id }) => id)).toEqual([desk.id]);
    expect((await list({ refused: 'yes' })).map(({ source }) => source)).toEqual(['operate']);
    const counted = (await test.call(listDeskImportsFacets, { sample: { query: { source: 'desk' } } })).json();
    expect(counted).toMatchObject({ total: 1, facets: { source: [{ count: 0 }, { count: 1 }, { count: 1 }] } });
  });
});
