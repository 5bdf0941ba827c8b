import type { Page, Response } from '@playwright/test';
import { invite } from './colleagues.ts';
import { expect, journey } from './journey.ts';
import { rentalCompany } from './rental-company.ts';
import {
  acceptInvitation,
  approve,
  callOff,
  collect,
  deliver,
  dispute,
  expectOneOfEach,
  extend,
  invoice,
  type Life,
  order,
} from './rental-life.ts';

const PROJECT = 'Kade Noord';
const OTHERS = /Zuidas Tower C|Haven 7|Stationskwartier/;
/** What they may order alone is their own business. */
const OWN = 'orderLimit';

/** The places in an answer where an amount of money is told. */
function amountsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('amount' in value && value.amount !== null) return [path];
  return Object.entries(value).flatMap(([name, one]) => (name === OWN ? [] : amountsIn(one, `${path}/${name}`)));
}

/** Gathers what the answers of the API tell of money and of other projects. */
function watched(page: Page) {
  const told: string[] = [];
  const reading: Promise<void>[] = [];
  const read = async (answer: Response) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/api/') || !/json/.test(answer.headers()['content-type'] ?? '')) return;
    const text = await answer.text().catch(() => '');
    if (!text) return;
    told.push(...amountsIn(JSON.parse(text)).map((path) => `${pathname}: ${path}`));
    if (OTHERS.test(text)) told.push(`${pathname}: another project`);
  };
  page.on('response', (answer) => void reading.push(read(answer)));
  return async () => {
    await Promise.all(reading);
    return [...new Set(told)];
  };
}

journey(
  '[DOM-10] [DOM-11] a whole rental by somebody who sees one project and no prices: none is on a page or in an answer',
  async ({ page, browser, request }) => {
    journey.setTimeout(120_000);
    const reference = `Site ${crypto.randomUUID().slice(0, 8)}`;
    const toldOf = watched(page);
    const approver = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const company = rentalCompany(request, reference);
    const life: Life = { page, language: 'en-US', project: PROJECT, reference, company };
    const email = `${reference.replace(' ', '.')}@noordzee.example`.toLowerCase();
    const colleague = { email, language: 'en-US', roles: ['Site user'], project: PROJECT, limit: '100.00' } as const;
    await acceptInvitation(life, await invite(request, colleague));
    /** Nothing of money, and nothing of the other projects, is on the page that is open. */
    const expectNoPrices = async () => {
      await page.waitForLoadState('networkidle');
      await expect(page.locator('#root')).not.toContainText(/€|EUR/);
      await expect(page.locator('#root')).not.toContainText(OTHERS);
    };
    await expectNoPrices();

    const orderId = await order(life);
    await expectNoPrices();
    await approve(approver, orderId);
    const delivered = await deliver(life, orderId);
    await extend(life, delivered);
    await expectNoPrices();
    const offHireId = await callOff(life, delivered);
    await expectNoPrices();
    await collect(life, offHireId);
    await expectNoPrices();
    const invoiceId = await invoice(life, delivered);
    await approver.goto('/order/contracts');
    const noteId = await dispute({ ...life, page: approver }, invoiceId, delivered);
    await expectOneOfEach(life, delivered);

    const pages = [
      `/order/contracts/${delivered.contractId}`,
      `/order/documents/${invoiceId}`,
      `/order/documents/${noteId}`,
      `/order/orders/${orderId}`,
      ...[
        '/order/contracts',
        '/order/contracts?view=planning',
        '/order/orders',
        '/order/documents',
        '/order/attention',
      ],
      ...['/order/notifications', '/order/company/projects'],
    ];
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectNoPrices();
    }
    expect(await toldOf()).toEqual([]);
    // The administrator sees what was hidden.
    await approver.goto(`/order/documents/${invoiceId}`);
    await expect(approver.getByText('€254.10').first()).toBeVisible();
  },
);
