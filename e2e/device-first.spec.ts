import type { Page, Request } from '@playwright/test';
import { storedRows } from './device.ts';
import { CLIENT_HEADER, expect, journey, logOut, pathOf, signIn, tableRows } from './journey.ts';

const AGE = /^As of .*\. Being updated\.$/;
const KEPT = ['listContractLines', 'getKeyFigures', 'getAttention', 'getRights', 'listContractLinesFacets'];
/** What no client is needed for. */
const AHEAD = /\/(?:availability|corporate-clients|products?|i18n\/[^?]*)(?:\?|$)/;

/** Opens the overview and waits until all of it is on the device. */
async function visitOnce(page: Page, account = 'admin'): Promise<void> {
  await signIn(page, account);
  await expect(tableRows(page).nth(1)).toBeVisible();
  const stored = async () => JSON.stringify((await storedRows(page, 'answers')) ?? []);
  for (const call of KEPT) await expect.poll(stored, { timeout: 30_000 }).toContain(`"id\\":\\"${call}\\"`);
}

/** Holds back every answer of the API until it is let go. */
async function holdServer(page: Page) {
  const asked: Request[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    asked.push(route.request());
    await gate.promise;
    await route.fallback().catch(() => undefined);
  });
  return { paths: () => asked.map((request) => new URL(request.url()).pathname), asked, letGo: () => gate.resolve() };
}

const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[]) state.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

const texts = async (page: Page) => (await tableRows(page).allTextContents()).map((text) => text.trim());

async function returnVisit(page: Page): Promise<void> {
  await recordShifts(page);
  await visitOnce(page);
  const before = await texts(page);
  const server = await holdServer(page);
  await page.goto('/order/contracts');
  await expect(tableRows(page).nth(1)).toBeVisible();
  await expect(page.getByText(AGE)).toBeVisible();
  expect(await texts(page)).toEqual(before);
  // Nothing is asked for a client that only the device has named.
  expect(server.paths().filter((path) => !AHEAD.test(path))).toEqual([]);
  for (const request of server.asked) expect(request.headers()).not.toHaveProperty(CLIENT_HEADER);
  await expect(page.getByRole('region', { name: /^What needs you/ })).toBeVisible();
  await page.waitForTimeout(1_500); // also parts that load later are in place
  for (const colorScheme of process.env.SHOT ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${process.env.SHOT}-${page.viewportSize()?.width}-${colorScheme}.png` });
  }
  const shift = await shiftOf(page);
  server.letGo();
  await expect(page.getByText(AGE)).toHaveCount(0);
  await expect.poll(() => server.paths().filter((path) => path.endsWith('/contract-lines')).length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBe(shift);
  expect(await texts(page)).toEqual(before);
}

journey(
  '[SW-07] [ST-09] a return visit shows the list from the device with its age, before any answer, and refreshes in place',
  async ({ page }) => returnVisit(page),
);

journey(
  '[SW-07] a right that was withdrawn, and a client that was, are gone with the first answer that says so',
  async ({ page, consoleErrors }) => {
    consoleErrors.expected.push(/403/);
    await visitOnce(page);
    const withdrawn = (path: string) => page.route(path, (route) => route.fulfill({ json: { rights: [] } }));
    await withdrawn('**/api/usermgmt/rights');
    await page.reload();
    await expect(page.getByText(/^Your role does not give you access/)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.unroute('**/api/usermgmt/rights');

    await page.route('**/api/corporate-clients', async (route) => {
      const answer = await route.fetch();
      const { items } = await answer.json();
      await route.fulfill({
        response: answer,
        json: { items: items.filter(({ name }: { name: string }) => !name.startsWith('Bouwgroep')) },
      });
    });
    const former = await page.evaluate(() => localStorage.getItem('corporateClientUuid'));
    const own = async () => JSON.stringify(await storedRows(page)).includes(`"client":"${former}"`);
    expect(await own()).toBe(true);
    await page.reload();
    await expect(page.getByRole('button', { name: /Bouwgroep/ })).toHaveCount(0);
    await expect(tableRows(page).nth(1)).toBeVisible();
    await expect.poll(own).toBe(false);
  },
);

journey.describe('on a phone', { tag: '@all' }, () => {
  journey.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  journey('[SW-07] [UI-03] nothing moves when the answers come', async ({ page }) => returnVisit(page));
});

journey('[SW-07] [MT-02] maintenance comes before it', { tag: '@all' }, async ({ page }) => {
  await visitOnce(page);
  await page.route('**/api/availability', (route) => route.fulfill({ json: { status: 'DOWN', bannerText: '' } }));
  const held = await holdServer(page);
  await page.unroute('**/api/availability');
  await page.route('**/api/availability', (route) => route.fulfill({ json: { status: 'DOWN', bannerText: '' } }));
  await page.goto('/order/contracts');
  await expect.poll(() => pathOf(page)).toBe('/maintenance');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByText(AGE)).toHaveCount(0);
  held.letGo();
});

journey('[SW-07] [LO-01] after a logout nobody sees it, also the same user', { tag: '@all' }, async ({ page }) => {
  await visitOnce(page);
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  await logOut(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.evaluate((value) => localStorage.setItem('accessToken', value), token);
  const server = await holdServer(page);
  await page.goto('/order/contracts');
  await expect.poll(() => server.paths().some((path) => path.endsWith('/corporate-clients'))).toBe(true);
  await page.waitForTimeout(2_000);
  await expect(page.getByRole('table')).toHaveCount(0);
});
