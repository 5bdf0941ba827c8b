import { loadUnavailable, page } from '../../pages/page-route.tsx';

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
  page({ ...order, path: '/order/orders', title: 'orders.title', load: loadUnavailable }),
  page({
    ...order,
    path: '/order/orders/add',
    right: 'order-create',
    title: 'addOrder.title',
    load: loadUnavailable,
  }),
  page({ ...order, path: '/order/orders/:id', title: 'order.title', load: loadUnavailable }),
  page({
    path: '/order/whats-new',
    namespace: 'order',
    title: 'whatsNew.title',
    load: () => import('./whats-new/WhatsNewPage.tsx'),
  }),
];
