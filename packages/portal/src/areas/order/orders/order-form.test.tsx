import type { Depot } from '@hireyard/contract';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract, detailLine } from '../../../testing/contracts.ts';
import { clearDevice, keptDrafts, signInOnDevice } from '../../../testing/device.ts';
import {
  buyer,
  CATALOGUE,
  DEPOT,
  ONE_ORDER,
  ORDER_DEPOTS,
  ORDER_ESTIMATE,
  ORDER_FORM,
  order,
  RULES,
  STOCK,
  TERMS,
} from '../../../testing/orders.ts';
import { ONE as SITE } from '../../../testing/projects.ts';
import { ONE as REQUEST, request } from '../../../testing/requests.ts';
import { button, field, here, refusal, visit, writes } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 12_000 });
vi.setConfig({ testTimeout: 40_000 });

const ADD = '/order/orders/add';
const euros = (amount: string) => ({ amount, currency: 'EUR' });
const sent = (requests: Parameters<typeof writes>[0]) => writes(requests).filter(({ path }) => path === '/orders');

beforeEach(signInOnDevice);
afterEach(clearDevice);

describe('the form of an order', () => {
  it('[RT-03] [DOM-28] shows what is free, from when, and where else', async () => {
    await visit(ADD, { state: buyer(), answers: ORDER_FORM });
    expect(await screen.findByText('6 free')).toBeVisible();
    expect(screen.getByText(/^From 27 Nov/)).toBeVisible();
    expect(screen.getByText('SCI-D-12 · 12 m working height · 450 kg on the platform · diesel')).toBeVisible();
    await userEvent.click(button(/^Power/));
    await waitFor(() => expect(screen.queryByText('6 free')).toBeNull());
    expect(screen.getByRole('button', { name: 'Add GEN-D-20' })).toBeVisible();
  });

  it('[SH-04] says who adds machines while there are none, and has no word of a search', async () => {
    const none = { ...ORDER_FORM, 'GET /depots': { items: [] }, 'GET /catalogue': { items: [] } };
    await visit(ADD, { state: buyer(), answers: { ...none, 'GET /catalogue/stock': { items: [] } } });
    expect(await screen.findByText(/^There are no machines to order yet\. The rental company adds/)).toBeVisible();
    expect(screen.queryByText(/^No machine matches/)).toBeNull();
  });

  it('[DOM-12] [DOM-14] says what is missing by the rules of depot and client, and sends nothing', async () => {
    const { requests } = await visit(ADD, { state: buyer(), answers: ORDER_FORM });
    await userEvent.click(await screen.findByRole('button', { name: 'Add SCI-D-12' }));
    expect(await screen.findByText('Goes with it')).toBeVisible();
    await userEvent.type(field('PO number'), '123');
    await userEvent.click(button('Review order'));
    expect((await screen.findAllByText(/45#####/))[0]).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(requests)).toEqual([]);
  });

  it('[DOM-91] says in the cart and in the review that a product has no four-week rate', async () => {
    const [line] = ORDER_ESTIMATE.lines;
    const estimate = { ...line?.estimate, mix: { day: 0, week: 4, fourWeek: 0 }, days: 20, noFourWeekRate: true };
    await visit(ADD, {
      state: buyer(),
      answers: { ...ORDER_FORM, 'POST /orders/estimate': { ...ORDER_ESTIMATE, lines: [{ estimate }] } },
    });
    const says = /Without a four-week rate: billed by the week\./;
    await userEvent.click(await screen.findByRole('button', { name: 'Add SCI-D-12' }));
    expect(await screen.findByText(says)).toBeVisible();
    await userEvent.click(button('Pick-up'));
    await userEvent.click(screen.getByRole('combobox', { name: /^Project/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(SITE.name) }));
    await userEvent.click(button('Review order'));
    expect(await within(await screen.findByRole('dialog')).findByText(says)).toBeVisible();
  });

  it('[DOM-08] [HT-05] sends one order after a review, also when its answer was lost, and then forgets the draft', async () => {
    let answer: unknown = refusal({ type: 'unavailable', status: 503 });
    const { requests } = await visit(ADD, {
      state: buyer(),
      answers: { ...ORDER_FORM, 'POST /orders': () => answer },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add SCI-D-12' }));
    await userEvent.click(button('Pick-up'));
    await userEvent.click(screen.getByRole('combobox', { name: /^Project/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(SITE.name) }));
    expect((await screen.findAllByText('€282.00'))[0]).toBeVisible();
    expect(await screen.findByText(/Eva Brandt/)).toBeVisible();
    await userEvent.click(button('Review order'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/1 × SCI-D-12/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send order' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await waitFor(async () => expect(JSON.stringify(await keptDrafts())).toMatch(/SCI-D-12.*"key"/));
    answer = order({ status: 'pendingApproval' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send order' }));
    await waitFor(() => expect(here()).toBe(`/order/orders/${ONE_ORDER.id}`));
    expect(await screen.findByText('Order O-2611-042 is waiting for approval.')).toBeVisible();
    const [first, second] = sent(requests);
    expect(sent(requests)).toHaveLength(2);
    expect(first?.headers?.['Idempotency-Key']).toBeTruthy();
    expect(second?.headers?.['Idempotency-Key']).toBe(first?.headers?.['Idempotency-Key']);
    expect(first?.body).toMatchObject({
      depotId: DEPOT.id,
      projectId: SITE.id,
      fulfilment: 'pickup',
      lines: [{ productCode: 'SCI-D-12', quantity: 1, from: '2026-11-23', to: null }],
      submit: true,
    });
    await waitFor(async () => expect(await keptDrafts()).toEqual([]));
  });

  it('[OP-66] says in the review which terms are accepted, asks anew once they have changed, and sends what was said', async () => {
    let terms = TERMS;
    let answer: unknown = refusal({ type: 'terms-not-accepted', status: 409 });
    const { requests } = await visit(ADD, {
      state: buyer(),
      answers: { ...ORDER_FORM, 'GET /order-rules': () => ({ ...RULES, terms }), 'POST /orders': () => answer },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add SCI-D-12' }));
    await userEvent.click(button('Pick-up'));
    await userEvent.click(screen.getByRole('combobox', { name: /^Project/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(SITE.name) }));
    await userEvent.click(button('Review order'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/accept the terms and conditions of Hireyard Verhuur B\.V\., version 2026-01\./),
    ).toBeVisible();
    const link = dialog.getByRole('link', { name: /^Read the terms/ });
    // There is no English text.
    expect(link).toHaveAttribute('href', TERMS.links.nl);
    expect(link).toHaveAttribute('target', '_blank');
    terms = { ...TERMS, version: '2026-11' };
    await userEvent.click(dialog.getByRole('button', { name: 'Send order' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/have changed\. Read them/);
    expect(await dialog.findByText(/version 2026-11\./)).toBeVisible();
    answer = order({ status: 'submitted' });
    await userEvent.click(dialog.getByRole('button', { name: 'Send order' }));
    await waitFor(() => expect(here()).toBe(`/order/orders/${ONE_ORDER.id}`));
    expect(sent(requests).map(({ body }) => (body as { acceptedTerms?: unknown }).acceptedTerms)).toEqual([
      { version: '2026-01', language: 'nl' },
      { version: '2026-11', language: 'nl' },
    ]);
  });

  it('[DOM-28] repeats in the review from when a machine is free, and where else', async () => {
    const elsewhere = {
      ...(ORDER_DEPOTS[0] as Depot),
      id: STOCK[1]?.elsewhere[0]?.depotId ?? '',
      name: 'Eindhoven',
      own: false,
    };
    const answers = { ...ORDER_FORM, 'GET /depots': { items: [...ORDER_DEPOTS, elsewhere] } };
    await visit(ADD, { state: buyer(), answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Add BOA-E-15' }));
    await userEvent.click(button('Pick-up'));
    await userEvent.click(screen.getByRole('combobox', { name: /^Project/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(SITE.name) }));
    await userEvent.click(button('Review order'));
    const line = within(await screen.findByRole('dialog')).getByText(/1 × BOA-E-15/);
    expect(line.closest('li')).toHaveTextContent('From 27 Nov, 3 free in Eindhoven');
  });

  it('[DOM-08] is for the depot that is nearest to the site of the project, until one is chosen', async () => {
    const at = (id: string, name: string, latitude: number): Depot => ({
      ...(ORDER_DEPOTS[0] as Depot),
      ...{ id, name, geo: { latitude, longitude: 5 }, own: name === 'Groningen' },
    });
    const [far, near] = [at(DEPOT.id, 'Groningen', 53.2), at(STOCK[1]?.elsewhere[0]?.depotId ?? '', 'Eindhoven', 51.4)];
    const address = { ...ONE_ORDER.address, status: 'active', geo: { latitude: 51.5, longitude: 5.1 } };
    await visit(ADD, {
      state: buyer(),
      answers: {
        ...ORDER_FORM,
        'GET /depots': { items: [far, near] },
        [`GET /projects/${SITE.id}`]: { ...SITE, address, siteContact: null },
      },
    });
    const depot = await screen.findByRole('combobox', { name: 'Depot' });
    await waitFor(() => expect(depot).toHaveDisplayValue('Groningen'));
    await userEvent.click(screen.getByRole('combobox', { name: /^Project/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(SITE.name) }));
    await waitFor(() => expect(depot).toHaveDisplayValue('Eindhoven'));
    await userEvent.selectOptions(depot, 'Groningen');
    expect(depot).toHaveDisplayValue('Groningen');
  });

  it('[I18N-10] is not priced as open-ended while its last day is no date', async () => {
    const { requests } = await visit(ADD, { state: buyer(), answers: ORDER_FORM });
    await userEvent.type(
      within(await screen.findByRole('group', { name: 'Rental period' })).getByLabelText('To'),
      'soon',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add SCI-D-12' }));
    expect(await screen.findByText('1 × SCI-D-12')).toBeVisible();
    await userEvent.click(button('Review order'));
    expect((await screen.findAllByText(/Enter the date as|Enter a valid date/))[0]).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests.filter(({ path }) => path === '/orders/estimate')).toEqual([]);
  });

  it('[HT-05] is another one after it was sent at the first try, and nothing of it is kept', async () => {
    const { requests, router } = await visit(ADD, {
      state: buyer(),
      answers: { ...ORDER_FORM, 'POST /orders': order({ status: 'submitted' }) },
    });
    for (const round of [1, 2]) {
      await userEvent.click(await screen.findByRole('button', { name: 'Add SCI-D-12' }));
      await userEvent.click(button('Pick-up'));
      await userEvent.click(screen.getByRole('combobox', { name: /^Project/ }));
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(SITE.name) }));
      await userEvent.click(button('Review order'));
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(await within(dialog).findByRole('button', { name: /^Send order|^Place order/ }));
      await waitFor(() => expect(here()).toBe(`/order/orders/${ONE_ORDER.id}`));
      // The address changes before the page does, and a form that never left would still show its review.
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent(requests)).toHaveLength(round);
      await waitFor(async () => expect(await keptDrafts()).toEqual([]));
      if (round === 1) await router.navigate(ADD);
    }
    const [first, second] = sent(requests);
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers?.['Idempotency-Key']).not.toBe(first?.headers?.['Idempotency-Key']);
  });

  it('[RT-03] is as it was typed after it was left, and can be begun anew', async () => {
    const first = await visit(ADD, { state: buyer(), answers: ORDER_FORM });
    await userEvent.click(await screen.findByRole('button', { name: 'Add SCI-D-12' }));
    await userEvent.type(field('Reference'), 'Roof');
    await first.router.navigate('/order/orders');
    await screen.findByRole('heading', { name: 'Orders' });
    await first.router.navigate(ADD);
    expect(await screen.findByDisplayValue('Roof')).toBeVisible();
    expect(screen.getByText('1 × SCI-D-12')).toBeVisible();
    await userEvent.click(button('Start again'));
    await waitFor(() => expect(screen.queryByText('1 × SCI-D-12')).toBeNull());
    // The new form has a depot and days, so added products can be ordered.
    await userEvent.click(await screen.findByRole('button', { name: 'Add SCI-D-12' }));
    expect(await screen.findByText('6 free')).toBeVisible();
    expect(screen.getByText('1 × SCI-D-12').closest('li')).toHaveTextContent(/23 Nov/);
  });

  it('[DOM-12] says that an order without machines needs one, where they stand, until there is one', async () => {
    await visit(ADD, { state: buyer(), answers: ORDER_FORM });
    await screen.findByRole('button', { name: 'Add SCI-D-12' });
    await userEvent.click(button('Review order'));
    expect(await screen.findByText('Add at least one machine.')).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByText('Nothing added yet.'));
    await userEvent.click(button('Add SCI-D-12'));
    await waitFor(() => expect(screen.queryByText('Add at least one machine.')).toBeNull());
    const quantity = field('Quantity of SCI-D-12');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1.5');
    expect(screen.getByText('– × SCI-D-12')).toBeVisible();
    await userEvent.click(button('Review order'));
    expect(await screen.findByText('Enter a whole number.')).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    await userEvent.click(button('Review order'));
    expect(await screen.findByText('Choose a project for this order.')).toBeVisible();
    await userEvent.click(button('Project'));
    expect(screen.getByRole('combobox', { name: /^Project/ })).toHaveFocus();
  });

  it('[DOM-12] says once what is wrong with its days, where they were chosen, and at a line that has others', async () => {
    const ended = { ...SITE, address: null, siteContact: null, to: '2026-11-05' };
    await visit(ADD, { state: buyer(), answers: { ...ORDER_FORM, [`GET /projects/${SITE.id}`]: ended } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add SCI-D-12' }));
    await userEvent.click(button(/^Power/));
    await userEvent.click(await screen.findByRole('button', { name: 'Add GEN-D-20' }));
    await userEvent.type(screen.getByRole('combobox', { name: /^Project/ }), SITE.name.slice(0, 4));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(SITE.name) }));
    await userEvent.click(screen.getByRole('button', { name: 'Pick-up' }));
    await userEvent.click(button('Review order'));
    expect(await screen.findByText(/^Rental period: The project ends on 5 Nov 2026\.$/)).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByText(/^Rental period: /));
    const order = screen.getByRole('region', { name: 'What, when and from where' });
    expect(within(order).getByText('The project ends on 5 Nov 2026.')).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Other days/ })).toBeNull();

    await userEvent.click(button('Other days for SCI-D-12'));
    const own = screen.getByRole('group', { name: 'Other days for SCI-D-12' });
    expect(within(own).getByText('The project ends on 5 Nov 2026.')).toBeVisible();
  });

  it('[DOM-01] begins with what a contract has, each product once, and without a machine that was replaced', async () => {
    const machine = detailLine({ productCode: 'SCI-D-12' });
    const own = contract({
      reference: 'Roof',
      lines: [
        machine,
        { ...machine, id: '11111111-0000-4000-8000-000000000008', quantity: 2 },
        { ...machine, id: '11111111-0000-4000-8000-000000000009', replacedByLineId: machine.id },
        { ...machine, id: '11111111-0000-4000-8000-00000000000a', status: 'cancelled' },
      ],
    });
    await visit(`${ADD}?contract=${own.id}`, {
      state: buyer(),
      answers: { ...ORDER_FORM, [`GET /contracts/${own.id}`]: own },
    });
    expect(await screen.findByText('3 × SCI-D-12')).toBeVisible();
    expect(field('Reference')).toHaveValue('Roof');
  });

  it('[DOM-01] begins like a former order, on the first day there is', async () => {
    await visit(`${ADD}?like=${ONE_ORDER.id}`, { state: buyer(), answers: ORDER_FORM });
    expect(await screen.findByText('40 × FEN-M-35')).toBeVisible();
    expect(await screen.findByText(/40 × FEN-M-35/)).toBeVisible();
    expect((await screen.findAllByText(/from 23 Nov 2026, open-ended/))[0]).toBeVisible();
  });
  it('[DOM-04] begins with what a request needs, says what it asks for in words, and names it when it is sent', async () => {
    const [lift, slings] = REQUEST.lines;
    const answer = { by: 'rental' as const, note: null, asset: null };
    const lines = [lift, slings].flatMap((line) => line ?? []).map((line) => ({ ...line, answer }));
    const asked = request({ status: 'approved', lines });
    let made: unknown = refusal({
      type: 'validation',
      status: 422,
      errors: [{ pointer: '/requestId', code: 'reference' }],
    });
    const { requests } = await visit(`${ADD}?request=${asked.id}`, {
      state: buyer(),
      answers: { ...ORDER_FORM, [`GET /requests/${asked.id}`]: asked, 'POST /orders': () => made },
    });
    expect(await screen.findByText('1 × SCI-D-12')).toBeVisible();
    expect(screen.getByText(/^Asked for in words: 4 × Hoisting slings/)).toBeVisible();
    expect(field('PO number')).toHaveValue('4500012');
    await userEvent.click(button('Pick-up'));
    const send = async () => {
      await userEvent.click(button('Review order'));
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Send order' }));
    };
    await send();
    expect(await screen.findByText(/cannot be answered by an order any more/)).toBeVisible();
    expect(sent(requests)[0]?.body).toMatchObject({
      requestId: asked.id,
      projectId: SITE.id,
      lines: [{ productCode: 'SCI-D-12', from: '2026-11-25', to: '2026-12-12', remark: 'rough ground tires' }],
    });
    await userEvent.click(button('Not for this request'));
    made = order({ status: 'submitted' });
    await send();
    await waitFor(() => expect(sent(requests)).toHaveLength(2));
    expect(sent(requests)[1]?.body).toMatchObject({ requestId: null });
  });

  it('[SH-04] shows every read that failed, and reads it again on Retry', async () => {
    for (const read of ['GET /depots', 'GET /order-rules', 'GET /catalogue/stock', 'GET /catalogue']) {
      let answer: unknown = refusal({ type: 'unavailable', status: 503 });
      const { unmount } = await visit(ADD, { state: buyer(), answers: { ...ORDER_FORM, [read]: () => answer } });
      const retry = await screen.findByRole('button', { name: 'Retry' });
      answer = ORDER_FORM[read as keyof typeof ORDER_FORM];
      await userEvent.click(retry);
      expect(await screen.findByText('6 free'), read).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
      unmount();
      await clearDevice();
    }
  });

  it('[SH-04] shows that what the order comes to is not known, and no former amount in its place', async () => {
    // Differs from all catalogue prices.
    const estimate = { ...ORDER_ESTIMATE, total: euros('777.00') };
    let answer: unknown = estimate;
    await visit(ADD, { state: buyer(), answers: { ...ORDER_FORM, 'POST /orders/estimate': () => answer } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add SCI-D-12' }));
    expect((await screen.findAllByText('€777.00'))[0]).toBeVisible();
    answer = refusal({ type: 'unavailable', status: 503 });
    await userEvent.click(button('Add GEN-D-20'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('€777.00')).toBeNull();
    answer = estimate;
    await userEvent.click(retry);
    expect((await screen.findAllByText('€777.00'))[0]).toBeVisible();
  });

  it('[SH-04] [DOM-01] does not go on with the former draft where the order to copy cannot be read', async () => {
    let answer: unknown = ONE_ORDER;
    const first = await visit(ADD, { state: buyer(), answers: ORDER_FORM });
    await userEvent.click(await screen.findByRole('button', { name: 'Add SCI-D-12' }));
    await waitFor(async () => expect(JSON.stringify(await keptDrafts())).toContain('SCI-D-12'));
    first.unmount();
    answer = refusal({ type: 'unavailable', status: 503 });
    const copied = `GET /orders/${ONE_ORDER.id}`;
    await visit(`${ADD}?like=${ONE_ORDER.id}`, { state: buyer(), answers: { ...ORDER_FORM, [copied]: () => answer } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('1 × SCI-D-12')).toBeNull();
    expect(button('Go on without it')).toBeVisible();
    answer = ONE_ORDER;
    await userEvent.click(retry);
    expect(await screen.findByText('40 × FEN-M-35')).toBeVisible();
  });

  it('[DK-13] shows the first picture of a machine beside its name, and no gap without one', async () => {
    const [id, other] = ['7a1d6a52-53a5-4f0b-9d52-00000000ac01', '7a1d6a52-53a5-4f0b-9d52-00000000ac02'];
    const items = CATALOGUE.map((one) => (one.code === 'SCI-D-12' ? { ...one, pictures: [id, other] } : one));
    await visit(ADD, { state: buyer(), answers: { ...ORDER_FORM, 'GET /catalogue': { items } } });
    const picture = await screen.findByRole('img', { name: 'SCI-D-12' });
    expect(picture).toHaveAttribute('src', expect.stringContaining(`/product-pictures/${id}/thumbnail`));
    expect([...document.querySelectorAll('img')]).toEqual([picture]);
  });

  it('[DOM-10] shows no price and no estimate to who sees none', async () => {
    const hidden = CATALOGUE.map((one) => ({ ...one, rates: null }));
    const estimate = { lines: [{ estimate: null }], total: null, needsApproval: null, approvers: [] };
    await visit(ADD, {
      state: buyer(),
      answers: { ...ORDER_FORM, 'GET /catalogue': { items: hidden }, 'POST /orders/estimate': estimate },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add SCI-D-12' }));
    await userEvent.click(button('Pick-up'));
    await userEvent.click(screen.getByRole('combobox', { name: /^Project/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(SITE.name) }));
    await userEvent.click(button('Review order'));
    expect(within(await screen.findByRole('dialog')).getByText(/1 × SCI-D-12/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/€|Estimate|null|undefined/);
  });
});
