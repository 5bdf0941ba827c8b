import { expect, journey, signIn } from './journey.ts';

journey('[DOM-03] a machine is called off on a phone, has its number, and is taken back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Page 3, because other journeys call off machines of pages 1 and 2.
  await signIn(page, 'admin', '/order/contracts?status=onRent&page=3');
  await page.locator('main a[href*="/order/contracts/"]').first().click();
  await page.getByRole('link', { name: 'Call off' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('textbox', { name: 'Place on site' }).fill('Behind gate 2');
  await page.getByRole('button', { name: 'Call off' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Called off' })).toBeFocused({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('link', { name: /^OH-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Off-hire OH-/ })).toBeVisible();
  await expect(page.getByText('Behind gate 2')).toBeVisible();
  await page.getByRole('button', { name: 'Undo call-off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo call-off' }).click();
  await expect(page.getByText('Call-off undone', { exact: true })).toBeVisible();
});
