import { announced } from '../../pages/announced.tsx';
import { page } from '../../pages/page-route.tsx';

const asset = { module: 'asset', namespace: 'asset' } as const;

export const routes = [
  page({
    ...asset,
    path: '/asset/assets',
    right: 'asset-view',
    title: 'assets.title',
    load: announced('asset', 'assets.announcement'),
  }),
  page({
    ...asset,
    path: '/asset/assets/add',
    right: 'asset-manage',
    title: 'addAsset.title',
    load: announced('asset', 'addAsset.announcement'),
  }),
  page({
    ...asset,
    path: '/asset/assets/:id',
    right: 'asset-view',
    title: 'asset.title',
    load: announced('asset', 'asset.announcement'),
  }),
];
