import { loadUnavailable, page } from '../../pages/page-route.tsx';

const request = { module: 'request', namespace: 'request' } as const;

export const routes = [
  page({
    ...request,
    path: '/request/requests',
    title: 'requests.title',
    load: loadUnavailable,
  }),
  page({
    ...request,
    path: '/request/requests/add',
    right: 'request-create',
    title: 'addRequest.title',
    load: loadUnavailable,
  }),
  page({
    ...request,
    path: '/request/requests/:id',
    title: 'request.title',
    load: loadUnavailable,
  }),
];
