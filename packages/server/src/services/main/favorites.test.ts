import { getProjectFavorites, putProjectFavorite } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import { insertProject } from '../../testing/fixture-rentals.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = async (id: string, user: TestUser) =>
  test.call(getProjectFavorites, { token: await test.tokenOf(user), sample: { params: { id } } });
const put = async (id: string, user: TestUser, favorite: boolean, productCode = 'LIFT-10') =>
  test.call(putProjectFavorite, {
    token: await test.tokenOf(user),
    sample: { params: { id }, body: { productCode, favorite } },
  });
const favoritesOf = async (id: string, user: TestUser): Promise<string[]> => (await read(id, user)).json().items;

describe('the favorites of a project', () => {
  it('[DOM-01] are the same for all who order for it, and another project has its own', async () => {
    const { a, administrator, ofBoth } = test.fixture;
    const [id, other] = [await insertProject(test.database.db, a.id, 'Dock'), a.projectIds[0]];
    expect(await favoritesOf(id, administrator)).toEqual([]);
    // Marking it twice has the same result.
    for (const user of [administrator, ofBoth]) expect((await put(id, user, true)).statusCode).toBe(204);
    for (const user of [administrator, ofBoth]) expect(await favoritesOf(id, user)).toEqual(['LIFT-10']);
    for (const user of [ofBoth, administrator]) expect((await put(id, user, false)).statusCode).toBe(204);
    expect(await favoritesOf(id, administrator)).toEqual([]);
    expect(await favoritesOf(other, administrator)).toEqual(['LIFT-10']);
  });

  it('[DOM-01] [DOM-11] are out of reach for who does not see the project, and for who may not order', async () => {
    const { a, b, confined, administratorOfB, lacking } = test.fixture;
    const [own, other] = a.projectIds;
    expect(await favoritesOf(own, confined)).toEqual(['LIFT-10']);
    for (const id of [other, b.projectIds[0], 'none']) {
      expect((await read(id, confined)).statusCode, id).toBe(404);
      for (const favorite of [true, false]) expect((await put(id, confined, favorite)).statusCode, id).toBe(404);
    }
    const blind = lacking['order-create'];
    for (const answer of [await read(own, blind), await put(own, blind, false)]) {
      expect(answer.json()).toMatchObject({ type: 'missing-right' });
    }
    const sample = { params: { id: own }, body: { productCode: 'LIFT-10', favorite: false } };
    const ofB = { token: await test.tokenOf(administratorOfB), client: b.uuid, sample };
    expect((await test.call(putProjectFavorite, ofB)).statusCode).toBe(404);
    expect(await favoritesOf(own, confined)).toEqual(['LIFT-10']);
  });

  it('[DOM-01] are products that can be rented, and no others', async () => {
    const { a, administrator } = test.fixture;
    await test.database.db
      .insertInto('product')
      .values({ code: 'WASH', product_group: 'service', kind: 'service', tracking: 'bulk', energy: 'none' })
      .execute();
    for (const code of ['NONE', 'WASH']) {
      expect((await put(a.projectIds[0], administrator, true, code)).json(), code).toMatchObject({
        errors: [{ pointer: '/productCode', code: 'reference' }],
      });
    }
  });
});
