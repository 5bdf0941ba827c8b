import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubMedia } from '../../../testing/media.ts';
import { AT, INVITED, manager, ONE, SITE_LEAD, SITE_USER, USERS, user } from '../../../testing/users.ts';
import { button, field, here, PROFILE, refusal, user as signedIn, visit, writes } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });
afterEach(() => {
  vi.unstubAllGlobals();
});

const LIST = '/order/company/users';

describe('the list of users', () => {
  it('[DOM-07] shows who may do what where, and where an invitation stands', async () => {
    await visit(LIST, { state: manager(), answers: USERS });
    expect(await screen.findByRole('link', { name: 'Milan de Boer' })).toHaveAttribute('href', AT);
    for (const text of ['Invited', 'Link expired', 'Blocked', '€2,500.00', 'All projects', 'sent 12 Oct 2026'])
      expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(screen.getAllByText('and 1 more').length).toBeGreaterThan(1);
    expect(screen.getByRole('link', { name: 'Invite colleague' })).toBeVisible();
    const tabs = screen.getByRole('navigation', { name: 'Bouwbedrijf De Linde' });
    expect(within(tabs).getByRole('link', { name: 'Users', current: 'page' })).toBeVisible();
    expect(within(tabs).getByRole('link', { name: 'Roles' })).toBeVisible();
  });

  it('[DOM-10] has neither limits nor times, nor a way to invite, for who manages no users', async () => {
    await visit(LIST, { state: signedIn(['order'], ['contract-view']), answers: USERS });
    expect(await screen.findByRole('link', { name: 'Milan de Boer' })).toBeVisible();
    for (const name of ['Order limit', 'Last seen']) expect(screen.queryByText(name)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Invite colleague' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Roles' })).toBeNull();
  });

  it('[I18N-01] names built-in roles in the language on screen, and own ones as they are', async () => {
    const state = manager();
    const profile = { ...state.user?.profile, preferredLanguageCode: 'de' };
    await visit(LIST, {
      state: { ...state, user: { ...state.user, profile } as typeof state.user },
      answers: USERS,
    });
    expect(await screen.findByRole('link', { name: 'Milan de Boer' })).toBeVisible();
    expect((await screen.findAllByText('Baustelle'))[0]).toBeVisible();
    expect(screen.getAllByText('Site lead')[0]).toBeVisible();
  });

  it('[NAV-09] is sorted by status on a phone in words of its own', async () => {
    await visit(LIST, { state: manager(), answers: USERS });
    const sort = await screen.findByLabelText('Sort by');
    const options = within(sort).getAllByRole('option', { hidden: true });
    const words = options.map(({ textContent }) => textContent);
    expect(words).toEqual(expect.arrayContaining(['Active first', 'Deactivated first']));
    expect(words).not.toContain('Status, A to Z');
  });
});

it('[DOM-07] says above the list how many there are, and who of them stands where', async () => {
  await visit(`${LIST}?status=blocked`, { state: manager(), answers: USERS });
  expect(await screen.findByText('4 people · 1 active · 2 invited · 1 blocked')).toBeVisible();
});

