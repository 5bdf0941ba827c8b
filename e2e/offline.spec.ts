import { expect, type Page } from '@playwright/test';
import { controlled, deployed as offline } from './deployed.ts';
import { storedRows } from './device.ts';
import { logOut, signIn, switchCompany, tableRows } from './journey.ts';

offline.setTimeout(150_000);

const NOTICE = /No connection|The portal cannot be reached/;

/** Everything that the portal stored on the device, as one text. */
const storedText = async (page: Page): Promise<string> => JSON.stringify(await storedRows(page));

offline(
  '[SW-03] what was seen is read without a network, with its age, also after a restart, and refreshes by itself',
  async ({ page, context, portal }) => {
    await signIn(page, 'viewer');
    await expect(tableRows(page).nth(1)).toBeVisible();
    await controlled(page);
    await page.getByRole('link', { name: 'Documents', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    const row = page.getByRole('main').getByRole('row').nth(1);
    const first = (await row.textContent()) ?? '';
    await expect.poll(() => storedText(page), { timeout: 10_000 }).toContain('listDocuments');

    portal.cut(true);
    await page.close();
    const later = await context.newPage();
    await later.goto('/order/documents');
    await expect(later.getByRole('main').getByRole('row').nth(1)).toHaveText(first);
    await expect(later.getByText(NOTICE)).toBeVisible();
    await expect(later.getByText(/You see what was loaded on/)).toBeVisible();
    if (process.env.SHOT) await later.screenshot({ path: `${process.env.SHOT}-list.png` });
    await later.getByRole('link', { name: 'Overview', exact: true }).first().click();
    await expect(tableRows(later).nth(1)).toBeVisible();

    // A page that was never loaded says so and offers a way on.
    await later.goto('/order/company/projects');
    await expect(
      later
        .getByRole('main')
        .getByText(/offline|connection/i)
        .first(),
    ).toBeVisible();

    if (process.env.SHOT) await later.screenshot({ path: `${process.env.SHOT}-unseen.png` });
    await later.goto('/order/documents');
    await expect(later.getByText(NOTICE)).toBeVisible();
    portal.cut(false);
    await later.getByRole('button', { name: 'Retry' }).first().click();
    await expect(later.getByText(NOTICE)).toHaveCount(0);
  },
);

offline(
  '[SW-06] a switch of client leaves nothing of it on the device, a logout nothing of the user',
  async ({ page, context, portal }) => {
    await signIn(page, 'admin');
    await expect(tableRows(page).nth(1)).toBeVisible();
    await controlled(page);
    await expect.poll(() => storedText(page), { timeout: 10_000 }).toContain('listContractLines');
    const clientOf = () => page.evaluate(() => localStorage.getItem('corporateClientUuid') ?? '');
    const former = await clientOf();
    expect(await storedText(page)).toContain(`"client":"${former}"`);
    await switchCompany(page);
    await expect.poll(clientOf).not.toBe(former);
    await expect.poll(() => storedText(page), { timeout: 15_000 }).toContain(`"client":"${await clientOf()}"`);
    await expect.poll(() => storedText(page), { timeout: 10_000 }).not.toContain(`"client":"${former}"`);
    const slow = await context.newPage();
    await slow.goto('/order/contracts');
    await expect(tableRows(slow).nth(1)).toBeVisible();
    portal.delay(2_000);
    await slow.getByRole('link', { name: 'Documents', exact: true }).first().click();
    await logOut(page);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 15_000 });
    portal.delay(0);
    await slow.waitForTimeout(3_000);
    expect(await storedRows(slow)).toEqual([]);
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const urls = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return urls.flat().filter((url) => url.includes('/api/'));
    });
    expect(cached).toEqual([]);
  },
);
