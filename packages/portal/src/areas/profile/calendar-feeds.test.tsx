import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { button, refusal, SESSIONS, user, visit, writes } from '../../testing/visit.tsx';

const FEED = {
  id: '0b6f7b8e-52a1-4a3c-9d3d-6a3f0a1c0001',
  name: 'Outlook',
  kinds: ['delivery', 'pickUp', 'end'],
  projectId: null,
  project: null,
  createdAt: '2026-11-18T09:00:00.000Z',
  readAt: null,
};
const SECRET = 's'.repeat(43);
const open = async (answers: Record<string, unknown>, rights: Parameters<typeof user>[1] = ['contract-view']) => {
  const visited = await visit('/order/profile', {
    state: user(['order'], rights),
    answers: { 'GET /sessions': { items: SESSIONS }, ...answers },
  });
  await screen.findByText('This device');
  return { ...visited, person: userEvent.setup() };
};

describe('one’s calendar addresses', () => {
  it('[DOM-21] are made from a name and kinds, and shown once', async () => {
    let items: object[] = [];
    const { person, requests } = await open({
      'GET /calendar-feeds': () => ({ items }),
      'POST /calendar-feeds': () => {
        items = [FEED];
        return { feed: FEED, secret: SECRET };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'New calendar address' }));
    const dialog = await screen.findByRole('dialog', { name: 'New calendar address' });
    await person.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Outlook');
    await person.click(within(dialog).getByRole('checkbox', { name: 'Pick-ups' }));
    await person.click(within(dialog).getByRole('button', { name: 'New calendar address' }));
    const address = await screen.findByRole('textbox', { name: 'Calendar address' });
    expect((address as HTMLInputElement).value).toMatch(new RegExp(`^http.*/calendar-feeds/${SECRET}\\.ics$`));
    expect(writes(requests)).toMatchObject([
      { body: { name: 'Outlook', kinds: ['delivery', 'end'], projectId: null } },
    ]);
    expect(await screen.findByText(/Not read yet/)).toBeVisible();
    await person.click(button('Done'));
    expect(screen.queryByRole('textbox', { name: 'Calendar address' })).toBeNull();
  });

  it('[DOM-21] show something at least', async () => {
    const { person, requests } = await open({ 'GET /calendar-feeds': { items: [] } });
    await person.click(await screen.findByRole('button', { name: 'New calendar address' }));
    const dialog = await screen.findByRole('dialog', { name: 'New calendar address' });
    await person.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Outlook');
    for (const box of within(dialog).getAllByRole('checkbox')) await person.click(box);
    await person.click(within(dialog).getByRole('button', { name: 'New calendar address' }));
    await waitFor(() => expect(within(dialog).getByRole('group')).toHaveAccessibleDescription('Choose at least one.'));
    expect(writes(requests)).toEqual([]);
  });

  it('[DOM-21] are revoked after a question, also where it was gone already', async () => {
    let items = [FEED];
    const { person } = await open({
      'GET /calendar-feeds': () => ({ items }),
      [`DELETE /calendar-feeds/${FEED.id}`]: () => {
        items = [];
        return refusal({ type: 'not-found', status: 404 });
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Revoke (Outlook)' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke Outlook?' });
    await person.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByText('Outlook')).toBeNull());
  });

  it('[DOM-21] are none of the page’s for who may not see contracts, but those that are there can be revoked', async () => {
    const first = await open({ 'GET /calendar-feeds': { items: [] } }, []);
    expect(screen.queryByRole('heading', { name: 'Calendar' })).toBeNull();
    first.unmount();
    await open({ 'GET /calendar-feeds': { items: [FEED] } }, []);
    expect(await screen.findByRole('button', { name: 'Revoke (Outlook)' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New calendar address' })).toBeNull();
  });
});
