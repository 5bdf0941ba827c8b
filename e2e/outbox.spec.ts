import { expect, type Page } from '@playwright/test';
import { controlled, deployed as offline } from './deployed.ts';
import { storedRows, storeRows } from './device.ts';
import { logOut, signIn, tableRows } from './journey.ts';

offline.setTimeout(180_000);

const OFF_HIRES = '/api/off-hires';
const WAITS = '1 change waits to be sent';

/** Opens the first or last contract of the list, and waits until its machines can be called off without a network. */
const openContract = async (
  page: Page,
  which: 'first' | 'last',
  newRequests: () => readonly string[],
): Promise<void> => {
  await expect(tableRows(page).nth(1)).toBeVisible();
  await controlled(page);
  await page.getByRole('main').getByRole('link', { name: /^C-/ })[which]().click();
  await expect(page.getByRole('link', { name: 'Call off', exact: true }).first()).toBeVisible();
  // The page loads the data of the call-off form in the background.
  await expect.poll(() => newRequests().includes('GET /api/rented-lines'), { timeout: 15_000 }).toBe(true);
  await page.waitForTimeout(1_500);
};

/** Calls off the first machine of the contract. */
const callOff = async (page: Page, place: string): Promise<void> => {
  await page.getByRole('link', { name: 'Call off', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Call off' })).toBeVisible();
  const machine = page.getByRole('main').getByRole('checkbox').first();
  if (!(await machine.isChecked())) await machine.check();
  await page.getByRole('textbox', { name: 'Place on site' }).fill(place);
  await page.getByRole('button', { name: /^Call off \d/ }).click();
};

/** Calls a machine off without a network and queues the change. */
const queueCallOff = async (page: Page, place: string): Promise<void> => {
  await callOff(page, place);
  await page.getByRole('button', { name: 'Send when connected' }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'To be sent' })).toBeVisible();
  await expect(page.getByText('Waits for a connection')).toBeVisible();
};

/** Adds two aged copies of the queued write: one that is no longer valid, and one that was sent a day ago without an answer. */
async function addAgedCopies(page: Page): Promise<void> {
  const [write] = (await storedRows(page, 'outbox')) as { id: string }[];
  const late = { firstAttemptAt: null, validUntil: Date.now() - 60_000 };
  const unknown = { firstAttemptAt: Date.now() - 25 * 3_600_000 };
  await storeRows(page, 'outbox', [
    { ...write, ...late, id: `${write?.id}-late`, key: 'late' },
    { ...write, ...unknown, id: `${write?.id}-unknown`, key: 'unknown' },
  ]);
}

/** Links to off-hires on the contract's page. */
const offHires = (page: Page) => page.getByRole('main').locator('a[href*="/order/off-hires/"]:not([href$="/add"])');

offline(
  '[SW-04] a machine is called off without a network, and once, after the tab was closed, the session expired and an answer was lost',
  async ({ page, context, portal }) => {
    await signIn(page, 'planner', '/order/contracts?status=onRent&page=2');
    await openContract(page, 'first', portal.newRequests);
    const contract = new URL(page.url()).pathname;
    const before = await offHires(page).count();

    portal.cut(true);
    await queueCallOff(page, 'Behind gate 2');
    if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-outbox.png` });
    await page.close();
    const later = await context.newPage();
    await later.goto('/order/contracts');
    await expect(later.getByText(WAITS)).toBeVisible({ timeout: 20_000 });
    if (process.env.SHOT) {
      await later.setViewportSize({ width: 375, height: 760 });
      await later.emulateMedia({ colorScheme: 'dark' });
      await later.screenshot({ path: `${process.env.SHOT}-notice.png` });
      await later.setViewportSize({ width: 1280, height: 720 });
    }
    expect(portal.keys(OFF_HIRES).length).toBe(0);

    // The session has ended, and the answer to the first attempt gets lost.
    await later.evaluate(() => localStorage.removeItem('accessToken'));
    await context.clearCookies();
    portal.lose(/^\/api\/off-hires$/, 1);
    portal.cut(false);
    await signIn(later, 'planner');
    await expect(later.getByText(WAITS)).toBeVisible({ timeout: 20_000 });
    await expect(later.getByText(WAITS)).toHaveCount(0, { timeout: 40_000 });
    const keys = portal.keys(OFF_HIRES);
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys).size).toBe(1);
    await later.goto(contract);
    await expect(offHires(later)).toHaveCount(before + 1);
  },
);

offline(
  '[SW-04] what waits is sent by nobody else, not late nor twice, and where somebody was faster it says so and can be changed',
  { tag: '@all' },
  async ({ page, portal }) => {
    await signIn(page, 'planner', '/order/contracts?status=onRent&page=2');
    await openContract(page, 'last', portal.newRequests);
    const contract = new URL(page.url()).pathname;
    portal.cut(true);
    await queueCallOff(page, 'Behind gate 3');
    await logOut(page);
    await page.getByRole('button', { name: 'Log out and keep them' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
    await addAgedCopies(page);
    portal.cut(false);

    // A colleague on the same device calls the same machine off.
    await signIn(page, 'admin', contract);
    await callOff(page, 'Behind gate 3');
    await expect(page.getByRole('heading', { level: 1, name: 'Called off' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(WAITS)).toHaveCount(0);
    const sentBefore = portal.keys(OFF_HIRES).length;
    await logOut(page);

    await signIn(page, 'planner', '/order/outbox');
    await expect(page.getByText('Not sent')).toHaveCount(3, { timeout: 20_000 });
    await expect(page.getByText('The time that was asked for has passed.')).toBeVisible();
    await expect(page.getByText(/It was sent more than a day ago and no answer came/)).toBeVisible();
    expect(portal.keys(OFF_HIRES).length).toBe(sentBefore + 1);
    expect(portal.keys(OFF_HIRES)).not.toContain('late');
    expect(portal.keys(OFF_HIRES)).not.toContain('unknown');
    for (const remaining of [2, 1]) {
      await page
        .getByRole('button', { name: /^Discard/ })
        .last()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByText('Not sent')).toHaveCount(remaining);
    }
    if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-refused.png` });
    await page.getByRole('button', { name: /^Change/ }).click();
    await expect(page).toHaveURL(/\/order\/off-hires\/add/);
    if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-changed.png` });
    await page.goto('/order/outbox');
    await expect(page.getByText('You are writing it anew. Discard it here once that is sent.')).toBeVisible();
    await page.getByRole('button', { name: /^Discard/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Everything is sent')).toBeVisible();
  },
);
