import type { RouteObject } from 'react-router-dom';
import { Announced } from './Announced.tsx';

export const routes: RouteObject[] = [
  { path: '/request/requests', element: <Announced page="requests" /> },
  { path: '/request/requests/add', element: <Announced page="addRequest" /> },
  { path: '/request/requests/:id', element: <Announced page="request" /> },
];
