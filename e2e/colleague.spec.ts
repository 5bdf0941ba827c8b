import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { OPTIONAL_DECLINED } from './choice.ts';
import { expect, journey, signIn } from './journey.ts';
import { linkIn, mailTo } from './mails.ts';

const EMAIL = 'bas.smit@noordzee.example';
const PROJECT = 'Kade Noord';
const WISH = 'Power for the night shift';
/** PNG of one pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

journey(
  '[DOM-04] [DOM-05] [DOM-07] [DOM-18] a colleague is invited to one project, asks for equipment on a phone with a photo, and gets an own asset',
  { tag: '@all' },
  async ({ page, browser, baseURL }) => {
    journey.setTimeout(120_000);
    await signIn(page, 'admin');
    await expect(heading(page)).toHaveText('On rent');
    await page.goto('/order/company/users/invite');
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.getByLabel('First name').fill('Bas');
    await page.getByLabel('Last name').fill('Smit');
    await page.getByRole('checkbox', { name: 'Site user' }).check();
    await page.getByRole('radio', { name: 'Only these' }).check();
    await page.getByRole('combobox', { name: 'Add project' }).fill(PROJECT);
    await page.getByRole('option', { name: new RegExp(PROJECT) }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(heading(page)).toHaveText('Bas Smit');

    const phone = await browser.newContext({
      viewport: { width: 375, height: 812 },
      hasTouch: true,
      reducedMotion: 'reduce',
      storageState: {
        cookies: [],
        origins: [
          { origin: String(baseURL), localStorage: [{ name: 'klaro', value: JSON.stringify(OPTIONAL_DECLINED) }] },
        ],
      },
    });
    const site = await phone.newPage();
    await site.goto(linkIn(await mailTo(EMAIL, 'invitation')));
    await site.getByRole('textbox', { name: 'New password' }).fill('a quiet harbor in november');
    await site.getByRole('button', { name: 'Accept and sign in' }).click();
    await expect(heading(site)).toHaveText('On rent');

    // Other projects are hidden.
    await site.goto('/request/requests');
    await expect(heading(site)).toHaveText('Requests');
    await expect(site.getByText(PROJECT).first()).toBeVisible();
    await expect(site.getByText('Zuidas Tower C')).toHaveCount(0);

    await site.goto('/request/requests/add');
    await site.getByLabel('What is it about?').fill(WISH);
    await site.getByRole('combobox', { name: 'Project' }).fill(PROJECT);
    await site.getByRole('option', { name: new RegExp(PROJECT) }).click();
    await site.getByRole('textbox', { name: 'In your own words' }).fill('A generator that two people can move');
    expect(await axeFindings(site)).toEqual([]);
    await site.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(heading(site)).toHaveText(WISH);
    await site.getByRole('textbox', { name: 'Write a comment' }).fill('It goes where the photo shows.');
    await site.getByRole('button', { name: 'Photos' }).click();
    const fileChooser = site.waitForEvent('filechooser');
    await site.getByRole('button', { name: 'Choose files' }).click();
    await (await fileChooser).setFiles({ name: 'place.png', mimeType: 'image/png', buffer: PHOTO });
    await expect(site.getByText('place.png')).toBeVisible();
    await site.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(site.getByText('It goes where the photo shows.')).toBeVisible();

    await page.goto('/request/requests?waiting=me');
    await page.getByRole('link', { name: WISH }).click();
    await expect(page.getByText('Bas Smit is waiting for you.')).toBeVisible();
    await expect(page.getByRole('button', { name: /place\.png/ })).toBeVisible();
    await page.getByRole('button', { name: 'Take into review' }).click();
    await page.getByRole('radio', { name: 'Own equipment' }).check();
    const choice = page.getByRole('combobox', { name: 'Own machine' });
    await choice.fill('generator');
    await page.getByRole('option').first().click();
    // Read from the field: the options may have changed since they were listed.
    const [tag] = (await choice.inputValue()).split(' · ');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Mark as fulfilled' }).click();
    await expect(page.getByText('The request has been fulfilled.')).toBeVisible();

    await site.reload();
    await expect(site.getByText('Fulfilled').first()).toBeVisible();
    await expect(site.getByText(String(tag)).first()).toBeVisible();
    await site.getByRole('link', { name: /^Notifications/ }).click();
    await expect(site.getByText(WISH).first()).toBeVisible();
    await page.goto(`/asset/assets?q=${tag}`);
    await expect(page.getByRole('row').nth(1)).toContainText(PROJECT);
    await phone.close();
  },
);
