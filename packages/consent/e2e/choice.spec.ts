import {
  ALL,
  CLARITY,
  CLARITY_NEXT,
  createVisit,
  expect,
  GTM,
  GTM_PERS,
  MAPS,
  NAME,
  REQUIRED,
  test,
  USERSNAP,
} from './visit.ts';

test.describe('the first visit', () => {
  test('[CC-03] [CC-12] the dialog straight away; required services alone are asked for', async ({ visit, site }) => {
    await visit.go();
    await expect(visit.dialog).toBeVisible();
    await visit.quiet();
    expect(site.thirdParties().sort()).toEqual([USERSNAP, GTM].sort());
    expect(await visit.storage()).toBeNull();
    await expect(visit.dialog.getByRole('heading', { level: 3 })).toHaveText(['Functional', 'Personalisation']);
    await expect(visit.dialog.getByRole('button')).toHaveText(['Accept selected', 'Accept all']);
    await expect(visit.dialog.getByRole('checkbox', { name: 'Functional' })).toBeDisabled();
    await expect(visit.dialog.getByRole('checkbox', { name: 'Functional' })).toBeChecked();
    await expect(visit.dialog.getByRole('checkbox', { name: 'Personalisation' })).not.toBeChecked();
  });

  test('[CC-06] [CC-09] a partial choice runs what it accepts and nothing else', async ({ visit, site }) => {
    await visit.go();
    await visit.dialog.getByText('Services (2)').last().click();
    await visit.dialog.getByRole('checkbox', { name: 'Microsoft Clarity' }).check();
    const purpose = visit.dialog.getByRole('checkbox', { name: 'Personalisation', exact: true });
    expect(await purpose.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await visit.quiet();
    expect(site.thirdParties()).not.toContain(CLARITY);
    await visit.button('Accept selected').click();
    await expect(visit.dialog).toBeHidden();
    await visit.clarityRan();
    await visit.quiet();
    expect(await visit.storage()).toEqual({ ...REQUIRED, clarity: true });
    expect(site.thirdParties().sort()).toEqual([CLARITY, CLARITY_NEXT, GTM, USERSNAP].sort());
    expect(await visit.page.evaluate(() => window.ran)).toHaveLength(4);
  });

  test('[CC-09] accept all, save, save again: each script runs once', async ({ visit, site }) => {
    await visit.go();
    await visit.button('Accept all').click();
    for (let turn = 0; turn < 2; turn += 1) {
      await visit.button('Cookie settings').click();
      await visit.button('Save').click();
      await expect(visit.dialog).toBeHidden();
    }
    await visit.clarityRan();
    await visit.quiet();
    expect(site.thirdParties().sort()).toEqual([CLARITY, CLARITY_NEXT, GTM, GTM_PERS, USERSNAP].sort());
  });

  test('[CC-01] a choice may offer Reject all, as prominent as Accept all, and hold required services back', async ({
    visit,
    site,
  }) => {
    site.deploy({ hideDeclineAll: false, holdRequiredUntilChoice: true });
    await visit.go();
    await expect(visit.dialog.getByRole('button')).toHaveText(['Reject all', 'Accept selected', 'Accept all']);
    const look = (name: string) =>
      visit.button(name).evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height };
      });
    expect(await look('Reject all')).toEqual(await look('Accept all'));
    expect(await look('Accept selected')).toEqual(await look('Accept all'));
    await visit.quiet();
    expect(site.thirdParties()).toEqual([]);
    await visit.button('Reject all').click();
    await visit.quiet();
    expect(await visit.storage()).toEqual(REQUIRED);
    expect(site.thirdParties().sort()).toEqual([USERSNAP, GTM].sort());
  });

  test('[CC-03] where a choice is no must, the notice asks, and its link opens the dialog', async ({ visit, site }) => {
    site.deploy({ mustConsent: false });
    await visit.go();
    await expect(visit.notice).toBeVisible();
    await expect(visit.dialog).toBeHidden();
    await visit.page.getByRole('link', { name: 'Cookie preferences' }).click();
    await expect(visit.dialog).toBeVisible();
    await visit.button('Close without saving').click();
    await visit.button('Accept all cookies').click();
    await expect(visit.notice).toBeHidden();
    expect(await visit.storage()).toEqual(ALL);
  });
});

