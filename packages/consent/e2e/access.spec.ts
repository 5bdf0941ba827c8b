import type { Locator, Page } from '@playwright/test';
import { expect, MAPS, NAME, REQUIRED, test } from './visit.ts';

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const focusIsInside = (page: Page) =>
  page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false);

test('[CC-14] the keyboard alone: focus starts at the title, stays inside, and chooses', async ({ visit }) => {
  const { page } = visit;
  await visit.go();
  await expect(page.getByRole('heading', { name: 'Cookie preferences' })).toBeFocused();
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await expect(visit.dialog).toBeVisible();
  const names: string[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsInside(page)).toBe(true);
    names.push(await page.evaluate(() => document.activeElement?.tagName ?? ''));
  }
  expect(names.slice(0, 5)).toEqual(['SUMMARY', 'INPUT', 'SUMMARY', 'BUTTON', 'BUTTON']);
  expect(names.slice(5, 10)).toEqual(names.slice(0, 5));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await focusIsInside(page)).toBe(true);
  await visit.dialog.getByRole('checkbox', { name: 'Personalisation', exact: true }).focus();
  await page.keyboard.press('Space');
  await visit.button('Accept selected').focus();
  await page.keyboard.press('Enter');
  expect(await visit.storage()).toMatchObject({ clarity: true, 'gtm pers': true });
});

test('[CC-14] Escape closes once a choice is stored, and the focus goes back to where it was', async ({ visit }) => {
  await visit.stored(REQUIRED);
  await visit.go();
  await visit.button('Cookie settings').focus();
  await visit.page.keyboard.press('Enter');
  await expect(visit.page.getByRole('heading', { name: 'Cookie preferences' })).toBeFocused();
  await visit.page.keyboard.press('Escape');
  await expect(visit.dialog).toBeHidden();
  await expect(visit.button('Cookie settings')).toBeFocused();
});

test('[CC-01] the notice is the first stop of the keyboard and takes no focus by itself', async ({ visit }) => {
  await visit.stored({ gtm: true });
  await visit.go();
  await expect(visit.notice).toBeVisible();
  expect(await visit.page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await visit.page.keyboard.press('Tab');
  await expect(visit.page.getByRole('link', { name: 'Cookie preferences' })).toBeFocused();
  await visit.page.keyboard.press('Enter');
  await expect(visit.dialog).toBeVisible();
  await expect(visit.page.getByRole('heading', { name: 'Cookie preferences' })).toBeFocused();
  await visit.page.keyboard.press('Escape');
  await expect(visit.notice).toBeVisible();
  await expect(visit.page.getByRole('link', { name: 'Cookie preferences' })).toBeFocused();
});

test('[CC-14] the notice is announced: its live region is there before its text', async ({ visit }) => {
  await visit.page.addInitScript(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const region = document.querySelector('#klaro [role=status]');
      if (region && seen.at(-1) !== region.textContent) seen.push(region.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { announced: seen });
  });
  await visit.stored({ gtm: true });
  await visit.go();
  await expect(visit.notice).toContainText('The services we use have changed');
  const announced = await visit.page.evaluate(() => (window as unknown as { announced: string[] }).announced);
  expect(announced).toEqual(['', expect.stringContaining('The services we use have changed')]);
});

test('[CC-14] what opens the services of a group names the group', async ({ visit }) => {
  await visit.go();
  await expect(visit.dialog).toBeVisible();
  const names = await visit.dialog.locator('summary').evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(names).toEqual(['Services (2): Functional', 'Services (2): Personalisation']);
});

