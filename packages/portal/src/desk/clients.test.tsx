import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpRequest } from '../http/types.ts';
import { viewOfTab } from '../storage/view-as.ts';
import { clientAnswers, DESK_ACCOUNT, DESK_CLIENT, DESK_USERS } from '../testing/desk.ts';
import { refusal, writes } from '../testing/visit.tsx';
import { visitDesk } from '../testing/visit-desk.tsx';
import { portalApplication } from './open-portal.ts';

const CLIENT = `/desk/clients/${DESK_CLIENT.id}`;

it('[DK-08] lists the clients of the company, with what they still need', async () => {
  const without = {
    ...DESK_CLIENT,
    id: '7a1d6a52-53a5-4f0b-9d52-00000000c009',
    name: 'Aannemer Zuid',
    administrators: [],
  };
  const { requests } = await visitDesk('/desk/clients', { answers: clientAnswers([without, DESK_CLIENT]) });
  expect(await screen.findByRole('link', { name: DESK_CLIENT.name })).toHaveAttribute('href', CLIENT);
  expect(screen.getByRole('row', { name: /Aannemer Zuid.*None yet/ })).toBeVisible();
  // Archived ones only on demand.
  expect(requests.find(({ path }) => path === '/desk/clients')?.query).toMatchObject({ state: ['active', 'blocked'] });
});

describe('a client at the desk', () => {
  const answers = { [`GET ${CLIENT}`]: DESK_CLIENT, [`PATCH ${CLIENT}`]: { ...DESK_CLIENT, blocked: true } };

  it('[DK-08] is blocked after a question', async () => {
    const { requests } = await visitDesk(CLIENT, { answers });
    expect(await screen.findByText('NL000099998B57')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Block' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(writes(requests)).toMatchObject([{ method: 'PATCH', body: { blocked: true } }]));
  });

  it('[DK-08] gets other modules and rules', async () => {
    const { requests } = await visitDesk(CLIENT, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Change settings' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Assets' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'PO number required' }));
    await userEvent.clear(within(dialog).getByRole('textbox', { name: /Pattern/ }));
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /Approval/ }), 'Always');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change settings' }));
    await waitFor(() =>
      expect(writes(requests)).toMatchObject([
        {
          body: {
            modules: ['order', 'request', 'asset'],
            policy: { ...DESK_CLIENT.policy, poRequired: false, poPattern: null, approval: 'always' },
          },
        },
      ]),
    );
  });

  it('[DK-08] gets its first administrator by invitation, which is sent again once it has ended', async () => {
    const invited = { ...DESK_CLIENT, administrators: DESK_CLIENT.administrators.slice(1) };
    let client = { ...DESK_CLIENT, administrators: [] as typeof invited.administrators };
    const told = () => {
      client = invited;
      return client;
    };
    const [ann] = invited.administrators;
    const { requests } = await visitDesk(CLIENT, {
      answers: {
        [`GET ${CLIENT}`]: () => client,
        [`POST ${CLIENT}/administrators`]: told,
        [`POST ${CLIENT}/administrators/${ann?.id}/invitation`]: told,
      },
    });
    expect(await screen.findByText(/Nobody manages the users/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Invite administrator' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /E-mail/ }), 'ann@linde.example');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /First name/ }), 'Ann');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Last name/ }), 'Mulder');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Invite administrator' }));
    expect(await screen.findByText('Link expired')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation again' }));
    await waitFor(() => expect(writes(requests)).toHaveLength(2));
    expect(writes(requests)[0]?.body).toEqual({
      ...{ email: 'ann@linde.example', firstName: 'Ann', lastName: 'Mulder', language: 'en-US' },
    });
  });

  it('[DK-02] is only read by a person who does not act', async () => {
    const reader = { ...DESK_ACCOUNT, rights: ['desk.see'] };
    await visitDesk(CLIENT, { answers: { ...answers, 'GET /desk/account': reader } });
    expect(await screen.findByText('NL000099998B57')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send invitation again' })).toBeNull();
  });
});

describe('the users of a client at the desk', () => {
  const [petra, others] = [DESK_USERS[0] as (typeof DESK_USERS)[number], DESK_USERS.slice(1)];
  const answers = {
    [`GET ${CLIENT}`]: DESK_CLIENT,
    [`GET ${CLIENT}/users`]: ({ query }: HttpRequest) =>
      query?.q === undefined ? { items: DESK_USERS, hasMore: true } : { items: [petra], hasMore: false },
    [`POST ${CLIENT}/users/${petra.id}/views`]: {
      ...{ id: 'view-1', accessToken: 'a.b.c', expiresAt: '2026-11-20T12:30:00.000Z' },
      ...{ user: { id: petra.id, name: 'Petra Planner' }, client: { uuid: DESK_CLIENT.id, name: DESK_CLIENT.name } },
    },
  };
  const viewing = { ...DESK_ACCOUNT, rights: ['desk.see', 'desk.view-as'] };
  const openPortal = vi.spyOn(portalApplication, 'open');
  beforeEach(() => {
    sessionStorage.clear();
    openPortal.mockReset().mockReturnValue(undefined);
  });
  afterAll(() => openPortal.mockRestore());

  it('[DK-15] are found by name, and viewed by nobody without the right', async () => {
    await visitDesk(CLIENT, { answers });
    const users = within(await screen.findByRole('region', { name: 'Users' }));
    expect(await users.findByText('There are more users. Search for a name.')).toBeVisible();
    await userEvent.type(users.getByRole('searchbox', { name: 'Search users' }), 'petra');
    await waitFor(() => expect(users.getAllByRole('listitem')).toHaveLength(1));
    expect(others).not.toEqual([]);
    expect(users.queryByRole('button', { name: 'View as this user' })).toBeNull();
  });

  it('[DK-15] are viewed after a question: the portal opens in this tab, with the view in it alone', async () => {
    const { requests } = await visitDesk(CLIENT, { answers: { ...answers, 'GET /desk/account': viewing } });
    const users = within(await screen.findByRole('region', { name: 'Users' }));
    // Only who is active can be viewed.
    const [view, ...more] = await users.findAllByRole('button', { name: 'View as this user' });
    expect(more).toEqual([]);
    await userEvent.click(view as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/The activity of the customer says that you looked/)).toBeVisible();
    expect(writes(requests)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Open the view' }));
    await waitFor(() => expect(openPortal).toHaveBeenCalledOnce());
    expect(viewOfTab('/')).toMatchObject({
      ...{ id: 'view-1', token: 'a.b.c', person: 'Dirk de Wit', user: 'Petra Planner', opCo: 'NL', back: CLIENT },
      client: { uuid: DESK_CLIENT.id, name: DESK_CLIENT.name },
    });
    expect(JSON.stringify({ ...localStorage })).not.toContain('a.b.c');
  });

  it('[DK-15] stay unseen where the view is refused, which the question says', async () => {
    const refused = {
      [`POST ${CLIENT}/users/${petra.id}/views`]: refusal({ type: 'illegal-transition', status: 409 }),
    };
    await visitDesk(CLIENT, { answers: { ...answers, ...refused, 'GET /desk/account': viewing } });
    await userEvent.click(await screen.findByRole('button', { name: 'View as this user' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Open the view' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/status has changed/);
    expect(openPortal).not.toHaveBeenCalled();
  });

  it('[DK-15] says that a view is over which ended by itself', async () => {
    await visitDesk(`${CLIENT}?view=over`, { answers });
    expect(await screen.findByText('The view has ended.')).toBeVisible();
  });
});
