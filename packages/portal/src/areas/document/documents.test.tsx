import { type InvoiceExplanation, invoiceState } from '@hireyard/contract';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { from } from 'rxjs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { HttpRequest } from '../../http/types.ts';
import {
  deliveryNote,
  EXPLANATION,
  invoice,
  invoiceSummary,
  LIST,
  page,
  voidInvoice,
} from '../../testing/documents.ts';
import { here, refusal, user, visit } from '../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

const reader = user(['order'], ['document-view', 'invoice-view']);
const DOCUMENTS = 'GET /documents';
const ONE = invoice();
const AT = `/order/documents/${ONE.id}`;
const READ = 'POST /documents/read';
const ZIP = 'GET /documents/archive';

/** Collects the file names of downloads. */
function watchSaved(): string[] {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:1';
  onTestFinished(() => click.mockRestore());
  return saved;
}
const DAY_LINE = '99999999-0000-4000-8000-00000000000a';
const WHOLE_LINE = '99999999-0000-4000-8000-00000000000b';
/** Returns a cell's text for screen readers. */
function heard(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const silent of copy.querySelectorAll('[aria-hidden]')) silent.remove();
  return copy.textContent ?? '';
}
const paid = (requests: readonly HttpRequest[]) => requests.filter(({ method }) => method === 'POST');