test('[CC-14] a screen reader meets named things alone: no landmark inside the dialog, each gate by its content', async ({
  visit,
  site,
}) => {
  site.deploy({ extra: [{ ...MAPS, title: 'Depot map' }], gate: true, policyUrl: '/cookies' });
  await visit.stored({ ...REQUIRED, [NAME]: false });
  await visit.go();
  await expect(visit.page.getByRole('group', { name: 'Depot map', exact: true })).toContainText('with your consent');
  await visit.button('Cookie settings').click();
  await visit.dialog.locator('summary').last().click();
  await expect(visit.page.locator('#klaro')).toMatchAriaSnapshot(`
    - dialog "Cookie preferences":
      - heading "Cookie preferences" [level=2]
      - button "Close without saving"
      - paragraph: /You can change this at any time/
      - link "Cookie policy (new tab)"
      - heading "Functional" [level=3]
      - paragraph: /Always on/
      - checkbox "Functional" [checked] [disabled]
      - group: Services (2)
      - heading "Personalisation" [level=3]
      - paragraph: /adapts the site to you/
      - checkbox "Personalisation"
      - group: Services (2)
      - heading "Performance" [level=3]
      - paragraph: /how fast/
      - checkbox "Performance"
      - group:
        - text: Services (1)
        - list:
          - listitem:
            - text: Depot map
            - checkbox "Depot map"
      - button "Save"
      - button "Accept all"
  `);
});

test('[CC-14] at 320 by 256, as at 400% zoom, notice and dialog scroll to all they have, covering none of it', async ({
  visit,
  site,
}) => {
  const { page } = visit;
  site.deploy({ mustConsent: false, hideDeclineAll: false, policyUrl: '/cookies' });
  await page.setViewportSize({ width: 320, height: 256 });
  await visit.go();
  await expect(visit.notice.getByRole('status')).not.toBeEmpty(); // it is set a moment later and moves what follows
  const reach = async (control: Locator) => {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 0.95 }); // scrolled into view, except for a fraction of a pixel
    await control.click({ trial: true }); // nothing covers it
  };
  for (const control of await visit.notice.locator('a, button').all()) await reach(control);
  await page.getByRole('link', { name: 'Cookie preferences' }).click();
  await expect(visit.dialog.locator('summary')).toHaveCount(2); // `all` does not wait for the dialog
  for (const summary of await visit.dialog.locator('summary').all()) await summary.click();
  for (const control of await visit.dialog.locator('a, button, summary, input:enabled').all()) await reach(control);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('[CC-14] on a phone all that is pressed is at least 40 pixels high', async ({ visit, site }) => {
  const { page } = visit;
  site.deploy({ mustConsent: false, hideDeclineAll: false, policyUrl: '/cookies' });
  await page.setViewportSize({ width: 375, height: 720 });
  await visit.go();
  const low = (within: Locator) =>
    within.locator('a, button, summary, input').evaluateAll((all) =>
      all.flatMap((one) => {
        const { height } = one.getBoundingClientRect();
        return height < 40 ? [`${one.textContent} ${height}`] : [];
      }),
    );
  await expect(visit.notice).toBeVisible();
  expect(await low(visit.notice)).toEqual([]);
  await page.getByRole('link', { name: 'Cookie preferences' }).click();
  await expect(visit.dialog.locator('summary')).toHaveCount(2); // `all` does not wait for the dialog
  for (const summary of await visit.dialog.locator('summary').all()) await summary.click();
  expect(await low(visit.dialog)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 375, 1440]) {
    test(`[CC-14] axe finds nothing in dialog, notice and gate, ${colorScheme} at ${width}, and nothing scrolls sideways`, async ({
      visit,
      site,
    }) => {
      const { page } = visit;
      site.deploy({
        extra: [MAPS],
        gate: true,
        styling: { theme: ['scheme', 'bottom', 'wide'] },
        hideDeclineAll: false,
      });
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme });
      await visit.stored({ gtm: true });
      await visit.go();
      await expect(visit.notice).toBeVisible();
      await expect(visit.button('Accept once')).toBeVisible();
      expect(await visit.axe()).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.getByRole('link', { name: 'Cookie preferences' }).click();
      await visit.dialog.locator('summary').last().click();
      expect(await visit.axe()).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      for (const button of await visit.dialog.getByRole('button').all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
      }
    });
  }
}

