import type { Page } from '@playwright/test';
import { expect, journey, pathOf, signIn, switchCompany, tableRows } from './journey.ts';

journey('[RT-09] a reload on page 3 of a filtered list shows the same page', async ({ page }) => {
  await signIn(page, 'admin', '/order/contracts?status=onRent');
  await expect(tableRows(page).nth(1)).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    const before = await tableRows(page).nth(1).textContent();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => tableRows(page).nth(1).textContent()).not.toBe(before);
  }
  const thirdPage = { path: pathOf(page), rows: await tableRows(page).allTextContents() };
  await expect(page.getByText(/^51–\d+ of \d+$/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^51–\d+ of \d+$/)).toBeVisible();
  await expect(tableRows(page).nth(1)).toBeVisible();
  expect(pathOf(page)).toBe(thirdPage.path);
  // Rows show codes until the names of products have arrived (ST-07).
  await expect.poll(() => tableRows(page).allTextContents()).toEqual(thirdPage.rows);

  await page.goBack();
  await expect(page.getByText(/^26–50 of \d+$/)).toBeVisible();
  await page.goForward();
  await expect(page.getByText(/^51–\d+ of \d+$/)).toBeVisible();
});

journey('[RT-09] the contract number opens the contract, and going back restores the list', async ({ page }) => {
  await signIn(page, 'admin', '/order/contracts?status=overdue');
  const link = tableRows(page).nth(1).getByRole('link').first();
  const number = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/order\/contracts\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number.trim());
  await page.goBack();
  await expect(tableRows(page).nth(1)).toBeVisible();
  expect(pathOf(page)).toContain('status=overdue');
});

journey(
  '[DOM-21] a view that is saved and shared is found again, also by a colleague',
  { tag: '@all' },
  async ({ page, browser, baseURL }) => {
    const name = `On rent by project ${Date.now()}`;
    const view = '/order/contracts?status=onRent&sort=project%2Casc';
    const choose = async (tab: Page, entry: string) => {
      await tab.getByRole('button', { name: 'Views' }).click();
      await tab.getByRole('menuitem', { name: entry }).click();
    };
    await signIn(page, 'admin', `${view}&page=2`);
    await expect(page.getByText(/^26–50 of \d+$/)).toBeVisible();
    await choose(page, 'Save this view…');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('checkbox', { name: /^Share with everybody at Bouwgroep/ }).check();
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByText('The view was saved.')).toBeVisible();

    await page.goto('/order/contracts');
    await choose(page, `${name} (shared)`);
    await expect.poll(() => pathOf(page)).toBe(view);
    await expect(page.getByText(/^1–25 of \d+$/)).toBeVisible();

    const context = await browser.newContext({ baseURL });
    const colleague = await context.newPage();
    await signIn(colleague, 'planner', '/order/contracts');
    await choose(colleague, `${name} · Anna Visser`);
    await expect.poll(() => pathOf(colleague)).toBe(view);
    await expect(tableRows(colleague).nth(1)).toBeVisible();
    await context.close();
  },
);

journey('[DOM-10] prices show to the administrator and not to the planner', async ({ page, browser, baseURL }) => {
  await signIn(page, 'admin');
  await expect(tableRows(page).nth(1)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Rate' })).toBeVisible();
  const context = await browser.newContext({ baseURL });
  const planner = await context.newPage();
  await signIn(planner, 'planner');
  await expect(tableRows(planner).nth(1)).toBeVisible();
  await expect(planner.getByRole('columnheader', { name: 'Rate' })).toHaveCount(0);
  await context.close();
});

journey('[NAV-05] switching the company drops what was loaded for the former one', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(tableRows(page).nth(1)).toBeVisible();
  const before = await page.evaluate(() => localStorage.getItem('corporateClientUuid'));
  await switchCompany(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('corporateClientUuid'))).not.toBe(before);
  await expect(page.getByRole('button', { name: /Bouwgroep Noordzee/ })).toHaveCount(0);
});

journey('[NAV-03] [NAV-05] [DOM-11] what a user may do decides what the header offers', async ({ page }) => {
  await signIn(page, 'viewer');
  await expect(tableRows(page).nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'New order' })).toHaveCount(0);
  await page.getByRole('button', { name: /Bouwgroep Noordzee/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Users' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Roles' })).toHaveCount(0);
});

journey('[NAV-02] [RT-04] tabs follow the modules of the client', async ({ page }) => {
  await signIn(page, 'assets');
  await expect(page.getByRole('link', { name: 'Assets', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Documents', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Overview', exact: true })).toHaveCount(0);
  await page.goto('/order/contracts');
  await expect.poll(() => pathOf(page)).toBe('/asset/assets');
});

journey('[SH-02] a blocked client sees whom to call and how', async ({ page }) => {
  await signIn(page, 'blocked');
  const banner = page
    .getByRole('region', { name: /blocked/i })
    .or(page.getByRole('alert').filter({ hasText: /blocked/i }));
  await expect(banner.first()).toBeVisible();
  await expect(page.locator('a[href^="tel:+"]').first()).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
});
