import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { assetSummary, CERTIFICATE } from '../../testing/assets.ts';
import { clearDevice, keptDrafts, signInOnDevice } from '../../testing/device.ts';
import { invoice } from '../../testing/documents.ts';
import { ONE as SITE, spend } from '../../testing/projects.ts';
import { AT, handler, ONE, REQUESTS, request, requestSummary, SERVICE } from '../../testing/requests.ts';
import { button, field, here, PROFILE, refusal, user, visit, writes } from '../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

const LIST = '/request/requests';
afterEach(clearDevice);
const PHOTO = { ...CERTIFICATE, name: 'Tyre.jpg', mediaType: 'image/jpeg' };
const photo = () => new File(['pixels'], PHOTO.name, { type: PHOTO.mediaType });
const SELF = { id: PROFILE.id, name: 'Petra Planner' };

describe('the list of requests', () => {
  it('[DOM-04] says whom each waits for, and asks for what waits for the user at one click', async () => {
    const { requests } = await visit(LIST, { state: handler(), answers: REQUESTS });
    expect(await screen.findByRole('link', { name: ONE.title })).toHaveAttribute('href', AT);
    for (const text of ['In review', 'You', 'Rental company', 'R-2611-042 · Equipment', 'No project'])
      expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'New request' })).toHaveAttribute('href', '/request/requests/add');
    await userEvent.click(button('Waiting for me'));
    await waitFor(() => expect(here()).toBe(`${LIST}?waiting=me`));
    const asked = requests.filter(({ path }) => path === '/requests').at(-1);
    expect(asked?.query).toMatchObject({ waiting: 'me' });
  });

  it('[RT-08] offers no new one to who may write none', async () => {
    await visit(LIST, { state: user(['request'], ['document-view']), answers: REQUESTS });
    expect(await screen.findByRole('link', { name: ONE.title })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New request' })).toBeNull();
  });

  it('[SH-05] draws a draft in a shape of its own, since nothing about it is done', async () => {
    const items = [requestSummary({ status: 'draft' }), requestSummary({ id: SERVICE.id, status: 'fulfilled' })];
    const answers = { ...REQUESTS, 'GET /requests': { ...REQUESTS['GET /requests'], items } };
    await visit(LIST, { state: handler(), answers });
    const shapeOf = (text: string) => screen.getByText(text).parentElement?.querySelector('svg')?.dataset.shape;
    await screen.findByText('Draft');
    expect([shapeOf('Draft'), shapeOf('Fulfilled')]).toEqual(['brokenRing', 'tick']);
  });

  it('[NAV-09] is sorted by status on a phone in words of its own', async () => {
    await visit(LIST, { state: handler(), answers: REQUESTS });
    const sort = await screen.findByLabelText('Sort by');
    const options = within(sort).getAllByRole('option', { hidden: true });
    const words = options.map(({ textContent }) => textContent);
    expect(words).toEqual(expect.arrayContaining(['Open first', 'Closed first']));
    expect(words).not.toContain('Status, A to Z');
  });
});

const euros = (amount: string) => ({ amount, currency: 'EUR' });

