import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteLeaving } from '../reports/leaving.ts';
import { browserPlatform } from './platform.ts';

afterEach(() => vi.restoreAllMocks());

describe('the router', () => {
  it('[MT-01] tells the epics each navigation that has ended', () => {
    const { platform, onNavigationEnd } = browserPlatform();
    const ended: string[] = [];
    platform.navigationEnd.subscribe((path) => ended.push(path));
    onNavigationEnd('/order/documents');
    expect(ended).toEqual(['/order/documents']);
  });
});

describe('the browser', () => {
  const platform = () => browserPlatform().platform;

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

describe('reports', () => {
  it('[SH-07] hold no failure that leaving the page has caused', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { report } = browserPlatform().platform;
    report(new Error('before'));
    noteLeaving({ isTrusted: true });
    report(new TypeError('error loading dynamically imported module'));
    expect(console.error).toHaveBeenCalledExactlyOnceWith(new Error('before'));
  });
});
