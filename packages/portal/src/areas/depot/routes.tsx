import { announced } from '../../pages/announced.tsx';
import { page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    path: '/order/contact/depots',
    namespace: 'depot',
    title: 'depots.title',
    load: announced('depot', 'depots.announcement'),
  }),
];
