import { expect, signIn } from './journey.ts';
import { disputeFromInvoice, extendFromContract, order } from './rental-steps.ts';
import { simulated, untilShown } from './simulated.ts';

simulated(
  '[DOM-24] a whole rental with a simulator as the rental company, by the clock of the demo, until its invoice is corrected',
  { tag: '@all' },
  async ({ page }) => {
    simulated.setTimeout(180_000);
    page.setDefaultTimeout(15_000);
    await signIn(page, 'admin');
    await expect(page.getByRole('region', { name: 'Demo clock' })).toBeVisible();
    // The simulator runs in real time, so a form is never open past midnight; the journey skips days itself.

    // The simulator rejects some orders. The journey then orders once more.
    const contract = page.getByRole('link', { name: /^C-/ });
    const rejected = page.getByText(/^Rejected by/);
    const reference = `Demo ${crypto.randomUUID().slice(0, 8)}`;
    const rental = {
      page,
      language: 'en-US',
      project: 'Zuidas Tower C',
      reference,
      confirmation: /has been sent to depot/,
    } as const;
    await order(rental);
    await untilShown(page, contract.or(rejected), { ahead: true });
    if (await rejected.isVisible()) {
      await order(rental);
      await untilShown(page, contract, { ahead: true });
    }
    await contract.click();
    const callOff = page.getByRole('link', { name: 'Call off', exact: true });
    await untilShown(page, callOff, { ahead: true });

    const contractUrl = page.url();
    await extendFromContract(rental, /./);
    await page.goto(contractUrl);

    await callOff.click();
    const machine = page.getByRole('checkbox').first();
    await machine.check();
    await page.getByRole('textbox', { name: 'Place on site' }).fill('Behind gate 2');
    await page.getByRole('button', { name: 'Call off 1 machine' }).click();
    await page
      .getByRole('link', { name: /^OH-|^Number to follow/ })
      .first()
      .click({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1, name: /^Off-hire/ })).toBeVisible();
    await untilShown(page, page.getByText('Collected', { exact: true }).first(), { ahead: true });

    await page.getByRole('main').getByRole('link', { name: /^C-/ }).click();
    await untilShown(page, page.getByText('Closed', { exact: true }).first(), { ahead: true });

    const billed = page.getByText(/^Invoice I-/).first();
    await expect(billed).toBeVisible();
    const invoice = (await billed.textContent())?.replace('Invoice ', '') ?? '';
    await page.goto(`/order/documents?q=${invoice}`);
    await page.getByRole('link', { name: invoice }).first().click();
    await disputeFromInvoice(rental);
    await page.getByRole('main').getByRole('link', { name: invoice }).first().click();
    await expect(page.getByText('Disputed', { exact: true }).first()).toBeVisible();
    await untilShown(page, page.getByText('Corrected by'), { ahead: true });
    await page.getByRole('link', { name: /^CN-/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /CN-/ })).toBeVisible();
  },
);
