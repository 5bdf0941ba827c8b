import type { Module } from '@hireyard/contract';

/** The root redirects to the first active module in this list (RT-01). */
const PRECEDENCE: readonly Module[] = ['order', 'request', 'asset'];

/** Returns the landing page for the modules that are active for the selected client (RT-01). */
export function landing(modules: readonly Module[]): string {
  const first = PRECEDENCE.find((module) => modules.includes(module));
  // The name of a module is also the path of its area.
  return first ? `/${first}` : '/auth/no-rights';
}

/** The first list of each area (RT-09). */
export const FIRST_LISTS: Readonly<Record<string, string>> = {
  '/order': '/order/contracts',
  '/request': '/request/requests',
  '/asset': '/asset/assets',
};
