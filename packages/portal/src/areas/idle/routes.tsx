import { page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    path: '/order/idle-machines',
    module: 'order',
    right: 'contract-view',
    namespace: 'idle',
    title: 'title',
    reads: async () => (await import('./reads.ts')).idleMachines,
    load: () => import('./IdleMachinesPage.tsx'),
  }),
];
