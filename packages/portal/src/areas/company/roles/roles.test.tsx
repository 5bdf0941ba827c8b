import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDevice, keptDrafts, signInOnDevice } from '../../../testing/device.ts';
import { stubMedia } from '../../../testing/media.ts';
import { manager, role, SITE_LEAD, SITE_USER, USERS } from '../../../testing/users.ts';
import { button, here, refusal, visit, writes } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

// Answer to the page's media query, because jsdom has no layout.
let isNarrow: boolean;
beforeEach(() => {
  isNarrow = false;
  stubMedia((query) => isNarrow && query.includes('max-width'));
});
afterEach(async () => {
  await clearDevice();
  vi.unstubAllGlobals();
});

const ROLES = '/order/company/roles';
const right = (name: string) => screen.findByRole('checkbox', { name: `${name} (Site lead)` });
const open = async (answers: object = {}) => {
  const visited = await visit(ROLES, { state: manager(), answers: { ...USERS, ...answers } });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Site lead' }));
  return visited;
};

describe('the roles', () => {
  it('[RG-02] are a table of rights in plain words, with what an own role adds and leaves out', async () => {
    await visit(ROLES, { state: manager(), answers: USERS });
    const row = await screen.findByRole('row', { name: /Extend a rental/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Yes', 'Yes', '–NoRemoved']);
    expect(screen.getByRole('row', { name: /Answer requests/ })).toHaveTextContent('Added');
    expect(screen.getByRole('columnheader', { name: /Site lead/ })).toHaveTextContent('Copy of Site user');
    expect(screen.getByText('2 built-in, 1 of your own · 20 rights in 6 areas')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Site user' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'call off');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Extend a rental/ })).toBeNull());
    expect(screen.getByRole('row', { name: /Call off/ })).toBeVisible();
  });

  it('[DOM-07] are edited in place: what changes, whom it touches, against the version that was read', async () => {
    const { requests } = await open({ [`PUT /roles/${SITE_LEAD.id}`]: SITE_LEAD });
    await userEvent.click(await right('Extend a rental'));
    await userEvent.click(await right('Answer requests'));
    await userEvent.click(await right('Export lists'));
    const bar = screen.getByRole('region', { name: 'Edit Site lead' });
    expect(bar).toHaveTextContent('Site lead compared with Site user: 1 right added');
    expect(await within(bar).findByText(/1 person has this role/)).toBeVisible();
    await userEvent.click(button('Save role'));
    await waitFor(() => expect(writes(requests)).toHaveLength(1));
    expect(writes(requests)[0]).toMatchObject({
      headers: { 'If-Match': '"4"' },
      body: { name: 'Site lead', rights: [...SITE_USER.rights, 'export'] },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull());
  });

  it('[SW-02] keep what was changed where the page is loaded anew, and forget it once it is discarded', async () => {
    signInOnDevice();
    await open();
    await userEvent.click(await right('Export lists'));
    await waitFor(async () => expect(await keptDrafts()).toHaveLength(1));
    const address = here();
    cleanup();
    await visit(address, { state: manager(), answers: USERS });
    expect(await right('Export lists')).toBeChecked();
    expect(await right('See prices')).not.toBeChecked();
    expect(await screen.findByText(/have not saved it yet/)).toBeVisible();
    await userEvent.click(button('Discard changes'));
    await waitFor(async () => expect(await keptDrafts()).toEqual([]));
    expect(screen.queryByRole('region', { name: 'Edit Site lead' })).toBeNull();
  });

  it('[DOM-07] are not saved over what somebody else has saved meanwhile, unless that was loaded', async () => {
    let latest = SITE_LEAD;
    const { requests } = await open({
      'GET /roles': () => ({ items: [...USERS['GET /roles'].items.filter(({ id }) => id !== SITE_LEAD.id), latest] }),
      [`PUT /roles/${SITE_LEAD.id}`]: () => {
        if (latest.version === 5) return latest;
        latest = { ...SITE_LEAD, name: 'Site manager', version: 5 };
        return refusal({ type: 'stale-version', status: 412 });
      },
    });
    await userEvent.click(await right('Export lists'));
    await userEvent.click(button('Save role'));
    await userEvent.click(await screen.findByRole('button', { name: 'Load the latest' }));
    expect(await screen.findByRole('checkbox', { name: 'Export lists (Site manager)' })).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Save role'));
    await waitFor(() => expect(writes(requests)).toHaveLength(2));
    expect(writes(requests)[1]?.headers).toMatchObject({ 'If-Match': '"5"' });
  });

  it('[DOM-07] say why a change is refused, and keep it on screen', async () => {
    await open({ [`PUT /roles/${SITE_LEAD.id}`]: refusal({ type: 'last-administrator', status: 409 }) });
    await userEvent.click(await right('See prices'));
    await userEvent.click(button('Save role'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody has to be able to manage users and roles');
    expect(await right('See prices')).toBeChecked();
  });

  it('[DOM-07] are copied under a name of their own, and edited next', async () => {
    const made = role({ ...SITE_LEAD, id: '88888888-0000-4000-8000-000000000009', name: 'Foreman', memberCount: 0 });
    let items = USERS['GET /roles'].items;
    const { requests } = await visit(ROLES, {
      state: manager(),
      answers: {
        ...USERS,
        'GET /roles': () => ({ items }),
        'POST /roles': () => {
          items = [...items, made];
          return made;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Copy a role' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy a role' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Foreman');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make role' }));
    expect(await screen.findByRole('region', { name: 'Edit Foreman' })).toHaveTextContent('Nobody has this role yet.');
    expect(writes(requests)[0]?.body).toEqual({
      name: 'Foreman',
      copiedFromId: SITE_USER.id,
      rights: SITE_USER.rights,
    });
  });

  it('[RG-02] come one at a time where there is no room for their columns', async () => {
    isNarrow = true;
    await visit(ROLES, { state: manager(), answers: USERS });
    expect(await screen.findByRole('columnheader', { name: /Administrator/ })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: /Site lead/ })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Site lead');
    expect(await screen.findByRole('columnheader', { name: /Site lead/ })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: /Administrator/ })).toBeNull();
  });

  it('[RG-02] show what somebody with one alone sees', async () => {
    await visit(ROLES, { state: manager(), answers: USERS });
    await userEvent.click(await screen.findByRole('button', { name: 'See as Site user' }));
    const dialog = await screen.findByRole('dialog', { name: 'See as Site user' });
    expect(dialog).toHaveTextContent('Overview: contracts, machines, schedule');
    expect(dialog).toHaveTextContent('No rental prices, no budgets');
    // The client has only the order module.
    expect(dialog).not.toHaveTextContent('Assets');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
