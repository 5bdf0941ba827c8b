import type { RouteObject } from 'react-router-dom';
import { Announced } from './Announced.tsx';

export const routes: RouteObject[] = [
  { path: '/auth/register', element: <Announced page="register" /> },
  { path: '/auth/forgot-password', element: <Announced page="forgotPassword" /> },
  { path: '/auth/reset-password', element: <Announced page="resetPassword" /> },
  { path: '/auth/accept-invitation', element: <Announced page="acceptInvitation" /> },
];
