import { page } from '../../pages/page-route.tsx';

const asset = { module: 'asset', namespace: ['asset', 'attachments'], primary: 'asset-manage' } as const;
const pages = () => import('./pages.ts');

export const routes = [
  page({
    ...asset,
    path: '/asset/assets',
    right: 'asset-view',
    title: 'assets.title',
    reads: async () => (await pages()).assetsReads(),
    load: async () => (await pages()).assets(),
  }),
  page({
    ...asset,
    path: '/asset/assets/add',
    right: ['asset-view', 'asset-manage'],
    title: 'addAsset.title',
    load: async () => (await pages()).addAsset(),
  }),
  page({
    ...asset,
    path: '/asset/assets/import',
    namespace: ['asset', 'attachments', 'assetImport'],
    right: ['asset-view', 'asset-manage'],
    title: 'import.title',
    load: async () => (await pages()).importAssets(),
  }),
  page({
    ...asset,
    path: '/asset/assets/:id',
    right: 'asset-view',
    title: 'asset.title',
    reads: async () => (await pages()).assetReads(),
    load: async () => (await pages()).asset(),
  }),
  page({
    ...asset,
    path: '/asset/assets/:id/edit',
    right: ['asset-view', 'asset-manage'],
    title: 'editAsset.title',
    reads: async () => (await pages()).assetReads(),
    load: async () => (await pages()).editAsset(),
  }),
];
