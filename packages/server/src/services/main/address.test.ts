import {
  type AddressDetail,
  archiveAddress,
  type BodyInput,
  createAddress,
  type Endpoint,
  getAddress,
  getProject,
  listAddresses,
  putAddress,
  restoreAddress,
} from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import type { Sample } from '../../testing/samples.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Edit = BodyInput<typeof createAddress>;
const entered = (own: Partial<Edit> = {}): Edit => ({
  kind: 'delivery',
  name: 'Quay North',
  line1: 'Kade 7',
  line2: '',
  postalCode: '3011aa',
  city: 'Rotterdam',
  region: null,
  country: 'NL',
  geo: { latitude: 51.9225, longitude: 4.47917 },
  access: { instructions: 'Gate 3,\nring twice', maxVehicle: 'truck', from: '06:30', to: '15:00' },
  ...own,
});
const send = async (endpoint: Endpoint, sample: Sample, user: TestUser = test.fixture.administrator, version = 1) =>
  test.call(endpoint, {
    sample,
    token: await test.tokenOf(user),
    headers: endpoint.ifMatch ? { 'if-match': `"${version}"` } : {},
  });
const read = async (id: string, user?: TestUser): Promise<AddressDetail> =>
  (await send(getAddress, { params: { id } }, user)).json();
const addressOf = async (projectId: string) => {
  const { address_id: id } = await test.database.db
    .selectFrom('project')
    .select('address_id')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return String(id);
};

describe('an address', () => {
  it('[DOM-15] is stored with its postcode, position and access, and answered as a read does', async () => {
    const answer = await send(createAddress, { body: entered() });
    expect(answer.statusCode).toBe(201);
    const address = answer.json();
    expect(address).toMatchObject({
      ...entered(),
      line2: null,
      postalCode: '3011 AA',
      status: 'active',
      projects: { items: [], total: 0 },
      actions: ['edit', 'archive'],
      version: 1,
    });
    expect(await read(address.id)).toEqual(address);
    const foreign = await send(createAddress, { body: entered({ country: 'DE' }) });
    expect([foreign.statusCode, foreign.json().errors]).toEqual([422, [{ pointer: '/postalCode', code: 'postcode' }]]);
  });

  it('is edited against the version that was read, and its projects follow', async () => {
    const [projectId] = test.fixture.a.projectIds;
    const id = await addressOf(projectId);
    const body = entered({ city: 'Zaandam', postalCode: '1506 AA', geo: null });
    const edit = await send(putAddress, { params: { id }, body });
    expect(edit.json()).toMatchObject({ city: 'Zaandam', geo: null, version: 2, projects: { total: 1 } });
    const project = (await send(getProject, { params: { id: projectId } })).json();
    expect(project).toMatchObject({ city: 'Zaandam', address: { access: { maxVehicle: 'truck' } } });
    expect((await send(putAddress, { params: { id }, body })).statusCode).toBe(412);
  });

  it('is archived and restored, by who manages addresses', async () => {
    const { id } = (await send(createAddress, { body: entered({ name: 'Archivable' }) })).json();
    const listed = async (status: string) =>
      (await send(listAddresses, { query: { status, q: 'archivable' } })).json().items.length;
    expect((await send(archiveAddress, { params: { id } })).json()).toMatchObject({
      status: 'archived',
      actions: ['edit', 'restore'],
    });
    expect([await listed('active'), await listed('archived')]).toEqual([0, 1]);
    expect((await send(restoreAddress, { params: { id } })).json()).toMatchObject({ status: 'active', version: 3 });
    expect((await read(id, test.fixture.lacking['manage-addresses'])).actions).toEqual([]);
  });

  it('[DOM-11] is seen and edited by who is confined to a project that has it, and made by who sees all', async () => {
    const { a, confined } = test.fixture;
    const [own, other] = await Promise.all(a.projectIds.map(addressOf));
    expect((await send(getAddress, { params: { id: String(own) } }, confined)).statusCode).toBe(200);
    const hidden = { params: { id: String(other) } };
    const answers = [
      await send(getAddress, hidden, confined),
      await send(putAddress, { ...hidden, body: entered() }, confined),
      await send(archiveAddress, hidden, confined),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    const made = await send(createAddress, { body: entered() }, confined);
    expect([made.statusCode, made.json().type]).toEqual([403, 'missing-right']);
  });
});
