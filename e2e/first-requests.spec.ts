import type { Page } from '@playwright/test';
import { readBuild } from '../scripts/downloads.ts';
import sizeBudgets from '../scripts/size-budgets.ts';
import { expect, journey, signIn, tableRows } from './journey.ts';

const pathOf = (url: string) => new URL(url).pathname;

/** Holds what matches until `release`. */
async function hold(page: Page, ...patterns: readonly string[]) {
  const released = Promise.withResolvers<void>();
  for (const pattern of patterns) await page.route(pattern, (route) => released.promise.then(() => route.continue()));
  return { release: () => released.resolve() };
}

const PAGES = [
  ['/order/documents', 'DocumentsPage', '/documents'],
  ['/order/off-hires', 'OffHiresPage', '/off-hires'],
  ['/request/requests', 'RequestsPage', '/requests'],
  ['/asset/assets', 'AssetsPage', '/assets'],
  ['/order/company/projects', 'ProjectsPage', '/projects'],
] as const;

for (const [path, component, resource] of PAGES) {
  journey(
    `[ST-09] a visit of ${path} asks for its rows before its rights and its components are here`,
    async ({ page }) => {
      await signIn(page, 'admin');
      await expect(tableRows(page).nth(1)).toBeVisible();
      const held = await hold(page, `**/assets/${component}-*.js`, '**/api/usermgmt/rights');
      const asked: string[] = [];
      const timesAsked = () =>
        [resource, `${resource}/facets`].map((call) => asked.filter((one) => one.endsWith(call)).length);
      page.on('request', (request) => request.url().includes('/api/') && asked.push(pathOf(request.url())));
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(timesAsked).toEqual([1, 1]);
      held.release();
      await expect(tableRows(page).nth(1)).toBeVisible();
      expect(timesAsked()).toEqual([1, 1]);
    },
  );
}

journey(
  '[SW-09] the sign-in page downloads what follows it, and for another page no list of machines',
  async ({ page }) => {
    const { scriptsOf } = readBuild();
    const following = scriptsOf(sizeBudgets.journeys[1].modules).filter(
      (script) => !/\/(order|LoginPage)-/.test(script),
    );
    const list = scriptsOf(['contracts/ContractsPage.tsx']).filter((script) => /ContractsPage/.test(script));
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(pathOf(request.url()).slice(1)));
    await page.goto('/auth/login');
    await expect.poll(() => following.filter((script) => !asked.has(script))).toEqual([]);
    asked.clear();
    await page.goto('/order/documents');
    await expect(page.getByLabel('E-mail address')).toBeVisible();
    await expect.poll(() => [...asked].some((script) => /DocumentsPage/.test(script))).toBe(true);
    expect(list.filter((script) => asked.has(script))).toEqual([]);
  },
);
