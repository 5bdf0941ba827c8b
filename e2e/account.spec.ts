import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expect, journey, signIn } from './journey.ts';
import { linkIn, mailTo } from './mails.ts';
import { operate } from './operate.ts';

/** Creates an account for one journey, by the operator's command. */
const makeAccount = (email: string) =>
  operate('add-administrator', '--op-co', 'NL', '--company', 'Bouwgroep Noordzee B.V.', '--email', email);

const NEW_PASSWORD = 'tall cranes over the harbor';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

journey(
  '[RT-05] [OP-05] a company registers: the rental company gets it, the visitor a confirmation',
  async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'Become a customer' }).click();
    await expect(heading(page)).toHaveText('Become a customer');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Accept this to continue.').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByLabel('Where you want to rent').selectOption('Hireyard Polska');
    await page.getByLabel('Company').fill('Żuraw & Syn Sp. z o.o.');
    await page.getByLabel('Country').selectOption('Poland');
    await page.getByLabel('VAT number').fill('774-00-01-454');
    await page.getByLabel('First name').fill('Łucja');
    await page.getByLabel('Last name').fill('Żuraw');
    await page.getByLabel('E-mail address').fill('lucja@zuraw.example');
    await page.getByLabel('Telephone').fill('+48 22 555 01 10');
    await page.getByLabel('I accept the terms and conditions.').check();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('main')).toContainText('a confirmation to lucja@zuraw.example');

    const confirmation = await mailTo('lucja@zuraw.example', 'prospectReceived');
    expect(confirmation.subject).toBe('We have received your registration');
    expect(confirmation.from?.name).toBe('Hireyard Polska');
    const received = await mailTo('wynajem@pl.hireyard.example', 'prospect');
    expect(received.subject).toBe('Nowe zgłoszenie: Żuraw & Syn Sp. z o.o.');
    expect(received.replyTo).toMatchObject([{ address: 'lucja@zuraw.example' }]);
    expect(received.text).toContain('PL7740001454');
    // A visitor may give anybody's address, so nothing of their text is in the confirmation.
    expect(confirmation.text).not.toMatch(/PL7740001454|Żuraw|Łucja/);
  },
);

journey(
  '[OP-05] [SE-01] a forgotten password is set anew by the link of a mail, once',
  async ({ page, browser, consoleErrors }) => {
    // The server refuses a widely known password.
    consoleErrors.expected.push(/status of 422/);
    const email = 'forgetful@noordzee.example';
    makeAccount(email);
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(heading(page)).toHaveText('Forgot your password?');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('main')).toContainText(`If ${email} belongs to an account`);
    const mail = await mailTo(email, 'passwordReset');
    const link = linkIn(mail);
    expect(mail.text).toContain(link);

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    for (const opened of [page, other]) {
      await opened.goto(link);
      await expect(heading(opened)).toHaveText('Set a new password');
      expect(await axeFindings(opened)).toEqual([]);
    }
    await page.getByRole('textbox', { name: 'New password' }).fill('Password12345');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByText(/widely known or easy to guess/).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(heading(page)).toHaveText('On rent');
    expect((await mailTo(email, 'passwordChanged')).subject).toBe('Your password was changed');

    await other.getByRole('textbox', { name: 'New password' }).fill(`${NEW_PASSWORD}!`);
    await other.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(other.getByRole('alert')).toContainText('This link no longer works');
    await elsewhere.close();
  },
);

journey(
  '[OP-05] [DOM-07] a colleague is invited, chooses a password by the mail and is in',
  async ({ page, browser }) => {
    await signIn(page, 'admin');
    await expect(heading(page)).toHaveText('On rent');
    await page.goto('/order/company/users');
    await page.getByRole('link', { name: 'Invite colleague' }).click();
    await page.getByLabel('E-mail').fill('zoe.mulder@noordzee.example');
    await page.getByLabel('First name').fill('Zoë');
    await page.getByLabel('Last name').fill('Mulder');
    await page.getByLabel('Language of the invitation').selectOption('Nederlands');
    await page.getByRole('checkbox', { name: 'Buyer' }).check();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(heading(page)).toHaveText('Zoë Mulder');

    const mail = await mailTo('zoe.mulder@noordzee.example', 'invitation');
    expect(mail.subject).toBe('Uw toegang tot het klantenportaal van Hireyard Nederland');
    expect(mail.text).toContain('Bouwgroep Noordzee B.V.');
    const invited = await browser.newContext({ locale: 'nl-NL' });
    const other = await invited.newPage();
    await other.goto(linkIn(mail));
    await other.getByRole('textbox', { name: 'Nieuw wachtwoord' }).fill(NEW_PASSWORD);
    await other.getByRole('button', { name: 'Accepteren en inloggen' }).click();
    await expect(heading(other)).toHaveText('In huur');
    await invited.close();

    await page.reload();
    await expect(page.getByRole('main')).toContainText('Active');
  },
);
