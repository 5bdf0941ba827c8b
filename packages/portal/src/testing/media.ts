import { vi } from 'vitest';

/** Answers media queries, which jsdom has no layout for; `vi.unstubAllGlobals()` takes it back. */
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
