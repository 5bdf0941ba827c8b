import type { Page } from '@playwright/test';
import { firstEndOf } from '../packages/contract/src/off-hires/rules.ts';
import { expect, signIn } from './journey.ts';
import type { RentalCompany } from './rental-company.ts';

/** Labels and messages of the journey, by language. */
const WORDS = {
  'en-US': {
    locale: 'en-GB',
    newPassword: 'New password',
    accept: 'Accept and sign in',
    machine: 'Telescopic boom lift',
    addMachine: /^Add Telescopic boom lift/,
    search: 'Search machines',
    newOrder: 'New order',
    project: /^Project/,
    period: /^Rental period/,
    from: 'From',
    to: 'To',
    pickup: 'Pick-up',
    poNumber: 'PO number',
    reference: 'Reference',
    review: 'Review order',
    send: 'Send order',
    waitsForApproval: /is waiting for approval/,
    extend: 'Extend',
    lastDay: 'Last day',
    reason: 'Reason',
    extendOne: 'Extend 1 machine',
    extended: /^1 machine is extended to /,
    callOff: 'Call off',
    callOffOne: 'Call off 1 machine',
    place: 'Place on site',
    undo: 'Undo',
    offHire: /^Off-hire OH-/,
    driverComes: /The driver comes on/,
    noAccess: /The driver could not get in/,
    returned: 'Collected',
    dispute: 'Dispute this invoice',
    description: 'Description',
    sendRequest: 'Send',
    aboutInvoice: /^Question about invoice/,
    disputed: 'Disputed',
    correctedBy: 'Corrected by',
  },
  de: {
    locale: 'de-DE',
    newPassword: 'Neues Passwort',
    accept: 'Annehmen und anmelden',
    machine: 'Teleskopbühne',
    addMachine: /^Teleskopbühne.* hinzufügen$/,
    search: 'Maschinen suchen',
    newOrder: 'Neuer Auftrag',
    project: /^Projekt/,
    period: /^Mietzeitraum/,
    from: 'Von',
    to: 'Bis',
    pickup: 'Abholung',
    poNumber: 'Bestellnummer',
    reference: 'Referenz',
    review: 'Auftrag prüfen',
    send: 'Auftrag senden',
    waitsForApproval: /wartet auf Freigabe/,
    extend: 'Verlängern',
    lastDay: 'Letzter Tag',
    reason: 'Grund',
    extendOne: '1 Maschine verlängern',
    extended: /^1 Maschine ist bis .* verlängert/,
    callOff: 'Freimelden',
    callOffOne: '1 Maschine freimelden',
    place: 'Standort auf der Baustelle',
    undo: 'Rückgängig',
    offHire: /^Freimeldung OH-/,
    driverComes: /Der Fahrer kommt am/,
    noAccess: /Der Fahrer kam nicht auf die Baustelle/,
    returned: 'Abgeholt',
    dispute: 'Rechnung reklamieren',
    description: 'Beschreibung',
    sendRequest: 'Senden',
    aboutInvoice: /^Frage zur Rechnung/,
    disputed: 'Strittig',
    correctedBy: 'Korrigiert durch',
  },
} as const;
export type Language = keyof typeof WORDS;

/** A rental: the customer's page and language, the project, and the rental company. */
export interface Rental {
  readonly page: Page;
  readonly language: Language;
  readonly project: string;
  /** Identifies the order and its documents. */
  readonly reference: string;
  readonly company: RentalCompany;
}
const wordsOf = ({ language }: Pick<Rental, 'language'>) => WORDS[language];

const now = () => new Date().toISOString();
const today = () => now().slice(0, 10);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
/** Formats a day relative to today as a user types it. */
const dayText = (days: number, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    ...(locale === 'en-GB' ? { day: 'numeric', month: 'short' } : { day: '2-digit', month: '2-digit' }),
  }).format(Date.now() + days * 86_400_000);

