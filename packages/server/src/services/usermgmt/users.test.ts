import { listUsersFacets, USER_LIST, USER_STATUSES } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { confine, insertColleague, insertRole, insertUser, type TestClient } from '../../testing/fixture.ts';
import { userCalls } from './users.fixture.ts';

let test: TestApp;
let a: TestClient;
let calls: ReturnType<typeof userCalls>;
beforeAll(async () => {
  test = await startTestApp();
  ({ a } = test.fixture);
  calls = userCalls(test);
});
afterAll(() => test.close());

describe('GET /users', () => {
  let made: string[];
  let roleId: string;
  /** Inserts twelve people with the same first name, three in each status. Every second one has a further role. */
  beforeAll(async () => {
    const { db } = test.database;
    roleId = await insertRole(db, a);
    made = [];
    for (let index = 0; index < 12; index += 1) {
      const id = await insertColleague(db, a, USER_STATUSES[index % 4]);
      await db
        .updateTable('app_user')
        .set({ first_name: 'Żaneta', last_name: `Tie ${index % 3}` })
        .where('id', '=', id)
        .execute();
      await db
        .updateTable('membership')
        .set({ first_name: 'Żaneta', last_name: `Tie ${index % 3}` })
        .where('user_id', '=', id)
        .execute();
      if (index % 2) {
        const held = { user_id: id, client_id: a.id, role_id: roleId };
        await db.insertInto('membership_role').values(held).execute();
      }
      if (index % 3 === 0) await confine(db, id, a.id, null);
      made.push(id);
    }
  });
  const tied = (query: Record<string, string> = {}) => calls.listed({ q: 'zaneta', ...query });
  const idsOf = (users: readonly { readonly id: string }[]) => users.map(({ id }) => id);

  it.each(USER_LIST.sorts)(
    'by %s is in a total order: backwards is the reverse, pages leave nothing out',
    async (field) => {
      const forwards = idsOf(await tied({ sort: `${field},asc` }));
      expect(forwards.toSorted()).toEqual(made.toSorted());
      expect(idsOf(await tied({ sort: `${field},desc` }))).toEqual(forwards.toReversed());
      const pages: string[] = [];
      for (const page of ['0', '1', '2']) pages.push(...idsOf(await tied({ sort: `${field},asc`, size: '5', page })));
      expect(pages).toEqual(forwards);
    },
  );

  it('shows who they are, their roles, projects and limit, and when they were invited', async () => {
    const [first, second] = a.projectIds;
    const invited = (await tied({ status: 'invited', role: roleId })).find(({ projects }) => projects !== null);
    expect(invited).toMatchObject({
      firstName: 'Żaneta',
      status: 'invited',
      placesOrders: false,
      orderLimit: { amount: '7345.21', currency: 'EUR' },
      invitation: { sentAt: '2026-11-18T09:00:00.000Z', expiresAt: '2026-11-25T09:00:00.000Z' },
      lastSeenAt: null,
      projects: { first: { name: 'Alpha Bouw first project' }, count: 2 },
    });
    expect(invited?.roles).toHaveLength(2);
    const user = await calls.read(String(invited?.id));
    expect(user.projects?.map(({ id }) => id)).toEqual([first, second]);
    expect(user.actions).toEqual(['edit', 'resend', 'deactivate']);
  });

  it('counts each status, role and project with all filters but their own, and the total as filtered', async () => {
    const facets = async (query: Record<string, string>) =>
      (await calls.send(listUsersFacets, { query: { q: 'zaneta', ...query } })).json();
    const whole = await facets({});
    expect([whole.total, whole.facets.status]).toEqual([
      12,
      USER_STATUSES.map((value) => ({ value, label: null, count: 3 })),
    ]);
    const counts = (values: { value: string; label: string | null; count: number | null }[]) =>
      Object.fromEntries(values.map(({ value, count }) => [value, count]));
    const [first, second] = a.projectIds;
    expect(counts(whole.facets.project)).toEqual({ [first]: 8, [second]: 8, none: 4 });
    expect(counts(whole.facets.role)[roleId]).toBe(6);
    const some = await facets({ role: roleId, project: 'none' });
    expect(some.total).toBe(2);
    expect(counts(some.facets.project)).toEqual({ [first]: 4, [second]: 4, none: 2 });
    expect(counts(some.facets.role)[roleId]).toBe(2);
    expect(await tied({ role: roleId, project: 'none' })).toHaveLength(2);
    const found = await facets({ facet: 'project', facetQuery: 'second' });
    expect(found.facets).toEqual({ project: [{ value: second, label: 'Alpha Bouw second project', count: 8 }] });
  });

  it('[DOM-10] tells who manages no users no limit but their own, and not who was here when', async () => {
    const { db } = test.database;
    const reader = test.fixture.lacking['manage-roles-and-users'];
    await db
      .updateTable('membership')
      .set({ order_limit_amount: '99.00', order_limit_currency: 'EUR', last_seen_at: test.now() })
      .where('user_id', '=', reader.id)
      .execute();
    const users = await calls.listed({}, { user: reader });
    const own = users.find(({ id }) => id === reader.id);
    expect(own).toMatchObject({ orderLimit: { amount: '99.00' }, lastSeenAt: null });
    const others = users.filter(({ id }) => id !== reader.id);
    expect(others.length).toBeGreaterThan(20);
    for (const user of others) expect(user).toMatchObject({ orderLimit: null, lastSeenAt: null, invitation: null });
    expect((await calls.read(reader.id, { user: reader })).actions).toEqual([]);
    expect((await calls.read(reader.id)).lastSeenAt).toBe(test.now().toISOString());
  });

  it('[DOM-11] names to who is confined to a project no other, and counts none', async () => {
    const as = { user: test.fixture.confined };
    const [first, second] = a.projectIds;
    const users = await calls.listed({ q: 'zaneta' }, as);
    expect(users).toHaveLength(12);
    const confined = users.filter(({ projects }) => projects !== null);
    expect(confined).toHaveLength(8);
    for (const { id, projects } of confined) {
      expect(projects).toMatchObject({ first: { id: first }, count: 1 });
      expect((await calls.read(id, as)).projects).toHaveLength(1);
    }
    const { facets } = (await calls.send(listUsersFacets, {}, as)).json();
    expect(facets.project.map(({ value }: { value: string }) => value)).not.toContain(second);
    expect(facets.project.length).toBeGreaterThan(0);
    expect(await calls.listed({ project: second }, as)).toEqual([]);
  });

  it('[DOM-11] is of one client: who belongs to two stands in each with what they are there', async () => {
    const { db } = test.database;
    const { b, administratorOfB } = test.fixture;
    const guest = await insertUser(db, 'guest@a.example', null, [
      { client: a, rights: ['contract-view'] },
      { client: b, rights: ['price-view'] },
    ]);
    const inB = { user: administratorOfB, client: b };
    await db
      .updateTable('membership')
      .set({ status: 'blocked' })
      .where('user_id', '=', guest.id)
      .where('client_id', '=', b.id)
      .execute();
    const [ofA, ofB] = [await calls.read(guest.id), await calls.read(guest.id, inB)];
    expect([ofA.status, ofA.roles[0]?.name]).toEqual(['active', 'Alpha Bouw role of guest@a.example']);
    expect([ofB.status, ofB.roles[0]?.name]).toEqual(['blocked', 'Beta Bau role of guest@a.example']);
  });
});
