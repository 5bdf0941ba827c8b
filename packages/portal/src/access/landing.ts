import type { Module } from '@hireyard/contract';

const FIRST_PAGE_OF: Readonly<Record<Module, string>> = { order: '/order', request: '/request', asset: '/asset' };
/** The first active module of these is where the root leads (RT-01). */
const PRECEDENCE: readonly Module[] = ['order', 'request', 'asset'];

/** Where the root leads, by the modules that are active for the selected client (RT-01). */
export function landing(modules: readonly Module[]): string {
  const first = PRECEDENCE.find((module) => modules.includes(module));
  return first ? FIRST_PAGE_OF[first] : '/auth/no-rights';
}

/** The list that each area begins with (RT-03). */
export const FIRST_LISTS: Readonly<Record<string, string>> = {
  '/order': '/order/contracts',
  '/request': '/request/requests',
  '/asset': '/asset/assets',
};
