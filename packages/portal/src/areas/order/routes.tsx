import { announced } from '../../pages/announced.tsx';
import { page } from '../../pages/page-route.tsx';

const order = { module: 'order', namespace: 'order' } as const;

export const routes = [
  page({
    ...order,
    path: '/order/contracts',
    right: 'contract-view',
    title: 'contracts.title',
    load: () => import('./contracts/ContractsPage.tsx'),
  }),
  page({
    ...order,
    path: '/order/contracts/:id',
    right: 'contract-view',
    title: 'contract.title',
    load: () => import('./contracts/ContractPage.tsx'),
  }),
  page({ ...order, path: '/order/orders', title: 'orders.title', load: announced('order', 'orders.announcement') }),
  page({
    ...order,
    path: '/order/orders/add',
    right: 'order-create',
    title: 'addOrder.title',
    load: announced('order', 'addOrder.announcement'),
  }),
  page({ ...order, path: '/order/orders/:id', title: 'order.title', load: announced('order', 'order.announcement') }),
  page({
    path: '/order/whats-new',
    namespace: 'order',
    title: 'whatsNew.title',
    load: announced('order', 'whatsNew.announcement'),
  }),
];
