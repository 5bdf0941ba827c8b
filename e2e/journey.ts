import { test as base, expect, type Page, type Request } from '@playwright/test';

export const PASSWORD = 'Demo-2026!';
export const CLIENT_HEADER = 'x-mysite-corporate-client-external-uuid';

/** The account of requirements.md by its first word. */
export const emailOf = (account: string): string => `${account}@demo.example`;

interface Fixtures {
  /** The requests of the page that have no answer yet. */
  readonly pending: ReadonlySet<Request>;
  readonly provokes: { expected: RegExp[] };
  /** What the page of a journey that fails was like: its address, requests without an answer, and what a screen reader has. */
  readonly remains: undefined;
}

/** A journey fails on any console error or uncaught exception, unless it names the ones it provokes (SH-05). */
export const journey = base.extend<Fixtures>({
  pending: async ({ page }, use) => {
    const pending = new Set<Request>();
    const end = (request: Request) => pending.delete(request);
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    await use(pending);
  },
  remains: [
    async ({ page, pending }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const waiting = [...pending].map((request) => `pending: ${request.method()} ${request.url()}`);
      const shown = await page.ariaSnapshot({ timeout: 2_000 }).catch(String);
      await testInfo.attach('page', { body: [page.url(), ...waiting, shown].join('\n'), contentType: 'text/plain' });
    },
    { auto: true },
  ],
  provokes: [
    async ({ page }, use) => {
      const seen: string[] = [];
      page.on(
        'console',
        (message) => message.type() === 'error' && seen.push(`${message.text()} (${message.location().url})`),
      );
      page.on('pageerror', (error) => seen.push(String(error)));
      const control: { expected: RegExp[] } = { expected: [] };
      await use(control);
      expect(seen.filter((text) => !control.expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in through the form and waits until the portal has left the sign-in page. */
export async function signIn(page: Page, account: string, from = '/auth/login'): Promise<void> {
  await page.goto(from);
  await page.getByLabel('E-mail address').fill(emailOf(account));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const response = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/usermgmt/auth/login'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await response; // navigating sooner would abort the request
}

/** Asks to log out by the menu of the profile. */
export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Profile/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Switches from the administrator's first company to another one. */
export async function switchCompany(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Bouwgroep Noordzee/ }).click();
  await page.getByRole('menuitem', { name: /Switch company/ }).click();
  await page
    .getByRole('menuitem')
    .filter({ hasNotText: /Switch company|Bouwgroep|Contact persons|Addresses|Projects|Users|Roles|Activity/ })
    .first()
    .click();
}

/** The path and query the browser is on. */
export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Changes a JSON file of `/assets/` for the page. It is read once and beforehand: the portal may ask again as a journey ends. */
export async function changeAsset(page: Page, name: string, change: (file: Record<string, unknown>) => object) {
  const response = await page.request.get(`/assets/${name}`);
  const json = change(await response.json());
  await page.route(`**/assets/${name}`, (route) => route.fulfill({ json }));
}

export const machines = (page: Page) => page.getByRole('table').getByRole('row');

/** How far the page scrolls horizontally, in CSS pixels; 0 is expected. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
