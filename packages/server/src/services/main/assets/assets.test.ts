import {
  type Asset,
  type AssetSummary,
  addAssetFiles,
  addReading,
  assignAsset,
  createAsset,
  type Endpoint,
  endAssetMaintenance,
  getAsset,
  listAssets,
  listAssetsFacets,
  planInspection,
  putAsset,
  recordInspection,
  releaseAsset,
  removeAssetFile,
  reportAssetDefect,
  reportAssetFound,
  reportAssetLost,
  retireAsset,
  startAssetMaintenance,
  voidReading,
} from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientDb } from '../../../database/client/client-db.ts';
import type { ClientScope } from '../../../http/route.ts';
import { sendInspectionReminders } from '../../../jobs/inspection-reminder-job.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/fixture.ts';
import { insertAsset } from '../../../testing/fixture-assets.ts';
import { insertAttachment } from '../../../testing/fixture-rentals.ts';
import type { Sample } from '../../../testing/samples.ts';
import { addReadings } from '../../readings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const send = async (endpoint: Endpoint, sample: Sample, user: TestUser = test.fixture.administrator, version = 1) =>
  test.call(endpoint, {
    sample,
    token: await test.tokenOf(user),
    headers: endpoint.ifMatch ? { 'if-match': `"${version}"` } : {},
  });
const read = async (id: string, user?: TestUser): Promise<Asset> =>
  (await send(getAsset, { params: { id } }, user)).json();
const listed = async (query: Record<string, string> = {}, user?: TestUser): Promise<AssetSummary[]> =>
  (await send(listAssets, { query: { size: '200', ...query } }, user)).json().items;
const errorsOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json().errors];

let made = 0;
const entered = (own: Record<string, unknown> = {}) => ({
  tag: `BN-${++made}`,
  name: 'Diesel scissor lift 12 m',
  productCode: 'LIFT-10',
  make: 'Northlift',
  model: ' ',
  serialNumber: 'NX12-44871',
  year: 2022,
  home: 'Yard Almere, bay 4',
  ...own,
});
const create = async (own: Record<string, unknown> = {}): Promise<Asset> =>
  (await send(createAsset, { body: entered(own) })).json();
const assign = (id: string, own: Record<string, unknown> = {}, user?: TestUser) =>
  send(
    assignAsset,
    { params: { id }, body: { projectId: test.fixture.a.projectIds[0], holderId: null, to: null, ...own } },
    user,
  );

