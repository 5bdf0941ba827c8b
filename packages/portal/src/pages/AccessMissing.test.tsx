import { listRoles } from '@hireyard/contract';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startEndpoints } from '../api/start-endpoints.ts';
import { useRead } from '../api/use-read.ts';
import type { HttpRequest } from '../http/types.ts';
import { CLIENT, here, refusal, user, visit } from '../testing/visit.tsx';
import { Page } from './Page.tsx';
import { page } from './page-route.tsx';

const pages = [
  page({
    path: '/asset/assets',
    module: 'asset',
    right: 'asset-view',
    namespace: 'asset',
    title: 'assets.title',
    load: async () => ({ default: () => <Page>Every machine of ours</Page> }),
  }),
];

function Roles() {
  const { currentData } = useRead(listRoles, undefined);
  return <Page>{currentData && `${currentData.items.length} roles`}</Page>;
}

describe('a page of an active module', () => {
  it('[RT-08] says to those who lack its right that access is missing and whom to ask', async () => {
    await visit('/asset/assets', { state: user(['asset'], ['contract-view']), pages });
    expect(await screen.findByText('Your role does not give you access to “Assets”.')).toBeVisible();
    expect(screen.getByText(new RegExp(`administrator of ${CLIENT.name}`))).toBeVisible();
    expect(screen.getByRole('link', { name: CLIENT.rentalContact.email })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(here()).toBe('/asset/assets');
  });

  describe('while the rights are on their way', () => {
    const load = async () => ({ default: Roles });
    const roles = { path: '/order/company/roles', right: 'manage-roles-and-users', namespace: 'user' } as const;
    const unknown = () => {
      const state = user(['order']);
      return { ...state, user: { ...state.user!, rights: null } };
    };
    const open = (options: { beforeRights?: true } = {}, answer: unknown = { rights: ['contract-view'] }) =>
      visit('/order/company/roles', {
        state: unknown(),
        pages: [page({ ...roles, ...options, title: 'role.roles.title', load })],
        answers: { 'GET /rights': answer, 'GET /roles': { items: [] } },
      });
    const countCalls = (requests: readonly HttpRequest[]) => requests.filter(({ path }) => path === '/roles').length;

    it('[RG-01] asks for nothing that may be refused', async () => {
      const { store, requests } = await open();
      expect(await screen.findByText('Loading')).toBeVisible();
      await act(() => store.dispatch(startEndpoints.rights.initiate()));
      expect(await screen.findByText('Your role does not give you access to “Roles”.')).toBeVisible();
      expect(countCalls(requests)).toBe(0);
    });

    it('[ST-09] asks at once where it says so', async () => {
      const { requests } = await open({ beforeRights: true });
      expect(await screen.findByText('0 roles')).toBeVisible();
      expect(countCalls(requests)).toBe(1);
    });

    it('[SH-06] leaves it to the server where the rights could not be loaded', async () => {
      const { store, requests } = await open({}, refusal({ status: 500 }));
      await act(() => store.dispatch(startEndpoints.rights.initiate()));
      expect(await screen.findByText('0 roles')).toBeVisible();
      expect(countCalls(requests)).toBe(1);
    });
  });

  it('[RG-01] is taken away when the right is withdrawn, without a reload', async () => {
    const answers = { 'GET /rights': { rights: [] } };
    const { store } = await visit('/asset/assets', { state: user(['asset'], ['asset-view']), pages, answers });
    expect(await screen.findByText('Every machine of ours')).toBeVisible();
    await act(() => store.dispatch(startEndpoints.rights.initiate()));
    expect(await screen.findByText('Your role does not give you access to “Assets”.')).toBeVisible();
    expect(screen.queryByText('Every machine of ours')).toBeNull();
  });
});
