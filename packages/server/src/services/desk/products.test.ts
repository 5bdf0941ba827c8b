import { getProductTranslations } from '@hireyard/contract';
import {
  deleteDeskProductPicture,
  getDeskProduct,
  listDeskProducts,
  listDeskProductsFacets,
  patchDeskProduct,
  putDeskProductPicture,
} from '@hireyard/contract/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertOwnProduct, photoOf, pictureForm } from '../../testing/fixture-products.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const patch = (id: string, body: object) => test.call(patchDeskProduct, { sample: { params: { id }, body } });
const get = async (id: string) => (await test.call(getDeskProduct, { sample: { params: { id } } })).json();
const list = async (query: Record<string, string> = {}) =>
  (await test.call(listDeskProducts, { sample: { query } })).json().items;

describe('the products at the desk', () => {
  it('[DK-13] get names and descriptions in each language, with one that stands in', async () => {
    const { code, product: id } = await insertOwnProduct(test.database.db);
    const names = { 'en-US': 'Site hut', nl: 'Bouwkeet' };
    const descriptions = { nl: 'Met verwarming' };
    const answer = await patch(id, { names, fallbackLanguage: 'nl', descriptions });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ id, code, names, descriptions, fallbackLanguage: 'nl', own: true });
    expect(await get(id)).toEqual(answer.json());
    const query = { lang: 'hu', opCo: 'NL' };
    const shown = (await test.call(getProductTranslations, { sample: { query } })).json().names;
    expect(shown[code]).toBe('Bouwkeet');
    expect((await list({ q: 'site hut' })).map((one: { code: string }) => one.code)).toEqual([code]);
    // A language that is left out has no text.
    const fewer = await patch(id, { names: { nl: 'Keet' }, fallbackLanguage: 'nl', descriptions: {} });
    expect(fewer.json()).toMatchObject({ names: { nl: 'Keet' }, descriptions: {} });
    const none = await patch(id, { names: {}, fallbackLanguage: 'nl', descriptions: {} });
    expect(none.json().errors).toContainEqual({ pointer: '/names', code: 'required' });
  });

  it('[DK-13] get pictures, also those of all companies, whose texts stay', async () => {
    const { db } = test.database;
    const { id } = await db.selectFrom('product').where('code', '=', 'LIFT-10').select('id').executeTakeFirstOrThrow();
    const params = { id, position: '1' };
    const body = pictureForm(await photoOf('#ff0000'));
    const answer = (await test.call(putDeskProductPicture, { sample: { params, body } })).json();
    expect(answer).toMatchObject({ code: 'LIFT-10', own: false, pictures: [{ position: 1, mediaType: 'image/jpeg' }] });
    const [listed] = await list({ pictures: 'yes' });
    expect(listed).toMatchObject({ code: 'LIFT-10', pictures: 1, picture: answer.pictures[0].id });
    const facets = (await test.call(listDeskProductsFacets, { sample: { query: {} } })).json();
    expect(facets.facets.pictures.map(({ count }: { count: number }) => count)).toEqual([1, facets.total - 1]);
    expect((await patch(id, { names: { nl: 'Lift' }, fallbackLanguage: 'nl', descriptions: {} })).statusCode).toBe(404);
    const removed = await test.call(deleteDeskProductPicture, { sample: { params } });
    expect(removed.json().pictures).toEqual([]);
    expect((await test.call(deleteDeskProductPicture, { sample: { params } })).statusCode).toBe(404);
  });
});
