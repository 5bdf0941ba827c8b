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
  order,
  type Rental,
} from './rental-steps.ts';

const PROJECT = 'Kade Noord';
const OTHER_PROJECTS = /Zuidas Tower C|Haven 7|Stationskwartier/;
/** Users may see the amount that they can order without approval. */
const OWN_LIMIT = 'orderLimit';

/** Paths of the amounts of money in an answer. */
function amountsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('amount' in value && value.amount !== null) return [path];
  return Object.entries(value).flatMap(([name, one]) => (name === OWN_LIMIT ? [] : amountsIn(one, `${path}/${name}`)));
}

/** Watches the answers of the API for amounts of money and other projects; the returned function lists them. */
function watchForLeaks(page: Page) {
  const leaks: string[] = [];
  const pending: Promise<void>[] = [];
  const read = async (answer: Response) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/api/') || !/json/.test(answer.headers()['content-type'] ?? '')) return;
    const text = await answer.text().catch(() => '');
    if (!text) return;
    leaks.push(...amountsIn(JSON.parse(text)).map((path) => `${pathname}: ${path}`));
    if (OTHER_PROJECTS.test(text)) leaks.push(`${pathname}: another project`);
  };
  page.on('response', (answer) => void pending.push(read(answer)));
  return async () => {
    await Promise.all(pending);
    return [...new Set(leaks)];
  };
}

journey(
  '[DOM-10] [DOM-11] a whole rental by somebody who sees one project and no prices: none is on a page or in an answer',
  { tag: '@all' },
  async ({ page, browser, request }) => {
    journey.setTimeout(120_000);
    const reference = `Site ${crypto.randomUUID().slice(0, 8)}`;
    const leaksSoFar = watchForLeaks(page);
    const approver = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const company = rentalCompany(request, reference);
    const rental: Rental = { page, language: 'en-US', project: PROJECT, reference, company };
    const email = `${reference.replace(' ', '.')}@noordzee.example`.toLowerCase();
    const colleague = { email, language: 'en-US', roles: ['Site user'], project: PROJECT, limit: '100.00' } as const;
    await acceptInvitation(rental, await invite(request, colleague));
    /** Expects neither amounts nor other projects on the open page. */
    const expectNoPrices = async () => {
      await page.waitForLoadState('networkidle');
      await expect(page.locator('#root')).not.toContainText(/€|EUR/);
      await expect(page.locator('#root')).not.toContainText(OTHER_PROJECTS);
    };
    await expectNoPrices();

    const orderId = await order(rental);
    await expectNoPrices();
    await approve(approver, orderId);
    const delivered = await deliver(rental, orderId);
    await extend(rental, delivered);
    await expectNoPrices();
    const offHireId = await callOff(rental, delivered);
    await expectNoPrices();
    await collect(rental, offHireId);
    await expectNoPrices();
    const invoiceId = await invoice(rental, delivered);
    await approver.goto('/order/contracts');
    const noteId = await dispute({ ...rental, page: approver }, invoiceId, delivered);
    await expectOneOfEach(rental, delivered);

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
    expect(await leaksSoFar()).toEqual([]);
    // The administrator does see the amount.
    await approver.goto(`/order/documents/${invoiceId}`);
    await expect(approver.getByText('€254.10').first()).toBeVisible();
  },
);