describe('the list of documents', () => {
  it('[UI-03] shows number, type, dates, project, state and amount, and marks what is unread', async () => {
    await visit('/order/documents', { state: reader, answers: LIST });
    const row = await screen.findByRole('row', { name: /I-2611-7/ });
    for (const text of ['Invoice', '16 Nov 2026', '16 Dec 2026', 'Zuidas Tower C', 'C-260117', 'Open', '€2,432.58']) {
      expect(row).toHaveTextContent(text);
    }
    expect(within(row).getByText('New')).toBeVisible();
    const note = screen.getByRole('row', { name: /D-260118/ });
    expect(within(note).queryByText('New')).toBeNull();
    expect(within(note).getByRole('link')).toHaveAttribute('href', `/order/documents/${deliveryNote.id}`);
  });

  it('[DOM-98] [OP-36] says what is void, what is called how, and what has no file', async () => {
    const paper = { ...deliveryNote, title: 'Tracked excavator', formats: ['pdf'], hasFile: true };
    const items = [voidInvoice, { ...paper, voidedOn: '2026-11-19' }, { ...deliveryNote, id: ONE.id, number: 'X-2' }];
    await visit('/order/documents', { state: reader, answers: { ...LIST, [DOCUMENTS]: page(items) } });
    const row = await screen.findByRole('row', { name: /I-2611-7/ });
    expect(row).toHaveTextContent('Void');
    expect(row).not.toHaveTextContent('16 Dec 2026');
    const note = screen.getByRole('row', { name: /D-260118/ });
    expect(note).toHaveTextContent('Delivery note · Tracked excavator');
    expect(note).toHaveTextContent('Void');
    expect(screen.getByRole('row', { name: /X-2/ })).toHaveTextContent('Delivery note · No file');
  });

  it('[DOM-10] has no amounts where the server sends none', async () => {
    const { invoice: head } = invoiceSummary();
    const hidden = invoiceSummary({ invoice: head && { ...head, gross: null, due: null } });
    await visit('/order/documents', { state: reader, answers: { ...LIST, [DOCUMENTS]: page([hidden]) } });
    await screen.findByRole('row', { name: /I-2611-7/ });
    expect(screen.queryByRole('columnheader', { name: /Amount/ })).toBeNull();
  });

  it('has no columns that are empty on every row in sight', async () => {
    await visit('/order/documents', { state: reader, answers: { ...LIST, [DOCUMENTS]: page([deliveryNote]) } });
    await screen.findByRole('row', { name: /D-260118/ });
    expect(screen.getByRole('columnheader', { name: /Project/ })).toBeVisible();
    for (const name of [/Due/, /Status/, /Amount/]) expect(screen.queryByRole('columnheader', { name })).toBeNull();
  });

  it('[RT-09] a page beyond the last leads to the first where the count fails', async () => {
    await visit('/order/documents?page=9', {
      state: reader,
      answers: {
        [DOCUMENTS]: page([]),
        'GET /documents/amounts': LIST['GET /documents/amounts'],
        'GET /documents/facets': refusal({ type: 'internal', status: 500 }),
      },
    });
    expect(await screen.findByText('No documents yet')).toBeVisible();
    expect(here()).toBe('/order/documents');
  });

  it('[NAV-09] is sorted on a phone by words that fit', async () => {
    await visit('/order/documents', { state: reader, answers: LIST });
    const options = within(await screen.findByLabelText('Sort by')).getAllByRole('option', { hidden: true });
    const dates = options.map(({ textContent }) => textContent).slice(2, 4);
    expect(dates).toEqual(['Date, earliest first', 'Date, latest first']);
  });

  it('[UI-03] filters by type, and by what is unread', async () => {
    const { requests } = await visit('/order/documents', { state: reader, answers: LIST });
    await screen.findByRole('row', { name: /I-2611-7/ });
    await userEvent.click(screen.getByRole('button', { name: 'Type', expanded: false }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Invoice\s*3/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Unread', pressed: false }));
    await waitFor(() => expect(here()).toBe('/order/documents?type=invoice&read=unread'));
    await waitFor(() =>
      expect(requests.findLast(({ path }) => path === '/documents')?.query).toMatchObject({
        type: ['invoice'],
        read: 'unread',
        sort: 'date,desc',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Unread', pressed: true }));
    await waitFor(() => expect(here()).toBe('/order/documents?type=invoice'));
  });

  it('marks the documents that are selected as read, and says why when it is refused', async () => {
    const { requests } = await visit('/order/documents', { state: reader, answers: { ...LIST, [READ]: null } });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Invoice I-2611-7/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Delivery note D-260118/ }));
    const bar = screen.getByRole('region', { name: /selection/i });
    expect(bar).toHaveTextContent('2 documents selected');
    await userEvent.click(within(bar).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(bar).not.toBeVisible());
    expect(paid(requests)).toMatchObject([{ body: { ids: [ONE.id, deliveryNote.id] } }]);
  });

  it('[DOM-51] selects all rows of all pages, and shows their sum by currency', async () => {
    const eur = (amount: string) => ({ amount, currency: 'EUR' });
    const { invoice: head } = invoiceSummary();
    const rest = ['1', '2'].map((end) =>
      invoiceSummary({
        id: `77777777-0000-4000-8000-00000000010${end}`,
        number: `I-2611-8${end}`,
        invoice: head && { ...head, gross: end === '1' ? { amount: '100.10', currency: 'PLN' } : eur('-32.58') },
      }),
    );
    const pages = ({ query }: HttpRequest) => {
      const isAll = query?.size === 200;
      const items = isAll ? [invoiceSummary(), ...rest] : [invoiceSummary()];
      return { ...page(items), hasMore: !isAll };
    };
    const facets = { total: 3, facets: {} };
    const answers = { ...LIST, [DOCUMENTS]: pages, 'GET /documents/facets': facets, [READ]: null };
    const { requests } = await visit('/order/documents?type=invoice', { state: reader, answers });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Invoice I-2611-7/ }));
    const bar = screen.getByRole('region', { name: /selection/i });
    expect(bar).toHaveTextContent('Total €2,432.58');
    await userEvent.click(await within(bar).findByRole('button', { name: 'Select all 3' }));
    await waitFor(() => expect(bar).toHaveTextContent('3 documents selected'));
    expect(bar).toHaveTextContent(/Total €2,400\.00 · PLN\s100\.10/);
    expect(within(bar).queryByRole('button', { name: /Select all/ })).toBeNull();
    expect(requests.findLast(({ path }) => path === '/documents')?.query).toMatchObject({
      type: ['invoice'],
      size: 200,
    });
    await userEvent.click(within(bar).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(paid(requests)).toMatchObject([{ body: { ids: { length: 3 } } }]));
  });

  it('[DOM-51] shows PO number, net amount and VAT, and is sorted by amount', async () => {
    await visit('/order/documents', { state: reader, answers: LIST });
    const row = await screen.findByRole('row', { name: /I-2611-7/ });
    for (const text of ['4500031', '€2,010.40', '€422.18', '€2,432.58']) expect(row).toHaveTextContent(text);
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(here()).toBe('/order/documents?sort=amount%2Casc'));
  });

  it('[DOM-52] goes on behind the last row, and says when a page by number does not fit what was seen', async () => {
    const numbered = (number: number) =>
      invoiceSummary({ id: `77777777-0000-4000-8000-0000000002${number}`, number: `I-${number}` });
    let all = [11, 12, 13, 14].map(numbered);
    const SIZE = 2;
    const pages = ({ query }: HttpRequest) => {
      const from = query?.after ? all.findIndex(({ id }) => id === query.after) + 1 : Number(query?.page) * SIZE;
      const items = all.slice(from, from + SIZE);
      const hasMore = from + SIZE < all.length;
      const before = query?.after || from === 0 ? undefined : all[from - 1]?.id;
      return { ...page(items), hasMore, next: hasMore ? items.at(-1)?.id : undefined, before };
    };
    const answers = { ...LIST, [DOCUMENTS]: pages, 'GET /documents/facets': { total: 60, facets: {} } };
    const { requests } = await visit('/order/documents', { state: reader, answers });
    await screen.findByRole('row', { name: /I-12/ });
    all = [numbered(10), ...all];
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('row', { name: /I-13/ });
    expect(screen.getByRole('row', { name: /I-14/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /I-12/ })).toBeNull();
    expect(requests.findLast(({ path }) => path === '/documents')?.query).toMatchObject({ after: numbered(12).id });
    const CHANGED = 'The list has changed since you last saw it. Rows may have moved to another page.';
    expect(screen.queryByText(CHANGED)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
    expect(await screen.findByText(CHANGED)).toBeVisible();
  });

  it('[DOM-22] saves the documents that are selected as one ZIP, and says what it takes when it is refused', async () => {
    const saved = watchSaved();
    const answers = { ...LIST, [ZIP]: new Blob(['PK']) as unknown };
    const { requests } = await visit('/order/documents', { state: reader, answers });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Invoice I-2611-7/ }));
    const bar = screen.getByRole('region', { name: /selection/i });
    await userEvent.click(within(bar).getByRole('button', { name: 'Download as ZIP' }));
    await waitFor(() => expect(saved).toEqual(['documents.zip']));
    expect(requests.at(-1)).toMatchObject({ path: '/documents/archive', query: { row: [ONE.id] }, answer: 'blob' });
    answers[ZIP] = refusal({ type: 'validation', status: 422 });
    await userEvent.click(within(bar).getByRole('button', { name: 'Download as ZIP' }));
    await waitFor(() => expect(bar).toHaveTextContent('None of them has a file that you can open.'));
    expect(bar).toHaveTextContent('1 document selected');
  });

  it('[DOM-22] [DOM-51] saves a selection of the whole list by its filters, and names the first that it leaves out', async () => {
    const saved = watchSaved();
    const headers = { 'X-Left-Out': 'D-1,D-2', 'X-Left-Out-Count': '40' };
    const zip = ({ read }: HttpRequest) => from(read?.(new Response('PK', { headers })) ?? []);
    const answers = { ...LIST, [ZIP]: zip as unknown, 'GET /documents/facets': { total: 60, facets: {} } };
    const { requests } = await visit('/order/documents?type=invoice&q=crane', { state: reader, answers });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = screen.getByRole('region', { name: /selection/i });
    await userEvent.click(await within(bar).findByRole('button', { name: 'Select all 60' }));
    await waitFor(() => expect(within(bar).queryByRole('button', { name: 'Select all 60' })).toBeNull());
    await userEvent.click(await within(bar).findByRole('button', { name: 'Download as ZIP' }));
    await waitFor(() => expect(saved).toEqual(['documents.zip']));
    const { query } = requests.findLast(({ path }) => path === '/documents/archive') ?? {};
    expect(query).toMatchObject({ type: ['invoice'], q: 'crane', sort: 'date,desc' });
    expect(query).not.toHaveProperty('row');
    expect(bar).toHaveTextContent('40 left out, since they have no file: D-1, D-2, …');
  });

  it('[DOM-22] [DOM-51] saves the selected documents themselves where they are only as many as the list', async () => {
    const saved = watchSaved();
    const answers = { ...LIST, [ZIP]: new Blob(['PK']) as unknown, 'GET /documents/facets': { total: 1, facets: {} } };
    const { requests } = await visit('/order/documents', { state: reader, answers });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Invoice I-2611-7/ }));
    const bar = screen.getByRole('region', { name: /selection/i });
    await userEvent.click(await within(bar).findByRole('button', { name: 'Download as ZIP' }));
    await waitFor(() => expect(saved).toEqual(['documents.zip']));
    expect(requests.findLast(({ path }) => path === '/documents/archive')?.query).toEqual({ row: [ONE.id] });
  });

  it('[DOM-22] [DOM-51] says before a ZIP is made how many selected documents it holds', async () => {
    const rows = [...Array(160).keys()].map((at) =>
      invoiceSummary({ id: `77777777-0000-4000-8000-${900_000_000_000 + at}` }),
    );
    const pages = ({ query }: HttpRequest) =>
      page(query?.size === 200 ? [invoiceSummary(), ...rows] : [invoiceSummary()]);
    const answers = { ...LIST, [DOCUMENTS]: pages, 'GET /documents/facets': { total: 161, facets: {} } };
    await visit('/order/documents', { state: reader, answers });
    const first = await screen.findByRole('checkbox', { name: /Invoice I-2611-7/ });
    await userEvent.click(first);
    const bar = screen.getByRole('region', { name: /selection/i });
    await userEvent.click(await within(bar).findByRole('button', { name: 'Select all 161' }));
    await waitFor(() => expect(bar).toHaveTextContent('161 documents selected'));
    expect(within(bar).getByRole('button', { name: 'Download as ZIP' })).toBeVisible();
    await userEvent.click(first);
    expect(bar).toHaveTextContent('A ZIP holds up to 150 selected documents, or a whole list of up to 1,000');
    expect(bar).toHaveTextContent('160 documents selected');
    expect(within(bar).queryByRole('button', { name: 'Download as ZIP' })).toBeNull();
    expect(within(bar).getByRole('button', { name: 'Mark as read' })).toBeVisible();
  });

  it('[DOM-22] says which documents a ZIP leaves out', async () => {
    const saved = watchSaved();
    const zip = ({ read }: HttpRequest) =>
      from(read?.(new Response('PK', { headers: { 'X-Left-Out': 'D-260118,R%2F7' } })) ?? []);
    await visit('/order/documents', { state: reader, answers: { ...LIST, [ZIP]: zip } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = screen.getByRole('region', { name: /selection/i });
    await userEvent.click(await within(bar).findByRole('button', { name: 'Download as ZIP' }));
    await waitFor(() => expect(bar).toHaveTextContent('2 left out, since they have no file: D-260118, R/7'));
    expect(saved).toEqual(['documents.zip']);
  });

  it('[DOM-98] offers a ZIP of papers also to users who see no amounts', async () => {
    await visit('/order/documents', { state: user(['order'], ['document-view']), answers: LIST });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Invoice I-2611-7/ }));
    const bar = screen.getByRole('region', { name: /selection/i });
    expect(within(bar).getByRole('button', { name: 'Download as ZIP' })).toBeVisible();
  });

  it('keeps what could not be marked selected', async () => {
    const refused = refusal({ type: 'too-many-requests', status: 429 });
    await visit('/order/documents', { state: reader, answers: { ...LIST, [READ]: refused } });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Invoice I-2611-7/ }));
    const bar = screen.getByRole('region', { name: /selection/i });
    await userEvent.click(within(bar).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(bar).toHaveTextContent(/Too many attempts/));
    expect(bar).toHaveTextContent('1 document selected');
    expect(screen.getByRole('checkbox', { name: /Invoice I-2611-7/ })).toBeChecked();
  });

  it('ends a selection with another filter, so that nothing happens to rows out of sight', async () => {
    await visit('/order/documents', { state: reader, answers: LIST });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Invoice I-2611-7/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Type', expanded: false }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Delivery note\s*1/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(here()).toContain('type=deliveryNote'));
    expect(await screen.findByRole('checkbox', { name: /Invoice I-2611-7/ })).not.toBeChecked();
  });

  it('[DOM-06] [DOM-92] shows what is to be paid, each currency by itself, and filters the list by it', async () => {
    const { requests } = await visit('/order/documents', { state: reader, answers: LIST });
    const open = await screen.findByRole(
      'button',
      { name: /^Open €21,105\.16 · PLN\s8,364\.00 4 invoices$/ },
      { timeout: 10_000 },
    );
    expect(screen.getByRole('button', { name: /^Overdue €18,240\.00 1 invoice$/ })).toBeVisible();
    const disputed = screen.getByRole('button', { name: /^Disputed PLN\s8,364\.00 1 invoice$/ });
    await userEvent.click(open);
    await waitFor(() => expect(here()).toBe('/order/documents?type=invoice&status=open&status=partlyPaid'));
    await userEvent.click(disputed);
    await waitFor(() => expect(here()).toBe('/order/documents?type=invoice&status=disputed'));
    expect(disputed).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(disputed);
    await waitFor(() => expect(here()).toBe('/order/documents'));
    expect(requests.filter(({ path }) => path === '/documents/amounts')).toHaveLength(1);
  });

  it('[DOM-10] asks for no amounts without the right to see them', async () => {
    const state = user(['order'], ['document-view']);
    const { requests } = await visit('/order/documents', { state, answers: LIST });
    await screen.findByRole('row', { name: /I-2611-7/ });
    expect(requests.filter(({ path }) => path === '/documents/amounts')).toEqual([]);
    expect(screen.queryByRole('group', { name: 'Filter by what is to be paid' })).toBeNull();
  });

  it('[RT-08] says that access is missing without the right', async () => {
    await visit('/order/documents', { state: user(['order'], []), answers: {} });
    expect(await screen.findByText(/does not give you access/)).toBeVisible();
  });
});