test.describe('a draft', () => {
  test('[CC-02] nothing changes until the visitor saves, and closing leaves all as it was', async ({ visit, site }) => {
    await visit.stored(REQUIRED);
    await visit.go();
    await visit.page.evaluate(() => window.openCookiePreferences?.());
    await expect(visit.dialog.getByRole('button', { name: /^(Save|Accept)/ })).toHaveText(['Save', 'Accept all']);
    await visit.dialog.getByRole('checkbox', { name: 'Personalisation', exact: true }).check();
    await visit.page.keyboard.press('Escape');
    await expect(visit.dialog).toBeHidden();
    await visit.quiet();
    expect(await visit.storage()).toEqual(REQUIRED);
    expect(site.thirdParties()).not.toContain(CLARITY);
    await visit.button('Cookie settings').click();
    await expect(visit.dialog.getByRole('checkbox', { name: 'Personalisation', exact: true })).not.toBeChecked();
  });

  test('[CC-04] survives a change of language', async ({ visit }) => {
    await visit.go();
    await visit.dialog.getByRole('checkbox', { name: 'Personalisation', exact: true }).check();
    await visit.page.evaluate(() => window.consent.setLanguage('nl-NL'));
    const dutch = visit.page.getByRole('dialog', { name: 'Cookie-instellingen' });
    await expect(dutch.getByRole('checkbox', { name: 'Personalisatie', exact: true })).toBeChecked();
    await expect(dutch.getByRole('checkbox', { name: 'Personalisatie', exact: true })).toBeFocused();
    await expect(visit.page.locator('#klaro')).toHaveAttribute('lang', 'nl');
  });
});

for (const [host, domain] of [
  ['portal.hireyard.nl', 'hireyard.nl'],
  ['portal.hireyard.de', 'hireyard.de'],
  ['app.group.example', 'group.example'],
  ['localhost', ''],
] as const) {
  test(`[CC-09] declining on ${host} removes cookies and frames of the service, and no others`, async ({
    visit,
    site,
    context,
  }) => {
    site.deploy({ extra: [MAPS] });
    await visit.go(host);
    await visit.button('Accept all').click();
    const frame = visit.page.locator('iframe[title=Map]');
    await expect(frame).toBeVisible();
    await visit.quiet();
    expect(site.thirdParties()).toContain('maps.example/marked.js');
    await visit.page.evaluate((at) => {
      const scope = at ? `; domain=${at}` : '';
      const set = [
        '_ga=1',
        `_ga_AB12=1${scope}; path=/`,
        `_gid=1; path=/`,
        `_gdpr=1${scope}; path=/`,
        `_clck=1${scope}`,
      ];
      // biome-ignore lint/suspicious/noDocumentCookie: tags set cookies this way
      for (const cookie of [...set, 'session=1', `my_ga=1${scope}`]) document.cookie = cookie;
    }, domain);
    expect(await context.cookies()).toHaveLength(7);

    await visit.button('Cookie settings').click();
    await visit.dialog.getByRole('checkbox', { name: 'Personalisation', exact: true }).uncheck();
    await visit.button('Save').click();
    await expect(visit.dialog).toBeHidden();
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['my_ga', 'session']);
    await expect(frame).toBeVisible();

    // A script that has run cannot be undone: the page says so and offers a reload.
    await expect(visit.notice).toContainText(
      'Still running until the page is reloaded: Google Tag Manager (Personalisation), Microsoft Clarity.',
    );
    await visit.button('Cookie settings').click();
    await visit.dialog.getByRole('checkbox', { name: 'Performance', exact: true }).uncheck();
    await visit.button('Save').click();
    await expect(frame).toBeHidden();
    expect(visit.page.frames().filter((each) => each.url().includes('maps.example'))).toEqual([]);

    site.forget();
    await Promise.all([visit.page.waitForEvent('load'), visit.button('Reload page').click()]);
    await visit.quiet();
    expect(site.thirdParties().sort()).toEqual([USERSNAP, GTM].sort());
    await expect(visit.notice).toBeHidden();
  });
}

test('[CC-09] declining removes secure and partitioned cookies too', async ({ visit, context }) => {
  await visit.stored(ALL);
  await visit.go('localhost');
  await visit.page.evaluate(() => {
    const cookies = [
      '_ga=1; Secure',
      '_gid=1; Secure; SameSite=None; Partitioned',
      '_gat=1; Secure; Partitioned; path=/',
    ];
    // biome-ignore lint/suspicious/noDocumentCookie: tags set cookies this way
    for (const cookie of [...cookies, 'other=1; Secure; Partitioned']) document.cookie = cookie;
  });
  expect(await context.cookies()).toHaveLength(4);
  await visit.clarityRan();
  await visit.page.evaluate(() => window.consent.rejectAll());
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['other']);
});

