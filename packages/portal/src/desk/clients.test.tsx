import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { clientAnswers, DESK_ACCOUNT, DESK_CLIENT } from '../testing/desk.ts';
import { writes } from '../testing/visit.tsx';
import { visitDesk } from '../testing/visit-desk.tsx';

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
