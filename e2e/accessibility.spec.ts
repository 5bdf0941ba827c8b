import { axeFindings, expect, journey, machines, sidewaysScroll, signIn } from './journey.ts';

const PAGES = [
  '/order/contracts',
  '/order/contracts?view=planning',
  '/order/documents',
  '/order/orders',
  '/order/orders/add',
  '/order/whats-new',
  '/order/contact/depots',
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
const PUBLIC = [
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password#secret',
  '/auth/accept-invitation#secret',
  '/instances',
  '/error',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1440]) {
    journey(
      `[SH-05] [RT-02] [RT-03] [RT-06] axe finds nothing in ${colorScheme} at ${width}, one h1 a page`,
      async ({ page }) => {
        journey.setTimeout(180_000);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const found: string[] = [];
        const look = async (path: string) => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await page.waitForLoadState('networkidle');
          found.push(...(await axeFindings(page)).map((finding) => `${path}: ${finding}`));
        };
        for (const path of PUBLIC) {
          await page.goto(path);
          await look(path);
        }
        await signIn(page, 'admin');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('On rent');
        for (const path of PAGES) {
          await page.goto(path);
          await look(path);
        }
        expect(found).toEqual([]);
      },
    );
  }
}

journey(
  '[SH-05] [NAV-09] nothing scrolls sideways at 320, and the phone menu holds what the header holds',
  async ({ page }) => {
    journey.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of PUBLIC) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await sidewaysScroll(page), path).toBe(0);
    }
    await signIn(page, 'admin');
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await sidewaysScroll(page), path).toBe(0);
    }
    await page.getByRole('button', { name: 'Open navigation' }).first().click();
    const menu = page.getByRole('dialog');
    for (const name of ['Overview', 'Documents', 'Requests', 'Assets', 'New order', 'My profile']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
  },
);

journey(
  '[NAV-10] a route change moves the focus to the heading, and the skip link to the content',
  async ({ page }) => {
    await signIn(page, 'admin');
    await expect(machines(page).nth(1)).toBeVisible();
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
