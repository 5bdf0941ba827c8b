import { page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    path: '/order/profile',
    namespace: ['profile', 'account', 'notification', 'auth'],
    title: 'profile.title',
    primary: true,
    load: () => import('./ProfilePage.tsx'),
  }),
];
