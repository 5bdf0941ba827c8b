import { page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    path: '/order/attention',
    namespace: ['notification', 'attention'],
    title: 'attention.title',
    load: () => import('./AttentionPage.tsx'),
  }),
];
