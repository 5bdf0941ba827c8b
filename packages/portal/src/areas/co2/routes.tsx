import { page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    path: '/order/co2',
    module: 'order',
    right: 'contract-view',
    namespace: 'co2',
    title: 'title',
    reads: async () => (await import('./reads.ts')).emissions,
    load: () => import('./EmissionsPage.tsx'),
  }),
];
