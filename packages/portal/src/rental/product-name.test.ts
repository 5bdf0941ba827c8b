import { expect, it } from 'vitest';
import { productName } from './product-name.ts';

it.each([
  [{ X1: 'Scherenbühne' }, 'Scherenbühne'],
  [{}, 'X1 Scissor lift'],
  [null, 'X1 Scissor lift'],
])('[ST-07] [I18N-02] names a product by %j as %s', (names, name) => {
  expect(productName(names, 'X1', 'Scissor lift')).toBe(name);
});

it('[ST-07] names a product by its code where there is nothing else', () => {
  expect(productName(null, 'X1')).toBe('X1');
});
