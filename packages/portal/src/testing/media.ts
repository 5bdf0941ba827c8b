import { vi } from 'vitest';

/** Answers media queries, because jsdom has no layout. `vi.unstubAllGlobals()` reverts it. */
export function stubMedia(isMatched: (query: string) => boolean): void {
  const none = () => undefined;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isMatched(query),
    addEventListener: none,
    removeEventListener: none,
    addListener: none,
    removeListener: none,
  }));
}