describe('an asset', () => {
  it('[DOM-05] is added, answered as a read does, and edited against its version', async () => {
    const answer = await send(createAsset, { body: entered({ tag: 'EX-1' }) });
    expect(answer.statusCode).toBe(201);
    const asset: Asset = answer.json();
    expect(asset).toMatchObject({
      ownership: 'owned',
      status: 'available',
      tag: 'EX-1',
      model: null,
      energy: 'electric',
      inspection: { standing: 'none', dueOn: null },
      readings: [],
      voidReadings: [],
      assignments: [],
      actions: [
        'edit',
        'assign',
        'reportDefect',
        'startMaintenance',
        'reportLost',
        'retire',
        'planInspection',
        'recordInspection',
        'addReading',
        'addFiles',
      ],
      attachments: [],
      version: 1,
    });
    expect(await read(asset.id)).toEqual(asset);
    expect(errorsOf(await send(createAsset, { body: entered({ tag: 'ex-1 ' }) }))).toEqual([
      422,
      [{ pointer: '/tag', code: 'taken' }],
    ]);
    for (const tag of ['ЕХ-1', 'ＥＸ－１', 'ΕX-1']) {
      expect(errorsOf(await send(createAsset, { body: entered({ tag }) })), tag).toEqual([
        422,
        [{ pointer: '/tag', code: 'taken' }],
      ]);
    }
    expect(errorsOf(await send(createAsset, { body: entered({ productCode: 'NONE' }) }))).toEqual([
      422,
      [{ pointer: '/productCode', code: 'reference' }],
    ]);
    // An archived product stays where it is, and is not named anew.
    const archive = (archived: boolean) =>
      test.database.db.updateTable('product').set({ archived }).where('code', '=', 'LIFT-10').execute();
    await archive(true);
    expect(errorsOf(await send(createAsset, { body: entered({ tag: 'EX-9' }) }))).toEqual([
      422,
      [{ pointer: '/productCode', code: 'reference' }],
    ]);
    const edit = { params: { id: asset.id }, body: entered({ tag: 'EX-1', name: 'Lift' }) };
    expect((await send(putAsset, edit)).json()).toMatchObject({ name: 'Lift', version: 2 });
    await archive(false);
    expect((await send(putAsset, edit)).json()).toMatchObject({ type: 'stale-version' });
  });

  it('[DOM-05] [DOM-11] takes no number that looks like one beyond the projects of the caller', async () => {
    const { a, confined } = test.fixture;
    await create({ tag: 'EX-77' });
    const asset = await read(a.assetId, confined);
    for (const tag of ['ex-77', 'ЕХ-77', 'EX–77']) {
      const edit = { params: { id: a.assetId }, version: asset.version, body: entered({ tag }) };
      expect(errorsOf(await send(putAsset, edit, confined)), tag).toEqual([422, [{ pointer: '/tag', code: 'taken' }]]);
    }
  });

  it('[DOM-11] is added and released by who sees all projects alone', async () => {
    const { a, confined } = test.fixture;
    expect((await send(createAsset, { body: entered() }, confined)).json()).toMatchObject({ type: 'missing-right' });
    expect((await read(a.assetId, confined)).actions).toEqual([
      'edit',
      'reportDefect',
      'reportLost',
      'planInspection',
      'recordInspection',
      'addReading',
      'addFiles',
    ]);
    expect((await send(releaseAsset, { params: { id: a.assetId } }, confined)).json()).toMatchObject({
      type: 'missing-right',
    });
    expect((await read(a.assetId, test.fixture.lacking['asset-manage'])).actions).toEqual([]);
  });
});

describe('its lifecycle', () => {
  it('[DOM-05] is assigned and released, and its history tells how many hours it ran there', async () => {
    const { id } = await create();
    const reading = (value: number) =>
      send(addReading, { params: { id }, body: { kind: 'cumulativeOperatingHours', value, isSure: true } });
    await reading(100);
    const { db } = test.database;
    const holder = await db
      .selectFrom('contact_person')
      .select('id')
      .where('client_id', '=', test.fixture.a.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('contact_person').set({ phone: '+31205550152' }).where('id', '=', holder.id).execute();
    const assigned = await assign(id, { holderId: holder.id, to: '2026-12-19' });
    expect(assigned.json()).toMatchObject({
      status: 'assigned',
      project: { id: test.fixture.a.projectIds[0], name: 'Alpha Bouw first project' },
      holder: { id: holder.id, phone: '+31 20 555 0152' },
      from: '2026-11-20',
      to: '2026-12-19',
      assignments: [{ kind: 'assignment', from: '2026-11-20', to: null, hoursRun: 0 }],
    });
    expect((await assign(id)).json()).toMatchObject({ type: 'illegal-transition', current: 'assigned' });
    await reading(112.5);
    expect((await send(releaseAsset, { params: { id } })).json()).toMatchObject({
      status: 'available',
      project: null,
      holder: null,
      assignments: [{ to: '2026-11-20', hoursRun: 12.5 }],
    });
  });

  it('[DOM-05] stays on its project when it is defective, and leaves it for maintenance', async () => {
    const { id } = await create();
    await assign(id);
    const move = async (endpoint: Endpoint, body?: unknown): Promise<Asset> =>
      (await send(endpoint, { params: { id }, ...(body ? { body } : {}) })).json();
    expect(await move(reportAssetDefect, { description: 'Leaks\r\noil' })).toMatchObject({
      status: 'defective',
      defect: 'Leaks\noil',
      project: { id: test.fixture.a.projectIds[0] },
    });
    const inWorkshop = await move(startAssetMaintenance);
    expect(inWorkshop).toMatchObject({
      status: 'inMaintenance',
      project: null,
      defect: 'Leaks\noil',
      from: '2026-11-20',
    });
    expect(inWorkshop.assignments.map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
      ['assignment', '2026-11-20'],
      ['maintenance', null],
    ]);
    expect(await move(endAssetMaintenance)).toMatchObject({ status: 'available', defect: null });
    expect((await move(reportAssetLost)).status).toBe('lost');
    // A release does not end the loss of an asset, although both transitions lead to `available`.
    expect(await move(releaseAsset)).toMatchObject({ type: 'illegal-transition', allowed: ['retired'] });
    expect((await move(reportAssetFound)).status).toBe('available');
    expect(await move(retireAsset)).toMatchObject({ status: 'retired', actions: [] });
    expect(await move(reportAssetLost)).toMatchObject({ type: 'illegal-transition', allowed: [] });
  });

  it('[DOM-05] is assigned once when two do so at the same time', async () => {
    const { id } = await create();
    const answers = await Promise.all([assign(id), assign(id, { projectId: test.fixture.a.projectIds[1] })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await read(id)).assignments).toHaveLength(1);
  });

  it('[DOM-05] goes to an active project of the client and to nobody who is unknown', async () => {
    const { id } = await create();
    const foreign = { projectId: test.fixture.b.projectIds[0], holderId: crypto.randomUUID(), to: '2026-11-19' };
    expect(errorsOf(await assign(id, foreign))).toEqual([
      422,
      [
        { pointer: '/projectId', code: 'reference' },
        { pointer: '/holderId', code: 'reference' },
        { pointer: '/to', code: 'before-from' },
      ],
    ]);
  });
});

