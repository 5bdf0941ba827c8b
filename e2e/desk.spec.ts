import type { Page } from '@playwright/test';
import { emailOf, expect, journey, PASSWORD, pathOf, sidewaysScroll, signIn } from './journey.ts';
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
    const administrators = page.getByRole('region', { name: 'Administrators' });
    const person = administrators.getByRole('listitem').filter({ hasText: email });
    await expect(person.getByText('Invited', { exact: true })).toBeVisible();
    await person.getByRole('button', { name: 'Send invitation again' }).click();
    await expect(page.getByText('The invitation is on its way.').first()).toBeAttached();
  },
);

/** Everything that the browser keeps for the portal, apart from the tab. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([{ ...localStorage }, (await indexedDB.databases()).map(({ name }) => name), await caches.keys()]),
  );

journey(
  '[DK-15] the desk views the portal as a user, changes nothing, and is at the desk again with nothing kept',
  async ({ page, context, consoleErrors }) => {
    await openDesk(page, 'desk.nl', '/desk/clients?q=Noordzee');
    await page.getByRole('table', { name: 'Customers' }).getByRole('link').first().click();
    const users = page.getByRole('region', { name: 'Users' });
    await users.getByRole('searchbox').fill('planner');
    await expect(users.getByRole('listitem')).toHaveCount(1);
    const client = pathOf(page);
    const before = await keptOnDevice(page);
    const cookies = await context.cookies();
    await users.getByRole('button', { name: 'View as this user' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open the view' }).click();

    await expect(page).toHaveURL(/\/order\/contracts/);
    const bar = page.getByRole('region', { name: 'View as another user' });
    await expect(bar).toContainText('30 minutes left');
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expect(bar).toBeInViewport();
    await page.setViewportSize({ width: 375, height: 700 });
    await expect(bar).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });

    // Survives a reload, and writes nothing.
    await page.goto('/order/profile');
    await expect(bar).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/'))
        sent.push(`${request.method()} ${request.url()}`);
    });
    await page.getByLabel(/^First name/).fill('Somebody');
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await expect(page.getByText(/You are viewing the portal as another person/).first()).toBeVisible();
    expect(sent).toEqual([]);
    // The server's own answer, where somebody asks it without the portal.
    const refused = await page.evaluate(async () => {
      const { token } = JSON.parse(sessionStorage.getItem('viewAs') ?? '{}');
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const answer = await fetch('/api/usermgmt/profile', { method: 'PUT', headers, body: '{}' });
      return [answer.status, (await answer.json()).type];
    });
    expect(refused).toEqual([403, 'read-only-view']);
    consoleErrors.expected.push(/status of 403/);

    const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await bar.getByRole('button', { name: 'End view' }).click();
    await expect(page).toHaveURL(client);
    expect((await ended).status()).toBe(204);
    await expect(page.getByRole('region', { name: 'Users' })).toBeVisible();
    expect(await keptOnDevice(page)).toBe(before);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('token');
    expect((await context.cookies()).map(({ name }) => name)).toEqual(cookies.map(({ name }) => name));
    // Back leads to no view any more.
    await page.reload();
    await expect(page.getByRole('region', { name: 'Users' })).toBeVisible();
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
