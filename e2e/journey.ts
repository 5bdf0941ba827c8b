import { test as base, expect, type Page, type Request } from '@playwright/test';
import { cookieFaults } from '../packages/consent/src/cookies/cookie-faults.ts';
import type { ConsentService } from '../packages/consent/src/types.ts';
import { consentServices } from '../packages/portal/src/consent/services.ts';
import { emailOf, PASSWORD } from './accounts.ts';

export const CLIENT_HEADER = 'x-mysite-corporate-client-external-uuid';

interface Fixtures {
  /** Requests of the page without an answer. */
  readonly pending: ReadonlySet<Request>;
  readonly consoleErrors: { expected: RegExp[] };
  /** Attaches address, pending requests and accessibility tree of the page to a failed journey. */
  readonly pageReport: undefined;
  /** Fails a journey whose pages have set a cookie that no service of consent declares (CC-21). */
  readonly cookieScan: undefined;
}

/** Cookies of the sign-in, which need no consent (docs/deployment.md). */
const SIGN_IN: ConsentService = {
  name: 'sign-in',
  title: 'Sign-in',
  purposes: ['functional'],
  required: true,
  cookies: [{ pattern: /^(__Host-)?hireyard_(refresh|device)$/ }],
};
const NO_INTEGRATION = { gtmId: '', gtmPersId: '', clarityId: '', usersnapKey: '' };
const SERVICES = [SIGN_IN, ...consentServices({ integrations: NO_INTEGRATION, cookieDomains: [] })];

/** A test that also fails on console errors and uncaught exceptions, unless `consoleErrors.expected` matches them (SH-05). */
export const journey = base.extend<Fixtures>({
  pending: async ({ page }, use) => {
    const pending = new Set<Request>();
    const end = (request: Request) => pending.delete(request);
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    await use(pending);
  },
  pageReport: [
    async ({ page, pending }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const waiting = [...pending].map((request) => `pending: ${request.method()} ${request.url()}`);
      const shown = await page.ariaSnapshot({ timeout: 2_000 }).catch(String);
      await testInfo.attach('page', { body: [page.url(), ...waiting, shown].join('\n'), contentType: 'text/plain' });
    },
    { auto: true },
  ],
  cookieScan: [
    async ({ context }, use) => {
      await use(undefined);
      expect(cookieFaults(await context.cookies(), SERVICES)).toEqual([]);
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on(
        'console',
        (message) => message.type() === 'error' && errors.push(`${message.text()} (${message.location().url})`),
      );
      page.on('pageerror', (error) => errors.push(String(error)));
      const control: { expected: RegExp[] } = { expected: [] };
      await use(control);
      expect(errors.filter((text) => !control.expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { emailOf, expect, PASSWORD };

/** Signs in through the form and waits for the answer of the server. */
export const signIn = (page: Page, account: string, from = '/auth/login'): Promise<void> =>
  signInAs(page, { email: emailOf(account), password: PASSWORD }, from);

/** Signs in like `signIn`, with an account that is not the demo's. */
export async function signInAs(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
  from: string,
): Promise<void> {
  await page.goto(from);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const response = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/usermgmt/auth/login'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await response; // navigating sooner would abort the request
}

/** Logs out through the profile menu; unsent changes may still bring up a question. */
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

/** Path and query of the page's address. */
export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Changes a JSON file of `/assets/` for the page. Reads it once beforehand, because the portal may request it as a journey ends. */
export async function changeAsset(page: Page, name: string, change: (file: Record<string, unknown>) => object) {
  const response = await page.request.get(`/assets/${name}`);
  const json = change(await response.json());
  await page.route(`**/assets/${name}`, (route) => route.fulfill({ json }));
}

/** Rows of the page's table, beginning with the header row. */
export const tableRows = (page: Page) => page.getByRole('table').getByRole('row');

/** Returns how far the page scrolls horizontally, in CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
