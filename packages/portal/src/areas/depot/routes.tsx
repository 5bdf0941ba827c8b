import { page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    path: '/order/contact/depots',
    namespace: ['depot', 'auth'],
    title: 'depots.title',
    reads: async () => (await import('./reads.ts')).depots,
    load: () => import('./DepotsPage.tsx'),
  }),
  page({
    path: '/order/sites',
    module: 'order',
    right: 'contract-view',
    namespace: ['depot', 'spend'],
    title: 'sites.title',
    reads: async () => (await import('./reads.ts')).sites,
    load: () => import('./SitesPage.tsx'),
  }),
];
