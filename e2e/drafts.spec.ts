import { expect, type Page } from '@playwright/test';
import { controlled, deployed as drafts, endWorkers } from './deployed.ts';
import { storedOn } from './device.ts';
import { logOut, signIn } from './journey.ts';

drafts.setTimeout(120_000);

const NEW_PROJECT = '/order/company/projects/add';
const LINE = /have not saved it yet/;
const name = (page: Page) => page.getByRole('textbox', { name: /^(?:Project )?name/i }).first();

/** Types a text and waits until the device has it. */
const type = async (page: Page, text: string) => {
  await name(page).fill(text);
  await expect.poll(() => typedOn(page)).toContain(text);
};

/** What the device keeps of forms, as one text. */
const typedOn = async (page: Page): Promise<string> => JSON.stringify(await storedOn(page, 'drafts'));

const open = async (page: Page) => {
  await page.goto(NEW_PROJECT);
  await expect(name(page)).toBeVisible();
};

drafts(
  '[SW-02] what was typed outlives a reload within 50 ms, a closed tab and a discard takes it',
  async ({ page, context }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await signIn(page, 'admin');
    await open(page);
    await type(page, 'Harbor');
    await name(page).press('End');
    await page.keyboard.type(' east');
    await page.evaluate(() => location.reload());
    await expect(name(page)).toHaveValue('Harbor east');
    await expect(page.getByText(LINE)).toBeVisible();

    await page.keyboard.press('Tab');
    await name(page).fill('Harbor west');
    await page.close({ runBeforeUnload: true });
    const later = await context.newPage();
    await open(later);
    await expect(name(later)).toHaveValue('Harbor west');
    expect(asked).toEqual([]);

    await later.getByRole('button', { name: 'Discard' }).click();
    await expect(name(later)).toHaveValue('');
    await expect(later.getByText(LINE)).toHaveCount(0);
    await later.reload();
    await expect(name(later)).toHaveValue('');
  },
);

drafts('[SW-02] [SW-06] it waits for its own user to sign in again, and is gone after a logout', async ({ page }) => {
  await signIn(page, 'admin');
  await open(page);
  await type(page, 'Harbor');
  // The session ends without a logout.
  const endSession = async () => {
    await page.evaluate(() => localStorage.removeItem('accessToken'));
    await page.context().clearCookies();
    await page.goto('/auth/login');
  };
  await endSession();
  await signIn(page, 'planner');
  await page.goto(NEW_PROJECT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Harbor')).toHaveCount(0);
  await expect(page.getByText(LINE)).toHaveCount(0);
  await endSession();
  await signIn(page, 'admin');
  await open(page);
  await expect(name(page)).toHaveValue('Harbor');

  await logOut(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => typedOn(page)).toBe('[]');
});

drafts(
  '[SW-02] a new version reloads a page with a form once, and what was typed is there',
  async ({ page, portal }) => {
    await signIn(page, 'admin');
    await open(page);
    await controlled(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await type(page, 'Harbor');
    portal.deploy('B');
    // The tab is shown again, which makes it look for a new version.
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
    const loadsWithoutFormer = async () => {
      await endWorkers(page);
      return loads;
    };
    await expect.poll(loadsWithoutFormer, { timeout: 20_000 }).toBe(1);
    await expect(name(page)).toHaveValue('Harbor');
    await expect(page.getByText(LINE)).toBeVisible();
    await page.waitForTimeout(2_000);
    expect(loads).toBe(1);
  },
);
