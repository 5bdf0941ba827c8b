import type { Module } from '@hireyard/contract';

/** The first active module of these is where the root leads (RT-01). */
const PRECEDENCE: readonly Module[] = ['order', 'request', 'asset'];

/** Where the root leads, by the modules that are active for the selected client (RT-01). */
export function landing(modules: readonly Module[]): string {
  const first = PRECEDENCE.find((module) => modules.includes(module));
  // The path of an area is the name of its module.
  return first ? `/${first}` : '/auth/no-rights';
}

/** The list that each area begins with (RT-09). */
export const FIRST_LISTS: Readonly<Record<string, string>> = {
  '/order': '/order/contracts',
  '/request': '/request/requests',
  '/asset': '/asset/assets',
};
