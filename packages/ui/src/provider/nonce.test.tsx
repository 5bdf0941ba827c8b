import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusChip } from '../components/StatusChip/index.ts';
import { UiProvider } from './UiProvider.tsx';

const noncesOf = (styles: Iterable<HTMLStyleElement>) => new Set([...styles].map(({ nonce }) => nonce));
const added = (known: readonly Element[]) =>
  [...document.querySelectorAll('style')].filter((style) => !known.includes(style));

it('[UI-21] [OP-04] one property gives the nonce to every style, also after a change of the brand', () => {
  const page = (brand: 'petrol' | 'indigo') => (
    <UiProvider nonce="abc" brand={brand}>
      <StatusChip tone="success">On rent</StatusChip>
    </UiProvider>
  );
  const known = [...document.querySelectorAll('style')];
  const { rerender, unmount } = render(page('petrol'));
  rerender(page('indigo'));
  const styles = added(known);
  expect(styles.filter(({ dataset }) => dataset.theme !== undefined)).toHaveLength(1);
  expect(styles.filter(({ dataset }) => dataset.emotion !== undefined)).not.toEqual([]);
  expect(noncesOf(styles)).toEqual(new Set(['abc']));
  unmount();
});

it('[UI-21] a style cache of the app stays, with its plugins and its nonce', () => {
  const cache = createCache({ key: 'own', nonce: 'own' });
  const known = [...document.querySelectorAll('style')];
  render(
    <CacheProvider value={cache}>
      <UiProvider nonce="own">
        <StatusChip tone="success">On rent</StatusChip>
      </UiProvider>
    </CacheProvider>,
  );
  const keys = new Set(added(known).flatMap(({ dataset }) => dataset.emotion?.split('-')[0] ?? []));
  expect(keys).toEqual(new Set(['own']));
});
