import { expect, journey, sidewaysScroll, signIn, tableRows } from './journey.ts';

// Two people sign in, and each loads the portal.
journey.setTimeout(120_000);

journey(
  '[PP-01] [PP-02] [RT-08] a worker scans the code on a machine, signs in, sees its passport and reports a problem',
  async ({ page, browser }) => {
    await signIn(page, 'planner');
    await expect(tableRows(page).nth(1)).toBeVisible();
    const machine = tableRows(page)
      .filter({ hasText: /fleet\sno\./ })
      .first();
    const [, spaced = ''] = /fleet\sno\.\s([\d\s]+\d)/.exec((await machine.textContent()) ?? '') ?? [];
    const fleetNumber = spaced.replaceAll(/\s/g, ' ');
    expect(fleetNumber).not.toBe('');

    const phone = await browser.newContext({ viewport: { width: 375, height: 800 }, locale: 'en-US' });
    const site = await phone.newPage();
    await signIn(site, 'planner', `/m/NL/${encodeURIComponent(fleetNumber)}`);
    await expect(site.getByRole('heading', { level: 1, name: new RegExp(`${fleetNumber}$`) })).toBeVisible();
    await expect(site).toHaveURL(new RegExp(`/order/machines/${encodeURIComponent(fleetNumber)}$`));
    await expect(site.getByRole('heading', { name: 'Certificates' })).toBeVisible();
    expect(await sidewaysScroll(site)).toBe(0);

    await site.getByRole('link', { name: 'Report a problem' }).click();
    await expect(site.getByLabel('What is it about?')).toHaveValue(new RegExp(fleetNumber));
    await site.getByRole('radio', { name: 'Does not work' }).check();
    await site.getByRole('radio', { name: /^No/ }).check();
    await site.getByRole('textbox', { name: 'Description' }).fill('The platform does not come down.');
    await site.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(site.getByRole('heading', { level: 1, name: new RegExp(fleetNumber) })).toBeVisible();
    await expect(site).toHaveURL(/\/request\/requests\/[\da-f-]{36}$/);
    await phone.close();
  },
);

journey('[PP-02] a code says nothing of a machine that the user may not see, but whom to ask', async ({ page }) => {
  await signIn(page, 'planner', '/m/NL/no%20such%20machine');
  await expect(page.getByRole('heading', { level: 1, name: 'You cannot see machine no such machine' })).toBeVisible();
  await expect(page.getByText('Rental contact:')).toBeVisible();
});
