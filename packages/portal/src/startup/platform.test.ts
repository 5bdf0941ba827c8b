import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserPlatform, createLocation } from './platform.ts';

afterEach(() => vi.restoreAllMocks());

describe('the location', () => {
  it('[MT-02] keeps a way asked for before there is a router, and goes it then, in place of the present one', () => {
    const { location, connect } = createLocation();
    location.go('/maintenance');
    expect(location.path()).toBe('/maintenance');
    const navigate = vi.fn();
    connect({ navigate });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/maintenance', { replace: true });
  });

  it('[MT-01] tells each navigation that has ended', () => {
    const { location, onNavigationEnd } = createLocation();
    const ended: string[] = [];
    location.navigationEnd.subscribe((path) => ended.push(path));
    onNavigationEnd('/order/documents');
    expect(ended).toEqual(['/order/documents']);
  });
});

describe('the browser', () => {
  const platform = () => browserPlatform(createLocation().location);

  it('[MT-04] says whether the tab is shown, now and on each change', () => {
    const shown: boolean[] = [];
    const watching = platform().visible.subscribe((visible) => shown.push(visible));
    const state = vi.spyOn(document, 'visibilityState', 'get');
    for (const next of ['hidden', 'hidden', 'visible'] as const) {
      state.mockReturnValue(next);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    watching.unsubscribe();
    expect(shown).toEqual([true, false, true]);
  });

  it('[LO-01] hears what other tabs do to local storage, and nothing of session storage', () => {
    const keys: (string | null)[] = [];
    const watching = platform().storageChanges.subscribe(({ key }) => keys.push(key));
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', storageArea: sessionStorage }));
    watching.unsubscribe();
    expect(keys).toEqual(['accessToken']);
  });

  it('[LO-02] says when the page is about to go', () => {
    const gone = vi.fn();
    const watching = platform().unload.subscribe(gone);
    window.dispatchEvent(new Event('pagehide'));
    watching.unsubscribe();
    expect(gone).toHaveBeenCalledOnce();
  });
});