describe('one request', () => {
  it('[DOM-04] offers to order what is to be rented, and leads to what was ordered', async () => {
    const approved = request({ status: 'approved', actions: ['fulfil', 'order'] });
    const answers = { ...REQUESTS, [`GET /requests/${ONE.id}`]: approved };
    const { unmount } = await visit(AT, { state: handler(), answers });
    expect(await screen.findByRole('link', { name: 'Order the rental' })).toHaveAttribute(
      'href',
      `/order/orders/add?request=${ONE.id}`,
    );
    unmount();
    const orders = [{ id: ONE.id, number: 'O-2611-007', status: 'submitted' as const }];
    await visit(AT, {
      state: handler(),
      answers: { ...answers, [`GET /requests/${ONE.id}`]: { ...approved, orders } },
    });
    expect(await screen.findByText('O-2611-007')).toBeVisible();
  });

  it('[DOM-10] says what is left of the budget to who may see invoices, and the budget alone to others', async () => {
    const { unmount, requests } = await visit(AT, { state: handler('price-view'), answers: REQUESTS });
    expect(await screen.findByText('€180,000.00')).toBeVisible();
    expect(requests.filter(({ path }) => path.endsWith('/spend'))).toEqual([]);
    unmount();
    const spent = spend({ net: { amount: '153740.50', currency: 'EUR' }, documents: 9, lastOn: '2026-11-18' });
    const answers = { ...REQUESTS, [`GET /projects/${SITE.id}/spend`]: spent };
    await visit(AT, { state: handler('price-view', 'invoice-view'), answers });
    expect(await screen.findByText('€26,259.50 left of €180,000.00')).toBeVisible();
  });

  it('[DOM-92] names the lines of the invoice in question, with their days and amounts', async () => {
    const disputedLines = [
      { lineId: ONE.id, text: 'Skid steer', from: '2026-11-12', to: '2026-11-13', days: 2, amount: euros('114.00') },
      { lineId: SITE.id, text: 'Transport', from: null, to: null, days: null, amount: null },
    ];
    const billing = request({ kind: 'billing', lines: [], description: 'Called off.', disputedLines });
    await visit(AT, { state: handler(), answers: { ...REQUESTS, [`GET /requests/${ONE.id}`]: billing } });
    const lines = within(await screen.findByRole('list', { name: 'Lines in question' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Skid steer12.–.13 Nov 2026 · 2 charged days · €114\.00$/),
      'Transport',
    ]);
  });

  it('[DOM-04] says at its last step by when it is needed', async () => {
    await visit(AT, { state: handler(), answers: REQUESTS });
    const path = await screen.findByRole('list', { name: 'Path of the request' });
    expect(within(path).getByText('Fulfilled').closest('li')).toHaveTextContent('Needed by 25 Nov 2026');
  });

  it('[DOM-04] is answered line by line, and says what is missing before it is sent', async () => {
    const approved = request({ status: 'approved', actions: ['fulfil', 'cancel', 'comment'], version: 5 });
    const { requests } = await visit(AT, {
      state: handler(),
      answers: { ...REQUESTS, [`POST /requests/${ONE.id}/approve`]: approved },
    });
    expect(await screen.findByText('Milan de Boer is waiting for you.')).toBeVisible();
    const path = screen.getByRole('list', { name: 'Path of the request' });
    expect(within(path).getByText('In review').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(await screen.findByRole('link', { name: /555 0150/ })).toHaveAttribute('href', 'tel:+31205550150');
    expect(screen.getByText('2 items without an answer')).toBeVisible();

    await userEvent.click(button('Approve'));
    expect(screen.getAllByText('Choose an answer.')).toHaveLength(2);
    const [first, second] = screen.getAllByRole('radiogroup', { name: /^Answer to/ });
    await userEvent.click(within(first as HTMLElement).getByRole('radio', { name: 'Own equipment' }));
    await userEvent.type(field('Which one, and where it is'), 'BN-0321');
    await userEvent.click(within(second as HTMLElement).getByRole('radio', { name: 'None' }));
    await userEvent.click(button('Approve'));
    expect(field(/Reason/)).toHaveAccessibleDescription(/Give a reason/);
    expect(writes(requests)).toEqual([]);
    await userEvent.type(field(/Reason/), 'In the site store');
    expect(screen.getByText('1 item from own equipment')).toBeVisible();
    await userEvent.click(button('Approve'));
    await waitFor(() => expect(writes(requests)).toHaveLength(1));
    const [one, other] = ONE.lines;
    expect(writes(requests)[0]?.body).toEqual({
      answers: [
        { lineId: one?.id, by: 'ownAsset', note: 'BN-0321', assetId: null },
        { lineId: other?.id, by: 'none', note: 'In the site store', assetId: null },
      ],
    });
  });

  it('[DOM-04] answers a line by an own asset, and names the line whose asset has been taken', async () => {
    const { id, name } = assetSummary();
    const free = [assetSummary({ status: 'available' }), assetSummary({ id: ONE.id, tag: 'BN-0400', name: 'Slings' })];
    let answer: unknown = refusal({
      type: 'validation',
      status: 422,
      errors: [{ pointer: '/answers/1/assetId', code: 'reference' }],
    });
    const given = { by: 'ownAsset' as const, note: null, asset: { id, tag: 'BN-0317', name: name ?? '' } };
    const { requests } = await visit(AT, {
      state: user(['request', 'asset'], ['request-handle', 'asset-view', 'asset-manage']),
      answers: {
        ...REQUESTS,
        'GET /assets': { items: free, page: 0, size: 20, hasMore: false },
        [`POST /requests/${ONE.id}/approve`]: () => answer,
        [`GET /requests/${ONE.id}`]: () =>
          answer instanceof Error
            ? ONE
            : request({
                status: 'approved',
                lines: ONE.lines.map((line) => ({ ...line, answer: given })),
                actions: [],
              }),
      },
    });
    await screen.findByText('2 items without an answer');
    const choose = async (index: number, option: string) => {
      const group = screen.getAllByRole('radiogroup', { name: /^Answer to/ })[index] as HTMLElement;
      await userEvent.click(within(group).getByRole('radio', { name: 'Own equipment' }));
      // The list is a lazy chunk.
      await waitFor(() => expect(screen.getAllByRole('combobox', { name: 'Own machine' })).toHaveLength(index + 1));
      await userEvent.type(screen.getAllByRole('combobox', { name: 'Own machine' })[index] as HTMLElement, 'BN');
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose(0, `BN-0317 · ${name}`);
    await choose(1, 'BN-0400 · Slings');
    // Neither assigned assets nor assets with a blocking inspection.
    expect(requests.filter(({ path }) => path === '/assets').at(-1)?.query).toMatchObject({
      ownership: ['owned'],
      status: ['available'],
      inspection: ['due', 'valid', 'none'],
    });
    await userEvent.click(button('Approve'));
    expect(await screen.findByText(/^The asset for item 2 cannot be assigned any more/)).toBeVisible();
    expect(writes(requests)[0]?.body).toMatchObject({
      answers: [
        { by: 'ownAsset', assetId: id },
        { by: 'ownAsset', assetId: ONE.id },
      ],
    });
    answer = request();
    await userEvent.click(button('Approve'));
    const links = await screen.findAllByRole('link', { name: `BN-0317 ${name}` });
    expect(links[0]).toHaveAttribute('href', `/asset/assets/${id}`);
  });

  it('[DOM-18] is commented on with a photo, and shows those that it has', async () => {
    const at = `/request/requests/${SERVICE.id}`;
    const { requests } = await visit(at, {
      state: handler(),
      answers: {
        ...REQUESTS,
        [`GET /requests/${SERVICE.id}`]: { ...SERVICE, attachments: [{ ...PHOTO, name: 'Engine.jpg' }] },
        'POST /attachments': PHOTO,
        [`POST /requests/${SERVICE.id}/comments`]: SERVICE,
      },
    });
    const about = await screen.findByRole('region', { name: 'What it is about' });
    expect(within(about).getByRole('button', { name: /Engine\.jpg/ })).toBeVisible();
    await userEvent.click(button('Photos'));
    const photos = screen.getByRole('group', { name: 'Photos' });
    await userEvent.upload(photos.querySelector('input[type=file]') as HTMLElement, photo());
    await userEvent.type(field('Write a comment'), 'This one');
    await screen.findByRole('button', { name: `Remove ${PHOTO.name}` });
    await userEvent.click(button('Send'));
    await waitFor(() => expect(field('Write a comment')).toHaveValue(''));
    expect(writes(requests).at(-1)?.body).toEqual({ text: 'This one', asksBack: false, attachmentIds: [PHOTO.id] });
    expect(screen.queryByRole('button', { name: `Remove ${PHOTO.name}` })).toBeNull();
  });

  it('[DOM-18] takes a press while a photo uploads, shows how far it is, and sends the comment with it', async () => {
    const uploading = new Subject<unknown>();
    const { requests } = await visit(AT, {
      state: handler(),
      answers: { ...REQUESTS, 'POST /attachments': uploading, [`POST /requests/${ONE.id}/comments`]: request() },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Photos' }));
    const photos = screen.getByRole('group', { name: 'Photos' });
    await userEvent.upload(photos.querySelector('input[type=file]') as HTMLElement, photo());
    await userEvent.type(field('Write a comment'), 'This one');
    await userEvent.click(button('Send'));
    expect(await screen.findByRole('button', { name: 'Uploading 0%' })).toBeEnabled();
    expect(screen.getByText('Sent as soon as the files are uploaded.')).toBeVisible();
    // A second press changes nothing.
    await userEvent.click(button('Uploading 0%'));
    uploading.next(PHOTO);
    await waitFor(() => expect(field('Write a comment')).toHaveValue(''));
    expect(writes(requests).map(({ body }) => body)).toEqual([
      expect.any(FormData),
      { text: 'This one', asksBack: false, attachmentIds: [PHOTO.id] },
    ]);
  });

  it('[DOM-04] asks its writer back by a comment, and keeps what was typed where that fails', async () => {
    let answer: unknown = refusal({ type: 'internal', status: 500 });
    const { requests } = await visit(AT, {
      state: handler(),
      answers: { ...REQUESTS, [`POST /requests/${ONE.id}/comments`]: () => answer },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask back' }));
    const asking = field('Ask Milan de Boer');
    expect(asking).toHaveFocus();
    await userEvent.type(asking, 'Which gate?');
    const [, send] = screen.getAllByRole('button', { name: 'Ask back' });
    await userEvent.click(send as HTMLElement);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(asking).toHaveValue('Which gate?');
    answer = request({ askedBack: true, waitsFor: 'writer', waitsForMe: false });
    await userEvent.click(send as HTMLElement);
    await waitFor(() => expect(field('Write a comment')).toHaveValue(''));
    expect(writes(requests).at(-1)?.body).toEqual({ text: 'Which gate?', asksBack: true, attachmentIds: [] });
  });

  it('[SW-02] keeps a comment that is being written on the device, until it is sent', async () => {
    const answers = { ...REQUESTS, [`POST /requests/${ONE.id}/comments`]: request() };
    signInOnDevice();
    const first = await visit(AT, { state: handler(), answers });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Which gate?');
    await waitFor(async () => expect(JSON.stringify(await keptDrafts())).toContain('Which gate?'));
    first.unmount();
    await visit(AT, { state: handler(), answers });
    await waitFor(() => expect(field('Write a comment')).toHaveValue('Which gate?'));
    await userEvent.click(button('Send'));
    await waitFor(() => expect(field('Write a comment')).toHaveValue(''));
    await waitFor(async () => expect(await keptDrafts()).toEqual([]));
  });

  it('[SW-02] carries no comment over to another request', async () => {
    signInOnDevice();
    const answers = { ...REQUESTS, [`GET /requests/${SERVICE.id}`]: SERVICE };
    const { router } = await visit(AT, { state: handler(), answers });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Which gate?');
    void router.navigate(`/request/requests/${SERVICE.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { level: 1, name: SERVICE.title })).toBeVisible();
    expect(field('Write a comment')).toHaveValue('');
    await waitFor(async () => expect(await keptDrafts()).toEqual([]));
  });

  it('[DOM-04] is rejected with a reason alone', async () => {
    const rejected = request({ status: 'rejected', rejectReason: 'Too late', waitsFor: null, actions: ['comment'] });
    let now = ONE;
    const { requests } = await visit(AT, {
      state: handler(),
      answers: {
        ...REQUESTS,
        [`GET /requests/${ONE.id}`]: () => now,
        [`POST /requests/${ONE.id}/reject`]: () => {
          now = rejected;
          return now;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(writes(requests)).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox'), 'Too late');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Rejected: Too late')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  });

  it('[DOM-29] [UI-03] of service waits for the rental company, names the machine and offers no answer', async () => {
    await visit(`/request/requests/${SERVICE.id}`, { state: handler(), answers: REQUESTS });
    expect(await screen.findByText('Milan de Boer is waiting for the rental company.')).toBeVisible();
    expect(screen.getByText('Not safe to use')).toBeVisible();
    expect(screen.getByText('SCI-D-12 · 205 377')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contract C-26-1042' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(button('Cancel request'));
    // "Cancel" alone would name both buttons.
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Keep request',
      'Cancel request',
    ]);
  });
});

it.each([
  ['for a colleague', { waitsForMe: false, handler: null }, 'You are waiting for a colleague who handles requests.'],
  ['for one of them', { waitsForMe: false, handler: request().writer }, 'You are waiting for Milan de Boer.'],
  ['for themselves', { waitsForMe: true }, 'Your own request is waiting for you.'],
  ['for the company', { waitsForMe: false, waitsFor: 'company' }, 'You are waiting for the rental company.'],
] as const)('[DOM-04] speaks to a writer who waits %s', async (_, waits, sentence) => {
  const answers = { ...REQUESTS, [`GET /requests/${ONE.id}`]: request({ writer: SELF, ...waits }) };
  await visit(AT, { state: handler(), answers });
  expect(await screen.findByText(sentence)).toBeVisible();
});

describe('a new request', () => {
  const ADD = '/request/requests/add';

  it('[DOM-04] keeps what was typed when another kind is chosen, and sends what that kind asks for', async () => {
    const made = request({ writer: SELF });
    const { requests } = await visit(ADD, {
      state: handler(),
      answers: { ...REQUESTS, 'POST /requests': made },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'What is it about?' }), 'Platform');
    await userEvent.click(screen.getByRole('radio', { name: /Service/ }));
    await userEvent.click(button('Send'));
    expect(writes(requests)).toEqual([]);
    expect((await screen.findAllByText('Choose one of the options.')).length).toBeGreaterThan(1);
    await userEvent.click(screen.getByRole('radio', { name: 'No, stop' }));
    expect(screen.getByText('Take the key out and keep people away from it.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Equipment/ }));
    expect(field('What is it about?')).toHaveValue('Platform');

    await userEvent.type(screen.getByRole('combobox', { name: /Product/ }), 'lift');
    await userEvent.click(await screen.findByRole('option', { name: /Diesel scissor lift 12 m/ }));
    await userEvent.click(button('Add an item'));
    const second = screen.getByRole('group', { name: 'Item 2' });
    await userEvent.type(within(second).getByRole('textbox', { name: 'In your own words' }), 'Slings');
    const quantity = within(second).getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1.5{Enter}');
    await waitFor(() => expect(quantity).toHaveAccessibleDescription('Enter a whole number.'));
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1');
    await userEvent.click(button('Send'));
    await waitFor(() => expect(here()).toBe(AT));
    expect(writes(requests)[0]?.body).toMatchObject({
      kind: 'equipment',
      title: 'Platform',
      submit: true,
      lines: [
        { productCode: 'SCI-D-12', text: null, quantity: 1 },
        { productCode: null, text: 'Slings', quantity: 1 },
      ],
    });
    expect(writes(requests)[0]?.body).not.toHaveProperty('fault');
  });

  it('[DOM-92] about an invoice names the lines, days and amounts that are in question', async () => {
    const bill = invoice({ type: 'invoice' });
    const [line] = bill.invoice?.lines ?? [];
    const days = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];
    const charge = {
      ...{ lineId: line?.id, from: '2026-11-09', to: '2026-11-13', days: 5, quantity: '1', unit: 'week' },
      ...{ price: euros('285.00'), net: euros('285.00') },
    };
    const explanation = {
      ...{ weekDays: 5, orders: [] },
      machines: [
        {
          ...{ contract: { id: ONE.id, number: 'C-1' }, productCode: 'SCI-D-12', fleetNumber: null, pieces: 1 },
          ...{ from: charge.from, to: charge.to, net: charge.net, mixes: [], charges: [charge] },
          days: days.map((date, index) => ({ date, kind: 'charged', number: index + 1, holiday: null })),
        },
      ],
    };
    const { requests } = await visit(`${ADD}?invoice=${bill.id}`, {
      state: handler('invoice-view', 'invoice-dispute'),
      answers: {
        ...REQUESTS,
        [`GET /documents/${bill.id}`]: bill,
        [`GET /documents/${bill.id}/explanation`]: explanation,
        'POST /requests': request({ writer: SELF }),
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Diesel scissor lift 12 m/ }));
    expect(await screen.findByText(/5 charged days · €285\.00/)).toBeVisible();
    const [from] = within(screen.getByRole('group', { name: 'Days in question' })).getAllByRole('textbox');
    await userEvent.clear(from as HTMLElement);
    await userEvent.type(from as HTMLElement, '2026-11-12');
    await userEvent.tab();
    expect(await screen.findByText(/2 charged days · €114\.00/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Called off on Wednesday.');
    await userEvent.click(button('Send'));
    await waitFor(() => expect(writes(requests)).toHaveLength(1));
    expect(writes(requests)[0]?.body).toMatchObject({
      description: 'Called off on Wednesday.',
      disputedLines: [{ lineId: line?.id, from: '2026-11-12', to: '2026-11-13' }],
    });
  });

  it('[DOM-18] of service sends the photos that are left with what happened', async () => {
    const uploading = new Subject<unknown>();
    const { requests } = await visit(ADD, {
      state: handler(),
      answers: { ...REQUESTS, 'POST /attachments': uploading, 'POST /requests': SERVICE },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'What is it about?' }), 'Flat tyre');
    await userEvent.click(screen.getByRole('radio', { name: /Service/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Damaged' }));
    await userEvent.type(field('Description'), 'Left front');
    await userEvent.click(button('Send'));
    expect((await screen.findAllByText('Choose one of the options.'))[0]).toBeVisible();
    expect(screen.queryByText('Fill this in.')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'No, stop' }));
    const photos = () => screen.getByRole('group', { name: 'Photos' });
    await userEvent.upload(photos().querySelector('input[type=file]') as HTMLElement, photo());
    await userEvent.click(button('Send'));
    await screen.findByRole('button', { name: 'Uploading 0%' });
    uploading.next(PHOTO);
    await waitFor(() => expect(here()).toBe(`/request/requests/${SERVICE.id}`));
    const [upload, made] = writes(requests);
    expect((upload?.body as FormData | undefined)?.get('file')).toMatchObject({ name: PHOTO.name });
    expect(made?.body).toMatchObject({ kind: 'service', fault: 'damage', safeToUse: false, attachmentIds: [PHOTO.id] });
    expect(made?.body).not.toHaveProperty('lines');
  });

  it('[DOM-04] is kept as a draft, and sent from its edit against the version that was read', async () => {
    const draft = request({ writer: SELF, status: 'draft', actions: ['edit', 'submit'], handler: null });
    const { requests } = await visit(`${AT}/edit`, {
      state: handler(),
      answers: { ...REQUESTS, [`GET /requests/${ONE.id}`]: draft, [`PUT /requests/${ONE.id}`]: draft },
    });
    expect(await screen.findByDisplayValue('Hoisting slings 2 t, 4 m')).toBeVisible();
    await userEvent.click(button('Remove item 1'));
    await userEvent.click(button('Save as draft'));
    await waitFor(() => expect(writes(requests)).toHaveLength(1));
    expect(writes(requests)[0]).toMatchObject({
      headers: { 'If-Match': '"4"' },
      body: { submit: false, title: ONE.title, lines: [{ text: 'Hoisting slings 2 t, 4 m', quantity: 4, to: null }] },
    });
  });

  it('[DOM-04] is deleted as a draft after a question, and the list does not ask for it again', async () => {
    const steps = ONE.steps.slice(0, 1);
    const draft = request({ writer: SELF, status: 'draft', steps, actions: ['edit', 'delete', 'submit'] });
    const { requests } = await visit(AT, {
      state: handler(),
      answers: {
        ...REQUESTS,
        [`GET /requests/${ONE.id}`]: draft,
        [`DELETE /requests/${ONE.id}`]: undefined,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this draft?' });
    expect(writes(requests)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(here()).toBe(LIST));
    expect(await screen.findByRole('button', { name: 'Waiting for me' })).toBeVisible();
    expect(requests.filter(({ path }) => path === `/requests/${ONE.id}`).map(({ method }) => method)).toEqual([
      'GET',
      'DELETE',
    ]);
  });
});
