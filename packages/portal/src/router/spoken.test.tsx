import { spoken } from '@hireyard/ui/testing/spoken';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { productNamesEpic } from '../epics/start-calls.ts';
import { contract, detailLine, LIST } from '../testing/contracts.ts';
import { EXPLANATION, invoice } from '../testing/documents.ts';
import { rented } from '../testing/off-hires.ts';
import { buyer, ONE_ORDER, ORDER_FORM } from '../testing/orders.ts';
import { ONE as SITE } from '../testing/projects.ts';
import { button, field, refusal, SESSIONS, user, visit } from '../testing/visit.tsx';

/**
 * Keeps the words of a screen reader for the main journeys in `spoken`. A changed file is read aloud in review. Accepted by `vitest run -u`.
 */
configure({ asyncUtilTimeout: 12_000 });
// A page is hundreds of phrases, and a journey is several pages.
vi.setConfig({ testTimeout: 120_000 });

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T09:00:00Z'));
  localStorage.clear();
  return () => vi.useRealTimers();
});

const as = (journey: string) => `spoken/${journey}.txt`;
const main = () => screen.findByRole('main');

it('[SH-05] the sign-in form', async () => {
  await visit('/auth/login');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  await expect(await spoken(await main())).toMatchFileSnapshot(as('sign-in'));
});

it('[SH-05] [SH-04] a sign-in that is refused', async () => {
  await visit('/auth/login', {
    answers: { 'POST /auth/login': refusal({ type: 'credentials', status: 401 }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  await userEvent.type(field('E-mail address'), 'planner@demo.example');
  await userEvent.type(screen.getByLabelText('Password'), 'not this one');
  await userEvent.click(button('Sign in'));
  await screen.findByRole('alert');
  await expect(await spoken(await main())).toMatchFileSnapshot(as('sign-in-refused'));
});

it('[SH-05] fields that are missing', async () => {
  await visit('/auth/login');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  await userEvent.click(button('Sign in'));
  await waitFor(() => expect(field('E-mail address')).toBeInvalid());
  await expect(await spoken(await main())).toMatchFileSnapshot(as('sign-in-incomplete'));
});

it('[SH-05] [RT-09] the first machines on rent', async () => {
  await visit('/order/contracts', { state: user(['order'], ['contract-view', 'price-view']), answers: LIST });
  const table = await screen.findByRole('table', { name: /Machines on rent/ });
  await screen.findAllByRole('row', { name: /SCI|BOT|COM/ });
  let rows = 0;
  const isThird = (phrase: string) => phrase.startsWith('end of row,') && ++rows === 4;
  await expect(await spoken(table, isThird)).toMatchFileSnapshot(as('machines-on-rent'));
});

it('[SH-05] [DOM-03] the form of a call-off', async () => {
  const machine = detailLine();
  await visit(`/order/off-hires/add?contract=${contract().id}&line=${machine.id}`, {
    state: user(['order'], ['contract-view', 'contract-off-hire']),
    answers: {
      'GET /rented-lines': rented([machine]),
      'POST /off-hires/estimate': { saved: { amount: '894.00', currency: 'EUR' }, lines: 1, to: '2026-12-04' },
    },
  });
  await screen.findByText('€894.00');
  await expect(await spoken(await main())).toMatchFileSnapshot(as('call-off'));
});

it('[SH-05] a dialog', async () => {
  await visit('/order/profile', { state: user(['order']), answers: { 'GET /sessions': { items: SESSIONS } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  await expect(await spoken(await screen.findByRole('dialog'))).toMatchFileSnapshot(as('dialog'));
});

const NAMES = {
  'SCI-D-12': 'Diesel scissor lift 12 m',
  'BOA-E-15': 'Articulated boom lift 15 m',
  'GEN-D-20': 'Generator 20 kVA',
  'FEN-M-35': 'Mobile fence panel 3.5 m',
};
const named = { 'GET /i18n/products': { language: 'en-US', names: NAMES, groups: {} } };

it('[SH-05] [DOM-08] an order, from the catalogue to its review', async () => {
  await visit('/order/orders/add', {
    state: buyer(),
    epics: [productNamesEpic],
    answers: { ...ORDER_FORM, ...named },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Diesel scissor lift 12 m' }));
  await userEvent.click(button('Pick-up'));
  await userEvent.click(screen.getByRole('combobox', { name: /^Project/ }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(SITE.name) }));
  await screen.findAllByText('€282.00');
  const form = await main();
  // The estimate of the line comes after the total.
  await waitFor(() => expect(form).toHaveTextContent('open-ended · 1 week'));
  await expect(await spoken(form)).toMatchFileSnapshot(as('order'));

  await userEvent.click(button('Review order'));
  await expect(await spoken(await screen.findByRole('dialog'))).toMatchFileSnapshot(as('order-review'));
});

it('[SH-05] [DOM-08] an order that was sent', async () => {
  await visit(`/order/orders/${ONE_ORDER.id}`, {
    state: buyer(),
    epics: [productNamesEpic],
    answers: { ...ORDER_FORM, ...named },
  });
  await screen.findByText('4120 Façade');
  await expect(await spoken(await main())).toMatchFileSnapshot(as('order-sent'));
});

it('[SH-05] [DOM-23] an invoice, and how its amount came about', async () => {
  const one = invoice({ unread: false });
  await visit(`/order/documents/${one.id}`, {
    state: user(['order'], ['document-view', 'invoice-view']),
    epics: [productNamesEpic],
    answers: {
      ...named,
      [`GET /documents/${one.id}`]: one,
      [`GET /documents/${one.id}/explanation`]: EXPLANATION,
    },
  });
  const explain = await screen.findByRole('button', { name: 'Explain my bill' });
  // The code of the files comes after the invoice.
  await screen.findByRole('button', { name: 'UBL' });
  await expect(await spoken(await main())).toMatchFileSnapshot(as('invoice'));

  await userEvent.click(explain);
  await screen.findByText('Charged for 4 of 8 days.');
  await expect(await spoken(screen.getByRole('region', { name: 'Explain my bill' }))).toMatchFileSnapshot(
    as('invoice-explained'),
  );
});