describe('inspections', () => {
  it('[DOM-05] block an assignment while one is overdue or failed, and no longer once it is passed', async () => {
    const { id } = await create();
    const plan = (type: string, dueOn: string) =>
      send(planInspection, { params: { id }, body: { type, intervalMonths: 6, dueOn } });
    await plan('Yearly', '2026-12-02');
    const { inspections }: Asset = (await plan('Lowering', '2026-11-15')).json();
    expect(inspections.map(({ type, standing, daysLeft }) => [type, standing, daysLeft])).toEqual([
      ['Lowering', 'overdue', -5],
      ['Yearly', 'due', 12],
    ]);
    const lowering = inspections[0]?.id ?? '';
    const record = (doneOn: string, result: string, inspectionId = lowering) =>
      send(recordInspection, {
        params: { id, inspectionId },
        body: { doneOn, result, remarks: 'ok', certificateId: null },
      });

    const blocked = async () => {
      expect((await assign(id)).json()).toMatchObject({ type: 'inspection-overdue', status: 409 });
      const asset = await read(id);
      expect(asset).toMatchObject({ status: 'available', inspection: { standing: 'overdue' } });
      expect(asset.actions).not.toContain('assign');
    };
    await blocked();
    expect(errorsOf(await record('2026-11-21', 'pass'))).toEqual([422, [{ pointer: '/doneOn', code: 'in-future' }]]);
    expect((await record('2026-11-20', 'pass', crypto.randomUUID())).statusCode).toBe(404);
    await record('2026-11-18', 'fail');
    await blocked();
    expect(errorsOf(await record('2026-11-17', 'pass'))).toEqual([
      422,
      [{ pointer: '/doneOn', code: 'before-inspection', params: { date: '2026-11-18' } }],
    ]);
    expect((await record('2026-11-19', 'passWithRemarks')).json()).toMatchObject({
      inspection: { standing: 'due', dueOn: '2026-12-02' },
      inspections: [
        { type: 'Yearly' },
        { type: 'Lowering', standing: 'valid', dueOn: '2027-05-19', lastDoneOn: '2026-11-19', remarks: 'ok' },
      ],
    });
    expect((await assign(id)).statusCode).toBe(200);
  });
});

