import type { AttentionOutcome } from '@hireyard/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ASSIGNEES, ATTENTION, ENTRIES } from '../../testing/attention.ts';
import { button, here, user, visit, writes } from '../../testing/visit.tsx';

const [OVERDUE, FAILED, ENDING] = ENTRIES;
const DONE: AttentionOutcome = { refused: [] };

async function open(answers: object = {}, address = '/order/attention') {
  const page = await visit(address, {
    state: user(['order', 'request', 'asset']),
    answers: {
      'GET /attention': ATTENTION,
      'GET /attention/assignees': ASSIGNEES,
      'POST /attention/snooze': DONE,
      'POST /attention/assign': DONE,
      ...answers,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  await screen.findByRole('checkbox', { name: 'Select all on this page' });
  return page;
}
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const bar = () => within(screen.getByRole('region', { name: 'Actions for the selection' }));
const press = async (name: string) => userEvent.click(await bar().findByRole('button', { name }));
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

describe('several things that need the user', () => {
  it('[DOM-30] are selected one by one or all that are shown, each by what it is called', async () => {
    await open();
    await userEvent.click(box(/^Select .* 7 days overdue, 121 676$/));
    expect(await bar().findByText('1 thing selected')).toBeVisible();
    await userEvent.click(box(/^Select all on this page$/));
    expect(bar().getByText(`${ENTRIES.length} things selected`)).toBeVisible();
    await userEvent.click(button('Clear selection'));
    expect(screen.queryByRole('region', { name: 'Actions for the selection' })).toBeNull();
    await userEvent.click(button('Select'));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('[DOM-30] are put off by one call until a day, and the focus goes to the heading', async () => {
    const { requests } = await open();
    await userEvent.click(box(/7 days overdue/));
    await userEvent.click(box(/ends tomorrow/));
    await press('Snooze');
    const form = await dialog(/^Snooze: 2 things$/);
    await userEvent.clear(form.getByLabelText(/^Until/));
    await userEvent.type(form.getByLabelText(/^Until/), '2026-12-01');
    await userEvent.click(form.getByRole('button', { name: 'Snooze' }));
    expect(await screen.findByText('Snoozed until Tue 1 Dec: 2 things')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(writes(requests)).toMatchObject([
      {
        ...{ method: 'POST', path: '/attention/snooze', body: { ids: [OVERDUE?.id, ENDING?.id], until: '2026-12-01' } },
        headers: { 'Idempotency-Key': expect.any(String) },
      },
    ]);
    expect(requests.filter(({ path }) => path === '/attention')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Actions for the selection' })).toBeNull();
  });

  it('[DOM-30] need a day to be put off', async () => {
    const { requests } = await open();
    await userEvent.click(box(/7 days overdue/));
    await press('Snooze');
    const form = await dialog(/^Snooze: 1 thing$/);
    await userEvent.clear(form.getByLabelText(/^Until/));
    await userEvent.click(form.getByRole('button', { name: 'Snooze' }));
    expect(form.getByLabelText(/^Until/)).toBeInvalid();
    expect(writes(requests)).toEqual([]);
  });

  it('[DOM-30] are given to one who has all of them; what could not be given is said and stays selected', async () => {
    const refused = [
      { id: String(OVERDUE?.id), reason: 'notTheirs' as const },
      { id: String(ENDING?.id), reason: 'gone' as const },
    ];
    const asked: unknown[] = [];
    const { requests } = await open({
      'POST /attention/assign': { refused },
      'GET /attention/assignees': ({ query }: { query: { entry: unknown } }) => {
        asked.push(query.entry);
        return ASSIGNEES;
      },
    });
    for (const name of [/7 days overdue/, /Pick-up failed/, /ends tomorrow/]) await userEvent.click(box(name));
    await press('Assign');
    const form = await dialog(/^Assign: 3 things$/);
    await userEvent.type(await form.findByRole('combobox', { name: /Colleague/ }), 'Kui');
    await userEvent.click(await screen.findByRole('option', { name: 'Sanne Kuiper' }));
    await userEvent.click(form.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Assigned to Sanne Kuiper: 1 thing')).toBeInTheDocument();
    expect(
      screen.getByText(/^1 of them needs nobody any more. 1 of them is not in the list of Sanne Kuiper/),
    ).toBeVisible();
    expect(bar().getByText('1 thing selected')).toBeVisible();
    expect(box(/7 days overdue/)).toBeChecked();
    const ids = [OVERDUE?.id, FAILED?.id, ENDING?.id];
    expect(asked).toContainEqual(ids);
    expect(writes(requests)).toMatchObject([{ body: { ids, userId: ASSIGNEES.items[1]?.id } }]);
  });

  it('[DOM-30] come back together from what is snoozed', async () => {
    const { requests } = await open({}, '/order/attention?view=snoozed');
    await userEvent.click(box(/7 days overdue/));
    await press('Bring back now');
    expect(await screen.findByText('Back in the list: 1 thing')).toBeInTheDocument();
    expect(writes(requests)).toMatchObject([{ path: '/attention/snooze', body: { ids: [OVERDUE?.id], until: null } }]);
  });

  it('[DOM-30] are no longer selected in another view, which does not show them', async () => {
    await open();
    await userEvent.click(box(/7 days overdue/));
    await userEvent.click(button(/^Assigned to me/));
    expect(here()).toBe('/order/attention?view=mine');
    await screen.findByRole('checkbox', { name: /7 days overdue/ });
    expect(box(/7 days overdue/)).not.toBeChecked();
  });
});
