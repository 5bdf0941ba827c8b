import { listContractLines, listDocuments, type SavedView } from '@hireyard/contract';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LIST } from '../testing/documents.ts';
import { CLIENT, here, refusal, user, visit, writes } from '../testing/visit.tsx';
import { viewQueryOf } from './view-query.ts';

configure({ asyncUtilTimeout: 10_000 });

const reader = user(['order'], ['document-view', 'invoice-view']);
const view = (overrides: Partial<SavedView> = {}): SavedView => ({
  id: '0b6f7b8e-52a1-4a3c-9d3d-6a3f0a1c0001',
  list: 'documents',
  name: 'Unpaid towers',
  query: 'q=tower&type=invoice&sort=number%2Casc',
  shared: false,
  owner: { id: '0b6f7b8e-52a1-4a3c-9d3d-6a3f0a1c0011', name: 'Anna Visser' },
  own: true,
  actions: ['edit', 'delete'],
  version: 3,
  ...overrides,
});
const SHARED = view({
  id: '0b6f7b8e-52a1-4a3c-9d3d-6a3f0a1c0002',
  name: 'Unread',
  query: 'read=unread',
  shared: true,
  owner: { id: '0b6f7b8e-52a1-4a3c-9d3d-6a3f0a1c0012', name: 'Fatima El Idrissi' },
  own: false,
  actions: [],
});

async function openList(address: string, answers: Record<string, unknown> = {}, items: SavedView[] = [view(), SHARED]) {
  const visited = await visit(address, {
    state: reader,
    answers: { ...LIST, 'GET /saved-views': { items }, ...answers },
  });
  const person = userEvent.setup();
  const openMenu = async () => person.click(await screen.findByRole('button', { name: 'Views' }));
  const choose = async (name: string | RegExp) => {
    await openMenu();
    await person.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...visited, person, openMenu, choose };
}

it('[DOM-21] is the same view whatever the order and the page of its address', () => {
  const { list } = listDocuments;
  const queryOf = (address: string) => viewQueryOf('documents', list, address);
  expect(queryOf('?page=4&sort=number,asc&type=invoice&q=+tower&token=x')).toBe(queryOf(view().query));
  expect(queryOf('view=planning&page=2')).toBe('');
  expect(viewQueryOf('contract-lines', listContractLines.list, 'zoom=week&view=planning&at=2026-11-02')).toBe(
    'view=planning&zoom=week',
  );
});

it('[DOM-21] are asked for by who opens the menu, and each is a link that says which one is on show', async () => {
  const { requests, openMenu, person } = await openList('/order/documents?type=invoice&q=tower&sort=number,asc&page=2');
  const viewRequests = () => requests.filter(({ path }) => path === '/saved-views');
  await screen.findByRole('button', { name: 'Views' });
  expect(viewRequests()).toEqual([]);
  await openMenu();
  const own = await screen.findByRole('menuitem', { name: 'Unpaid towers' });
  expect(viewRequests()).toMatchObject([{ query: { list: 'documents' } }]);
  expect(own).toHaveAttribute('aria-current', 'page');
  const others = screen.getByRole('menuitem', { name: 'Unread · Fatima El Idrissi' });
  expect(others).not.toHaveAttribute('aria-current');
  await person.click(others);
  expect(here()).toBe('/order/documents?read=unread');
  // A colleague's view cannot be changed.
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: /Rename|Delete|Update/ })).toBeNull();
});

it('[DOM-21] is saved with a name, for oneself or for everybody', async () => {
  const created = view({
    id: '0b6f7b8e-52a1-4a3c-9d3d-6a3f0a1c0003',
    name: 'Notes',
    query: 'type=deliveryNote',
    shared: true,
  });
  let items: SavedView[] = [];
  const { requests, choose, person, openMenu } = await openList('/order/documents?page=2&type=deliveryNote', {
    'GET /saved-views': () => ({ items }),
    'POST /saved-views': () => {
      items = [created];
      return created;
    },
  });
  await choose('Save this view…');
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  await person.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Notes');
  await person.click(within(dialog).getByRole('checkbox', { name: `Share with everybody at ${CLIENT.name}` }));
  await person.click(within(dialog).getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('The view was saved.')).toBeVisible();
  expect(writes(requests)).toMatchObject([
    { path: '/saved-views', body: { list: 'documents', name: 'Notes', query: 'type=deliveryNote', shared: true } },
  ]);
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Notes (shared)' })).toHaveAttribute('aria-current', 'page');
});

it('[DOM-21] says that a name is taken, and that there are as many as can be', async () => {
  const refusals = [
    refusal({ type: 'validation', status: 422, errors: [{ pointer: '/name', code: 'taken' }] }),
    refusal({
      type: 'validation',
      status: 422,
      errors: [{ pointer: '', code: 'too-many', params: { max: 50, of: 'user' } }],
    }),
  ];
  const { choose, person } = await openList('/order/documents?q=a', { 'POST /saved-views': () => refusals.shift() });
  await choose('Save this view…');
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  const name = within(dialog).getByRole('textbox', { name: /^Name/ });
  await person.type(name, 'Notes');
  await person.click(within(dialog).getByRole('button', { name: 'Save view' }));
  expect(await within(dialog).findByText(/already/)).toBeVisible();
  await person.type(name, ' 2');
  await person.click(within(dialog).getByRole('button', { name: 'Save view' }));
  expect(await within(dialog).findByText(/You have 50 views/)).toBeVisible();
});

it('[DOM-21] shows something else from now on, is renamed, and is deleted after a question', async () => {
  const { requests, choose, person } = await openList('/order/documents', {
    'PUT /saved-views/0b6f7b8e-52a1-4a3c-9d3d-6a3f0a1c0001': ({ body }: { body: Partial<SavedView> }) => view(body),
    'DELETE /saved-views/0b6f7b8e-52a1-4a3c-9d3d-6a3f0a1c0001': undefined,
  });
  await choose('Unpaid towers');
  await person.click(await screen.findByRole('button', { name: 'Unread', pressed: false }));
  await choose('Update “Unpaid towers” to this view');
  expect(await screen.findByText('The view was updated.')).toBeVisible();
  await choose('Rename or share “Unpaid towers”…');
  const dialog = await screen.findByRole('dialog', { name: 'Rename or share “Unpaid towers”' });
  await person.type(within(dialog).getByRole('textbox', { name: /^Name/ }), ' 2');
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The view was saved.')).toBeVisible();
  await choose('Delete “Unpaid towers”…');
  await person.click(await screen.findByRole('button', { name: 'Delete view' }));
  expect(await screen.findByText('The view was deleted.')).toBeVisible();
  const headers = { 'If-Match': '"3"' };
  expect(writes(requests)).toMatchObject([
    {
      method: 'PUT',
      headers,
      body: { name: 'Unpaid towers', query: 'q=tower&type=invoice&read=unread&sort=number%2Casc' },
    },
    { method: 'PUT', headers, body: { name: 'Unpaid towers 2', query: view().query } },
    { method: 'DELETE' },
  ]);
});

it('[DOM-21] says that they did not load, and asks again', async () => {
  let fails = true;
  const { choose } = await openList('/order/documents', {
    'GET /saved-views': () => (fails ? refusal({ type: 'unavailable', status: 503 }) : { items: [view()] }),
  });
  await choose(/did not load/);
  fails = false;
  await choose(/did not load/);
  await choose('Unpaid towers');
  expect(here()).toContain('q=tower');
});
