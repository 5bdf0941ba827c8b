import type { RouteObject } from 'react-router-dom';
import { Guard } from '../../router/Guard.tsx';
import { Announced } from './Announced.tsx';
import { ContractsPage } from './contracts/ContractsPage.tsx';

export const routes: RouteObject[] = [
  {
    element: <Guard module="order" />,
    children: [
      { path: '/order/contracts', element: <ContractsPage /> },
      { path: '/order/contracts/:id', lazy: () => import('./contracts/ContractPage.tsx') },
      { path: '/order/orders', element: <Announced page="orders" /> },
      { path: '/order/orders/add', element: <Announced page="addOrder" /> },
      { path: '/order/orders/:id', element: <Announced page="order" /> },
    ],
  },
  { path: '/order/whats-new', element: <Announced page="whatsNew" /> },
];
