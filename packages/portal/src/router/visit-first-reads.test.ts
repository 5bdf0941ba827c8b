import type { Module } from '@hireyard/contract';
import { expect, it, vi } from 'vitest';
import { type PageHandle, page } from '../pages/page-route.tsx';
import { firstReads, openedAddress } from './visit-first-reads.ts';

it.each<[pathname: string, search: string, modules: Module[], address: string]>([
  ['/', '', ['order'], '/order/contracts'],
  ['/', '', ['asset'], '/asset/assets'],
  ['/', '', [], '/auth/no-rights'],
  ['/order', '', ['order'], '/order/contracts'],
  ['/order/contracts', '?q=lift', ['order'], '/order/contracts?q=lift'],
  ['/auth/login', '', ['order', 'asset'], '/order/contracts'],
  ['/auth/login', '?returnUrl=%2Forder%2Fdocuments%3Fq%3D7', ['order'], '/order/documents?q=7'],
  ['/auth/login', '?returnUrl=%2F%2Fevil.example', ['order'], '/order/contracts'],
])('[RT-01] [RT-08] a visit of %s%s with the modules %j opens %s', (pathname, search, modules, address) => {
  expect(openedAddress({ pathname, search }, modules)).toBe(address);
});

it.each([
  ['/order/contracts?q=lift', ['/contract-lines', '/contract-lines/facets', '/kpis']],
  ['/order/contracts?page=2', ['/contract-lines/facets', '/kpis']],
  ['/order/contracts?sort=rate,desc', ['/contract-lines/facets', '/kpis']],
  ['/order/contracts?view=planning', ['/kpis']],
  ['/order/orders', ['/orders', '/orders/facets']],
  ['/order/orders/7', ['/orders/7']],
  ['/order/outbox', []],
  ['/nowhere', []],
])('[ST-09] the page at %s makes the calls %j first', async (address, paths) => {
  window.history.replaceState(null, '', address);
  expect(await firstReads(['asset'], 'en-US')).toEqual([]);
  expect((await firstReads(['order'], 'en-US')).map(({ request }) => request.path)).toEqual(paths);
});

it('[ST-09] the reads of a page load once, and again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ id: 'read' });
  const route = page({ path: '/x', namespace: 'order', reads: load, load: () => new Promise(() => undefined) });
  const { reads } = route.handle as PageHandle;
  await expect(reads?.()).rejects.toThrow('offline');
  await reads?.();
  expect(await reads?.()).toEqual({ id: 'read' });
  expect(load).toHaveBeenCalledTimes(2);
});