test('[CC-01] light is the default in both schemes, following the scheme an option', async ({ visit, site }) => {
  const { page } = visit;
  const ground = () => visit.dialog.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit.go();
  await expect(visit.dialog).toBeVisible();
  expect(await ground()).toBe('rgb(255, 255, 255)');
  site.deploy({ styling: { theme: ['scheme', 'bottom', 'wide'] } });
  await visit.go();
  await expect(visit.dialog).toBeVisible();
  expect(await ground()).toBe('rgb(24, 32, 39)');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
});

test('[CC-14] forced colors: switches and buttons keep their shape and state', async ({ visit }) => {
  await visit.page.emulateMedia({ forcedColors: 'active' });
  await visit.go();
  const box = visit.dialog.getByRole('checkbox', { name: 'Personalisation', exact: true });
  await expect(box).toBeVisible();
  expect(await box.evaluate((input) => getComputedStyle(input).appearance)).toBe('auto');
  const border = (name: string) => visit.button(name).evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect([await border('Accept selected'), await border('Accept all')]).toEqual(['1px', '1px']);
  expect(await visit.axe()).toEqual([]);
});

test('[CC-12] titles are text, whatever they look like', async ({ visit, site }) => {
  site.deploy({ extra: [MAPS], gate: true });
  await visit.stored({ ...REQUIRED, 'a "b" <img src=x onerror="window.hacked=true">': true });
  await visit.go();
  await expect(visit.notice).toContainText('<img src=x onerror="window.hacked=true">');
  await visit.page.getByRole('link', { name: 'Cookie preferences' }).click();
  await visit.dialog.locator('summary').last().click();
  await expect(visit.dialog.getByText(MAPS.title)).toBeVisible();
  expect(await visit.page.locator('#klaro img, #app img').count()).toBe(0);
  expect(await visit.page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('[CC-10] a gate: once survives a route change, always stores that service alone, back brings nothing back', async ({
  visit,
  site,
}) => {
  const { page } = visit;
  site.deploy({ extra: [MAPS], gate: true });
  await visit.stored({ ...REQUIRED, [NAME]: false });
  await visit.go();
  await visit.quiet();
  expect(site.thirdParties().filter((entry) => entry.startsWith('maps.example'))).toEqual([]);
  await visit.button('Accept once').click();
  await expect(page.frameLocator('iframe[title="Gated map"]').getByText('Map')).toBeVisible();
  await visit.button('Change route').click();
  await visit.button('Change route').click();
  await expect(page.locator('iframe[title="Gated map"]')).toBeVisible();
  expect(await visit.storage()).toEqual({ ...REQUIRED, [NAME]: false });
  await page.reload();
  await page.evaluate(() => window.consent.setLanguage('de'));
  await visit.button('Immer akzeptieren').click();
  expect(await visit.storage()).toEqual({ ...REQUIRED, [NAME]: true });
  await expect(page.locator('iframe[title="Map"]')).toBeVisible();
  await page.getByRole('link', { name: 'Contracts' }).click();
  await page.evaluate(() => window.consent.rejectAll());
  await page.goBack();
  await expect(page.locator('iframe[title="Gated map"]')).toHaveCount(0);
  expect(page.frames().filter((frame) => frame.url().includes('maps.example'))).toEqual([]);
});

for (const [locale, title] of [
  ['en-GB', 'Cookie preferences'],
  ['de-AT', 'Cookie-Einstellungen'],
  ['fr-FR', 'Paramètres des cookies'],
  ['nl-BE', 'Cookie-instellingen'],
  ['hu-HU', 'Sütibeállítások'],
  ['pl-PL', 'Ustawienia plików cookie'],
  ['da-DK', 'Cookie preferences'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`[CC-04] ${locale} is asked in its language, without sideways scroll at 320`, async ({ visit }) => {
      await visit.page.setViewportSize({ width: 320, height: 568 });
      await visit.go();
      await expect(visit.page.getByRole('dialog', { name: title })).toBeVisible();
      expect(await sidewaysScroll(visit.page)).toBe(0);
      for (const button of await visit.page.getByRole('button').all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
      }
    });
  });
}
