import { page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    module: 'order',
    namespace: ['machine', 'order', 'orders', 'co2', 'document'],
    path: '/order/machines/:fleetNumber',
    list: '/order/contracts',
    right: 'contract-view',
    primary: 'request-create',
    title: 'title',
    reads: async () => (await import('./reads.ts')).machine,
    load: () => import('./MachinePage.tsx'),
  }),
  // The address in the code on a machine. Any signed-in user may follow it.
  page({
    namespace: 'machine',
    path: '/m/:opCo/:fleetNumber',
    list: '/',
    title: 'code.title',
    load: () => import('./CodePage.tsx'),
  }),
];
