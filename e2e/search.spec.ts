import { expect, journey, machines, signIn } from './journey.ts';

journey('[DOM-30] the key opens the search, a number finds its contract, and Enter leads there', async ({ page }) => {
  await signIn(page, 'admin', '/order/contracts');
  await expect(machines(page).nth(1)).toContainText(/C-\d+/);
  const [number = '', digits = ''] = /C-(\d+)/.exec((await machines(page).nth(1).textContent()) ?? '') ?? [];
  // It is loaded behind the first rows.
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await expect(field).toBeFocused();

  await field.pressSequentially(digits);
  // Exactly its number, without the letter: before its machines and its papers, and chosen already.
  await expect(page.getByRole('group').first()).toHaveAccessibleName('Contracts');
  await expect(page.getByRole('option').first()).toHaveText(new RegExp(`^${number}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);

  // What was opened last leads the next time.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toContainText(number);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});
