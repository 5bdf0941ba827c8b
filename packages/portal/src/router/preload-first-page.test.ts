import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { preloadFirstPage } from './create-router.tsx';

/** Pages that record which of them was loaded. */
function pagesWith(loaded: string[], load: (path: string) => unknown = () => null): RouteObject[] {
  const paths = ['/order/contracts', '/order/documents/:id', '/request/requests', '/asset/assets'];
  return paths.map((path) => ({
    path,
    loader: () => {
      loaded.push(path);
      return load(path);
    },
  }));
}

describe('what is loaded while the server checks a password', () => {
  it.each([
    ['/', '/order/contracts'],
    ['/order', '/order/contracts'],
    ['/request', '/request/requests'],
    ['/asset', '/asset/assets'],
    ['/order/documents/7', '/order/documents/:id'],
  ])('[SH-05] [RT-01] for %s is the code of %s alone', (path, page) => {
    const loaded: string[] = [];
    preloadFirstPage(path, pagesWith(loaded));
    expect(loaded).toEqual([page]);
  });

  it('[SH-05] is nothing where there is no such page', () => {
    const loaded: string[] = [];
    preloadFirstPage('/nowhere', pagesWith(loaded));
    expect(loaded).toEqual([]);
  });

  it('[SW-02] does not fail with it: the page says so once it is opened', async () => {
    const unhandled: unknown[] = [];
    const hear = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', hear);
    preloadFirstPage(
      '/',
      pagesWith([], () => Promise.reject(new Error('offline'))),
    );
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', hear);
    expect(unhandled).toEqual([]);
  });
});
