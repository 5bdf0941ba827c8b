import type { Page } from '@playwright/test';
import { expect, journey, pathOf, signIn, tableRows } from './journey.ts';

const DOCUMENTS = '/order/documents';

journey('[NAV-02] [UI-03] what is unread is filtered for, opened, and read from then on', async ({ page }) => {
  await signIn(page, 'admin', DOCUMENTS);
  await expect(tableRows(page).nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Unread', pressed: false }).click();
  await expect.poll(() => pathOf(page)).toBe(`${DOCUMENTS}?read=unread`);
  const row = tableRows(page).nth(1);
  await expect(row).toContainText('New');
  const number = (await row.getByRole('link').first().textContent()) ?? '';
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await page.getByRole('link', { name: 'Back to documents' }).click();
  await expect(tableRows(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: number, exact: true })).toHaveCount(0);
});

journey('[DOM-10] amounts of invoices show to who may see invoices, and to nobody else', async ({ page }) => {
  await signIn(page, 'planner', `${DOCUMENTS}?type=invoice`);
  await expect(tableRows(page).nth(1)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Amount/ })).toHaveCount(0);
  await tableRows(page).nth(1).getByRole('link').first().click();
  await expect(page.getByRole('table', { name: 'Lines' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('€');
});

/** Opens the first invoice, and its preview until the first page is drawn. */
async function showFirstInvoice(page: Page): Promise<void> {
  await signIn(page, 'admin', `${DOCUMENTS}?type=invoice`);
  await expect(tableRows(page).nth(1)).toBeVisible();
  const link = tableRows(page).nth(1).getByRole('link').first();
  const number = (await link.textContent()) ?? '';
  await link.click();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const first = page.getByRole('dialog').getByRole('region', { name: /^Page 1 of/ });
  // The text layer, above the canvas.
  await expect(first).toContainText(number);
  const isDrawn = () =>
    first.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      return data.some((value, index) => index % 4 === 0 && value > 0 && value < 64);
    });
  await expect.poll(isDrawn).toBe(true);
}

journey(
  '[DOM-22] [OP-04] an invoice shows on screen as it is saved, by the policy as it stands, and gives the focus back',
  async ({ page }) => {
    await showFirstInvoice(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'View', exact: true })).toBeFocused();
  },
);

journey(
  '[DOM-22] an invoice shows in a browser without the newest functions of maps',
  { tag: '@all' },
  async ({ page }) => {
    const older = 'delete Map.prototype.getOrInsertComputed; delete WeakMap.prototype.getOrInsertComputed;';
    await page.addInitScript(older);
    let workers = 0;
    await page.route(/\/assets\/pdf\.worker[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      workers += 1;
      await route.fulfill({ response, body: `${older}\n${await response.text()}` });
    });
    await showFirstInvoice(page);
    expect(workers).toBe(1);
  },
);

journey('[NAV-10] the heading of an invoice keeps the focus when its buttons come later', async ({ page }) => {
  const code = '**/assets/InvoiceActions-*.js';
  await page.route(code, async (route) => {
    await page.waitForTimeout(1_500);
    await route.continue();
  });
  await signIn(page, 'admin', `${DOCUMENTS}?type=invoice`);
  await page.getByRole('main').getByRole('link', { name: /^I-/ }).first().click();
  const heading = page.getByRole('heading', { level: 1, name: /^Invoice I-/ });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('button', { name: 'View', exact: true })).toBeVisible();
  await expect(heading).toBeFocused();
  await page.unroute(code);
});

journey('[RT-10] a new page begins at its top', async ({ page }) => {
  await signIn(page, 'admin', DOCUMENTS);
  await expect(tableRows(page).nth(25)).toBeVisible();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: /Next/ }).click();
  await expect.poll(() => pathOf(page)).toBe(`${DOCUMENTS}?page=2`);
  await expect.poll(scrolled).toBe(0);
  await expect(tableRows(page).nth(25)).toBeVisible();

  // The same by address, as from a bookmark or a mail.
  await page.goto(DOCUMENTS);
  await expect(tableRows(page).nth(25)).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(scrolled).toBeGreaterThan(500);
  await page.goto('/order/contracts');
  await expect(tableRows(page).nth(1)).toBeVisible();
  expect(await scrolled()).toBe(0);
});

for (const way of ['the link to the list', 'the browser']) {
  journey(
    `[RT-10] back from a detail by ${way} returns to the same row, also of a list that loads again`,
    way === 'the browser' ? {} : { tag: '@all' },
    async ({ page }) => {
      // The planner's first page is unread on any date; the administrator may have only eight unread documents.
      await signIn(page, 'planner', DOCUMENTS);
      // At this height the row lies below the end of the list's loading state.
      await page.setViewportSize({ width: 1440, height: 500 });
      const unread = tableRows(page).filter({ hasText: 'New' });
      await expect(unread.nth(12)).toBeVisible();
      const link = unread.last().getByRole('link').first();
      const number = (await link.textContent()) ?? '';
      // Close to the lower edge, so that a scroll position off by one row hides it.
      await link.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - 460));
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
      // Opening a document marks it as read, so the list is fetched again; here slowly.
      await page.route('**/documents?*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      if (way === 'the browser') await page.goBack();
      else await page.getByRole('link', { name: 'Back to documents' }).click();
      await expect(page.getByRole('link', { name: number, exact: true })).toBeInViewport({ ratio: 1 });
    },
  );
}
