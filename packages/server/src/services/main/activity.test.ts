import {
  type Activity,
  closeProject,
  createProject,
  createRequest,
  type FacetValue,
  listActivity,
  listActivityFacets,
  putContactPerson,
  putProject,
  putRole,
  putUser,
} from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSONAL_COLUMNS } from '../../database/client/recorded.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = async (query: Record<string, string>, user: TestUser = test.fixture.administrator) => {
  const answer = await test.call(listActivity, { sample: { query }, token: await test.tokenOf(user) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items as Activity[];
};
const write = async (endpoint: Parameters<TestApp['call']>[0], change: { body?: object } = {}) => {
  const sample = { ...(await test.sampleOf(endpoint)), ...change };
  const tag = await test.tagOf(endpoint, { sample });
  const answer = await test.call(endpoint, { sample, headers: tag ? { 'if-match': tag } : {} });
  expect(answer.statusCode, answer.body).toBe(endpoint.status);
  return { id: String(sample.params?.id ?? answer.json().id), answer };
};

describe('activity', () => {
  it('[DOM-19] tells who did what and when, with the names of what was changed', async () => {
    const { id, answer } = await write(createProject);
    const stored = answer.json();
    test.advance(1000);
    const body = {
      number: stored.number,
      name: 'Renamed',
      addressId: null,
      siteContactId: null,
      defaultPo: 'PO-7',
      defaultCostCode: stored.defaultCostCode,
      from: stored.from,
      to: stored.to,
      budget: stored.budget,
    };
    const edit = (version: number) =>
      test.call(putProject, { sample: { params: { id }, body }, headers: { 'if-match': `"${version}"` } });
    expect((await edit(1)).statusCode).toBe(200);
    test.advance(1000);
    // An edit without changes records no activity.
    expect((await edit(2)).statusCode).toBe(200);
    expect((await test.call(closeProject, { sample: { params: { id } } })).statusCode).toBe(200);

    const [moved, edited, created, ...others] = await read({ resource: 'project', id });
    expect(others).toEqual([]);
    const subject = { resource: 'project', id, name: 'Renamed' };
    const actor = { id: test.fixture.administrator.id, name: 'Test User' };
    expect(moved).toMatchObject({ action: 'moved', status: 'closed', fields: [], subject, actor });
    expect(edited).toMatchObject({ action: 'updated', status: null, subject, actor });
    expect(edited?.fields.toSorted()).toEqual(['name', 'poNumber']);
    expect(created).toMatchObject({ action: 'created', fields: [], subject, actor, at: '2026-11-20T09:00:00.000Z' });
  });

  it('[DOM-19] is written with the change or not at all', async () => {
    const sample = await test.sampleOf(closeProject);
    const id = String(sample.params?.id);
    expect((await test.call(closeProject, { sample })).statusCode).toBe(200);
    expect((await test.call(closeProject, { sample })).statusCode).toBe(409);
    expect(await read({ resource: 'project', id })).toHaveLength(1);
  });

  it('[DOM-19] tells links as fields of what they belong to, one row a call', async () => {
    const user = await write(putUser);
    const [edited, ...others] = await read({ resource: 'user', id: user.id });
    expect(others).toEqual([]);
    expect(edited?.action).toBe('updated');
    expect(edited?.fields).toContain('roles');
    const role = await write(putRole);
    expect((await read({ resource: 'role', id: role.id })).map(({ action }) => action)).toEqual(['updated']);
  });

  it('[DOM-19] holds nothing personal: fields by their names alone', async () => {
    const { id, answer } = await write(putContactPerson);
    const [edited] = await read({ resource: 'contactPerson', id });
    expect(edited?.fields).toEqual(expect.arrayContaining(['name', 'email']));
    const values = Object.values(answer.json()).filter((value) => typeof value === 'string' && value.length > 5);
    expect(values.length).toBeGreaterThan(2);
    const rows = JSON.stringify(await test.database.db.selectFrom('activity').selectAll().execute());
    for (const value of values) if (value !== id) expect(rows).not.toContain(value);
    expect(Object.keys(PERSONAL_COLUMNS)).toContain('contact_person');
  });

  it('[DOM-19] is of what the caller may read: their projects, and people for who manages them', async () => {
    const [first, second] = test.fixture.a.projectIds;
    for (const projectId of [first, second]) {
      await test.call(closeProject, { sample: { params: { id: projectId } } });
    }
    const of = async (user: TestUser) => {
      const items = await read({ size: '200' }, user);
      return {
        resources: new Set(items.map(({ subject }) => subject.resource)),
        ids: items.map(({ subject }) => subject.id),
      };
    };
    const all = await of(test.fixture.administrator);
    expect(all.ids).toEqual(expect.arrayContaining([first, second]));
    expect([...all.resources]).toEqual(expect.arrayContaining(['user', 'role', 'project']));
    const confined = await of(test.fixture.confined);
    expect(confined.ids).toContain(first);
    expect(confined.ids).not.toContain(second);
    const others = await of(test.fixture.lacking['manage-roles-and-users']);
    expect(others.ids).toContain(second);
    expect([...others.resources].filter((resource) => resource === 'user' || resource === 'role')).toEqual([]);
  });

  it('[DOM-19] is counted as far as the caller may read it, drafts of others left out', async () => {
    expect((await test.call(createRequest)).statusCode).toBe(201);
    const { administrator, confined, lacking } = test.fixture;
    const others = [lacking['manage-roles-and-users'], lacking['asset-view'], lacking['request-handle']];
    const queries: Record<string, string>[] = [{}, { action: 'created' }, { from: '2026-11-01' }];
    const totals: number[] = [];
    for (const user of [administrator, confined, ...others]) {
      for (const query of queries) {
        const items = await read({ ...query, size: '200' }, user);
        expect(items.length).toBeLessThan(200);
        const answer = await test.call(listActivityFacets, { sample: { query }, token: await test.tokenOf(user) });
        const { total, facets } = answer.json();
        expect(total).toBe(items.length);
        const counted = (facets.resource as FacetValue[]).filter(({ count }) => count !== 0);
        const listed = Map.groupBy(items, ({ subject }) => subject.resource);
        expect(new Map(counted.map(({ value, count }) => [value, count]))).toEqual(
          new Map([...listed].map(([resource, rows]) => [resource, rows.length])),
        );
        totals.push(total);
      }
    }
    // The counts differ, so that mixed-up counts would fail.
    expect(new Set(totals).size).toBeGreaterThan(5);
  });

  it('[DOM-19] is found by actor and by day, as the client counts days', async () => {
    const { administrator } = test.fixture;
    const facets = await test.call(listActivityFacets, { sample: { query: { resource: 'user' } } });
    expect(facets.json().facets.actor).toContainEqual({
      value: administrator.id,
      label: 'Test User',
      count: facets.json().total,
    });
    expect((await read({ actor: administrator.id, from: '2026-11-20', to: '2026-11-20' })).length).toBeGreaterThan(3);
    expect(await read({ from: '2026-11-21' })).toEqual([]);
    // The fixture has activity of the 16th.
    expect(await read({ actor: administrator.id, to: '2026-11-19' })).toHaveLength(2);
    expect(await read({ actor: administrator.id, to: '2026-11-15' })).toEqual([]);
  });
});
