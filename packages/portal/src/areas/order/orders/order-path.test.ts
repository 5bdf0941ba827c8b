import type { OrderStatus } from '@hireyard/contract';
import { expect, it } from 'vitest';
import { pathOf } from './order-path.ts';

const path = (...statuses: OrderStatus[]) =>
  pathOf({
    status: statuses.at(-1) ?? 'draft',
    steps: statuses.map((status) => ({ status, at: '2026-11-20T09:00:00Z', by: null })),
  }).map(({ status, state }) => `${status} ${state}`);

it('[DOM-01] shows the states that an order has reached, and those ahead', () => {
  expect(path('draft', 'pendingApproval')).toEqual([
    'draft done',
    'pendingApproval current',
    'submitted ahead',
    'confirmed ahead',
    'completed ahead',
  ]);
  expect(path('draft', 'submitted', 'confirmed', 'completed').at(-1)).toBe('completed done');
});

it('[DOM-01] ends where an order was rejected or canceled, and begins anew where it was withdrawn', () => {
  expect(path('draft', 'pendingApproval', 'rejected')).toEqual([
    'draft done',
    'pendingApproval done',
    'rejected failed',
  ]);
  expect(path('draft', 'pendingApproval', 'draft', 'submitted')).toEqual([
    'draft done',
    'submitted current',
    'confirmed ahead',
    'completed ahead',
  ]);
});
