import { listActivity } from '@hireyard/contract';
import { beginDeskView, type DeskUser, endDeskView, listDeskClientUsers } from '@hireyard/contract/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../jobs/delete-expired-job.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertColleague, insertDeskUser } from '../../testing/fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const users = async (query: Readonly<Record<string, string>> = {}) => {
  const answer = await test.call(listDeskClientUsers, { sample: { params: { id: test.fixture.a.uuid }, query } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { items: DeskUser[]; hasMore: boolean };
};

describe('the users of a client', () => {
  it('[DK-15] are found by name and address, and read with their roles', async () => {
    const all = await users();
    expect(all.hasMore).toBe(false);
    expect(all.items.map(({ email }) => email)).toContain('admin@a.example');
    expect(all.items.map(({ email }) => email)).not.toContain('admin@b.example');
    const [found, ...others] = (await users({ q: 'CONFINED@' })).items;
    expect(others).toEqual([]);
    expect(found).toMatchObject({ email: 'confined@a.example', status: 'active', roles: [expect.any(String)] });
    expect((await users({ q: 'nobody of that name' })).items).toEqual([]);
  });

  it('[DK-15] are fifty at a time', async () => {
    const { db } = test.database;
    for (let count = 0; count < 51; count += 1) await insertColleague(db, test.fixture.b, 'active');
    const sample = { params: { id: test.fixture.b.uuid } };
    const { items, hasMore } = (await test.call(listDeskClientUsers, { sample })).json();
    expect([items.length, hasMore]).toEqual([50, true]);
  });
});

describe('the activity of the client', () => {
  it('[DK-15] [DOM-19] names the person who viewed the portal, as whom, and that the view was ended', async () => {
    const { a, administrator } = test.fixture;
    const viewed = await insertColleague(test.database.db, a, 'active');
    const begun = await test.call(beginDeskView, { sample: { params: { id: a.uuid, userId: viewed } } });
    expect(begun.statusCode, begun.body).toBe(201);
    expect(begun.headers['cache-control']).toBe('no-store');
    const ended = await test.call(endDeskView, { sample: { params: { id: begun.json().id } } });
    expect(ended.statusCode).toBe(204);
    const token = await test.tokenOf(administrator);
    const { items } = (
      await test.call(listActivity, { sample: { query: { resource: 'user', id: viewed } }, token })
    ).json();
    const { first_name: first, last_name: last } = await test.database.db
      .selectFrom('app_user')
      .where('id', '=', test.fixture.desk.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const entry = { actor: null, person: `${first} ${last}`, subject: { resource: 'user', id: viewed } };
    expect(items.map(({ action }: { action: string }) => action).toSorted()).toEqual(['viewEnded', 'viewed']);
    for (const item of items) expect(item).toMatchObject(entry);
  });
});

describe('a view', () => {
  it.each(['invited', 'blocked', 'deactivated'] as const)('[DK-15] of an %s user is refused', async (status) => {
    const userId = await insertColleague(test.database.db, test.fixture.a, status);
    const answer = await test.call(beginDeskView, { sample: { params: { id: test.fixture.a.uuid, userId } } });
    expect(answer.json()).toMatchObject({ status: 409, type: 'illegal-transition', current: status });
  });

  it("[DK-15] of another client's user, or of an archived client, is 404", async () => {
    const { db } = test.database;
    const { a, b, administrator, administratorOfB } = test.fixture;
    const ask = async (id: string, userId: string) =>
      (await test.call(beginDeskView, { sample: { params: { id, userId } } })).statusCode;
    expect(await ask(a.uuid, administratorOfB.id)).toBe(404);
    expect(await ask(a.uuid, 'none')).toBe(404);
    await db.updateTable('corporate_client').set({ archived: true }).where('id', '=', b.id).execute();
    expect(await ask(b.uuid, administratorOfB.id)).toBe(404);
    expect(await ask(a.uuid, administrator.id)).toBe(201);
  });

  it('[DK-15] needs the right of its own', async () => {
    const { a, administrator } = test.fixture;
    const rights = ['desk.see', 'desk.act'] as const;
    const acting = await insertDeskUser(test.database.db, 'acts@nl.example', null, { opCo: 'NL', rights });
    const sample = { params: { id: a.uuid, userId: administrator.id } };
    const answer = await test.call(beginDeskView, { sample, token: await test.tokenOf(acting) });
    expect(answer.json()).toMatchObject({ status: 403, type: 'missing-right' });
  });

  it('[DK-15] leaves no row behind when its time is over', async () => {
    const { db } = test.database;
    const views = () => db.selectFrom('desk_view').select('id').execute();
    expect(await views()).not.toEqual([]);
    await deleteExpired(db, new Date(test.now().getTime() + 30 * 60_000));
    expect(await views()).toEqual([]);
  });
});