describe('files', () => {
  const sent = () => insertAttachment(test.database.db, test.fixture.a.id, 'file', null, test.fixture.administrator.id);
  const idsOf = ({ attachments }: Asset) => attachments.map(({ id }) => id);

  it('[DOM-05] [DOM-18] hang on the asset, certificates of its inspections among them', async () => {
    const { id } = await create();
    const [photo, certificate] = [await sent(), await sent()];
    const add = (attachmentIds: string[]) => send(addAssetFiles, { params: { id }, body: { attachmentIds } });
    expect(idsOf((await add([photo])).json())).toEqual([photo]);
    const plan = { type: 'Yearly', intervalMonths: 12, dueOn: '2026-12-02' };
    const { inspections }: Asset = (await send(planInspection, { params: { id }, body: plan })).json();
    const params = { id, inspectionId: inspections[0]?.id ?? '' };
    const record = (certificateId: string) =>
      send(recordInspection, {
        params,
        body: { doneOn: '2026-11-20', result: 'pass', remarks: null, certificateId },
      });
    expect(errorsOf(await record(crypto.randomUUID()))).toEqual([
      422,
      [{ pointer: '/certificateId', code: 'reference' }],
    ]);
    const recorded: Asset = (await record(certificate)).json();
    expect(idsOf(recorded)).toEqual([photo, certificate]);
    expect(recorded.inspections).toMatchObject([{ lastDoneOn: '2026-11-20', certificateId: certificate }]);

    const remove = (attachmentId: string) => send(removeAssetFile, { params: { id, attachmentId } });
    const left: Asset = (await remove(certificate)).json();
    expect(idsOf(left)).toEqual([photo]);
    expect(left.inspections).toMatchObject([{ lastDoneOn: '2026-11-20', certificateId: null }]);
    expect((await remove(certificate)).statusCode).toBe(404);
    const many = await Promise.all(Array.from({ length: 20 }, sent));
    expect(errorsOf(await add(many))).toEqual([
      422,
      [{ pointer: '/attachmentIds', code: 'too-long', params: { max: 20 } }],
    ]);
  });

  it('[DOM-18] that are added and removed at the same time neither get lost nor exceed the maximum', async () => {
    const { id } = await create();
    const add = (attachmentIds: string[]) => send(addAssetFiles, { params: { id }, body: { attachmentIds } });
    const former = [await sent(), await sent()];
    await add(former);
    const pairs = [];
    for (let count = 0; count < 12; count += 1) pairs.push([await sent(), await sent()]);
    const removals = former.map((attachmentId) => send(removeAssetFile, { params: { id, attachmentId } }));
    const answers = await Promise.all([...pairs.map(add), ...removals]);
    const taken = pairs.filter((_, index) => answers[index]?.statusCode === 200).flat();
    const { attachments } = await read(id);
    expect(attachments.map((file) => file.id).toSorted()).toEqual(taken.toSorted());
    expect(attachments.length).toBeLessThanOrEqual(20);
    expect(taken.length).toBeGreaterThanOrEqual(18);
  });
});

it('[DOM-20] who manages assets is told once of each inspection that becomes due', async () => {
  const { administrator, confined, a } = test.fixture;
  const plan = async (dueOn: string, projectId: string | null) => {
    const { id } = await create();
    await send(planInspection, { params: { id }, body: { type: 'Yearly', intervalMonths: 12, dueOn } });
    if (projectId !== null) await assign(id, { projectId });
    return id;
  };
  const due = await plan('2026-12-20', a.projectIds[0] ?? '');
  const elsewhere = await plan('2026-12-20', a.projectIds[1] ?? '');
  const later = await plan('2026-12-21', null);
  const mine = [due, elsewhere, later];
  const toldOf = async (user: TestUser) => {
    const rows = await test.database.db
      .selectFrom('notification')
      .select('resource_id')
      .where('kind', '=', 'inspectionDue')
      .where('user_id', '=', user.id)
      .where('resource_id', 'in', mine)
      .execute();
    return rows.map(({ resource_id: id }) => id).toSorted();
  };
  // Two processes run at the same time.
  await Promise.all([1, 2].map(() => sendInspectionReminders(test.database.db, test.now())));
  await sendInspectionReminders(test.database.db, test.now());
  expect(await toldOf(administrator)).toEqual([due, elsewhere].toSorted());
  expect(await toldOf(confined)).toEqual([due]);
  expect(await toldOf(test.fixture.lacking['asset-manage'])).toEqual([]);
  // A day later the third is due too, and the other ones are not notified again.
  await sendInspectionReminders(test.database.db, new Date(test.now().getTime() + 24 * 3600 * 1000));
  expect(await toldOf(administrator)).toEqual(mine.toSorted());
});

