import { ALL, CLARITY, expect, REQUIRED, test } from './visit.ts';

const MINUTE = 1 / (24 * 60);

test('[CC-07] [CC-12] after 59 days and 23 hours nothing is shown, and nothing that shows is loaded', async ({
  visit,
  site,
}) => {
  await visit.stored({ ...REQUIRED, clarity: true }, 60 - 60 * MINUTE);
  await visit.go();
  await visit.quiet();
  await expect(visit.dialog).toBeHidden();
  await expect(visit.notice).toBeHidden();
  expect(site.scripts()).toEqual(['/assets/index.js']);
  expect(site.thirdParties()).toContain(CLARITY);
});

test('[CC-07] after 60 days and a minute the dialog is back, and optional services stay off', async ({
  visit,
  site,
}) => {
  await visit.stored(ALL, 60 + MINUTE);
  await visit.go();
  await expect(visit.dialog).toBeVisible();
  await visit.quiet();
  expect(site.thirdParties()).not.toContain(CLARITY);
});

test('[CC-08] changed services: the notice says what changed, and a choice settles it', async ({ visit, site }) => {
  site.deploy({ without: ['clarity'] });
  await visit.stored({ gtm: true, usersnap: true, clarity: true, hotjar: true });
  await visit.go();
  await expect(visit.notice).toContainText('New: Google Tag Manager (Personalisation)');
  await expect(visit.notice).toContainText('No longer used: clarity, hotjar');
  await expect(visit.dialog).toBeHidden();
  await visit.page.getByRole('link', { name: 'Cookie preferences' }).click();
  await visit.button('Accept selected').click();
  expect(await visit.storage()).toEqual({ gtm: true, usersnap: true, 'gtm pers': false });
  await visit.page.reload();
  await visit.quiet();
  await expect(visit.notice).toBeHidden();
});

for (const text of ['{"gtm":', 'null', '[]', '[true,true]', '{"gtm":1}', '{"clarity":"true"}', '%', 'true']) {
  test(`[CC-06] ${text} in storage is no choice: the dialog is back, optional services stay off`, async ({
    visit,
    site,
  }) => {
    await visit.stored(text);
    await visit.go();
    await expect(visit.dialog).toBeVisible();
    await visit.quiet();
    expect(site.thirdParties()).not.toContain(CLARITY);
    await visit.button('Accept selected').click();
    expect(await visit.storage()).toEqual(REQUIRED);
  });
}

test('[CC-06] klaro’s encoded form is read', async ({ visit, site }) => {
  await visit.stored(encodeURIComponent(JSON.stringify(ALL)));
  await visit.go();
  await visit.quiet();
  await expect(visit.dialog).toBeHidden();
  expect(site.thirdParties()).toContain(CLARITY);
});

test('[CC-06] blocked storage: the dialog, and its answer counts for this page', async ({ visit, site }) => {
  await visit.page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: blocked });
    Object.defineProperty(window, 'sessionStorage', { get: blocked });
  });
  await visit.go();
  await visit.button('Accept all').click();
  await expect(visit.dialog).toBeHidden();
  await visit.button('Cookie settings').click();
  await expect(visit.dialog).toContainText('does not let us store your choice');
  await expect(visit.dialog.getByRole('checkbox', { name: 'Personalisation', exact: true })).toBeChecked();
  site.forget();
  await visit.page.reload();
  await expect(visit.dialog).toBeVisible();
  await visit.quiet();
  expect(site.thirdParties()).not.toContain(CLARITY);
});

test('[CC-06] full storage: kept for this page, and the acceptance before does not come back', async ({ visit }) => {
  await visit.stored(ALL);
  await visit.go();
  await visit.page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visit.clarityRan();
  await visit.button('Cookie settings').click();
  await visit.dialog.getByRole('checkbox', { name: 'Personalisation', exact: true }).uncheck();
  await visit.button('Save').click();
  await expect(visit.dialog).toBeHidden();
  expect(await visit.page.evaluate(() => window.consent.isAccepted('clarity'))).toBe(false);
  await visit.page.reload();
  await expect(visit.dialog).toBeVisible();
});

for (const path of ['/#%', '/order/contracts?q=%#%E0%A4%A', '/#klaro-testing']) {
  test(`[CC-03] ${path} is an address like any other`, async ({ visit }) => {
    await visit.go(undefined, path);
    await expect(visit.dialog).toBeVisible();
    await visit.button('Accept all').click();
    expect(await visit.storage()).toEqual(ALL);
  });
}
