import { expect, type Page } from '@playwright/test';
import { controlled, endWorkers, deployed as updates } from './deployed.ts';
import { signIn, tableRows } from './journey.ts';

updates.setTimeout(150_000);
/** Allows for the install of a whole build, some seven hundred files. */
const INSTALL_TIME = { timeout: 45_000 };

/** Counts the loads of a page. */
const loadsOf = (page: Page): { count: number } => {
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  return loads;
};

const buildOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.match(/(\w)\.js$/)?.[1] ?? '',
  );

const open = async (page: Page): Promise<Page> => {
  await page.goto('/order/contracts');
  await expect(tableRows(page).nth(1)).toBeVisible();
  return page;
};

/**
 * Waits for the epics that load after the first screen, because they check for new versions. They start when the page rests,
 * and after 30 seconds at the latest (SW-01).
 */
const backgroundEpics = (page: Page): Promise<void> =>
  expect(page.locator('link[rel="manifest"]')).toHaveCount(1, { timeout: 40_000 });

/** Activates a waiting version, and returns the build of each tab. */
const buildsOf = async (...tabs: readonly [Page, ...Page[]]): Promise<string[]> => {
  await endWorkers(tabs[0]);
  return Promise.all(tabs.map((tab) => buildOf(tab).catch(() => '')));
};

/** Navigates to another page of the portal, which makes it check for a new version. */
const navigate = async (page: Page): Promise<void> => {
  const isOverview = new URL(page.url()).pathname === '/order/contracts';
  await page
    .getByRole('link', { name: isOverview ? 'Documents' : 'Overview', exact: true })
    .first()
    .click();
};

updates('[SW-02] a first visit installs the worker without a reload, in two tabs', async ({ page, context }) => {
  const loads = [loadsOf(page)];
  await signIn(page, 'viewer');
  await expect(tableRows(page).nth(1)).toBeVisible();
  await controlled(page);
  const other = await context.newPage();
  loads.push(loadsOf(other));
  await controlled(await open(other));
  await page.waitForTimeout(1_500);
  expect(loads.map(({ count }) => count)).toEqual([1, 1]);
});

updates(
  '[SW-02] a new version reloads each tab once, the hidden ones too, and one that comes back as well',
  async ({ page, context, portal }) => {
    await signIn(page, 'viewer');
    await expect(tableRows(page).nth(1)).toBeVisible();
    await controlled(page);
    const second = await open(await context.newPage());
    const third = await open(await context.newPage());
    const tabs = [page, second, third] as const;
    const loads = tabs.map(loadsOf);
    for (const [letter, round] of [
      ['B', 1],
      ['A', 2],
    ] as const) {
      // Before the deployment: a tab that loads its epics while the worker changes may be reloaded once more.
      await backgroundEpics(third);
      portal.deploy(letter);
      await navigate(third);
      await expect.poll(() => buildsOf(...tabs), INSTALL_TIME).toEqual([letter, letter, letter]);
      await expect.poll(() => loads.map(({ count }) => count)).toEqual([round, round, round]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
);

updates('[SW-02] half a deployment changes nothing, and the whole one follows unaided', async ({ page, portal }) => {
  await signIn(page, 'viewer');
  await controlled(page);
  const loads = loadsOf(page);
  portal.deploy('B');
  portal.answer(/PlanningView-/, 404);
  await navigate(page);
  // The server no longer has the page's code, and B cannot be installed: the worker's cache provides it.
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await page.waitForTimeout(3_000);
  expect(await buildOf(page)).toBe('A');
  portal.answer(/PlanningView-/, null);
  await navigate(page);
  await expect.poll(() => buildsOf(page), INSTALL_TIME).toEqual(['B']);
  await expect.poll(() => loads.count).toBe(1);
});

updates(
  '[SW-01] [SW-02] a tab whose background code was missing once is reloaded once, and then follows deployments',
  { tag: '@all' },
  async ({ page, portal }) => {
    portal.answer(/background-epics-/, 503);
    const missing = page.waitForResponse(/background-epics-/);
    await signIn(page, 'viewer');
    await missing;
    const loads = loadsOf(page);
    portal.answer(/background-epics-/, null);
    await backgroundEpics(page);
    expect(loads.count).toBe(1);
  },
);

updates(
  '[SW-02] two versions that answer in turn reload a tab three times at most',
  { tag: '@all' },
  async ({ page, portal }) => {
    await signIn(page, 'viewer');
    await controlled(page);
    const loads = loadsOf(page);
    portal.deploy('B', 'C');
    for (let round = 0; round < 8; round += 1) {
      await page.goto('/order/contracts').catch(() => undefined);
      await page.waitForTimeout(1_200);
    }
    // The test itself loads the page eight times.
    expect(loads.count - 8).toBeLessThanOrEqual(3);
  },
);

updates(
  '[SW-02] without a worker, a page whose code went with its version opens after one reload',
  async ({ page, portal }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    await signIn(page, 'viewer');
    await expect(tableRows(page).nth(1)).toBeVisible();
    await backgroundEpics(page);
    const loads = loadsOf(page);
    portal.deploy('B');
    await page.getByRole('link', { name: 'Requests', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible({ timeout: 15_000 });
    expect(await buildOf(page)).toBe('B');
    await expect.poll(() => loads.count).toBe(1);
  },
);

updates(
  '[SW-02] a write that a deployment meets is sent once and its answer shown, and a change of the policy alone is obeyed',
  async ({ page, portal }) => {
    await signIn(page, 'admin', '/order/company/projects/add');
    const name = `Harbor ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Number', exact: true }).fill(name.slice(-8));
    await page.getByRole('combobox', { name: 'Address' }).fill('a');
    await page.getByRole('option').first().click();
    await controlled(page);
    const loads = loadsOf(page);
    portal.delay(4_000);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Add project' }).click();
    portal.deploy('B');
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
    expect((await answered).status()).toBe(201);
    portal.delay(0);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 20_000 });
    expect(new Set(portal.keys('/api/projects')).size).toBe(1);
    await expect.poll(() => buildsOf(page), INSTALL_TIME).toEqual(['B']);
    await expect.poll(() => loads.count).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    const reach = (origin: string) =>
      page.evaluate(
        (url) =>
          fetch(url, { mode: 'no-cors' }).then(
            () => true,
            () => false,
          ),
        origin,
      );
    // The same server under another origin, so that only the policy can block it.
    const origin = portal.origin.replace('127.0.0.1', 'localhost');
    expect(await reach(origin)).toBe(false);
    portal.allow(origin);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await reach(origin)).toBe(true);
  },
);
