import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ASSIGNEES, ATTENTION, ENTRIES } from '../testing/attention.ts';
import { button, PROFILE, refusal, user, visit, writes } from '../testing/visit.tsx';

const [OVERDUE, FAILED] = ENTRIES;
const pathOf = (id = '') => `/attention/${id}`;

/** jsdom renders the desktop layout: one button per menu. */
const open = (answers = {}, answer: unknown = ATTENTION) =>
  visit('/order/attention', {
    state: user(['order', 'request', 'asset']),
    answers: {
      'GET /attention': answer,
      [`GET ${pathOf(OVERDUE?.id)}/assignees`]: ASSIGNEES,
      [`PUT ${pathOf(OVERDUE?.id)}/snooze`]: null,
      [`DELETE ${pathOf(OVERDUE?.id)}/snooze`]: null,
      [`PUT ${pathOf(OVERDUE?.id)}/assignee`]: null,
      ...answers,
    },
  });
async function openMenu(by: 'Snooze' | 'Assign' | 'Assigned to Sanne Kuiper') {
  const [entry] = within(await screen.findByRole('list', { name: 'What needs you' })).getAllByRole('listitem');
  await userEvent.click(await within(entry!).findByRole('button', { name: by }));
  const name = by === 'Snooze' ? /^Snooze \(.* 7 days overdue\)/ : /^Assign \(.* 7 days overdue\)/;
  return within(await screen.findByRole('menu', { name }));
}
const snooze = async (name: string | RegExp) =>
  userEvent.click(await (await openMenu('Snooze')).findByRole('menuitem', { name }));

