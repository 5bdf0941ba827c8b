import { MODULES } from '@hireyard/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { landing } from './landing.ts';

it.each([
  [['asset', 'request', 'order'], '/order'],
  [['asset', 'request'], '/request'],
  [['asset'], '/asset'],
  [[], '/auth/no-rights'],
] as const)('[RT-01] leads %j to %s', (modules, path) => {
  expect(landing(modules)).toBe(path);
});

it('[RT-01] does not depend on the order in which the modules are listed', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...MODULES]), (modules) => {
      expect(landing(modules)).toBe(landing([...modules].reverse()));
    }),
  );
});
