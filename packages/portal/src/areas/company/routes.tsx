import type { RouteObject } from 'react-router-dom';
import { Announced } from './Announced.tsx';

export const routes: RouteObject[] = [
  { path: '/order/company/contactpersons', element: <Announced page="contactPersons" /> },
  { path: '/order/company/addresses', element: <Announced page="addresses" /> },
  { path: '/order/company/projects', element: <Announced page="projects" /> },
  { path: '/order/company/users', element: <Announced page="users" /> },
  { path: '/order/company/roles', element: <Announced page="roles" /> },
];
