import type { RouteObject } from 'react-router-dom';
import type { Namespace } from '../i18n/namespaces.ts';

/** An area: a chunk of its own whose routes join the tree when one of its paths is first asked for (RT-09). */
export interface Area {
  readonly id: string;
  /** The route under which its routes are hung. */
  readonly parent: 'visitor' | 'open' | 'order' | 'request' | 'asset';
  /** The first parts of the paths it answers. */
  readonly paths: readonly string[];
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<{ readonly routes: RouteObject[] }>;
}

export const AREAS: readonly Area[] = [
  {
    id: 'no-rights',
    parent: 'open',
    paths: ['/auth/no-rights'],
    namespaces: ['auth'],
    load: () => import('../areas/auth/no-rights.tsx'),
  },
  {
    id: 'auth',
    parent: 'visitor',
    paths: ['/auth', '/instances'],
    namespaces: ['auth'],
    load: () => import('../areas/auth/routes.tsx'),
  },
  {
    id: 'order',
    parent: 'order',
    paths: ['/order/contracts', '/order/orders', '/order/whats-new'],
    namespaces: ['order'],
    load: () => import('../areas/order/routes.tsx'),
  },
  {
    id: 'document',
    parent: 'order',
    paths: ['/order/documents'],
    namespaces: ['document'],
    load: () => import('../areas/document/routes.tsx'),
  },
  {
    id: 'depot',
    parent: 'order',
    paths: ['/order/contact'],
    namespaces: ['depot'],
    load: () => import('../areas/depot/routes.tsx'),
  },
  {
    id: 'company',
    parent: 'order',
    paths: ['/order/company'],
    namespaces: ['company'],
    load: () => import('../areas/company/routes.tsx'),
  },
  {
    id: 'profile',
    parent: 'order',
    paths: ['/order/profile'],
    namespaces: ['profile'],
    load: () => import('../areas/profile/routes.tsx'),
  },
  {
    id: 'request',
    parent: 'request',
    paths: ['/request'],
    namespaces: ['request'],
    load: () => import('../areas/request/routes.tsx'),
  },
  {
    id: 'asset',
    parent: 'asset',
    paths: ['/asset'],
    namespaces: ['asset'],
    load: () => import('../areas/asset/routes.tsx'),
  },
];

/** The area that answers a path, compared by whole parts: `/order/contractsX` is nobody's. */
export const areaOf = (pathname: string, areas: readonly Area[] = AREAS): Area | undefined =>
  areas.find(({ paths }) => paths.some((path) => pathname === path || pathname.startsWith(`${path}/`)));
