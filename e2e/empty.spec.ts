import type { Page } from '@playwright/test';
import {
  ADMINISTRATOR,
  AT_EMPTY,
  bringRowsIn,
  DEPOT_MAIL,
  DESK_USER,
  EMPTY_OUTBOX,
  OPERATED_PASSWORD,
  startEmptyInstallation,
} from './empty-installation.ts';
import { expect, journey, signInAs } from './journey.ts';
import { mailTo } from './mails.ts';

// One installation grows through the journeys, which are its first days.
journey.describe.configure({ mode: 'serial' });
journey.use(AT_EMPTY);
journey.setTimeout(180_000);

let installation: Awaited<ReturnType<typeof startEmptyInstallation>>;
journey.beforeAll(async () => {
  journey.setTimeout(180_000);
  installation = await startEmptyInstallation();
});
journey.afterAll(() => installation.stop());

const signInAt = (page: Page, from: string, email: string) =>
  signInAs(page, { email, password: OPERATED_PASSWORD }, from);

/** Pages of the portal, with the sentence that says what is missing and who brings it. Empty for a page that lacks nothing. */
const PORTAL_PAGES = {
  '/order/contracts': 'the depot has confirmed an order or the rental company has entered a contract',
  '/order/contracts?view=planning': 'the depot has confirmed an order or the rental company has entered a contract',
  '/order/contracts?view=spend': 'Contracts and invoices come from the rental company',
  '/order/off-hires': 'The rental company adds off-hires by phone',
  '/order/off-hires/add': 'Select them on the list of machines on rent',
  '/order/extensions/add': 'Select them on the list of machines on rent',
  '/order/orders': 'The rental company adds orders by phone',
  '/order/orders/add': 'The rental company enters its depots',
  '/order/documents': 'The rental company adds contracts, delivery notes and invoices',
  '/order/contact/depots': 'The rental company enters its depots',
  '/order/sites': 'with the first machine that the rental company delivers',
  '/order/company/contactpersons': 'You and your colleagues add them, or the rental company does',
  '/order/company/contactpersons/add': '',
  '/order/company/addresses': 'You and your colleagues add them, or the rental company does',
  '/order/company/addresses/add': '',
  '/order/company/projects': 'You and your colleagues add them, or the rental company does',
  '/order/company/projects/add': '',
  '/order/company/users': '',
  '/order/company/users/invite': '',
  '/order/company/roles': '',
  '/order/company/activity': '',
  '/order/attention': 'that wait for you show up here',
  '/order/notifications': 'what your colleagues and the rental company do that concerns you',
  '/order/idle-machines': 'Their engine hours come from the rental company',
  '/order/co2': 'Contracts come from the rental company',
  '/order/outbox': 'What you write without a connection waits here',
  '/order/profile': '',
  '/order/whats-new': '',
  '/request/requests': 'What your sites ask for, and what you ask the rental company',
  '/request/requests/add': '',
  '/asset/assets': 'You add them one by one, or import a list',
  '/asset/assets/add': '',
  '/asset/assets/import': '',
};

const DESK_PAGES = {
  '/desk': 'New orders, off-hires, requests and disputes of your customers',
  '/desk/clients': '',
  '/desk/depots': 'Depots come from your own systems, by the API or by files',
  '/desk/products': 'Products come from your own systems, by the API or by files',
  '/desk/papers': 'come from your own systems, by the API or by files, or are added here',
  '/desk/machines': 'Depots come from your own systems, by the API or by files',
  '/desk/machine-accounts': 'The operator of the portal gives it',
  '/desk/imports': 'Runs of your systems, and files that you import',
  '/desk/mails': 'Mails that could not be delivered',
  '/desk/account': '',
};

/** Opens each page, and expects its heading, no failure, and its sentence. */
async function walk(page: Page, pages: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, sentence] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // All answers have arrived.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
    if (sentence) await expect(page.getByRole('main'), path).toContainText(sentence);
    await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0);
  }
}

journey('@all [OP-68] each page of an empty installation says what is missing and who brings it', async ({ page }) => {
  await signInAt(page, '/auth/login', ADMINISTRATOR);
  await walk(page, PORTAL_PAGES);
});

journey('[OP-68] the desk of an empty installation says what is missing and who brings it', async ({ page }) => {
  await signInAt(page, '/desk', DESK_USER);
  await walk(page, DESK_PAGES);
});

journey('[OP-25] an empty database leads to an off-hire number in a browser', async ({ page }) => {
  await bringRowsIn();
  await signInAt(page, '/auth/login', ADMINISTRATOR);
  const machine = page.getByRole('row', { name: /Scissor lift 10 m/ });
  await machine.getByRole('link', { name: '2026-0001' }).click();
  await page.getByRole('link', { name: 'Call off' }).first().click();
  await page.getByRole('button', { name: /^Call off/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Called off' })).toBeFocused({ timeout: 15_000 });
  await expect(page.getByRole('link', { name: /^OH-\d+/ })).toBeVisible();
});

journey('@all [OP-39] the depot is told by mail where nobody has acknowledged the off-hire', async () => {
  const mail = await mailTo(DEPOT_MAIL, 'inbox', { outbox: EMPTY_OUTBOX, timeout: 150_000 });
  expect(mail.text).toContain('Scissor lift 10 m');
});

journey('[DK-04] somebody at the depot finds the off-hire in the inbox and sees to it', async ({ page }) => {
  await signInAt(page, '/desk', DESK_USER);
  await page.getByRole('link', { name: /^Off-hire OH-/ }).click();
  await expect(page.getByText('Scissor lift 10 m').first()).toBeVisible();
  await page.getByRole('button', { name: 'I’ll see to it' }).click();
  await expect(page.getByText(/^Seen to by Dora Visser/)).toBeVisible();
});