it('[DOM-64] a counter that rises by more than 24 hours a day is asked about', async () => {
  const { id } = await create();
  const add = (value: number, more: object = {}) =>
    send(addReading, { params: { id }, body: { kind: 'cumulativeOperatingHours', value, ...more } });
  expect((await add(1875)).statusCode).toBe(200);
  const unlikely = { pointer: '/value', code: 'unlikely', params: { max: 1876 } };
  expect(errorsOf(await add(9000))).toEqual([422, [unlikely]]);
  expect(errorsOf(await add(9000, { isSure: false }))).toEqual([422, [unlikely]]);
  expect((await add(1876)).json()).toMatchObject({ readings: [{ value: 1876 }] });
  expect((await add(9000, { isSure: true })).json()).toMatchObject({ readings: [{ value: 9000 }] });
});

it('[DOM-64] a reading is void with a reason, by whoever entered it and by administrators', async () => {
  const { id } = await create();
  const { administrator, lacking } = test.fixture;
  const other = lacking['manage-roles-and-users'];
  const add = (value: number, by: TestUser = other) =>
    send(addReading, { params: { id }, body: { kind: 'cumulativeOperatingHours', value, isSure: true } }, by);
  const readingsFor = async (by: TestUser) => (await read(id, by)).readings;
  const declare = async (by: TestUser, readingId?: string) => {
    const [latest] = await readingsFor(by);
    const params = { id, readingId: readingId ?? latest?.id ?? '' };
    return send(voidReading, { params, body: { reason: 'Tenths of an hour' } }, by);
  };
  await add(1875, administrator);
  expect(await readingsFor(other)).toMatchObject([{ value: 1875, mayVoid: false }]);
  expect((await declare(other)).json()).toMatchObject({ type: 'missing-right' });
  await add(9000);
  expect(await readingsFor(other)).toMatchObject([{ value: 9000, mayVoid: true }]);
  const voided = (await declare(other)).json() as Asset;
  expect(voided.readings).toMatchObject([{ value: 1875 }]);
  expect(voided.voidReadings).toMatchObject([
    { value: 9000, voidedBy: { id: other.id }, reason: 'Tenths of an hour', at: expect.any(String) },
  ]);
  // The right value is taken again, and the counter of the asset follows.
  expect((await add(1876)).statusCode).toBe(200);
  const row = () =>
    test.database.db.selectFrom('asset').select('operating_hours').where('id', '=', id).executeTakeFirstOrThrow();
  expect(Number((await row()).operating_hours)).toBe(1876);
  expect((await declare(administrator)).statusCode).toBe(200);
  expect(Number((await row()).operating_hours)).toBe(1875);
  expect((await declare(administrator)).statusCode).toBe(200);
  expect((await row()).operating_hours).toBeNull();
  expect((await declare(administrator, crypto.randomUUID())).statusCode).toBe(404);
});

it('[DOM-64] what a machine reports wins over what was typed', async () => {
  const { id } = await create();
  const kind = 'cumulativeOperatingHours' as const;
  await send(addReading, { params: { id }, body: { kind, value: 9000 } });
  const reported = [{ kind, value: 1875, at: test.now().toISOString() }];
  const { a, administrator } = test.fixture;
  const scope = { clientId: a.id, userId: administrator.id, projects: 'all' } as unknown as ClientScope;
  await addReadings(clientDb(test.database.db, scope, test.now()), id, reported, test.now());
  const asset = await read(id);
  expect(asset.readings).toMatchObject([{ value: 1875, source: 'telematics', mayVoid: false }]);
  expect(asset.voidReadings).toMatchObject([{ value: 9000, voidedBy: null, reason: null }]);
});

