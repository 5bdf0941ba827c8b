import type { Page, Request } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { changeAsset, expect, journey, sidewaysScroll, signIn } from './journey.ts';
import { TILES_ORIGIN } from './tiles.ts';

const DEPOTS = '/order/contact/depots';

/** Collects the page's requests to other origins. */
const foreignRequests = (page: Page, baseURL: string | undefined) => {
  const foreign: Request[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && protocol.startsWith('http')) foreign.push(request);
  });
  return foreign;
};

const tilesShown = (page: Page) => page.locator('.leaflet-tile-loaded');

journey('[NAV-04] [OP-04] shows depots on a map, whose tiles learn nothing of the page', async ({ page, baseURL }) => {
  const foreign = foreignRequests(page, baseURL);
  await signIn(page, 'admin', DEPOTS);
  const map = page.getByRole('group', { name: 'Map of depots' });
  await expect(map).toBeVisible();
  await expect(tilesShown(page).first()).toBeVisible();
  await expect(page.getByText('© Tiles of the journeys')).toBeVisible();

  const card = page.getByRole('article').last();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const marker = map.getByRole('button', { name, exact: true });
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
  await expect(card).toHaveAttribute('aria-current', 'true');
  await expect(card).toBeInViewport();

  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: /^Show on map/ }).click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(marker).toHaveAttribute('aria-pressed', 'false');
  expect(await axeFindings(page)).toEqual([]);

  expect(new Set(foreign.map((request) => new URL(request.url()).origin))).toEqual(new Set([TILES_ORIGIN]));
  for (const request of foreign) {
    expect(new URL(request.url()).pathname).toMatch(/^\/\d+\/\d+\/\d+\.svg$/);
    const headers = await request.allHeaders();
    expect([headers.referer, headers.cookie, headers.authorization].filter(Boolean)).toEqual([]);
    expect(Object.keys(headers).filter((header) => header.startsWith('x-'))).toEqual([]);
  }
});

journey('[NAV-04] has no map where no tiles are configured, and asks nobody', async ({ page, baseURL }) => {
  await changeAsset(page, 'app-config.json', ({ map: _map, ...config }) => config);
  const foreign = foreignRequests(page, baseURL);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signIn(page, 'admin', DEPOTS);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('group', { name: 'Map of depots' })).toHaveCount(0);
  expect(foreign).toEqual([]);
  expect(scripts.filter((url) => /TileMap/.test(url))).toEqual([]);
});

journey('[NAV-04] says where the tiles do not come, and can be skipped on a phone', async ({ page, consoleErrors }) => {
  consoleErrors.expected.push(/Failed to load resource/);
  await page.route(`${TILES_ORIGIN}/**`, (route) => route.abort());
  await page.setViewportSize({ width: 375, height: 760 });
  await signIn(page, 'admin', DEPOTS);
  await expect(page.getByText(/The map cannot be loaded right now/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const skip = page.getByRole('button', { name: 'Skip the map' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().locator(':focus')).toHaveCount(1);
  expect(await sidewaysScroll(page)).toBe(0);
});

journey('[DOM-32] shows sites on a map, filtered with their list', async ({ page, baseURL }) => {
  const foreign = foreignRequests(page, baseURL);
  await signIn(page, 'admin', '/order/sites');
  const map = page.getByRole('group', { name: 'Map of sites and depots' });
  await expect(tilesShown(page).first()).toBeVisible();
  const markers = map.getByRole('button', { name: /, [\d,]+ units?/ });
  const rows = page.getByRole('list', { name: 'Sites' }).locator(':scope > li');
  const all = await rows.count();
  expect(await markers.count()).toBeGreaterThan(1);
  expect(await markers.count()).toBeLessThanOrEqual(all);
  // The first press may only zoom into a cluster of markers.
  await expect(async () => {
    await markers.first().press('Enter');
    await expect(page.locator('li[aria-current="true"]')).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: /^Project/ }).click();
  await page.getByRole('checkbox').first().click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/order\/sites\?project=/);
  await expect
    .poll(async () => {
      const listed = await rows.count();
      return listed > 0 && listed < all && (await markers.count()) <= listed;
    })
    .toBe(true);
  expect(new Set(foreign.map((request) => new URL(request.url()).origin))).toEqual(new Set([TILES_ORIGIN]));
});
