import { page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    path: '/order/attention',
    namespace: ['notification', 'attention'],
    title: 'attention.title',
    reads: async () => (await import('./reads.ts')).attention,
    load: () => import('./AttentionPage.tsx'),
  }),
];
