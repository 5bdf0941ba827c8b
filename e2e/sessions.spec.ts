import { expect, journey, signIn, tableRows } from './journey.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

journey('[SE-01] [SE-02] a phone is signed out from the profile at a desk', async ({ page, browser }) => {
  const lost = await browser.newContext({ userAgent: ANDROID });
  const phone = await lost.newPage();
  await signIn(phone, 'viewer');
  await expect(tableRows(phone).nth(1)).toBeVisible();

  await signIn(page, 'viewer');
  await expect(tableRows(page).nth(1)).toBeVisible();
  await page.goto('/order/profile');
  await page.getByRole('button', { name: 'Sign out there (Chrome, Android)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out there' }).click();
  await expect(page.getByRole('button', { name: 'Sign out there (Chrome, Android)' })).toHaveCount(0);

  await phone.getByRole('button', { name: 'Contract', exact: true }).click(); // sorts: a new request
  await expect(phone.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await lost.close();
  await page.reload();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
});
