import { announced } from '../../pages/announced.tsx';
import { page } from '../../pages/page-route.tsx';

const request = { module: 'request', namespace: 'request' } as const;

export const routes = [
  page({
    ...request,
    path: '/request/requests',
    title: 'requests.title',
    load: announced('request', 'requests.announcement'),
  }),
  page({
    ...request,
    path: '/request/requests/add',
    right: 'request-create',
    title: 'addRequest.title',
    load: announced('request', 'addRequest.announcement'),
  }),
  page({
    ...request,
    path: '/request/requests/:id',
    title: 'request.title',
    load: announced('request', 'request.announcement'),
  }),
];
