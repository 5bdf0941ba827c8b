import type { RouteObject } from 'react-router-dom';
import { Announced } from './Announced.tsx';

export const routes: RouteObject[] = [{ path: '/order/documents', element: <Announced page="documents" /> }];
