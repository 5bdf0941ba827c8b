import type { Page } from '@playwright/test';
import { emailOf, expect, journey, PASSWORD, signIn } from './journey.ts';
import { order } from './rental-steps.ts';

// A customer and the desk each sign in and load their application.
journey.setTimeout(120_000);

/** Opens the desk of an operating company. */
async function openDesk(page: Page, account: string, address = '/desk'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('E-mail address').fill(emailOf(account));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

journey(
  '[DK-04] [DK-05] [DK-06] an order waits at the desk of its company, is confirmed there, and its customer sees it',
  async ({ page, browser }) => {
    const reference = `Desk ${crypto.randomUUID().slice(0, 8)}`;
    await signIn(page, 'planner');
    await expect(page).toHaveURL(/\/order\/contracts/);
    // Below the planner's limit, so that nobody has to approve it.
    const confirmation = /has been sent to depot/;
    const orderId = await order({ page, language: 'en-US', project: 'Zuidas Tower C', reference, confirmation });

    const atDesk = await browser.newContext({ viewport: { width: 375, height: 800 }, locale: 'en-US' });
    const desk = await atDesk.newPage();
    await openDesk(desk, 'desk.nl');
    await expect(desk.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await desk.getByRole('searchbox', { name: 'Search the inbox' }).fill(reference);
    await expect(desk.getByRole('link', { name: /^Order / })).toHaveCount(1);
    await desk.getByRole('link', { name: /^Order / }).click();
    await expect(desk).toHaveURL(new RegExp(`/desk/orders/${orderId}`));
    await expect(desk.getByText(reference)).toBeVisible();
    await desk.getByRole('button', { name: 'I’ll see to it' }).click();
    await expect(desk.getByText(/^Seen to by /)).toBeVisible();
    await desk.getByRole('button', { name: 'Confirm order' }).click();
    await expect(desk.getByRole('button', { name: 'Create contract' })).toBeVisible();
    await atDesk.close();

    await page.goto(`/order/orders/${orderId}`);
    await expect(page.getByText('Confirmed').first()).toBeVisible();
  },
);

journey(
  '[DK-02] another operating company’s desk does not have the order of the first',
  async ({ page, consoleErrors }) => {
    consoleErrors.expected.push(/status of 404/);
    await openDesk(page, 'desk.nl');
    const entry = page.getByRole('link', { name: /^Order / }).first();
    const address = await entry.getAttribute('href');
    await page
      .getByRole('button', { name: /^Profile/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await openDesk(page, 'desk.de', address ?? '');
    await expect(page.getByText('This entry is not there')).toBeVisible();
  },
);

journey(
  '[DK-08] the desk finds a client and invites its administrator, once more where the mail is lost',
  async ({ page }) => {
    const email = `${crypto.randomUUID().slice(0, 8)}@client.example`;
    await openDesk(page, 'desk.de', '/desk/clients');
    await page.getByRole('table', { name: 'Customers' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Invite administrator' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^E-mail address/).fill(email);
    await dialog.getByLabel(/^First name/).fill('Ann');
    await dialog.getByLabel(/^Last name/).fill('Mulder');
    await dialog.getByRole('button', { name: 'Invite administrator' }).click();
    const person = page.getByRole('listitem').filter({ hasText: email });
    await expect(person.getByText('Invited', { exact: true })).toBeVisible();
    await person.getByRole('button', { name: 'Send invitation again' }).click();
    await expect(page.getByText('The invitation is on its way.').first()).toBeAttached();
  },
);

journey('[DK-01] [ST-06] a desk account is signed out of the portal and told why', async ({ page }) => {
  await signIn(page, 'desk.nl');
  await expect(page.getByText(/not linked to a company/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

journey('[DK-02] [DK-03] a user of the portal sees nothing of the desk', async ({ page, consoleErrors }) => {
  consoleErrors.expected.push(/403/);
  await signIn(page, 'planner');
  await expect(page).toHaveURL(/\/order\/contracts/);
  await page.goto('/desk');
  await expect(page.getByRole('heading', { level: 1, name: /rental company’s desk/ })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the portal' }).click();
  await expect(page).toHaveURL(/\/order\/contracts/);
});