it('[DOM-05] a counter never runs backwards, and a tank holds no more than all', async () => {
  const { id } = await create();
  const add = (kind: string, value: number) => send(addReading, { params: { id }, body: { kind, value } });
  await add('fuelRemaining', 80);
  await add('fuelRemaining', 30);
  expect((await add('cumulativeOperatingHours', 100)).json().readings).toMatchObject([
    { kind: 'cumulativeOperatingHours', value: 100, at: '2026-11-20T09:00:00.000Z', source: 'manual' },
    { kind: 'fuelRemaining', value: expect.any(Number), at: '2026-11-20T09:00:00.000Z', source: 'manual' },
  ]);
  expect(errorsOf(await add('cumulativeOperatingHours', 99.9))).toEqual([
    422,
    [{ pointer: '/value', code: 'too-small', params: { min: 100 } }],
  ]);
  expect(errorsOf(await add('fuelRemaining', 101))).toEqual([422, [{ pointer: '/value', code: 'percentage' }]]);
});

describe('the list', () => {
  it('[DOM-05] has live contract lines beside own assets, and follows them', async () => {
    const rented = async () => (await listed({ ownership: 'rented' })).map(({ status }) => status).toSorted();
    const before = await rented();
    expect(before).toEqual([
      'offHired',
      'offHired',
      'offHired',
      'onRent',
      'onRent',
      'onRent',
      'planned',
      'planned',
      'planned',
    ]);
    const [machine] = await listed({ ownership: 'rented', status: 'onRent', q: 'first' });
    expect(machine).toMatchObject({ tag: 'Alpha Bouw first 204', name: null, productCode: 'LIFT-10' });
    const id = machine?.id ?? '';
    expect(await read(id)).toMatchObject({
      contract: { number: 'Alpha Bouw first R-1' },
      from: '2026-11-02',
      to: '2026-11-13',
      actions: [],
    });
    expect((await assign(id)).json()).toMatchObject({ type: 'illegal-transition', current: 'onRent', allowed: [] });
    const lines = test.database.db.updateTable('contract_line').where('id', '=', id);
    await lines.set({ status: 'returned' }).execute();
    expect(await rented()).toHaveLength(before.length - 1);
    expect((await send(getAsset, { params: { id } })).statusCode).toBe(404);
    await lines.set({ status: 'onRent' }).execute();
    expect(await rented()).toEqual(before);
  });

  it('[DOM-05] is read with the asset module alone', async () => {
    const { db } = test.database;
    const order = db
      .deleteFrom('client_module')
      .where('client_id', '=', test.fixture.a.id)
      .where('module', '=', 'order');
    await order.execute();
    expect((await listed({ ownership: 'rented' })).length).toBeGreaterThan(0);
    await db.insertInto('client_module').values({ client_id: test.fixture.a.id, module: 'order' }).execute();
  });

  it('[DOM-05] counts by standing, each asset once', async () => {
    const label = 'Standing';
    const dueOn = { overdue: '2026-11-19', due: '2026-12-20', valid: '2026-12-21' };
    for (const [name, day] of Object.entries(dueOn)) {
      const id = await insertAsset(test.database.db, test.fixture.a.id, `${label} ${name}`);
      await test.database.db.updateTable('asset_inspection').set({ due_on: day }).where('asset_id', '=', id).execute();
    }
    const facets = (await send(listAssetsFacets, { query: { q: label, inspection: 'due' } })).json();
    expect(facets.total).toBe(1);
    expect(facets.facets.inspection).toEqual(
      ['overdue', 'due', 'valid', 'none'].map((value) => ({ value, label: null, count: value === 'none' ? 0 : 1 })),
    );
    expect((await listed({ q: label, inspection: 'overdue' })).map(({ name }) => name)).toEqual([
      'Standing overdue lift',
    ]);
    const without = await listed({ inspection: 'none', ownership: 'rented' });
    expect(without).toHaveLength((await listed({ ownership: 'rented' })).length);
  });

  it('follows the name of its project', async () => {
    const [id] = test.fixture.a.projectIds;
    const project = test.database.db.updateTable('project').where('id', '=', id);
    await project.set({ name: 'Renamed Quay' }).execute();
    expect((await listed({ q: 'renamed quay', ownership: 'owned' })).map((asset) => asset.id)).toContain(
      test.fixture.a.assetId,
    );
    await project.set({ name: 'Alpha Bouw first project' }).execute();
  });
});
