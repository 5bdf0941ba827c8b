import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { companyUser, PERSONS, RELEASES } from '../../../testing/company.ts';
import { refusal, visit } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

const AT = '/order/whats-new';
beforeEach(() => localStorage.clear());

it('[RT-09] [NAV-04] what is new is marked until it has been read, on the page and in the Help menu', async () => {
  const { unmount } = await visit('/order/company/contactpersons', {
    state: companyUser(),
    answers: { ...PERSONS, ...RELEASES },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
  const entry = await screen.findByRole('menuitem', { name: 'Changelog 1 update you have not read' });
  await userEvent.click(entry);
  const heading = await screen.findByRole('heading', { level: 1, name: 'What’s new' });
  // The menu returns the focus first, after its transition.
  await waitFor(() => expect(heading).toHaveFocus());
  const release = await screen.findByRole('article', { name: 'Depots' });
  expect(release).toHaveTextContent('Since your last visit');
  expect(screen.getByRole('article', { name: 'Lists' })).not.toHaveTextContent('Since your last visit');
  unmount();

  await visit(AT, { state: companyUser(), answers: RELEASES });
  expect(await screen.findByRole('article', { name: 'Depots' })).not.toHaveTextContent('Since your last visit');
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  expect(await screen.findByRole('menuitem', { name: 'Changelog' })).toBeVisible();
});

it('[SH-04] says why it did not come, and asks again', async () => {
  let fails = true;
  const answers = { 'GET /whats-new': () => (fails ? refusal({ status: 500 }) : RELEASES['GET /whats-new']) };
  await visit(AT, { state: companyUser(), answers });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole('article', { name: 'Depots' })).toBeVisible());
});
