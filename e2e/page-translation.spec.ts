import type { Page } from '@playwright/test';
import { expect, journey, signIn, tableRows } from './journey.ts';

/** Replaces every text on the page by two `<font>` elements, as a browser that translates it does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, font')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `${text.data}\u200b`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
/** Marks translated texts, which end with a blank of no width. */
const isTranslated = (page: Page) => page.evaluate(() => (document.body.textContent ?? '').includes('\u200b'));
const error = (page: Page) => page.getByRole('heading', { name: /^Something went wrong/ });

const LISTS = [
  '/order/contracts',
  '/order/documents',
  '/order/orders',
  '/order/company/projects',
  '/order/company/contactpersons',
  '/order/company/addresses',
  '/order/company/users',
  '/request/requests',
  '/asset/assets',
];

journey(
  '[I18N-03] lists are sorted, filtered, paged and left while they are translated',
  { tag: '@all' },
  async ({ page }) => {
    journey.setTimeout(180_000);
    await signIn(page, 'admin');
    for (const list of LISTS) {
      await page.goto(list);
      await expect(tableRows(page).nth(1)).toBeVisible();
      await translate(page);
      expect(await isTranslated(page)).toBe(true);
      const sorted = page.getByRole('columnheader').getByRole('button').first();
      await sorted.click();
      await expect(page).toHaveURL(/sort=/);
      await expect(tableRows(page).nth(1)).toBeVisible();
      await translate(page);
      const next = page.getByRole('button', { name: /^Next page/ });
      if (await next.isEnabled()) {
        await next.click();
        await expect(page).toHaveURL(/page=2/);
        await expect(tableRows(page).nth(1)).toBeVisible();
        await translate(page);
      }
      await page.getByRole('searchbox').first().fill('zzzz');
      await expect(page).toHaveURL(/q=zzzz/);
      await expect(tableRows(page)).toHaveCount(0);
      await translate(page);
      await page.getByRole('searchbox').first().fill('');
      await expect(tableRows(page).nth(1)).toBeVisible();
      await translate(page);
      await tableRows(page).nth(1).getByRole('link').first().click();
      await expect(page).not.toHaveURL(new RegExp(`${list}(\\?|$)`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await translate(page);
      await page.goBack();
      await expect(tableRows(page).nth(1)).toBeVisible();
      await expect(error(page), list).toHaveCount(0);
    }
  },
);

journey(
  '[I18N-03] a project and a contact person are saved and changed while they are translated',
  async ({ page }) => {
    const own = Date.now().toString(36).toUpperCase();
    await signIn(page, 'admin', '/order/company/projects/add');
    await page.getByRole('textbox', { name: 'Name' }).fill(`Kade ${own}`);
    await translate(page);
    await page.getByRole('button', { name: /^Add project/ }).click();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /Number/ })
        .first(),
    ).toBeVisible();
    await translate(page);
    await page.getByRole('textbox', { name: /^Number/ }).fill(`E-${own}`);
    await page.getByRole('combobox', { name: /^Address/ }).fill('a');
    await page.getByRole('option').first().click();
    await translate(page);
    await page.getByRole('button', { name: /^Add project/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kade ${own}`);
    await translate(page);
    await page.getByRole('link', { name: /^Edit/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(`Kade ${own} Zuid`);
    await translate(page);
    await page.getByRole('button', { name: /^Save changes/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kade ${own} Zuid`);
    await translate(page);
    await page.getByRole('button', { name: /^Close project/ }).click();
    await translate(page);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Close project/ })
      .click();
    await expect(page.getByRole('button', { name: 'Reopen project' })).toBeVisible();

    await page.goto('/order/company/contactpersons/add');
    await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
    await page.getByRole('textbox', { name: 'Last name' }).fill(`Popescu ${own}`);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(`ana.${own}@example.com`);
    await page.getByRole('checkbox').first().check();
    await translate(page);
    await page.getByRole('button', { name: /^Add contact person/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Popescu ${own}`);
    await translate(page);
    await expect(error(page)).toHaveCount(0);
  },
);
