import { page } from '../../pages/page-route.tsx';

const order = { module: 'order', namespace: 'order' } as const;
const orders = { module: 'order', namespace: 'orders' } as const;
const orderPages = () => import('./orders/pages.ts');
const calledOff = { module: 'order', namespace: ['offHires', 'order', 'attachments', 'outbox'] } as const;
/** List that opens the forms to call off and extend. */
const LIST = '/order/contracts';
const offHirePages = () => import('./off-hires/pages.ts');

export const routes = [
  page({
    path: '/order/outbox',
    namespace: 'outbox',
    title: 'title',
    load: () => import('./outbox/OutboxPage.tsx'),
  }),
  page({
    ...order,
    path: '/order/contracts',
    right: 'contract-view',
    beforeRights: true,
    title: 'contracts.title',
    reads: async () => (await import('./contracts/reads.ts')).contracts,
    load: () => import('./contracts/ContractsPage.tsx'),
  }),
  page({
    ...calledOff,
    path: '/order/off-hires',
    right: 'contract-view',
    title: 'list.title',
    reads: async () => (await offHirePages()).offHiresReads(),
    load: async () => (await offHirePages()).offHires(),
  }),
  page({
    ...calledOff,
    path: '/order/off-hires/add',
    list: LIST,
    right: ['contract-view', 'contract-off-hire'],
    primary: true,
    title: 'add.title',
    load: async () => (await offHirePages()).addOffHire(),
  }),
  page({
    ...calledOff,
    path: '/order/off-hires/called-off',
    list: LIST,
    right: 'contract-view',
    title: 'done.title',
    load: async () => (await offHirePages()).calledOff(),
  }),
  page({
    ...calledOff,
    path: '/order/off-hires/:id/another-day',
    right: ['contract-view', 'contract-off-hire'],
    primary: true,
    title: 'anotherDay.title',
    reads: async () => (await offHirePages()).offHireReads(),
    load: async () => (await offHirePages()).anotherDay(),
  }),
  page({
    ...calledOff,
    path: '/order/off-hires/:id',
    right: 'contract-view',
    title: 'page.title',
    reads: async () => (await offHirePages()).offHireReads(),
    load: async () => (await offHirePages()).offHire(),
  }),
  page({
    ...calledOff,
    path: '/order/extensions/add',
    list: LIST,
    right: ['contract-view', 'contract-extend'],
    primary: true,
    title: 'extend.title',
    load: async () => (await offHirePages()).extend(),
  }),
  page({
    module: 'order',
    namespace: ['contract', 'order', 'offHires'],
    path: '/order/contracts/:id',
    right: 'contract-view',
    title: 'title',
    reads: async () => (await import('./contracts/reads.ts')).contract,
    load: () => import('./contracts/ContractPage.tsx'),
  }),
  page({
    module: 'order',
    namespace: ['contract', 'orders'],
    path: '/order/contracts/:id/references',
    right: ['contract-view', 'contract-edit-references'],
    title: 'references.title',
    reads: async () => (await import('./contracts/reads.ts')).contract,
    load: () => import('./contracts/EditReferencesPage.tsx'),
  }),
  page({
    ...orders,
    path: '/order/orders',
    title: 'orders.title',
    reads: async () => (await orderPages()).ordersReads(),
    load: async () => (await orderPages()).orders(),
  }),
  page({
    ...orders,
    path: '/order/orders/add',
    right: 'order-create',
    title: 'addOrder.title',
    load: async () => (await orderPages()).addOrder(),
  }),
  page({
    ...orders,
    path: '/order/orders/:id/edit',
    right: 'order-create',
    title: 'editOrder.title',
    reads: async () => (await orderPages()).orderReads(),
    load: async () => (await orderPages()).editOrder(),
  }),
  page({
    ...orders,
    path: '/order/orders/:id',
    title: 'order.title',
    reads: async () => (await orderPages()).orderReads(),
    load: async () => (await orderPages()).order(),
  }),
  page({
    path: '/order/whats-new',
    namespace: 'palette',
    title: 'pages.whatsNew',
    load: () => import('./whats-new/WhatsNewPage.tsx'),
  }),
];
