import { page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    path: '/order/idle-machines',
    module: 'order',
    right: 'contract-view',
    namespace: 'idle',
    title: 'title',
    load: () => import('./IdleMachinesPage.tsx'),
  }),
];
