import { execFileSync } from 'node:child_process';
import type { APIResponse, Page } from '@playwright/test';
import { DATA_DIR } from './data-dir.ts';
import { expect, journey, signIn } from './journey.ts';

/** An account of the rental company's ERP, as an operator makes it. */
function secretOf(name: string): string {
  const made = execFileSync(
    process.execPath,
    ['packages/server/src/operate.ts', 'add-machine-account', '--op-co', 'NL', '--name', name],
    { env: { ...process.env, DATA_DIR, DATABASE_URL: '' }, encoding: 'utf8' },
  );
  return /hyb_\S+/.exec(made)?.[0] ?? '';
}

/** The rental company, which acts by its own API. */
function companyOf(page: Page, secret: string) {
  const headers = { authorization: `Bearer ${secret}` };
  const answer = async (sent: Promise<APIResponse>) => {
    const response = await sent;
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  return {
    list: async (path: string) => (await answer(page.request.get(`/api/backoffice/${path}`, { headers }))).items,
    act: (path: string, data: object = {}) =>
      answer(
        page.request.post(`/api/backoffice/${path}`, {
          headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
          data,
        }),
      ),
  };
}

/** From now on the server hears everything, and every third of its answers gets lost on the way. */
async function loseAnswers(page: Page): Promise<void> {
  let answers = 0;
  await page.route(/\/api\/(?!usermgmt\/auth)/, async (route) => {
    const response = await route.fetch();
    answers += 1;
    await (answers % 3 === 0 ? route.fulfill({ status: 504 }) : route.fulfill({ response }));
  });
}

const now = () => new Date().toISOString();
const today = () => now().slice(0, 10);
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

journey(
  '[DOM-01] [DOM-02] [DOM-03] [DOM-08] from order over approval, delivery and off-hire to the invoice, every third answer lost',
  async ({ page, browser, provokes }) => {
    provokes.expected.push(/504/);
    const reference = `Journey ${crypto.randomUUID().slice(0, 8)}`;
    const company = companyOf(page, secretOf(reference));
    await signIn(page, 'planner', '/order/orders/add');
    await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
    await loseAnswers(page);
    page.setDefaultTimeout(10_000);

    await page.getByRole('combobox', { name: /^Project/ }).click();
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /^Zuidas Tower C/ })
      .click();
    const boom = page.getByRole('button', { name: /^Add Telescopic boom lift/ }).first();
    const name = ((await boom.getAttribute('aria-label')) ?? '').replace(/^Add /, '');
    await boom.click();
    // More than the planner may order alone.
    await page
      .getByRole('textbox', { name: `Quantity of ${name}` })
      .first()
      .fill('9');
    await page.getByRole('button', { name: 'Pick-up', exact: true }).click();
    await page.getByRole('textbox', { name: 'PO number' }).fill('4500042');
    await page.getByRole('textbox', { name: 'Reference' }).fill(reference);
    await page.getByRole('button', { name: 'Review order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send order' }).click();
    await expect(page.getByText(/is waiting for approval/)).toBeVisible();
    const orderId = idIn(page);

    const other = await browser.newContext();
    const approver = await other.newPage();
    await signIn(approver, 'admin', `/order/orders/${orderId}`);
    await approver.getByRole('button', { name: 'Approve' }).click();
    await approver
      .getByRole('alertdialog')
      .or(approver.getByRole('dialog'))
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(approver.getByText('The order was approved.')).toBeVisible();

    const { client } = await company.act(`orders/${orderId}/confirm`);
    const contractNumber = `C-${reference}`;
    const { contracts } = await company.act(`orders/${orderId}/complete`, { contractNumber });
    const planned = await company.list(`contract-lines?status=planned&client=${client.uuid}&size=200`);
    const { id: lineId } = planned.find((line: { contractNumber: string }) => line.contractNumber === contractNumber);
    await company.act(`contract-lines/${lineId}/deliver`, { at: now(), fleetNumber: '77001', serialNumber: null });

    // The seconds in which it can be undone are not waited for.
    await page.clock.install();
    await page.goto(`/order/off-hires/add?contract=${contracts[0].id}&line=${lineId}`);
    await expect(page.getByRole('checkbox', { name: /77001/ })).toBeChecked();
    await page.getByRole('textbox', { name: 'Place on site' }).fill('Behind gate 2');
    await page.getByRole('button', { name: 'Call off' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.clock.runFor(11_000);
    await expect(page.getByRole('heading', { level: 1, name: /Off-hire OH-/ })).toBeVisible();
    const offHireId = idIn(page);

    const confirmed = await company.list(`off-hires?status=confirmed&client=${client.uuid}&size=200`);
    const mine = confirmed.filter(({ lines }: { lines: { lineId: string }[] }) =>
      lines.some((line) => line.lineId === lineId),
    );
    expect(mine.map(({ id }: { id: string }) => id)).toEqual([offHireId]);
    await company.act(`off-hires/${offHireId}/schedule`, { window: { ...mine[0].window, slot: 'morning' } });
    await page.reload();
    await expect(page.getByText(/The driver comes on/)).toBeVisible();
    await company.act(`off-hires/${offHireId}/collect`, { at: now() });
    const days = { from: today(), till: today(), days: 1 };
    const rent = {
      contractLineId: lineId,
      text: name,
      quantity: '1',
      unit: 'day',
      price: '210.00',
      vatRate: '21',
      period: days,
    };
    const number = `I-${reference}`;
    const invoice = {
      clientUuid: client.uuid,
      number,
      issuedOn: today(),
      dueOn: today(),
      poNumber: null,
      lines: [rent],
    };
    const { id: invoiceId } = await company.act('invoices', invoice);
    await company.act(`contract-lines/${lineId}/close`);

    await approver.goto(`/order/documents/${invoiceId}`);
    await expect(approver.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
    await expect(approver.getByText('€254.10').first()).toBeVisible();
    const orders = await company.list(`orders?client=${client.uuid}&since=${today()}&size=200`);
    expect(orders.filter((order: { reference: string }) => order.reference === reference)).toHaveLength(1);
    await other.close();
  },
);
