import type { RouteObject } from 'react-router-dom';
import { Announced } from './Announced.tsx';

export const routes: RouteObject[] = [
  { path: '/asset/assets', element: <Announced page="assets" /> },
  { path: '/asset/assets/add', element: <Announced page="addAsset" /> },
  { path: '/asset/assets/:id', element: <Announced page="asset" /> },
];
