import { loadUnavailable, page } from '../../pages/page-route.tsx';

const asset = { module: 'asset', namespace: 'asset' } as const;

export const routes = [
  page({
    ...asset,
    path: '/asset/assets',
    right: 'asset-view',
    title: 'assets.title',
    load: loadUnavailable,
  }),
  page({
    ...asset,
    path: '/asset/assets/add',
    right: 'asset-manage',
    title: 'addAsset.title',
    load: loadUnavailable,
  }),
  page({
    ...asset,
    path: '/asset/assets/:id',
    right: 'asset-view',
    title: 'asset.title',
    load: loadUnavailable,
  }),
];
