import type { RouteObject } from 'react-router-dom';
import { Announced } from './Announced.tsx';
import { InstancesPage } from './InstancesPage.tsx';
import { LoginPage } from './LoginPage.tsx';

export const routes: RouteObject[] = [
  { path: '/auth/login', element: <LoginPage /> },
  { path: '/auth/register', element: <Announced page="register" /> },
  { path: '/auth/forgot-password', element: <Announced page="forgotPassword" /> },
  { path: '/auth/reset-password', element: <Announced page="resetPassword" /> },
  { path: '/auth/accept-invitation', element: <Announced page="acceptInvitation" /> },
  { path: '/instances', element: <InstancesPage /> },
];
