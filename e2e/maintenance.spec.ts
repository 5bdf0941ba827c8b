import type { Page } from '@playwright/test';
import { expect, journey, pathOf, signIn, tableRows } from './journey.ts';

const availability = async (page: Page, answer: () => { status: string; bannerText: string }) =>
  page.route('**/api/availability', (route) => route.fulfill({ json: answer() }));

journey('[MT-01] [MT-02] DOWN sends every page to /maintenance, and UP back to the root', async ({ page }) => {
  let status = 'UP';
  await availability(page, () => ({ status, bannerText: status === 'UP' ? '' : 'Back at noon' }));
  await signIn(page, 'admin');
  await expect(tableRows(page).nth(1)).toBeVisible();
  // The check after the sign-in is over.
  await page.waitForLoadState('networkidle');

  status = 'DOWN';
  await page.getByRole('link', { name: 'Documents', exact: true }).click(); // the end of a navigation triggers a check
  await expect.poll(() => pathOf(page)).toBe('/maintenance');
  await expect(page.getByText('Back at noon')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Documents', exact: true })).toHaveCount(0);
  await page.goto('/order/contracts');
  await expect.poll(() => pathOf(page)).toBe('/maintenance');

  status = 'UP';
  await expect(tableRows(page).nth(1)).toBeVisible({ timeout: 15_000 }); // polled every 5.0 to 5.5 s
  expect(pathOf(page)).toBe('/order/contracts');
});

journey('[MT-02] maintenance comes before sign-in, and a forced login overrides it', async ({ page }) => {
  await availability(page, () => ({ status: 'DOWN', bannerText: '' }));
  await page.goto('/auth/login');
  await expect.poll(() => pathOf(page)).toBe('/maintenance');
  await page.evaluate(() => localStorage.setItem('forceLogin', 'true'));
  await signIn(page, 'admin');
  await expect(tableRows(page).nth(1)).toBeVisible();
});

journey('[MT-03] a check that fails is not maintenance', async ({ page, consoleErrors }) => {
  consoleErrors.expected.push(/500/);
  await page.route('**/api/availability', (route) => route.fulfill({ status: 500, body: '' }));
  await signIn(page, 'admin');
  await expect(tableRows(page).nth(1)).toBeVisible();
});

journey(
  '[SH-01] an important message shows while UP, minimizes for the session, and a new text expands again',
  async ({ page }) => {
    let bannerText = 'Planned maintenance on Sunday';
    await availability(page, () => ({ status: 'UP', bannerText }));
    await signIn(page, 'admin');
    await expect(page.getByText(bannerText)).toBeVisible();
    await page.getByRole('button', { name: 'Minimize' }).click();
    await expect(page.getByText(bannerText)).toBeHidden();
    await page.reload();
    await expect(tableRows(page).nth(1)).toBeVisible();
    await expect(page.getByText(bannerText)).toBeHidden();
    bannerText = 'Depot Rotterdam closes early today';
    await page.reload();
    await expect(page.getByText(bannerText)).toBeVisible();
  },
);
