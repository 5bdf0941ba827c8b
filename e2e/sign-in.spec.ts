import { emailOf, expect, journey, logOut, PASSWORD, pathOf, signIn, tableRows } from './journey.ts';

const LANDINGS = {
  admin: '/order/contracts',
  planner: '/order/contracts',
  viewer: '/order/contracts',
  blocked: '/order/contracts',
  requester: '/request/requests',
  assets: '/asset/assets',
  norights: '/auth/no-rights',
};

for (const [account, landing] of Object.entries(LANDINGS)) {
  journey(`[RT-01] ${account} lands on ${landing}`, async ({ page }) => {
    await signIn(page, account);
    await expect.poll(() => pathOf(page)).toBe(landing);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

journey('[ST-06] a user without a corporate client is signed out and told why', async ({ page }) => {
  await signIn(page, 'noclient');
  await expect(page.getByText(/no company|not linked to a company|no corporate client/i)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

journey('[RT-08] signing in returns to the page asked for, with its query', async ({ page }) => {
  await signIn(page, 'admin', '/order/contracts?status=overdue');
  await expect(tableRows(page).nth(1)).toBeVisible();
  expect(pathOf(page)).toContain('status=overdue');
});

for (const [index, hostile] of [
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
].entries()) {
  journey(`[RT-08] does not follow a returnUrl of ${hostile}`, index > 0 ? { tag: '@all' } : {}, async ({ page }) => {
    await signIn(page, 'admin', `/auth/login?returnUrl=${encodeURIComponent(hostile)}`);
    await expect.poll(() => pathOf(page)).toBe('/order/contracts');
    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  });
}

journey('[RT-08] a wrong password keeps what was typed and says so in a sentence', async ({ page, consoleErrors }) => {
  consoleErrors.expected.push(/401/);
  await page.goto('/auth/login');
  await page.getByLabel('E-mail address').fill(emailOf('viewer'));
  await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD}x`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w+ \w+/ })).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue(emailOf('viewer'));
  expect(await page.getByRole('alert').first().textContent()).not.toMatch(/401|credentials|\{/);
});

journey('[RT-07] [RT-05] an unknown path leads to the root, and a visitor to sign-in', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
});

journey(
  '[LO-01] logout clears the session, here and in another tab, and restores the title',
  async ({ page, context }) => {
    await signIn(page, 'admin');
    await expect(tableRows(page).nth(1)).toBeVisible();
    const consent = () =>
      page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('klaro'))));
    await page.evaluate(() => localStorage.setItem('klaroReceipts', '[]'));
    await expect.poll(async () => Object.keys(await consent())).toHaveLength(3);
    const consentEntries = await consent();
    const other = await context.newPage();
    await other.goto('/order/contracts');
    await expect(tableRows(other).nth(1)).toBeVisible();

    await logOut(page);

    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(tab).toHaveTitle('Hireyard');
    }
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(stored)).not.toEqual(expect.arrayContaining(['accessToken']));
    expect(stored).toMatchObject(consentEntries);
    await page.reload();
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('corporateClientUuid');
  },
);