/** Accepts an invitation with a new password, which signs the user in. */
export async function acceptInvitation({ page, language }: Pick<Rental, 'page' | 'language'>, link: string) {
  const words = wordsOf({ language });
  await page.goto(link);
  await page.getByRole('textbox', { name: words.newPassword }).fill('a quiet harbor in november');
  await page.getByRole('button', { name: words.accept }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** Replaces every third answer by a 504, after the server has handled the request. */
export async function loseAnswers(page: Page): Promise<void> {
  let answers = 0;
  await page.route(/\/api\/(?!usermgmt\/auth)/, async (route) => {
    const response = await route.fetch();
    answers += 1;
    await (answers % 3 === 0 ? route.fulfill({ status: 504 }) : route.fulfill({ response }));
  });
}

interface Ordered extends Pick<Rental, 'page' | 'language' | 'project' | 'reference'> {
  /** Confirmation to expect. The default says that the order waits for approval. */
  readonly confirmation?: RegExp;
}
/** Orders a machine for three weeks and returns the order's id. */
export async function order(rental: Ordered): Promise<string> {
  const { page, project, reference } = rental;
  const words = wordsOf(rental);
  const { confirmation = words.waitsForApproval } = rental;
  await page.goto('/order/orders/add');
  await expect(heading(page)).toHaveText(words.newOrder);
  await page.getByRole('combobox', { name: words.project }).click();
  await page.getByRole('listbox').getByRole('option', { name: project }).click();
  const period = page.getByRole('group', { name: words.period });
  // The form fills in the depot's first possible day.
  await expect(period.getByRole('textbox', { name: words.from })).not.toHaveValue('');
  const to = period.getByRole('textbox', { name: words.to });
  await to.fill(dayText(21, words.locale));
  await to.press('Tab');
  await page.getByRole('searchbox', { name: words.search }).fill(words.machine);
  await page.getByRole('button', { name: words.addMachine }).first().click();
  await page.getByRole('button', { name: words.pickup, exact: true }).click();
  await page.getByRole('textbox', { name: words.poNumber }).fill('4500042');
  await page.getByRole('textbox', { name: words.reference }).fill(reference);
  await page.getByRole('button', { name: words.review }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('status').filter({ hasText: confirmation })).toBeVisible();
  return idIn(page);
}

/** Approves the order as the administrator, in English. */
export async function approve(approver: Page, orderId: string): Promise<void> {
  await signIn(approver, 'admin', `/order/orders/${orderId}`);
  await approver.getByRole('button', { name: 'Approve' }).click();
  await approver
    .getByRole('alertdialog')
    .or(approver.getByRole('dialog'))
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(approver.getByText('The order was approved.')).toBeVisible();
}

/** Confirms the order as the rental company, makes its contract and delivers the machine. */
export async function deliver({ company, reference }: Rental, orderId: string) {
  const { client } = await company.act(`orders/${orderId}/confirm`);
  const contractNumber = `C-${reference}`;
  const { contracts } = await company.act(`orders/${orderId}/complete`, { contractNumber });
  const planned = await company.list(`contract-lines?status=planned&client=${client.uuid}&size=200`);
  const lines = planned.filter((line: { contractNumber: string }) => line.contractNumber === contractNumber);
  expect(lines).toHaveLength(1);
  const [{ id: lineId }] = lines;
  await company.act(`contract-lines/${lineId}/deliver`, { at: now(), fleetNumber: '77001', serialNumber: null });
  return { client: String(client.uuid), contractId: String(contracts[0].id), lineId: String(lineId) };
}
export type Delivered = Awaited<ReturnType<typeof deliver>>;

/** Extends the machine from the contract's page to the first possible day, and returns that day. */
export async function extendFromContract(rental: Pick<Rental, 'page' | 'language'>, machine: RegExp): Promise<string> {
  const { page } = rental;
  const words = wordsOf(rental);
  const read = page.waitForResponse((answer) => answer.url().includes('/rented-lines') && answer.ok());
  await page.getByRole('link', { name: words.extend, exact: true }).click();
  const { lines, depots } = await (await read).json();
  const day = firstEndOf(lines[0], depots[0].rules);
  await expect(page.getByRole('checkbox', { name: machine })).toBeChecked();
  await page.getByRole('textbox', { name: words.lastDay }).fill(day);
  await page.getByRole('textbox', { name: words.reason }).fill('The roof takes longer');
  await page.getByRole('button', { name: words.extendOne }).click();
  await expect(page.getByText(words.extended).first()).toBeVisible();
  return day;
}

/** Extends the machine from its contract's page, and checks the rental company's end date. */
export async function extend(rental: Rental, { contractId, lineId }: Delivered): Promise<void> {
  const { page, company } = rental;
  await page.goto(`/order/contracts/${contractId}`);
  const day = await extendFromContract(rental, /77001/);
  const { expectedOffRentAt } = await company.one(`contract-lines/${lineId}`);
  expect(expectedOffRentAt.slice(0, 10)).toBe(day);
}

/** Calls the machine off and returns the off-hire's id. */
export async function callOff(rental: Rental, { contractId }: Delivered): Promise<string> {
  const { page } = rental;
  const words = wordsOf(rental);
  await page.goto(`/order/contracts/${contractId}`);
  await page.getByRole('link', { name: words.callOff, exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /77001/ })).toBeChecked();
  await page.getByRole('textbox', { name: words.place }).fill('Behind gate 2');
  await page.getByRole('button', { name: words.callOffOne }).click();
  await expect(page.getByRole('button', { name: words.undo })).toBeVisible();
  await page.getByRole('link', { name: /^OH-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.offHire })).toBeVisible();
  return idIn(page);
}