describe('a document', () => {
  it('[DOM-06] an invoice shows what is to be paid, its lines and its VAT, and is then read', async () => {
    const { requests } = await visit(AT, {
      state: reader,
      answers: { [`GET /documents/${ONE.id}`]: ONE, [READ]: null },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice I-2611-7' })).toBeVisible();
    expect(screen.getByText('VAT 21% on €2,010.40')).toBeVisible();
    expect(screen.getByText('€422.18')).toBeVisible();
    expect(screen.getByRole('row', { name: /Diesel scissor lift/ })).toHaveTextContent('13 days');
    await waitFor(() => expect(paid(requests)).toHaveLength(1));
    expect(paid(requests)[0]).toMatchObject({ path: '/documents/read', body: { ids: [ONE.id] } });
  });

  it.each([
    [['document-view', 'contract-view'], `/order/contracts/${ONE.contracts[0]?.id}`],
    [['document-view'], null],
  ] as const)('[RT-08] names its contracts to %j, with a link to %s', async (rights, href) => {
    const answers = { [`GET /documents/${ONE.id}`]: invoice({ unread: false }) };
    await visit(AT, { state: user(['order'], rights), answers });
    const contract = await screen.findByText(String(ONE.contracts[0]?.number));
    expect(contract.closest('a')?.getAttribute('href') ?? null).toBe(href);
  });

  it('[DOM-06] says how late an invoice is, what was paid of it and what corrects it, and no day for a credit note', async () => {
    const answersOf = (document: typeof ONE) => ({ [`GET /documents/${ONE.id}`]: document });
    const { invoice: head } = ONE;
    const late = head && {
      ...head,
      overdueDays: 23,
      paid: { amount: '300.00', currency: 'EUR' },
      correctedBy: [{ id: ONE.id, number: 'CN-2611-1' }],
    };
    const { unmount } = await visit(AT, {
      state: reader,
      answers: answersOf({ ...invoice({ unread: false }), invoice: late }),
    });
    expect(await screen.findByText(/ · 23 days late$/)).toBeVisible();
    expect(screen.getByText('Paid').nextSibling).toHaveTextContent('€300.00');
    expect(screen.getByRole('link', { name: 'CN-2611-1' })).toHaveAttribute('href', AT);
    unmount();
    await visit(AT, { state: reader, answers: answersOf(invoice({ unread: false, type: 'creditNote' })) });
    expect(await screen.findByText('To pay')).toBeVisible();
    expect(screen.queryByText('Due')).toBeNull();
  });

  it('[OP-61] [OP-62] [OP-63] has prices of more decimals, names what it replaces, and says why no tax is charged', async () => {
    const { invoice: head } = ONE;
    const eur = (amount: string) => ({ amount, currency: 'EUR' });
    const own = head && {
      ...head,
      replaces: { id: ONE.id, number: 'I-2611-1' },
      replacedBy: { id: ONE.id, number: 'I-2611-9' },
      lines: head.lines.slice(0, 1).map((line) => ({ ...line, price: eur('1.2345') })),
      vat: [
        { rate: '0', untaxed: { category: 'AE', reason: null }, net: eur('10.00'), vat: eur('0.00') } as const,
        {
          rate: '0',
          untaxed: { category: 'E', reason: 'Insurance, art. 11' },
          net: eur('9.00'),
          vat: eur('0.00'),
        } as const,
      ],
    };
    const answers = { [`GET /documents/${ONE.id}`]: { ...invoice({ unread: false }), invoice: own } };
    await visit(AT, { state: reader, answers });
    expect((await screen.findByText('Replaces invoice')).nextSibling).toHaveTextContent('I-2611-1');
    expect(screen.getByText('Replaced by').nextSibling).toHaveTextContent('I-2611-9');
    expect(screen.getByText('€1.2345')).toBeVisible();
    expect(screen.getByText('Reverse charge')).toBeVisible();
    expect(screen.getByText('Insurance, art. 11')).toBeVisible();
  });

  it('that was read already is not marked again', async () => {
    const { requests } = await visit(AT, {
      state: reader,
      answers: { [`GET /documents/${ONE.id}`]: invoice({ unread: false }) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Invoice I-2611-7' });
    expect(paid(requests)).toEqual([]);
  });

  it('[DOM-22] an invoice is saved as each of its files, and says why one could not be', async () => {
    const saved = watchSaved();
    const answers: Record<string, unknown> = { [`GET /documents/${ONE.id}`]: invoice({ unread: false }) };
    for (const format of ['pdf', 'ubl']) answers[`GET /documents/${ONE.id}/${format}`] = new Blob(['x']);
    answers[`GET /documents/${ONE.id}/csv`] = refusal({ type: 'unavailable', status: 503 });
    await visit(AT, { state: reader, answers });
    for (const name of ['PDF', 'UBL']) await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(saved).toEqual(['I-2611-7.pdf', 'I-2611-7.xml']));
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(saved).toHaveLength(2);
  });

  it('[DOM-22] [SH-04] an invoice that cannot be shown says why, is read again, and can be saved all the same', async () => {
    const saved = watchSaved();
    let answer: unknown = refusal({ type: 'network', status: 0 });
    const shown = { [`GET /documents/${ONE.id}`]: invoice({ unread: false }) };
    const { requests } = await visit(AT, {
      state: reader,
      answers: { ...shown, [`GET /documents/${ONE.id}/pdf`]: () => answer },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice I-2611-7' }));
    expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
    // Not a file of this kind.
    answer = new Blob(['x']);
    await userEvent.click(await dialog.findByRole('button', { name: 'Retry' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This file cannot be shown here.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual(['I-2611-7.pdf']);
    expect(requests.filter(({ path }) => path.endsWith('/pdf'))).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'View' })).toHaveFocus();
  });

  it('[DOM-98] a paper is shown and saved by the file of the rental company, and offers none where there is none', async () => {
    const saved = watchSaved();
    const paper = { ...ONE, ...deliveryNote, id: ONE.id, formats: ['pdf'], hasFile: true };
    const answers = { [`GET /documents/${ONE.id}`]: paper, [`GET /documents/${ONE.id}/pdf`]: new Blob(['x']) };
    await visit(AT, { state: reader, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(saved).toEqual(['D-260118.pdf']));
    expect(screen.getByRole('button', { name: 'View' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'UBL' })).toBeNull();
    expect(screen.queryByText(/has not sent the file/)).toBeNull();
  });

  it('[OP-36] a void invoice says since when, and that nothing is to be paid', async () => {
    await visit(AT, { state: reader, answers: { [`GET /documents/${ONE.id}`]: voidInvoice, [READ]: null } });
    expect(await screen.findByText('Void since')).toBeVisible();
    expect(screen.getByText('19 Nov 2026')).toBeVisible();
    expect(screen.getByText('18.5 l')).toBeVisible();
    expect(screen.queryByText('To pay')).toBeNull();
    expect(screen.queryByText('Due')).toBeNull();
    // The days that it charged are charged by another invoice.
    for (const name of ['UBL', 'Explain my bill']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('[DOM-10] has no files for who may not see amounts', async () => {
    const shown = invoice({ unread: false });
    const hidden = { ...shown, formats: [], invoice: shown.invoice && { ...shown.invoice, gross: null } };
    await visit(AT, { state: reader, answers: { [`GET /documents/${ONE.id}`]: hidden } });
    await screen.findByRole('heading', { level: 1, name: 'Invoice I-2611-7' });
    for (const name of ['PDF', 'View']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  const dispute = user(['order', 'request'], ['document-view', 'request-create', 'invoice-dispute']);
  it('[DOM-06] an invoice is disputed by a billing request that begins with it', async () => {
    const open = invoice({ unread: false, actions: ['dispute'] });
    await visit(AT, { state: dispute, answers: { [`GET /documents/${ONE.id}`]: open } });
    await userEvent.click(await screen.findByRole('link', { name: 'Dispute this invoice' }));
    await waitFor(() => expect(here()).toBe(`/request/requests/add?invoice=${ONE.id}`));
    expect(await screen.findByRole('radio', { name: /^Billing/ })).toBeChecked();
    expect(await screen.findByRole('combobox', { name: /Invoice/ })).toHaveValue('I-2611-7');
    expect(screen.getByDisplayValue('Question about invoice I-2611-7')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Project/ })).toHaveValue('Zuidas Tower C (P-1001)');
  });

  it('[DOM-06] a disputed invoice names what was asked, and is not disputed again', async () => {
    const asked = { id: '99999999-0000-4000-8000-000000000001', number: 'R-2611-042', status: 'inReview' as const };
    const shown = invoice({ unread: false });
    const disputed = { ...shown, invoice: shown.invoice && { ...shown.invoice, disputed: true, requests: [asked] } };
    await visit(AT, { state: dispute, answers: { [`GET /documents/${ONE.id}`]: disputed } });
    const link = await screen.findByRole('link', { name: 'R-2611-042' });
    expect(link).toHaveAttribute('href', `/request/requests/${asked.id}`);
    expect(link.closest('li')).toHaveTextContent('R-2611-042 In review');
    expect(screen.getByText('Disputed')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Dispute this invoice' })).toBeNull();
  });

  it('[DOM-23] explains a bill at a click: its days by weeks, its calculation and what other mixes would cost', async () => {
    const answers = {
      [`GET /documents/${ONE.id}`]: invoice({ unread: false }),
      [`GET /documents/${ONE.id}/explanation`]: EXPLANATION,
    };
    const { requests } = await visit(AT, { state: reader, answers });
    const button = await screen.findByRole('button', { name: 'Explain my bill' });
    expect(requests.filter(({ path }) => path.endsWith('/explanation'))).toEqual([]);
    await userEvent.click(button);
    expect(await screen.findByText('Charged for 4 of 8 days.', {}, { timeout: 10_000 })).toBeVisible();
    const calendar = screen.getByRole('table', { name: 'Day by day' });
    const shown = Array.from(calendar.querySelectorAll('time > [aria-hidden]'), (day) => day.textContent);
    expect(shown).toEqual(['Nov4', '5', '6', '7', '8', '9', '10', '11']);
    const rows = within(calendar).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').map(heard))).toEqual([
      ['', '', '4 Nov Charged Day 1', '5 Nov Stand-down', '6 Nov Charged Day 2', '7 Nov Weekend', '8 Nov Weekend'],
      ['9 Nov Charged Day 3', '10 Nov Charged Day 4', '11 Nov Holiday Armistice Day', '', '', '', ''],
    ]);
    expect(screen.getByText('11 Nov: Armistice Day')).toBeVisible();
    expect(screen.getByText('4 days × €94.00').closest('dt')).toHaveTextContent('4 charged days');
    expect(screen.getByText('1 week').closest('dt')?.nextElementSibling).toHaveTextContent('€470.00');
    expect(screen.getByText(/^Estimated when ordered/)).toHaveTextContent('O-2610-007');
    expect(screen.getByText('Difference').nextElementSibling).toHaveTextContent(/24\.00/);
  });

  it('[DOM-23] explains several pieces after their rent stopped: each line by piece, the days on rent, a charged holiday', async () => {
    const euros = (amount: string) => ({ amount, currency: 'EUR' });
    const kinds = ['charged', 'charged', 'offRent', 'offRent'] as const;
    const days = kinds.map((kind, index) => ({
      ...{ kind, date: `2026-04-${String(index + 6).padStart(2, '0')}`, number: kind === 'charged' ? index + 1 : null },
      holiday: index === 0 ? 'Easter Monday' : null,
    }));
    const charge = { from: '2026-04-06', to: '2026-04-07', days: 2, price: euros('134.50'), net: euros('161.40') };
    const bill: InvoiceExplanation = {
      weekDays: 5,
      orders: [],
      machines: EXPLANATION.machines.map((machine) => ({
        ...{ ...machine, pieces: 3, from: charge.from, to: charge.to, days, net: euros('484.20') },
        charges: [
          { ...charge, lineId: ONE.id, quantity: '12', unit: 'week' },
          { ...charge, lineId: DAY_LINE, quantity: '-1.2', unit: 'week' },
          { ...charge, lineId: WHOLE_LINE, quantity: '4', unit: 'day' },
        ],
        mixes: [
          { mix: { day: 2, week: 0, fourWeek: 0 }, net: euros('484.20') },
          { mix: { day: 1, week: 0, fourWeek: 1 }, net: euros('900.00') },
        ],
      })),
    };
    const answers = {
      [`GET /documents/${ONE.id}`]: invoice({ unread: false }),
      [`GET /documents/${ONE.id}/explanation`]: bill,
    };
    await visit(AT, { state: reader, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Explain my bill' }));
    expect(
      await screen.findByText('Charged for 2 of 2 days. Rent stopped on 7 Apr 2026.', {}, { timeout: 10_000 }),
    ).toBeVisible();
    expect(screen.getByText('628 492').closest('summary')).toHaveTextContent(/^3 × .* · 628 492 · C-260117/);
    for (const line of ['3 × 4 weeks × €134.50', '3 × −0.4 weeks × €134.50', '4 days × €134.50']) {
      expect(screen.getByText(line)).toBeVisible();
    }
    expect(screen.getByText('3 × 2 days')).toBeVisible();
    expect(screen.getByText('3 × (1 × 4 weeks + 1 day)')).toBeVisible();
    expect(screen.getByText('6 Apr: Easter Monday, charged')).toBeVisible();
    const [easter] = within(screen.getByRole('table', { name: 'Day by day' })).getAllByRole('cell');
    expect(easter && heard(easter)).toBe('6 Apr Charged Day 1 Easter Monday');
    const legend = screen.getByText('2 free days after the off-hire');
    expect(legend.querySelector('[data-kind="offRent"]')).not.toBeNull();
  });

  it('says that there is no such document', async () => {
    await visit(AT, {
      state: reader,
      answers: { [`GET /documents/${ONE.id}`]: refusal({ type: 'not-found', status: 404 }) },
    });
    expect(await screen.findByText('No such document')).toBeVisible();
  });
});

describe('how an invoice stands', () => {
  const head = { dueDate: '2026-11-01', gross: null, due: null };
  it.each([
    [{ ...head, status: 'open', disputed: false, overdueDays: 0 }, 'open'],
    [{ ...head, status: 'open', disputed: false, overdueDays: 3 }, 'overdue'],
    [{ ...head, status: 'partlyPaid', disputed: false, overdueDays: 0 }, 'partlyPaid'],
    [{ ...head, status: 'partlyPaid', disputed: true, overdueDays: 3 }, 'disputed'],
    [{ ...head, status: 'paid', disputed: true, overdueDays: 0 }, 'paid'],
    [{ ...head, status: 'void', disputed: true, overdueDays: 3 }, 'void'],
  ] as const)('[DOM-06] %j is said to be %s', (given, state) => {
    expect(invoiceState(given)).toBe(state);
  });
});
