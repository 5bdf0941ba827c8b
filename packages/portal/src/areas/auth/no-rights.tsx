import type { RouteObject } from 'react-router-dom';
import { Guard } from '../../router/Guard.tsx';
import { NoRightsPage } from './NoRightsPage.tsx';

/** Apart from the visitor's pages: it is for a signed-in user, in the shell with the navigation that is left (RT-05). */
export const routes: RouteObject[] = [
  { element: <Guard />, children: [{ path: '/auth/no-rights', element: <NoRightsPage /> }] },
];
