import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startEndpoints } from '../api/start-endpoints.ts';
import { CLIENT, here, user, visit } from '../testing/visit.tsx';
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

describe('a page of an active module', () => {
  it('[RT-08] says to those who lack its right that access is missing and whom to ask', async () => {
    await visit('/asset/assets', { state: user(['asset'], ['contract-view']), pages });
    expect(await screen.findByText('Your role does not give you access to “Assets”.')).toBeVisible();
    expect(screen.getByText(new RegExp(`administrator of ${CLIENT.name}`))).toBeVisible();
    expect(screen.getByRole('link', { name: CLIENT.rentalContact.email })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(here()).toBe('/asset/assets');
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
