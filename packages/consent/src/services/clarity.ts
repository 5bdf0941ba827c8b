import type { ConsentService } from '../types.ts';

interface Clarity {
  (...call: unknown[]): void;
  q?: unknown[][] | undefined;
}

declare global {
  interface Window {
    clarity?: Clarity | undefined;
  }
}

/** Clarity's queue: takes calls before its script has loaded. */
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

/** Session analytics of one Clarity project: a tag, which loads the recorder from another host. */
export const clarity = (id: string | null | undefined): Pick<ConsentService, 'scripts' | 'origins'> =>
  id
    ? {
        scripts: [{ src: `https://www.clarity.ms/tag/${encodeURIComponent(id)}`, before: clarityQueue }],
        origins: ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
      }
    : {};
