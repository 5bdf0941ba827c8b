import type { RouteObject } from 'react-router-dom';
import { ProfilePage } from './ProfilePage.tsx';

export const routes: RouteObject[] = [{ path: '/order/profile', element: <ProfilePage /> }];
