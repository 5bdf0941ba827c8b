import type { Page } from '@playwright/test';
import { TRUSTED_TYPES_POLICY } from '../packages/consent/src/services/trusted-script.ts';
import { axeFindings } from './axe.ts';
import { ALL_ACCEPTED, OPTIONAL_DECLINED } from './choice.ts';
import { expect, journey, PASSWORD, sidewaysScroll, signIn } from './journey.ts';

journey.use({ storageState: { cookies: [], origins: [] } });

const preferences = (page: Page, name = 'Cookie preferences') => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('klaro') ?? 'null'));
const reopen = async (page: Page) => {
  await button(page, 'Privacy and conditions').click();
  await page.getByRole('menuitem', { name: 'Cookie settings' }).click();
};

journey(
  '[CC-01] [CC-03] [CC-06] [CC-12] asks on the first visit, keeps the answer, and asks no tag server for anything',
  async ({ page, context, baseURL }) => {
    const requests: URL[] = [];
    context.on('request', (request) => requests.push(new URL(request.url())));
    await page.goto('/auth/login');
    await expect(preferences(page)).toBeVisible();
    await button(page, 'Accept selected').click();
    await expect(preferences(page)).toBeHidden();
    expect(await stored(page)).toEqual(OPTIONAL_DECLINED);

    const consentUi = /\/ui-[^/]+\.js$/;
    expect(requests.filter(({ pathname }) => consentUi.test(pathname))).not.toEqual([]);
    requests.length = 0;
    await page.reload();
    await button(page, 'Privacy and conditions').click();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(requests.filter(({ pathname }) => consentUi.test(pathname))).toEqual([]);
    expect(requests.filter(({ origin }) => origin !== baseURL)).toEqual([]);
  },
);

journey('[NAV-07] [CC-02] reopens from the privacy menu, saves, and gives the focus back', async ({ page }) => {
  await page.goto('/auth/login');
  await button(page, 'Accept all').click();
  await expect(preferences(page)).toBeHidden();
  expect(await stored(page)).toEqual(ALL_ACCEPTED);

  await reopen(page);
  await expect(preferences(page)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Personalisation' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeHidden();
  expect(await stored(page)).toEqual(ALL_ACCEPTED);
  await expect(button(page, 'Privacy and conditions')).toBeFocused();

  await reopen(page);
  await page.getByRole('checkbox', { name: 'Personalisation' }).uncheck();
  await button(page, 'Save').click();
  await expect(preferences(page)).toBeHidden();
  expect(await stored(page)).toEqual(OPTIONAL_DECLINED);
  await expect(button(page, 'Privacy and conditions')).toBeFocused();
});

journey('[NAV-07] [NAV-09] reopens from the profile menu and from the phone’s', async ({ page }) => {
  await page.goto('/auth/login');
  await button(page, 'Accept selected').click();
  await signIn(page, 'viewer');
  // The loaded page moves the focus to its heading, which would close an open menu.
  await expect(page.getByRole('heading', { level: 1, name: 'On rent' })).toBeFocused();
  const profile = page.getByRole('button', { name: /^Profile/ });
  await profile.click();
  await page.getByRole('menuitem', { name: 'Privacy and conditions' }).click();
  await page.getByRole('menuitem', { name: 'Cookie settings' }).click();
  await expect(preferences(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile).toBeFocused();

  await page.setViewportSize({ width: 375, height: 760 });
  await button(page, 'Open navigation').click();
  await button(page, 'Cookie settings').click();
  await expect(preferences(page)).toBeVisible();
  await button(page, 'Close without saving').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Open navigation')).toBeFocused();
});

journey('[CC-14] a choice and its withdrawal reach the other tab within a second', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/auth/login');
  await page.goto('/auth/login');
  await expect(preferences(other)).toBeVisible();
  await button(page, 'Accept all').click();
  await expect(preferences(other)).toBeHidden({ timeout: 1_000 });

  await reopen(other);
  await expect(other.getByRole('checkbox', { name: 'Personalisation' })).toBeChecked();
  await other.keyboard.press('Escape');
  await reopen(page);
  await page.getByRole('checkbox', { name: 'Personalisation' }).uncheck();
  await button(page, 'Save').click();
  await reopen(other);
  await expect(other.getByRole('checkbox', { name: 'Personalisation' })).not.toBeChecked({ timeout: 1_000 });
});

journey('[CC-14] by keyboard alone: the page waits behind, Escape does not skip the choice', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Cookie preferences' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeVisible();
  const reached = new Set<string>();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await preferences(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    reached.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect([...reached]).toEqual(expect.arrayContaining(['Accept selected', 'Accept all']));
  await page.getByRole('checkbox', { name: 'Personalisation' }).focus();
  await page.keyboard.press('Space');
  await button(page, 'Accept selected').focus();
  await page.keyboard.press('Enter');
  expect(await stored(page)).toEqual(ALL_ACCEPTED);
  await expect(preferences(page)).toBeHidden();
  await page.getByLabel('E-mail address').focus();
  await page.keyboard.type('viewer@demo.example');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('E-mail address')).toHaveValue('viewer@demo.example');
});

