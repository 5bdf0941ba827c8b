import type { Page } from '@playwright/test';
import { expect, journey, PASSWORD } from './journey.ts';

journey.use({ storageState: { cookies: [], origins: [] } });

/** Restrictions of storage, each run in the page before the portal's code. */
const STORAGE = {
  blocked: () => {
    const forbid = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: forbid });
    Object.defineProperty(window, 'sessionStorage', { get: forbid });
    // Chromium blocks Web Locks together with storage.
    navigator.locks.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

const preferences = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });

for (const [state, arrange] of Object.entries(STORAGE)) {
  journey(`[ST-03] [CC-06] where storage is ${state} the portal works, until the page is left`, async ({ page }) => {
    await page.addInitScript(arrange);
    await page.goto('/order/contracts');
    await preferences(page).getByRole('button', { name: 'Accept selected' }).click();
    await expect(preferences(page)).toBeHidden();

    // The language and the cookie choice last until the page is left.
    await page.getByRole('combobox').selectOption({ label: 'Nederlands' });
    await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
    await page.getByRole('combobox').selectOption({ label: 'English' });
    await page.getByLabel('E-mail address').fill('viewer@demo.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'On rent' })).toBeVisible();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();

    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('menuitem', { name: 'Privacy and conditions' }).click();
    await page.getByRole('menuitem', { name: 'Cookie settings' }).click();
    await expect(preferences(page)).toContainText('does not let us store your choice');
    await expect(preferences(page).getByRole('link', { name: /^Cookie policy/ })).toHaveAttribute('href', /^https:/);
    await page.keyboard.press('Escape');

    await page.reload();
    await expect(preferences(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in', includeHidden: true })).toBeAttached();
  });
}
