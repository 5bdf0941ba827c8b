import { expect, it } from 'vitest';
import { preloadFirstCode } from './create-router.tsx';

it.each([
  ['/', ['order']],
  ['/order/contracts', ['order']],
  ['/request', ['request', 'attachments', 'outbox']],
  ['/auth/login', []],
  ['/nowhere', []],
])('[ST-09] a visit of %s loads the texts %j with those of the frame', (path, namespaces) => {
  expect(preloadFirstCode(path)).toEqual(namespaces);
});
