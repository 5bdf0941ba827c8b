import { expect, journey, signIn, tableRows } from './journey.ts';

journey('[DOM-33] the key opens the search, a number finds its contract, and Enter leads there', async ({ page }) => {
  await signIn(page, 'admin', '/order/contracts');
  await expect(tableRows(page).nth(1)).toContainText(/C-\d+/);
  const [number = '', digits = ''] = /C-(\d+)/.exec((await tableRows(page).nth(1).textContent()) ?? '') ?? [];
  // The search loads after the first rows.
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await expect(field).toBeFocused();

  await field.pressSequentially(digits);
  // The exact number without its prefix: the contract comes before machines and documents, and is selected.
  await expect(page.getByRole('group').first()).toHaveAccessibleName('Contracts');
  await expect(page.getByRole('option').first()).toHaveText(new RegExp(`^${number}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);

  // The result opened last comes first the next time.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toContainText(number);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});
