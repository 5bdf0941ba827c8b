import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startEndpoints } from '../api/start-endpoints.ts';
import { user, visit } from '../testing/visit.tsx';
import { Page } from './Page.tsx';
import { PageLink } from './PageLink.tsx';
import { page } from './page-route.tsx';

const Links = () => (
  <Page>
    <PageLink to="/asset/assets/7?tab=papers">Machine 7</PageLink>
    <PageLink to="/asset/assets/add">A new machine</PageLink>
    <PageLink to="/nowhere">Nowhere</PageLink>
  </Page>
);
const asset = { namespace: 'asset', title: 'assets.title', load: async () => ({ default: Links }) } as const;
const pages = [
  page({ ...asset, path: '/links' }),
  page({ ...asset, path: '/asset/assets/:id', module: 'asset', right: 'asset-view' }),
  page({ ...asset, path: '/asset/assets/add', module: 'asset' }),
];
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const open = async (...[modules, rights]: Parameters<typeof user>) => {
  const visited = await visit('/links', {
    state: user(modules, rights),
    pages,
    answers: { 'GET /rights': { rights: [] } },
  });
  expect(await screen.findByText('Machine 7')).toBeVisible();
  return visited;
};

describe('a link to a page', () => {
  it('[RT-08] leads there where module and right of its route are given, and nowhere without a route', async () => {
    await open(['asset'], ['asset-view']);
    expect(links()).toEqual(expect.arrayContaining(['/asset/assets/7?tab=papers', '/asset/assets/add']));
    expect(screen.getByText('Nowhere').closest('a')).toBeNull();
  });

  it('[RT-08] is plain text without the right', async () => {
    await open(['asset'], []);
    expect(links()).toContain('/asset/assets/add');
    expect(screen.getByText('Machine 7').closest('a')).toBeNull();
  });

  it('[RT-08] is plain text without the module', async () => {
    await open(['order'], ['asset-view']);
    expect(screen.getByText('Machine 7').closest('a')).toBeNull();
    expect(screen.getByText('A new machine').closest('a')).toBeNull();
  });

  it('[RG-01] becomes plain text when the right is withdrawn', async () => {
    const { store } = await open(['asset'], ['asset-view']);
    expect(screen.getByText('Machine 7').closest('a')).not.toBeNull();
    await act(() => store.dispatch(startEndpoints.rights.initiate()));
    await waitFor(() => expect(screen.getByText('Machine 7').closest('a')).toBeNull());
  });
});
