import type { Language } from '@hireyard/contract';

/** The two ways into the portal; the document names the scripts of each (`preload-common.ts`). */
type Way = 'entrance' | 'application';
/** The document names the form's texts in each language too. */
type Part = Way | `texts-${Language}`;

/** A script's address by what it needs: those come before it. None on the development server. */
const chunksOf = (part: Part): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="chunks-${part}"]`)?.content.split(' ') ?? [];

const preloadChunk = (href: string) =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      fetchPriority: 'low',
      href,
    });
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
    document.head.append(link);
  });

/** Downloads scripts behind what else is on the way, without running them; resolves when they are here. */
export const preload = (...parts: readonly Part[]): Promise<unknown> =>
  Promise.all(parts.flatMap(chunksOf).map(preloadChunk));

/** Lets the browser paint and answer before the next task. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Runs the scripts of a way one after the other, each in a task of its own: together they would block a phone's input. */
export const runInTurn = async (way: Way): Promise<void> => {
  for (const chunk of chunksOf(way)) {
    await import(/* @vite-ignore */ chunk);
    await nextTask();
  }
};
