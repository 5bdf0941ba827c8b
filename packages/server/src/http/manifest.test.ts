import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '@hireyard/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPANY_BRANDS } from '../../../portal/src/pages/company-brands.ts';
import { brands, neutralColors } from '../../../ui/src/theme/tokens.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { manifestOf } from './manifest.ts';

const PORTAL = path.resolve(import.meta.dirname, '../../../portal');

let dist: string;
let test: TestApp;
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'hireyard-manifest-'));
  await mkdir(path.join(dist, 'assets'));
  await writeFile(path.join(dist, 'index.html'), '<!doctype html>');
  const config = await readFile(path.join(PORTAL, 'public/assets/app-config.json'));
  await writeFile(path.join(dist, 'assets/app-config.json'), config);
  test = await startTestApp({ env: { PORTAL_DIST: dist } });
});
afterAll(async () => {
  await test.close();
  await rm(dist, { recursive: true });
});

const get = (query: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/manifest.webmanifest${query}`, headers });

it('[SW-05] names the installed portal after the operating company, in the language of the user', async () => {
  const answer = await get('?opCo=DE&lang=pl');
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/manifest\+json/),
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("manifest-src 'self'"),
  });
  expect(answer.json()).toMatchObject({
    id: '/',
    name: 'Hireyard Deutschland',
    lang: 'pl',
    start_url: '/',
    display: 'standalone',
    shortcuts: [
      { name: 'W wynajmie', url: '/order/contracts' },
      { name: 'Nowe zamówienie', url: '/order/orders/add' },
    ],
  });
});

it.each(['', '?opCo=XX&lang=xx', '?opCo=constructor&lang=__proto__', '?opCo=NL&opCo=DE&lang=nl&lang=de'])(
  '[SW-05] is that of the default company in its language at "%s"',
  async (query) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: '/', name: 'Hireyard Nederland', lang: 'nl' });
  },
);

it('[SW-05] is not sent again while it is the same', async () => {
  const etag = String((await get('?opCo=NL&lang=nl')).headers.etag);
  const again = await get('?opCo=NL&lang=nl', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('?opCo=NL&lang=de', { 'if-none-match': etag })).statusCode).toBe(200);
});

it('[SW-05] has icons that are there, in their sizes', async () => {
  for (const { src, sizes } of manifestOf({ opCo: 'NL', name: '', language: 'nl' }).icons) {
    const png = await readFile(path.join(PORTAL, 'public', src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

it('[SW-05] has the colors of the design system', () => {
  for (const [opCo, brand] of Object.entries(COMPANY_BRANDS)) {
    const { light } = brands[brand];
    const { theme_color, background_color } = manifestOf({ opCo, name: '', language: 'nl' });
    expect([theme_color, background_color]).toEqual([light.panel, neutralColors.light.canvas]);
  }
});

it.each(LANGUAGES)('[SW-05] says in %s what the pages are called there', async (language) => {
  const texts = async (file: string) =>
    JSON.parse(await readFile(path.join(PORTAL, 'src/i18n/locales', language, file), 'utf8'));
  const titles = [(await texts('order.json')).contracts.title, (await texts('orders.json')).addOrder.title];
  expect(manifestOf({ opCo: 'NL', name: '', language }).shortcuts.map(({ name }) => name)).toEqual(titles);
});
