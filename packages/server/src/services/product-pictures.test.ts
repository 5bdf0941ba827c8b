import { getCatalogue, getMachine, getProductPicture, getProductPictureThumbnail } from '@hireyard/contract';
import {
  deleteCompanyProductPicture,
  getCompanyChanges,
  getCompanyProduct,
  getCompanyProductPicture,
  putCompanyProductPicture,
} from '@hireyard/contract/backoffice';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertMachineAccount } from '../testing/fixture.ts';
import { insertPicture, photoOf, pictureForm } from '../testing/fixture-products.ts';
import { pngOf } from '../testing/pictures.ts';
import { changesSettle } from '../testing/settled-changes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const productOf = async () => (await test.sampleOf(getCompanyProduct)).params as { externalId: string };
const put = (externalId: string, position: string, body: FormData, more: object = {}) =>
  test.call(putCompanyProductPicture, { sample: { params: { externalId, position }, body }, ...more });
const read = async (externalId: string) =>
  (await test.call(getCompanyProduct, { sample: { params: { externalId } } })).json();
const publicRead = (id: string, headers = {}) =>
  test.call(getProductPicture, { sample: { params: { id } }, token: null, client: null, headers });

describe('pictures of a product by the company’s systems', () => {
  it('[DK-13] are stored at their positions without metadata, and are read by everybody with a tag', async () => {
    const { externalId } = await productOf();
    const photo = await photoOf('#ff0000');
    const second = await put(externalId, '2', pictureForm(await photoOf('#00ff00')));
    expect(second.statusCode, second.body).toBe(200);
    const first = (await put(externalId, '1', pictureForm(photo))).json();
    expect(first).toMatchObject({ position: 1, mediaType: 'image/jpeg' });
    expect((await read(externalId)).pictures).toEqual([first, second.json()]);
    const shown = await publicRead(first.id);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(shown.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(photo.includes('Marked photographer')).toBe(true);
    expect(shown.rawPayload.includes('Marked photographer')).toBe(false);
    expect((await publicRead(first.id, { 'if-none-match': shown.headers.etag })).statusCode).toBe(304);
    const small = await test.call(getProductPictureThumbnail, {
      sample: { params: { id: first.id } },
      ...{ token: null, client: null },
    });
    expect((await sharp(small.rawPayload).metadata()).format).toBe('webp');
    // The same picture is kept; another one at its place has another id.
    expect((await put(externalId, '1', pictureForm(photo))).json()).toEqual(first);
    const other = (await put(externalId, '1', pictureForm(await photoOf('#0000ff')))).json();
    expect(other.id).not.toBe(first.id);
    expect((await publicRead(first.id)).statusCode).toBe(404);
    const params = { externalId, position: '1' };
    expect((await test.call(deleteCompanyProductPicture, { sample: { params } })).statusCode).toBe(204);
    expect((await test.call(getCompanyProductPicture, { sample: { params } })).statusCode).toBe(404);
    expect((await read(externalId)).pictures).toEqual([second.json()]);
  });

  it('[DK-13] are refused if they are no pictures, cost too much, or stand beyond the sixth', async () => {
    const { externalId } = await productOf();
    const photo = pictureForm(await photoOf('#ff0000'));
    const pdf = pictureForm(Buffer.from('%PDF-1.7\n%%EOF'), 'application/pdf');
    expect((await put(externalId, '1', pdf)).json().type).toBe('unsupported-media-type');
    expect((await put(externalId, '1', pictureForm(Buffer.from('MZ')))).json().type).toBe('unsupported-media-type');
    const huge = await put(externalId, '1', pictureForm(pngOf(20_000, 20_000, true), 'image/png'));
    expect(huge.json().type).toBe('picture-too-complex');
    for (const position of ['0', '7', '01', 'first'])
      expect((await put(externalId, position, photo)).statusCode).toBe(404);
    expect((await read(externalId)).pictures).toEqual([]);
  });

  it('[DK-13] are written by the product’s own company alone, and tell its changes', async () => {
    const { db } = test.database;
    const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
    await db.insertInto('operating_company').values(de).execute();
    const token = `hyb_${'d'.repeat(43)}`;
    await insertMachineAccount(db, 'DE', token);
    const { externalId } = await productOf();
    const foreign = await put(externalId, '1', pictureForm(await photoOf('#ff0000')), { token });
    expect(foreign.statusCode).toBe(404);
    await changesSettle(db);
    const changes = async (after: string) =>
      (await test.call(getCompanyChanges, { sample: { query: after ? { after } : {} } })).json();
    let last = await changes('');
    while (last.hasMore) last = await changes(last.next);
    await put(externalId, '1', pictureForm(await photoOf('#ff0000')));
    await changesSettle(db);
    const { id } = await read(externalId);
    expect((await changes(last.next)).items).toContainEqual(expect.objectContaining({ kind: 'product', id }));
  });
});

describe('pictures in the portal', () => {
  it('[DK-13] stand in the catalog and on the passport, in their order, of the client’s own company alone', async () => {
    const { db } = test.database;
    const second = await insertPicture(db, 'LIFT-10', 2);
    const first = await insertPicture(db, 'LIFT-10', 1);
    await insertPicture(db, 'LIFT-10', 1, 'DE');
    const { items } = (await test.call(getCatalogue)).json();
    const lift = items.find(({ code }: { code: string }) => code === 'LIFT-10');
    expect(lift.pictures).toEqual([first, second]);
    expect((await test.call(getMachine)).json().pictures).toEqual([first, second]);
  });
});
