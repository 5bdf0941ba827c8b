import * as react from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/**
 * In development React notes for each element where it was made, for its tools alone: a third of the time of tests that
 * render. It stops by itself after ten thousand a second; here it is told that these are made. Warnings and the stacks of
 * components stay as they are.
 */
export function leaveOutOwnerStacks(): void {
  const name = Object.keys(react).find((key) => key.startsWith('__CLIENT_INTERNALS'));
  const internals = (react as unknown as Record<string, Internals | undefined>)[name ?? ''];
  if (internals?.recentlyCreatedOwnerStacks === undefined) {
    throw new Error('React counts its owner stacks no longer: see scripts/owner-stacks.ts.');
  }
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => 1e4, set: () => {} });
}
