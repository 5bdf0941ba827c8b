import { page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    path: '/order/notifications',
    namespace: ['notification', 'orders', 'order'],
    title: 'title',
    reads: async () => (await import('./reads.ts')).notifications,
    load: () => import('./NotificationsPage.tsx'),
  }),
];
