import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Http, HttpRequest } from '../http/types.ts';
import { invoiceSummary, LIST, page } from '../testing/documents.ts';
import { fakeHttp } from '../testing/fake-http.ts';
import { here, refusal, user, visit } from '../testing/visit.tsx';

configure({ asyncUtilTimeout: 10_000 });

const reader = user(['order'], ['document-view', 'invoice-view', 'export']);
const FILE = 'GET /documents/export';

/** Names of the saved files. */
function watchSaved(): string[] {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:1';
  onTestFinished(() => click.mockRestore());
  return saved;
}

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

it('[DOM-21] saves exactly what the list shows: filters, order, columns and language', async () => {
  const saved = watchSaved();
  const { requests } = await visit('/order/documents?type=invoice&q=tower&sort=number,asc&page=2', {
    state: reader,
    answers: { ...LIST, [FILE]: new Blob(['PK']) },
  });
  await choose('Excel workbook');
  expect(await screen.findByText('The file was saved.')).toBeVisible();
  expect(saved).toEqual([expect.stringMatching(/^documents-\d{4}-\d\d-\d\d\.xlsx$/)]);
  const { path, query } = requests.at(-1) as HttpRequest;
  expect(path).toBe('/documents/export');
  expect(query).toEqual({
    type: ['invoice'],
    q: 'tower',
    sort: 'number,asc',
    lang: 'en-US',
    format: 'xlsx',
    column: ['document', 'date', 'dueDate', 'project', 'poNumber', 'contracts', 'status', 'net', 'vat', 'amount'],
    timeZone: 'Europe/Amsterdam',
  });
});

it('[DOM-51] saves the selected rows alone, or still the whole list', async () => {
  watchSaved();
  const { requests } = await visit('/order/documents', {
    state: reader,
    answers: { ...LIST, [FILE]: new Blob(['PK']) },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Invoice I-2611-7/ }));
  await choose('Selection (1) as Excel workbook');
  await screen.findByText('The file was saved.');
  expect(requests.at(-1)?.query).toMatchObject({ row: [invoiceSummary().id], format: 'xlsx' });
  await choose('CSV file');
  await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ format: 'csv' }));
  expect(requests.at(-1)?.query).not.toHaveProperty('row');
});

it('[DOM-51] saves the selected rows themselves where they are only as many as the list', async () => {
  watchSaved();
  const answers = { ...LIST, [FILE]: new Blob(['PK']), 'GET /documents/facets': { total: 1, facets: {} } };
  const { requests } = await visit('/order/documents', { state: reader, answers });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Invoice I-2611-7/ }));
  await choose('Selection (1) as CSV file');
  await screen.findByText('The file was saved.');
  expect(requests.at(-1)?.query).toMatchObject({ row: [invoiceSummary().id] });
});

it('[DOM-51] prints all rows of a list, by the menu and by Ctrl+P, and shows the page again', async () => {
  const first = invoiceSummary();
  const others = ['1', '2'].map((end) =>
    invoiceSummary({ id: `77777777-0000-4000-8000-00000000010${end}`, number: `I-2611-8${end}` }),
  );
  // The page of the list has one row. The rows to print come in two answers.
  const pages = ({ query }: HttpRequest) => {
    if (query?.size !== 200) return { ...page([first]), hasMore: true, next: 'x' };
    const isSecond = query?.after === 'second';
    return isSecond ? page(others) : { ...page([first]), hasMore: true, next: 'second' };
  };
  const printed: string[][] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(screen.getAllByRole('row').flatMap((row) => row.textContent?.match(/I-2611-\d+/)?.[0] ?? []));
    window.dispatchEvent(new Event('afterprint'));
  });
  onTestFinished(() => print.mockRestore());
  await visit('/order/documents', { state: reader, answers: { ...LIST, 'GET /documents': pages } });
  await choose('Print all rows');
  await waitFor(() => expect(printed).toEqual([['I-2611-7', 'I-2611-81', 'I-2611-82']]));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await userEvent.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed[1]).toEqual(printed[0]);
});

it('[DOM-21] shows how far it is, and can be canceled: nothing is saved, and the list stays in use', async () => {
  const saved = watchSaved();
  const { http } = fakeHttp(LIST);
  const exports: HttpRequest[] = [];
  let ended = false;
  const slow: Http = (request) => {
    if (!request.path.endsWith('/export')) return http(request);
    exports.push(request);
    return new Observable(() => () => {
      ended = true;
    });
  };
  await visit('/order/documents', { state: reader, http: slow });
  await choose('CSV file');
  expect(screen.getByRole('progressbar', { name: 'Making the file…' })).toBeVisible();

  // Half of the expected size has arrived.
  const part = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(50)) });
  void exports[0]?.read?.(new Response(part, { headers: { 'X-Estimated-Size': '100' } }));
  const bar = await screen.findByRole('progressbar', { name: 'Making the file: 50%' });
  expect(bar).toHaveAttribute('aria-valuenow', '50');

  await userEvent.click(screen.getByRole('button', { name: 'Unread', pressed: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Canceled. No file was saved.')).toBeVisible();
  expect(ended).toBe(true);
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
});

it('[DOM-21] [RT-10] asks before its list is left while the file is made, and ends with it', async () => {
  const saved = watchSaved();
  const { http } = fakeHttp(LIST);
  let ended = false;
  const exporting = new Observable<never>(() => () => {
    ended = true;
  });
  const slow: Http = (request) => (request.path.endsWith('/export') ? exporting : http(request));
  const { router } = await visit('/order/documents', { state: reader, http: slow });
  await choose('CSV file');
  // The question has loaded.
  await import('./ExportGuard.tsx');
  expect(await screen.findByRole('progressbar')).toBeVisible();
  void router.navigate('/order/projects');
  await userEvent.click(await screen.findByRole('button', { name: 'Wait for the file' }));
  expect(here()).toBe('/order/documents');
  expect(screen.getByRole('progressbar', { name: 'Making the file…' })).toBeVisible();
  expect(ended).toBe(false);
  void router.navigate('/order/projects');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without the file' }));
  // A user without the project right is redirected here. The next test starts after this navigation.
  expect(await screen.findByRole('heading', { level: 1, name: 'On rent' })).toBeVisible();
  expect(here()).toBe('/order/contracts');
  expect(ended).toBe(true);
  expect(saved).toEqual([]);
});

it('[DOM-21] says how many rows a file holds where there are more, and any other refusal in its own words', async () => {
  const tooMany = { type: 'validation', status: 422, errors: [{ pointer: '', code: 'too-many-rows' }] } as const;
  const answers: Record<string, unknown> = { ...LIST, [FILE]: refusal(tooMany as never) };
  await visit('/order/documents', { state: reader, answers });
  await choose('CSV file');
  expect(await screen.findByText(/A file holds up to 100,000 rows/)).toBeVisible();
  answers[FILE] = refusal({ type: 'too-many-requests', status: 429 });
  await choose('CSV file');
  expect(await screen.findByText(/Too many/)).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

it('[DOM-21] is for who has the right', async () => {
  await visit('/order/documents', { state: user(['order'], ['document-view']), answers: LIST });
  await screen.findByRole('row', { name: /I-2611-7/ });
  await expect(screen.findByRole('button', { name: 'Export' }, { timeout: 500 })).rejects.toThrow();
});