test('[CC-10] reset clears storage, and the dialog is back without a reload', async ({ visit }) => {
  await visit.go();
  await visit.button('Accept all').click();
  await expect(visit.dialog).toBeHidden();
  await visit.clarityRan();
  await visit.page.evaluate(() => window.consent.reset());
  await expect(visit.dialog).toBeVisible();
  expect(await visit.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('[CC-06] [CC-10] a reset under open preferences leaves no tick of the former choice', async ({ visit }) => {
  await visit.go();
  await visit.button('Accept all').click();
  await visit.button('Cookie settings').click();
  const personalisation = visit.dialog.getByRole('checkbox', { name: 'Personalisation', exact: true });
  await expect(personalisation).toBeChecked();
  await visit.clarityRan();
  await visit.page.evaluate(() => window.consent.reset());
  await expect(visit.button('Accept selected')).toBeVisible();
  await expect(personalisation).not.toBeChecked();
});

test('[CC-14] a withdrawal in one tab reaches the other within a second', async ({ visit, site, context }) => {
  site.deploy({ extra: [MAPS] });
  await visit.go();
  const other = await context.newPage();
  await other.goto(site.url());
  await expect(other.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
  await visit.page.bringToFront();
  await visit.button('Accept all').click();
  await expect(other.getByRole('dialog', { name: 'Cookie preferences' })).toBeHidden({ timeout: 1_000 });
  await expect(other.locator('iframe[title=Map]')).toBeVisible({ timeout: 1_000 });
  await visit.clarityRan();
  await createVisit(other, site).clarityRan();
  await visit.page.evaluate(() => window.consent.rejectAll());
  await expect(other.locator('iframe[title=Map]')).toBeHidden({ timeout: 1_000 });
  expect(await other.evaluate((name) => window.consent.isAccepted(name), NAME)).toBe(false);
  await visit.page.evaluate(() => window.consent.reset());
  await expect(other.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible({ timeout: 1_000 });
});

test('[CC-14] Consent Mode: denied before the tag manager, one update for a choice', async ({ visit }) => {
  const queue = () =>
    visit.page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) =>
        Object.prototype.toString.call(entry) === '[object Arguments]'
          ? Array.from(entry as ArrayLike<unknown>).join(' ')
          : (entry as { event: string }).event,
      ),
    );
  await visit.go();
  await expect(visit.dialog).toBeVisible();
  expect(await queue()).toEqual(['consent default [object Object]', 'gtm.js']);
  await visit.button('Accept all').click();
  expect(await queue()).toEqual([
    'consent default [object Object]',
    'gtm.js',
    'consent update [object Object]',
    'gtm.js',
  ]);
});

test('[CC-14] Global Privacy Control: said, and optional services start off', async ({ visit, site }) => {
  await visit.page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  site.deploy({ default: true });
  await visit.go();
  await expect(visit.dialog).toContainText('Global Privacy Control');
  await expect(visit.dialog.getByRole('checkbox', { name: 'Personalisation', exact: true })).not.toBeChecked();
  await visit.button('Accept selected').click();
  expect(await visit.storage()).toEqual(REQUIRED);
});

test('[CC-14] a visitor downloads the receipt of the choices', async ({ visit }) => {
  await visit.go();
  await visit.button('Accept selected').click();
  await visit.button('Cookie settings').click();
  const [download] = await Promise.all([
    visit.page.waitForEvent('download'),
    visit.button('Download receipt of my choices').click(),
  ]);
  expect(download.suggestedFilename()).toBe('cookie-receipts.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject([
    { language: 'en', services: REQUIRED, by: 'acceptSelected', texts: expect.any(String), time: expect.any(String) },
  ]);
});

test('[CC-11] a configured consent API is told of a choice, and of nothing before', async ({ visit, site }) => {
  site.deploy({ privacyManager: { url: site.url('consent.example', ''), id: 'p1' } });
  await visit.go();
  await visit.quiet();
  expect(site.posted).toEqual([]);
  await visit.button('Accept all').click();
  await expect.poll(() => site.posted).toMatchObject([{ consent_data: { type: 'acceptAll', consents: ALL } }]);
});
