import { expect, type Page } from '@playwright/test';
import { controlled, deployed as drafts, endWorkers } from './deployed.ts';
import { storedRows } from './device.ts';
import { logOut, signIn } from './journey.ts';

drafts.setTimeout(120_000);

const NEW_PROJECT = '/order/company/projects/add';
const UNSAVED_NOTE = /have not saved it yet/;
const name = (page: Page) => page.getByRole('textbox', { name: /^(?:Project )?name/i }).first();

/** Types a text and waits until it is stored on the device. */
const type = async (page: Page, text: string) => {
  await name(page).fill(text);
  await expect.poll(() => storedDrafts(page)).toContain(text);
};

/** The drafts on the device, as one text. */
const storedDrafts = async (page: Page): Promise<string> => JSON.stringify(await storedRows(page, 'drafts'));

const open = async (page: Page) => {
  await page.goto(NEW_PROJECT);
  await expect(name(page)).toBeVisible();
};

drafts(
  '[SW-02] what was typed outlives a reload within 50 ms, a closed tab and a discard takes it',
  async ({ page, context }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    await signIn(page, 'admin');
    await open(page);
    await type(page, 'Harbor');
    await name(page).press('End');
    await page.keyboard.type(' east');
    expect(await name(page).inputValue()).toBe('Harbor east');
    await page.evaluate(() => location.reload());
    await expect(name(page)).toHaveValue('Harbor east');
    await expect(page.getByText(UNSAVED_NOTE)).toBeVisible();

    await page.keyboard.press('Tab');
    await name(page).fill('Harbor west');
    await page.close({ runBeforeUnload: true });
    const later = await context.newPage();
    await open(later);
    await expect(name(later)).toHaveValue('Harbor west');
    expect(dialogs).toEqual([]);

    await later.getByRole('button', { name: 'Discard' }).click();
    await expect(name(later)).toHaveValue('');
    await expect(later.getByText(UNSAVED_NOTE)).toHaveCount(0);
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
  await expect(page.getByText(UNSAVED_NOTE)).toHaveCount(0);
  await endSession();
  await signIn(page, 'admin');
  await open(page);
  await expect(name(page)).toHaveValue('Harbor');

  await logOut(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => storedDrafts(page)).toBe('[]');
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
    // Checks for a new version, as the portal does when its tab becomes visible.
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
    const loadsWithoutFormer = async () => {
      await endWorkers(page);
      return loads;
    };
    await expect.poll(loadsWithoutFormer, { timeout: 20_000 }).toBe(1);
    await expect(name(page)).toHaveValue('Harbor');
    await expect(page.getByText(UNSAVED_NOTE)).toBeVisible();
    await page.waitForTimeout(2_000);
    expect(loads).toBe(1);
  },
);
