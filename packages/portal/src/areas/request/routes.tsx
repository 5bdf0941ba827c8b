import { page } from '../../pages/page-route.tsx';

const pages = () => import('./pages.ts');
const request = {
  module: 'request',
  namespace: ['request', 'attachments', 'outbox'],
  primary: 'request-create',
} as const;

export const routes = [
  page({
    ...request,
    path: '/request/requests',
    title: 'requests.title',
    reads: async () => (await pages()).requestsReads(),
    load: async () => (await pages()).requests(),
  }),
  page({
    ...request,
    path: '/request/requests/add',
    right: 'request-create',
    title: 'addRequest.title',
    load: async () => (await pages()).addRequest(),
  }),
  page({
    ...request,
    path: '/request/requests/:id',
    title: 'request.title',
    reads: async () => (await pages()).requestReads(),
    load: async () => (await pages()).request(),
  }),
  page({
    ...request,
    path: '/request/requests/:id/edit',
    right: 'request-create',
    title: 'editRequest.title',
    reads: async () => (await pages()).requestReads(),
    load: async () => (await pages()).editRequest(),
  }),
];
