import { expect, it } from 'vitest';
import { withoutEscapes } from './escapes.ts';

it.each([
  ['_x000D_', '_x005F_x000D_'],
  ['A_x0041_x0042_', 'A_x005F_x0041_x005F_x0042_'],
  ['_x000d_ and _X000D_', '_x005F_x000d_ and _X000D_'],
  ['_x00_ a_b', '_x00_ a_b'],
])('[DOM-21] %j is %j in a workbook', (text, escaped) => {
  expect(withoutEscapes(text)).toBe(escaped);
});