journey('[CC-03] who has chosen signs in and is not asked again', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(preferences(page)).toBeVisible();
  await button(page, 'Accept selected').click();
  // The closing dialog returns the focus, so text that is typed too early would land there.
  await expect(preferences(page)).toBeHidden();
  await page.getByLabel('E-mail address').fill('viewer@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On rent');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [width, height] of [
  [375, 667],
  [320, 256],
] as const) {
  journey(
    `[CC-08] [CC-14] at ${width} by ${height} the notice hides nothing of the page for good`,
    async ({ page }) => {
      await page.addInitScript(
        (map) => localStorage.setItem('klaro', map),
        JSON.stringify({ gtm: true, usersnap: true }),
      );
      await page.setViewportSize({ width, height });
      await page.goto('/auth/login');
      const notice = page.getByRole('dialog', { name: 'Cookies' });
      await expect(notice).toContainText('New: Google Tag Manager (Personalisation), Microsoft Clarity');
      for (const control of await page.locator('#root :is(a, button, input, select)').all()) {
        await control.click({ trial: true }); // scrolls to it, and fails if anything covers it
      }
      const email = page.getByLabel('E-mail address');
      await email.focus();
      await button(page, 'Accept all cookies').click();
      await expect(notice).toBeHidden();
      await expect(email).toBeFocused();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--hy-consent-room')))
        .toBe('0px');
    },
  );
}

journey.describe('in German', () => {
  journey.use({ locale: 'de-DE' });

  journey('[CC-04] begins in the browser’s language and follows the portal’s', async ({ page }) => {
    await page.goto('/auth/login');
    await expect(preferences(page, 'Cookie-Einstellungen')).toBeVisible();
    await page.getByRole('button', { name: 'Auswahl akzeptieren' }).click();
    await page.getByRole('combobox').selectOption({ label: 'Nederlands' });
    await button(page, 'Privacy en voorwaarden').click();
    await page.getByRole('menuitem', { name: 'Cookie-instellingen' }).click();
    await expect(preferences(page, 'Cookie-instellingen')).toBeVisible();
  });
});

journey(
  '[CC-12] [OP-04] the security policy lets consent alone make script addresses',
  async ({ page, consoleErrors }) => {
    consoleErrors.expected.push(/TrustedTypePolicy named 'anybody'/);
    await page.goto('/auth/login');
    await expect(preferences(page)).toBeVisible();
    const isAllowed = await page.evaluate(
      (names) =>
        names.map((name) => {
          try {
            const { trustedTypes } = window as unknown as {
              trustedTypes?: { createPolicy: (...of: unknown[]) => void };
            };
            trustedTypes?.createPolicy(name, { createScriptURL: (url: string) => url });
            return true;
          } catch {
            return false;
          }
        }),
      [TRUSTED_TYPES_POLICY, 'anybody'],
    );
    expect(isAllowed).toEqual([true, false]);
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1440]) {
    journey(
      `[CC-01] [SH-05] axe finds nothing over the form in ${colorScheme} at ${width}`,
      { tag: '@all' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto('/auth/login');
        await expect(preferences(page)).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Sign in', includeHidden: true })).toBeAttached();
        expect(await axeFindings(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
        const ground = await preferences(page).evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
        expect(ground).toBe('rgb(255, 255, 255)');
      },
    );
  }
}
