import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { spoken } from '../../../ui/src/testing/spoken.ts';
import { contract, detailLine, LIST } from '../testing/contracts.ts';
import { rented } from '../testing/off-hires.ts';
import { button, field, refusal, SESSIONS, user, visit } from '../testing/visit.tsx';

/**
 * Keeps the words of a screen reader for the main journeys in `spoken`. A changed file is read aloud in review. Accepted by `vitest run -u`.
 */
configure({ asyncUtilTimeout: 12_000 });

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
