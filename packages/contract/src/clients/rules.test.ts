import { expect, it } from 'vitest';
import type { Right } from '../users/values.ts';
import { seesPrices } from './rules.ts';

const VIEWER: ReadonlySet<Right> = new Set(['price-view']);

it.each([
  [true, VIEWER, true],
  [true, new Set<Right>(), false],
  [false, VIEWER, false],
])('[DOM-10] prices need the setting of the client and the right of the user: %s, %s', (showPrices, rights, sees) => {
  expect(seesPrices(showPrices, rights)).toBe(sees);
});
