import type { Page, Request } from '@playwright/test';
import { axeFindings, COLOR_RULES } from './axe.ts';
import { expect, journey, sidewaysScroll, signIn, tableRows } from './journey.ts';

const PAGES = [
  '/order/contracts',
  '/order/contracts?view=planning',
  '/order/documents?type=invoice',
  '/order/orders',
  '/order/orders/add',
  '/order/whats-new',
  '/order/contact/depots',
  '/order/sites',
  '/order/co2',
  '/order/idle-machines',
  '/order/attention',
  '/order/company/contactpersons',
  '/order/company/addresses',
  '/order/company/projects',
  '/order/company/users',
  '/order/company/roles',
  '/order/profile',
  '/request/requests',
  '/request/requests/add',
  '/asset/assets',
  '/asset/assets/add',
];
/** Splits the pages into two journeys, so that two workers share them. */
const FIRST_COMPANY_PAGE = PAGES.indexOf('/order/company/contactpersons');
const PUBLIC = [
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password#secret',
  '/auth/accept-invitation#secret',
  '/auth/accessibility',
  '/instances',
  '/error',
];

/** Lists whose first row leads to a detail page that is checked as well. */
const LISTS = [
  '/order/orders',
  '/order/company/projects',
  '/order/documents?type=invoice',
  '/request/requests',
  '/asset/assets',
];

const WIDTHS = [1440, 375] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Loads a page and waits for its data. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Navigates within the portal, five times as fast as a load, and waits for the page's data. */
async function visit(page: Page, path: string, pending: ReadonlySet<Request>): Promise<void> {
  await page.evaluate((to) => {
    (document.activeElement as HTMLElement | null)?.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // The previous page stays until the code of this one has loaded (NAV-10).
  await expect(heading(page)).toBeFocused();
  await page.waitForTimeout(250);
  await expect.poll(() => pending.size).toBe(0);
}

/** Returns fleet numbers and numbers such as C-260104 that break over two lines. */
const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const number of (node as Text).data.matchAll(/\b(?:\d{3} \d{3}|[A-Z]{1,3}-[A-Z\d-]*\d)\b/g)) {
        const range = document.createRange();
        range.setStart(node, number.index);
        range.setEnd(node, number.index + number[0].length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(number[0]);
      }
    return broken;
  });

/** Opens a page once and returns axe's findings at each width, in dark for color rules alone: the scheme changes nothing else. */
async function audit(page: Page, path: string, open: (path: string) => Promise<void>): Promise<string[]> {
  const findings: string[] = [];
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
  await open(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expect(heading(page)).toHaveCount(1);
    // MUI and the kit react to a new width up to 166 ms later.
    await page.waitForTimeout(250);
    await expect.poll(() => sidewaysScroll(page), { message: `${path} at ${width}` }).toBe(0);
    findings.push(...(await axeFindings(page)).map((finding) => `at ${width} ${finding}`));
    findings.push(...(await brokenNumbers(page)).map((number) => `at ${width} ${number} breaks over two lines`));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    findings.push(...(await axeFindings(page, COLOR_RULES)).map((finding) => `at ${width} in dark ${finding}`));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => sidewaysScroll(page), { message: `${path} at 320` }).toBe(0);
  return findings.map((finding) => `${path}: ${finding}`);
}

journey(
  '[SH-05] [RT-02] [RT-05] axe finds nothing before sign-in, one h1 a page',
  { tag: '@all' },
  async ({ page, consoleErrors }) => {
    journey.setTimeout(180_000);
    // The links with a password in their hash are spent.
    consoleErrors.expected.push(/410/);
    const findings: string[] = [];
    for (const path of PUBLIC) findings.push(...(await audit(page, path, (one) => load(page, one))));
    expect(findings).toEqual([]);
  },
);

for (const [part, area] of [
  ['order', PAGES.slice(0, FIRST_COMPANY_PAGE)],
  ['company, requests and assets', PAGES.slice(FIRST_COMPANY_PAGE)],
] as const) {
  journey(
    `[SH-05] [RT-03] [RT-06] axe finds nothing in ${part}, one h1 a page`,
    { tag: '@all' },
    async ({ page, pending }) => {
      journey.setTimeout(300_000);
      await signIn(page, 'admin');
      await expect(heading(page)).toHaveText('On rent');
      const reload = (path: string) => load(page, path);
      const follow = (path: string) => visit(page, path, pending);
      const findings: string[] = [];
      for (const path of area) {
        // Another view of the open page does not move the focus, for which `visit` waits.
        const isView = new URL(page.url()).pathname === path.split('?')[0];
        findings.push(...(await audit(page, path, isView ? reload : follow)));
        if (!LISTS.includes(path)) continue;
        const detail = await page
          .getByRole('main')
          .locator(`a[href^="${path.split('?')[0]}/"]:not([href$="/add"])`)
          .first()
          .getAttribute('href');
        findings.push(...(await audit(page, String(detail), follow)));
      }
      expect(findings).toEqual([]);
    },
  );
}

journey('[NAV-09] the phone menu holds what the header holds', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Open navigation' }).first().click();
  const menu = page.getByRole('dialog');
  for (const name of ['Overview', 'Documents', 'Requests', 'Assets', 'New order', 'My profile']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

journey(
  '[NAV-10] a route change moves the focus to the heading, and the skip link to the content',
  async ({ page }) => {
    await signIn(page, 'admin');
    await expect(tableRows(page).nth(1)).toBeVisible();
    await page.getByRole('link', { name: 'Documents', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Documents · Bouwgroep Noordzee B\.V\. · Hireyard$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  },
);