describe('one user', () => {
  it('[DOM-07] is offered what the server names, and is asked about before they lose access', async () => {
    let now = ONE;
    const { requests } = await visit(AT, {
      state: manager(),
      answers: {
        ...USERS,
        [`GET /users/${ONE.id}`]: () => now,
        [`POST /users/${ONE.id}/block`]: () => {
          now = user({ status: 'blocked', actions: ['edit', 'unblock', 'deactivate'], version: 4 });
          return now;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Block Milan de Boer?' });
    expect(writes(requests)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
    expect(await screen.findByRole('button', { name: 'Unblock' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send invitation again' })).toBeNull();
  });

  it('[OP-60] is shown as not reached where the mail could not be delivered, and is invited again', async () => {
    const { invitation } = INVITED;
    const failed = invitation && { ...invitation, failedAt: '2026-11-18T09:00:05.000Z' };
    const made = user({ ...INVITED, projects: null, invitation: failed, actions: ['edit', 'resend', 'deactivate'] });
    const { requests } = await visit(`/order/company/users/${made.id}`, {
      state: manager(),
      answers: {
        ...USERS,
        [`GET /users/${made.id}`]: made,
        [`POST /users/${made.id}/invitation`]: { ...made, invitation },
      },
    });
    expect(await screen.findByText('Mail not delivered')).toBeVisible();
    expect(screen.queryByText('Invited')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation again' }));
    expect(await screen.findByText('The invitation to Bas Vermeulen is on its way again.')).toBeVisible();
    expect(writes(requests)).toMatchObject([{ path: `/users/${made.id}/invitation` }]);
  });

  it('[OP-31] is sent a first invitation, where the rental company has made the account without one', async () => {
    const made = user({ ...INVITED, projects: null, invitation: null, actions: ['edit', 'resend', 'deactivate'] });
    const { requests } = await visit(`/order/company/users/${made.id}`, {
      state: manager(),
      answers: {
        ...USERS,
        [`GET /users/${made.id}`]: made,
        [`POST /users/${made.id}/invitation`]: { ...made, invitation: INVITED.invitation },
      },
    });
    expect(await screen.findByText('Not invited yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('The invitation to Bas Vermeulen is on its way.')).toBeVisible();
    expect(writes(requests)).toMatchObject([{ path: `/users/${made.id}/invitation` }]);
  });

  it('[DOM-07] says why the last who manages users stays', async () => {
    await visit(AT, {
      state: manager(),
      answers: {
        ...USERS,
        [`POST /users/${ONE.id}/deactivate`]: refusal({ type: 'last-administrator', status: 409 }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await within(dialog).findByText(/Somebody has to be able to manage users and roles/)).toBeVisible();
  });
});

describe('inviting', () => {
  const ADD = '/order/company/users/invite';

  it('[DOM-07] sends roles, projects and limit, and says what they come to', async () => {
    const made = user({ ...INVITED, projects: null, actions: ['edit', 'resend', 'deactivate'] });
    const { requests } = await visit(ADD, {
      state: manager(),
      answers: { ...USERS, 'POST /users': made, [`GET /users/${made.id}`]: made },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'jan@noordzee');
    await userEvent.click(button('Send invitation'));
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/));
    expect(screen.getByRole('group', { name: /^Roles/ })).toHaveAccessibleDescription(/Choose at least one\./);
    await userEvent.type(field('Order limit'), 'abc');
    await userEvent.click(button('Send invitation'));
    await waitFor(() =>
      expect(field('Order limit')).toHaveAccessibleDescription(/Enter an amount such as 1,250\.50\./),
    );
    await userEvent.clear(field('Order limit'));
    await userEvent.type(field('E-mail'), '.example');
    await userEvent.type(field('First name'), 'Jan');
    await userEvent.type(field('Last name'), 'Bakker');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Site user/ }));
    await userEvent.type(field('Order limit'), '2500');
    expect(await screen.findByText('sees no prices')).toBeVisible();
    expect(screen.getByText('sees all projects, also new ones')).toBeVisible();
    expect(screen.getByText('orders up to €2,500.00')).toBeVisible();
    await userEvent.click(button('Send invitation'));
    await waitFor(() => expect(here()).toBe(`/order/company/users/${made.id}`));
    expect(writes(requests).at(-1)?.body).toEqual({
      email: 'jan@noordzee.example',
      firstName: 'Jan',
      lastName: 'Bakker',
      language: 'en-US',
      roleIds: [SITE_USER.id],
      projectIds: null,
      orderLimit: { amount: '2500', currency: 'EUR' },
    });
  });

  it.each(['-5', 'abc'])('[DOM-07] says nothing of a limit of %s, which is refused', async (limit) => {
    await visit(ADD, { state: manager(), answers: USERS });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Site user/ }));
    expect(await screen.findByText('orders without a limit')).toBeVisible();
    await userEvent.type(field('Order limit'), limit);
    await userEvent.tab();
    expect(screen.queryByText(/^orders/)).toBeNull();
    expect(screen.getByText('sees no prices')).toBeVisible();
  });

  it('[RT-10] happens beside the list where there is room, which stays as it is', async () => {
    stubMedia((query) => query.includes('min-width'));
    const { requests } = await visit(`${LIST}?status=active`, { state: manager(), answers: USERS });
    await userEvent.click(await screen.findByRole('link', { name: 'Invite colleague' }));
    const panel = await screen.findByRole('complementary', { name: 'Invite colleague' });
    expect(here()).toBe(`${ADD}?status=active`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Users');
    expect(screen.getByRole('link', { name: 'Milan de Boer' })).toBeVisible();
    const pages = () => requests.filter(({ path }) => path === '/users');
    expect(pages().map(({ query }) => query?.status)).toEqual([['active']]);
    // Using a filter of the list does not prompt about unsaved input.
    await userEvent.type(within(panel).getByRole('textbox', { name: 'First name' }), 'Jan');
    await userEvent.type(screen.getByRole('searchbox'), 'mil');
    await waitFor(() => expect(here()).toBe(`${ADD}?q=mil&status=active`));
    expect(within(panel).getByRole('textbox', { name: 'First name' })).toHaveValue('Jan');
    await userEvent.clear(within(panel).getByRole('textbox', { name: 'First name' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(here()).toBe(`${LIST}?q=mil&status=active`);
    expect(screen.getByRole('link', { name: 'Milan de Boer' })).toBeVisible();
  });

  it('[DOM-07] offers no role with a right that one lacks oneself', async () => {
    await visit(ADD, { state: manager('manage-roles-and-users', ...SITE_USER.rights), answers: USERS });
    expect(await screen.findByRole('checkbox', { name: /Site user/ })).toBeEnabled();
    for (const name of [/Administrator/, /Site lead/]) expect(screen.getByRole('checkbox', { name })).toBeDisabled();
  });
});

it('[DOM-07] an edit keeps who sees some projects at those, against the version that was read', async () => {
  const { requests } = await visit(`${AT}/edit`, {
    state: manager(),
    answers: { ...USERS, [`PUT /users/${ONE.id}`]: ONE },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Site lead/ }));
  await userEvent.click(button('Remove Kade Noord'));
  await userEvent.click(button('Save changes'));
  await waitFor(() => expect(writes(requests)).toHaveLength(1));
  expect(writes(requests)[0]).toMatchObject({
    headers: { 'If-Match': '"3"' },
    body: {
      roleIds: [SITE_USER.id, SITE_LEAD.id],
      projectIds: [ONE.projects?.[1]?.id],
      orderLimit: { amount: '2500.00', currency: 'EUR' },
    },
  });
});

it.each([
  ['oneself', PROFILE.id, /only another user who manages users can raise it/],
  ['a colleague', ONE.id, /Leave empty for no limit/],
])('[DOM-08] says at the order limit of %s who can raise it', async (_, id, hint) => {
  await visit(`${LIST}/${id}/edit`, { state: manager(), answers: USERS });
  expect(await screen.findByRole('textbox', { name: 'Order limit' })).toHaveAccessibleDescription(hint);
});