/** Fails the first pick-up for lack of access, and collects the machine with the second. */
export async function collect(rental: Rental, offHireId: string): Promise<void> {
  const { page, company } = rental;
  const words = wordsOf(rental);
  const { window } = await company.one(`off-hires/${offHireId}`);
  await company.act(`off-hires/${offHireId}/schedule`, { window });
  await page.reload();
  await expect(page.getByText(words.driverComes)).toBeVisible();
  await company.act(`off-hires/${offHireId}/fail`, { reason: 'noAccess' });
  await page.reload();
  await expect(page.getByText(words.noAccess)).toBeVisible();
  await company.act(`off-hires/${offHireId}/schedule`, { window });
  await company.act(`off-hires/${offHireId}/collect`, { at: now() });
  await page.reload();
  await expect(page.getByText(words.returned, { exact: true }).first()).toBeVisible();
}

/** Invoices one day, closes the line, and returns the invoice's id. */
export async function invoice({ company, reference }: Rental, { client, lineId }: Delivered): Promise<string> {
  const lines = [{ ...rent(lineId), period: { from: today(), to: today(), days: 1 } }];
  const header = { client, number: `I-${reference}`, issuedOn: today(), dueOn: today(), poNumber: null };
  const { id } = await company.act('invoices', { ...header, lines });
  await company.act(`contract-lines/${lineId}/close`);
  return id;
}
const rent = (line: string) => ({
  line,
  text: 'Telescopic boom lift 22 m',
  quantity: '1',
  unit: 'day',
  price: '210.00',
  vatRate: '21',
});

/** Disputes the invoice from its page, which opens the new request. */
export async function disputeFromInvoice(rental: Pick<Rental, 'page' | 'language'>): Promise<void> {
  const { page } = rental;
  const words = wordsOf(rental);
  await page.getByRole('link', { name: words.dispute }).click();
  await page.getByRole('textbox', { name: words.description }).fill('It came a day late');
  await page.getByRole('button', { name: words.sendRequest, exact: true }).click();
  await expect(heading(page)).toHaveText(words.aboutInvoice);
}

/** Disputes the invoice, credits a part of it as the rental company, and returns the credit note's id. */
export async function dispute(rental: Rental, invoiceId: string, { lineId }: Delivered): Promise<string> {
  const { page, company, reference } = rental;
  const words = wordsOf(rental);
  await page.goto(`/order/documents/${invoiceId}`);
  await disputeFromInvoice(rental);
  const requestId = idIn(page);
  await page.goto(`/order/documents/${invoiceId}`);
  await expect(page.getByText(words.disputed, { exact: true }).first()).toBeVisible();

  await company.act(`requests/${requestId}/review`);
  await company.act(`requests/${requestId}/approve`, { answers: [], comment: 'We take half of the day back.' });
  const lines = [{ ...rent(lineId), price: '105.00', period: null }];
  const number = `N-${reference}`;
  const { id } = await company.act(`invoices/${invoiceId}/credit-notes`, { number, issuedOn: today(), lines });
  await company.act(`requests/${requestId}/fulfil`);
  await page.reload();
  await expect(page.getByText(words.correctedBy)).toBeVisible();
  await expect(page.getByText(words.disputed, { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: number }).click();
  await expect(heading(page)).toContainText(number);
  return id;
}

/** Expects one order and one off-hire, however often each was sent. */
export async function expectOneOfEach({ company, reference }: Rental, { client, lineId }: Delivered): Promise<void> {
  const orders = await company.list(`orders?client=${client}&since=${today()}&size=200`);
  expect(orders.filter((one: { reference: string }) => one.reference === reference)).toHaveLength(1);
  const offHires = await company.list(`off-hires?client=${client}&since=${today()}&size=200`);
  const ofLine = ({ lines }: { lines: { lineId: string }[] }) => lines.some((line) => line.lineId === lineId);
  expect(offHires.filter(ofLine)).toHaveLength(1);
}