describe('what needs the user can be put off', () => {
  it.each([
    ['Until tomorrow, Sat 21 Nov', '2026-11-21'],
    ['Until Mon 23 Nov', '2026-11-23'],
  ])('[DOM-30] %s, counted from the day of the depot', async (name, until) => {
    const { requests } = await open();
    await snooze(name);
    expect(await screen.findByText(/^Snoozed until .*: .* 7 days overdue$/)).toBeInTheDocument();
    expect(writes(requests)).toMatchObject([
      {
        method: 'PUT',
        path: `${pathOf(OVERDUE?.id)}/snooze`,
        body: { until },
        headers: { 'Idempotency-Key': expect.any(String) },
      },
    ]);
    // The row disappears, and its button too.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(requests.filter(({ path }) => path === '/attention').length).toBe(2);
  });

  it('[DOM-30] until a day of one’s own choice, and says where the server refuses it', async () => {
    const errors = [{ pointer: '/until', code: 'too-late' as const, params: { date: '2027-02-18' } }];
    const { requests } = await open({
      [`PUT ${pathOf(OVERDUE?.id)}/snooze`]: refusal({ type: 'validation', status: 422, errors }),
    });
    await snooze('Choose a day');
    const dialog = within(await screen.findByRole('dialog', { name: /^Snooze: / }));
    expect(dialog.getByLabelText(/^Until/)).toHaveValue('23 Nov 2026');
    await userEvent.clear(dialog.getByLabelText(/^Until/));
    await userEvent.type(dialog.getByLabelText(/^Until/), '2027-05-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Snooze' }));
    expect(await dialog.findByText(/18 Feb 2027/)).toBeVisible();
    expect(writes(requests)).toMatchObject([{ body: { until: '2027-05-01' } }]);
  });

  it('[DOM-30] and brought back from what is snoozed, which has a way to it', async () => {
    const { requests } = await open({}, ({ query }: { query: { view?: string } }) =>
      query.view === 'snoozed' ? { ...ATTENTION, items: [{ ...OVERDUE, snoozedUntil: '2026-11-23' }] } : ATTENTION,
    );
    await screen.findByText(/7 days overdue/);
    await userEvent.click(button('2 snoozed'));
    expect(await screen.findByText(/Snoozed until Mon 23 Nov/)).toBeVisible();
    await snooze('Bring back now');
    expect(await screen.findByText(/^Back in the list: /)).toBeInTheDocument();
    expect(writes(requests)).toMatchObject([{ method: 'DELETE', path: `${pathOf(OVERDUE?.id)}/snooze` }]);
    await userEvent.click(screen.getByRole('button', { name: '2 snoozed', pressed: true }));
    expect(await screen.findByText(/ends tomorrow/)).toBeVisible();
  });

  it('[DOM-30] and says in the row why it was refused', async () => {
    await open({
      [`PUT ${pathOf(OVERDUE?.id)}/snooze`]: refusal({ type: 'not-found', status: 404, traceId: 'trace-9' }),
    });
    await snooze(/^Until tomorrow/);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('what needs the user can be given away', () => {
  it('[DOM-30] to a colleague, whose initials everybody sees', async () => {
    const { requests } = await open();
    const menu = await openMenu('Assign');
    expect(await menu.findByRole('menuitemradio', { name: 'Me (Ada Bakker)', checked: false })).toBeVisible();
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Sanne Kuiper' }));
    expect(await screen.findByText(/^Assigned to Sanne Kuiper: /)).toBeInTheDocument();
    expect(writes(requests)).toMatchObject([
      { method: 'PUT', path: `${pathOf(OVERDUE?.id)}/assignee`, body: { userId: ASSIGNEES.items[1]?.id } },
    ]);
    const [, entry] = within(await screen.findByRole('list', { name: 'What needs you' })).getAllByRole('listitem');
    const assigned = within(entry!).getByRole('button', { name: 'Assigned to Sanne Kuiper' });
    expect(assigned.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'SK');
  });

  it('[DOM-30] and says since when it is somebody’s, and whose it was before', async () => {
    const assignment = { assignee: FAILED?.assignee, assignedAt: '2026-11-19T12:00:00.000Z' };
    const formerAssignee = { id: PROFILE.id, name: 'Ada Bakker' };
    await open({}, { ...ATTENTION, items: [{ ...OVERDUE, ...assignment, formerAssignee }] });
    const menu = await openMenu('Assigned to Sanne Kuiper');
    expect(menu.getByText('Assigned to Sanne Kuiper since 19 Nov')).toBeVisible();
    expect(menu.getByText('Before: Ada Bakker')).toBeVisible();
    // In the button on a desktop, next to the title on a phone.
    expect(screen.getAllByTitle('Assigned to Sanne Kuiper since 19 Nov')).toHaveLength(2);
  });

  it('[DOM-30] to nobody, once it is somebody’s', async () => {
    const items = [{ ...OVERDUE, assignee: FAILED?.assignee }];
    const { requests } = await open({}, { ...ATTENTION, items });
    const menu = await openMenu('Assigned to Sanne Kuiper');
    expect(await menu.findByRole('menuitemradio', { name: 'Sanne Kuiper', checked: true })).toBeVisible();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Nobody' }));
    expect(await screen.findByText(/^Assigned to nobody: /)).toBeInTheDocument();
    expect(writes(requests)).toMatchObject([{ body: { userId: null } }]);
  });

  it('[DOM-30] to one of many, whom a search finds', async () => {
    const searches: unknown[] = [];
    const { requests } = await open({
      [`GET ${pathOf(OVERDUE?.id)}/assignees`]: ({ query }: { query: { q?: string } }) => {
        searches.push(query.q);
        return query.q ? ASSIGNEES : { ...ASSIGNEES, items: ASSIGNEES.items.slice(0, 1), hasMore: true };
      },
    });
    const menu = await openMenu('Assign');
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Somebody else' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Assign: / }));
    await userEvent.type(await dialog.findByRole('combobox', { name: /Colleague/ }), 'Kui');
    await userEvent.click(await screen.findByRole('option', { name: 'Sanne Kuiper' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText(/^Assigned to Sanne Kuiper: /)).toBeInTheDocument();
    expect(searches).toContain('Kui');
    expect(writes(requests)).toMatchObject([{ body: { userId: ASSIGNEES.items[1]?.id } }]);
  });
});
