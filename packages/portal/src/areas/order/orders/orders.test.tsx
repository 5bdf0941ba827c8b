import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buyer, ONE_ORDER, ORDERS, order, TERMS } from '../../../testing/orders.ts';
import { button, here, visit, writes } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

const LIST = '/order/orders';
const AT = `${LIST}/${ONE_ORDER.id}`;

describe('the list of orders', () => {
  it('[RT-09] [UI-03] says how far each is, and asks for what waits for the user at one click', async () => {
    const { requests } = await visit(LIST, { state: buyer(), answers: ORDERS });
    expect(await screen.findByRole('link', { name: 'O-2611-042' })).toHaveAttribute('href', AT);
    for (const text of [
      'Waiting for approval',
      'SCI-D-12 +1 · 42 units',
      '€1,916.00',
      'from 24 Nov 2026, open-ended',
      'No project',
    ])
      expect(screen.getAllByText(text)[0]).toBeVisible();
    await userEvent.click(button('Waiting for me'));
    await waitFor(() => expect(here()).toBe(`${LIST}?waiting=me`));
    expect(requests.filter(({ path }) => path === '/orders').at(-1)?.query).toMatchObject({ waiting: 'me' });
  });

  it('[DOM-10] has no column of estimates where none can be seen', async () => {
    const items = [{ ...ONE_ORDER, estimate: null }];
    await visit(LIST, {
      state: buyer(),
      answers: { ...ORDERS, 'GET /orders': { items, page: 0, size: 25, hasMore: false } },
    });
    await screen.findByRole('link', { name: 'O-2611-042' });
    expect(screen.queryByRole('columnheader', { name: /Estimate/ })).toBeNull();
  });

  it('[NAV-09] is sorted by status on a phone in words of its own', async () => {
    await visit(LIST, { state: buyer(), answers: ORDERS });
    const sort = await screen.findByLabelText('Sort by');
    const options = within(sort).getAllByRole('option', { hidden: true });
    const words = options.map(({ textContent }) => textContent);
    expect(words).toEqual(expect.arrayContaining(['Open first', 'Closed first']));
    expect(words).not.toContain('Status, A to Z');
  });
});

describe('one order', () => {
  it('[DOM-01] [DOM-08] says whom it waits for, what it costs, and is approved with a comment', async () => {
    const approved = order({ status: 'submitted', actions: ['copy'], waitsForMe: false });
    const { requests } = await visit(AT, {
      state: buyer(),
      answers: { ...ORDERS, [`POST /orders/${ONE_ORDER.id}/approve`]: approved },
    });
    expect(await screen.findByText('Mark Scholten is waiting for your approval.')).toBeVisible();
    for (const text of [
      '2 × SCI-D-12',
      '€1,692.00',
      /3 weeks/,
      /Excludes VAT, transport, insurance and fuel/,
      '4120 Façade',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/07:00–09:00/)).toBeVisible();
    await userEvent.click(button('Approve'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Within budget');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(writes(requests)[0]?.body).toEqual({ comment: 'Within budget' }));
  });

  it('[DOM-08] is rejected with a reason alone', async () => {
    const { requests } = await visit(AT, {
      state: buyer(),
      answers: { ...ORDERS, [`POST /orders/${ONE_ORDER.id}/reject`]: order({ status: 'rejected', actions: ['copy'] }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(writes(requests)).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox'), 'Use our own');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(writes(requests)[0]?.body).toEqual({ reason: 'Use our own' }));
  });

  it('[DOM-01] offers the actions that the server names, and no others', async () => {
    await visit(AT, {
      state: buyer(),
      answers: {
        ...ORDERS,
        [`GET /orders/${ONE_ORDER.id}`]: order({ actions: ['withdraw', 'cancel'], waitsForMe: false }),
      },
    });
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
    await userEvent.click(button('Cancel order'));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep order' }));
    for (const name of ['Approve', 'Reject', 'Send order', 'Delete draft'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('[OP-66] that is a draft says what is accepted by sending it, and one that was sent what was accepted', async () => {
    const draft = order({ status: 'draft', actions: ['edit', 'submit'], terms: TERMS });
    const accepted = { version: '2026-01', language: 'nl' as const, link: TERMS.links.nl ?? '' };
    let answer = draft;
    const { requests } = await visit(AT, {
      state: buyer(),
      answers: {
        ...ORDERS,
        [`GET /orders/${ONE_ORDER.id}`]: () => answer,
        [`POST /orders/${ONE_ORDER.id}/submit`]: () => {
          answer = order({ status: 'submitted', actions: ['copy'], acceptedTerms: accepted });
          return answer;
        },
      },
    });
    expect(await screen.findByText(/By sending this order you accept .* version 2026-01\./)).toBeVisible();
    await userEvent.click(button('Send order'));
    expect(await screen.findByRole('link', { name: 'Version 2026-01' })).toHaveAttribute('href', accepted.link);
    expect(screen.queryByText(/By sending this order/)).toBeNull();
    expect(writes(requests)[0]?.query).toEqual({ termsVersion: '2026-01', termsLanguage: 'nl' });
  });
});
