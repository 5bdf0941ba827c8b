import type { ServiceScript } from '../types.ts';

interface Clarity {
  (...call: unknown[]): void;
  q?: unknown[][];
}

declare global {
  interface Window {
    clarity?: Clarity;
  }
}

/** Clarity's queue, which takes calls before its script has arrived. */
export function clarityQueue(): Clarity {
  if (!window.clarity) {
    const queue: Clarity = (...call) => {
      queue.q ??= [];
      queue.q.push(call);
    };
    window.clarity = queue;
  }
  return window.clarity;
}

/** Session analytics of one Clarity project. */
export const clarityScripts = (id: string | null | undefined): ServiceScript[] =>
  id ? [{ src: `https://www.clarity.ms/tag/${encodeURIComponent(id)}`, before: clarityQueue }] : [];
