import type { Page } from '@playwright/test';
import { emailOf, expect, journey, machines, PASSWORD, pathOf } from './journey.ts';

/** Blocks the application's code until it is released. */
async function holdApplication(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/application-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const email = (page: Page) => page.getByLabel('E-mail address');

journey('[RT-08] signing in before the application has arrived waits for it', async ({ page }) => {
  const letThrough = await holdApplication(page);
  await page.goto('/order/contracts?status=overdue');
  await email(page).fill(emailOf('admin'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const submit = page.getByRole('button', { name: 'Sign in' });
  await submit.click();
  await expect(submit).toBeDisabled();
  letThrough();
  await expect(machines(page).nth(1)).toBeVisible();
  expect(pathOf(page)).toContain('status=overdue');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

journey('[SH-05] the application comes in behind the form without touching what is typed', async ({ page }) => {
  const letThrough = await holdApplication(page);
  await page.goto('/auth/login');
  await email(page).pressSequentially('ann');
  const checked = page.waitForResponse('**/api/availability');
  letThrough();
  await checked;
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('a@demo.example');
  await expect(email(page)).toHaveValue('anna@demo.example');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
});

journey('[MT-02] maintenance takes the form away', async ({ page }) => {
  await page.route('**/api/availability', (route) => route.fulfill({ json: { status: 'DOWN', bannerText: '' } }));
  const letThrough = await holdApplication(page);
  await page.goto('/');
  await expect(email(page)).toBeVisible();
  letThrough();
  await expect.poll(() => pathOf(page)).toBe('/maintenance');
  await expect(email(page)).toHaveCount(0);
});
