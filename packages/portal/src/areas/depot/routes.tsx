import { page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    path: '/order/contact/depots',
    namespace: 'depot',
    title: 'depots.title',
    load: () => import('./DepotsPage.tsx'),
  }),
];
