import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../http/types.ts';
import { ACTIVITY, ALL_ACTIVITY, activities, CLOSED, EDITED, MADE } from '../testing/activity.ts';
import { AT, DETAIL, manager, ONE } from '../testing/projects.ts';
import { refusal, user, visit } from '../testing/visit.tsx';

describe('the activity of a project', () => {
  it('[DOM-19] says who did what, with the names of the fields, and more when it is asked', async () => {
    const answer = ({ query }: HttpRequest) =>
      query?.size === 5 ? activities([CLOSED, EDITED], true) : activities([CLOSED, EDITED, MADE]);
    const { requests } = await visit(AT, { state: manager(), answers: { ...DETAIL, [ACTIVITY]: answer } });
    const strip = within(await screen.findByRole('region', { name: 'Activity' }));
    expect(await strip.findByText('Changed: name and budget')).toBeVisible();
    expect(strip.getByText('New status: closed')).toBeVisible();
    expect(strip.getAllByText('Petra Planner').length).toBeGreaterThan(0);
    expect(strip.queryByText('Created')).toBeNull();
    await userEvent.click(strip.getByRole('button', { name: /earlier/i }));
    expect(await strip.findByText('Created')).toBeVisible();
    expect(strip.getByText('Rental company')).toBeVisible();
    const queries = requests.filter(({ path }) => path === '/activity').map(({ query }) => query);
    expect(queries).toEqual([5, 30].map((size) => ({ resource: ['project'], id: [ONE.id], size })));
  });

  it('[DOM-19] fails on its own, and is not there where nothing was done', async () => {
    const failing = { ...DETAIL, [ACTIVITY]: refusal({ type: 'unavailable', status: 503 }) };
    const { unmount } = await visit(AT, { state: manager(), answers: failing });
    expect(await screen.findByRole('heading', { level: 2, name: 'Activity' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Zuidas Tower C' })).toBeVisible();
    unmount();
    const { requests } = await visit(AT, { state: manager(), answers: DETAIL });
    await waitFor(() => expect(requests.some(({ path }) => path === '/activity')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'Activity' })).toBeNull());
  });
});

describe('the activity of the company', () => {
  const LIST = '/order/company/activity';

  it('[DOM-19] [DOM-72] names machine, day and site of an off-hire', async () => {
    const rental = {
      ...{ productCode: 'SCI-E-12', fleetNumber: '204 118', lineCount: 3, project: null, city: 'Amsterdam' },
      ...{ startsOn: null, endsOn: '2026-12-04', pickupOn: '2026-11-23' },
    };
    const subject = { resource: 'offHire', id: ONE.id, name: 'OH-260042' } as const;
    await visit(LIST, {
      state: user(['order'], ['manage-roles-and-users', 'contract-view']),
      answers: { ...ALL_ACTIVITY, [ACTIVITY]: activities([{ ...EDITED, subject, rental }]) },
    });
    const name = /Off-hire · SCI-E-12 · 204 118 and 2 more · 23 Nov 2026 · Amsterdam/;
    expect(await screen.findByRole('row', { name })).toBeVisible();
  });

  it('[DOM-19] lists it for administrators, with links to what is still there', async () => {
    await visit(LIST, {
      state: user(['order'], ['manage-roles-and-users', 'contract-view']),
      answers: ALL_ACTIVITY,
    });
    const row = await screen.findByRole('row', { name: /Zuidas Tower C.*Changed: name and budget.*Petra Planner/ });
    expect(within(row).getByRole('link', { name: 'Zuidas Tower C' })).toHaveAttribute('href', AT);
    const removed = screen.getByRole('row', { name: /Night shift.*Deleted/ });
    expect(within(removed).queryByRole('link')).toBeNull();
    expect(screen.getByRole('row', { name: /Created.*Rental company/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Activity' })).toHaveAttribute('aria-current', 'page');
  });
});
