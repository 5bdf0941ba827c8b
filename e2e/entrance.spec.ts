import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { changeAsset, emailOf, expect, journey, PASSWORD, pathOf, signIn, tableRows } from './journey.ts';

/** Blocks a script; returns the function that releases it. */
async function hold(page: Page, script: string) {
  const gate = Promise.withResolvers<void>();
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
const holdApplication = (page: Page) => hold(page, 'application');
/** Leaves the prerendered form without its script. */
const holdForm = (page: Page) => hold(page, 'sign-in');

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
  await expect(tableRows(page).nth(1)).toBeVisible();
  expect(pathOf(page)).toContain('status=overdue');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

journey('[RT-08] the form stays until the application has a page to show', async ({ page }) => {
  const letThrough = await hold(page, 'LoginPage');
  const signedIn = page.waitForResponse('**/api/usermgmt/profile');
  await signIn(page, 'viewer');
  await signedIn;
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  letThrough();
  await expect(tableRows(page).nth(1)).toBeVisible();
});

journey('[SH-05] the application comes in behind the form without touching what is typed', async ({ page }) => {
  const letThrough = await holdApplication(page);
  const checked = page.waitForResponse('**/api/availability');
  await page.goto('/auth/login');
  await email(page).pressSequentially('ann');
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

journey.describe('the form that comes with the document', () => {
  /** Markup, boxes, and the colors that depend on brand and scheme. */
  const appearance = (page: Page) =>
    page.evaluate(() => {
      const colors = (selector: string) => {
        const { color, backgroundColor, fontFamily } = getComputedStyle(document.querySelector(selector) as Element);
        return { color, backgroundColor, fontFamily };
      };
      const shown = ['body', 'header', 'h1', 'input', '[type=submit]', 'select', 'main a'];
      const boxes = [...document.querySelectorAll('#root *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y, width, height].join(' ');
      });
      return { language: document.documentElement.lang, colors: shown.map(colors), boxes };
    });
  const waitForForm = (page: Page) => page.waitForFunction(() => !document.documentElement.hasAttribute('data-brand'));

  for (const [locale, opCo, colorScheme, width, tag] of [
    ['en-US', 'NL', 'light', 375, ''],
    ['de-DE', 'DE', 'dark', 1440, '@all'],
    ['pl-PL', 'PL', 'light', 1440, '@all'],
    ['fr-FR', 'NL', 'dark', 375, '@all'],
  ] as const) {
    journey.describe(`${locale}, ${opCo}, ${colorScheme}`, tag ? { tag } : {}, () => {
      journey.use({ locale, colorScheme, viewport: { width, height: 800 } });

      journey('[SH-05] is the one that React shows: nothing flashes, nothing moves', async ({ page }) => {
        await page.addInitScript((code) => localStorage.setItem('opCo', code), opCo);
        const letThrough = await holdForm(page);
        await page.goto('/auth/login', { waitUntil: 'commit' });
        await expect(page.locator('input[name=password]')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const before = await appearance(page);
        letThrough();
        await waitForForm(page);
        expect(before.boxes.length).toBeGreaterThan(40);
        expect(await appearance(page)).toEqual(before);
        const shifts = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) =>
                resolve(
                  list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
                ),
              ).observe({ type: 'layout-shift', buffered: true });
              setTimeout(resolve, 500, 0);
            }),
        );
        expect(shifts).toBeLessThanOrEqual(0.01);
      });
    });
  }

  journey(
    '[RT-08] keeps what is typed and sent before the portal can answer, and shows it to nobody',
    async ({ page }) => {
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      const letThrough = await holdForm(page);
      await page.goto('/order/contracts?status=overdue', { waitUntil: 'commit' });
      await email(page).fill(emailOf('admin'));
      const element = await email(page).elementHandle();
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      expect(pathOf(page)).toBe('/order/contracts?status=overdue');
      letThrough();
      await expect(tableRows(page).nth(1)).toBeVisible();
      expect(pathOf(page)).toContain('status=overdue');
      expect(urls.filter((url) => decodeURIComponent(url).includes(PASSWORD))).toEqual([]);
      expect(urls.filter((url) => url.includes('/order/contracts?'))).toHaveLength(1);
      expect(await element?.isVisible()).toBe(false);
    },
  );

  journey('[I18N-01] keeps the focus, the letters and the choice of a language', async ({ page }) => {
    const letThrough = await holdForm(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await page.getByRole('combobox').selectOption({ label: 'Nederlands' });
    await email(page).pressSequentially('ann');
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
    await page.keyboard.type('a@demo.example');
    await expect(page.getByLabel('E-mailadres')).toBeFocused();
    await expect(page.getByLabel('E-mailadres')).toHaveValue('anna@demo.example');
  });

  journey('[SH-05] has nothing that axe finds, and shows the password when it can', async ({ page }) => {
    const letThrough = await holdForm(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Show what you type' }).click();
    expect(await axeFindings(page)).toEqual([]);
    letThrough();
    await expect(page.getByRole('button', { name: 'Hide what you type' })).toBeVisible();
  });

  journey(
    '[SH-05] leaves the pages behind it with the styles that they have without it',
    { tag: '@all' },
    async ({ page }) => {
      /** Computed styles of all elements. */
      const everyStyle = async () => {
        await expect(page.getByText('This device', { exact: true })).toBeVisible();
        // Loads last, behind the first screen.
        await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible();
        // All data has arrived.
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        return page.evaluate(() =>
          [...document.querySelectorAll('body, #root *')].flatMap((element, at) => {
            const style = getComputedStyle(element);
            // The build drops prefixes for old browsers and shortens `background: none`.
            const names = [...style].filter((name) => !/^-webkit-box|^background-position/.test(name));
            return names.map((name) => `${at} ${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
          }),
        );
      };
      // No other journey uses this account, so its list of sessions does not change.
      await signIn(page, 'requester', '/order/profile');
      const behind = await everyStyle();
      expect(behind.length).toBeGreaterThan(10_000);
      await page.reload();
      const without = new Set(await everyStyle());
      expect(behind.filter((one) => !without.has(one))).toEqual([]);
    },
  );

  journey('[MT-02] is not shown in maintenance', async ({ page, consoleErrors }) => {
    consoleErrors.expected.push(/401/);
    const passwordFields = () => page.evaluate(() => document.querySelectorAll('#root input[name=password]').length);
    await changeAsset(page, 'app-config.json', (config) => ({ ...config, maintenance: true }));
    const letThrough = await holdApplication(page);
    await page.goto('/auth/login', { waitUntil: 'load' });
    expect(await passwordFields()).toBe(0);
    letThrough();
    await expect.poll(() => pathOf(page)).toBe('/maintenance');
  });
});
