import type { Plugin } from 'vite';

/** What a chunk preloads: a list of files, and for each import the places of its own in that list. */
const FILES = /m\.f=\[(?<files>[^\]]*)\]/;
const PLACES = /__vite__mapDeps\(\[(?<places>[\d,]+)\]\)/g;
/** Linked by the document itself. */
const LINKED = /^"assets\/index-[\w-]+\.css"$/;

/** The same without one place, and as long as before, so that source maps hold. */
const without = (place: string, places: string): string =>
  places
    .split(',')
    .filter((each) => each !== place)
    .join(',')
    .padEnd(places.length);

/**
 * Leaves the document's own style sheet out of what chunks preload. It is there before any of them, and its name would be
 * downloaded with each.
 */
export const withoutLinkedStyles = (): Plugin => ({
  name: 'without-linked-styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const files = chunk.type === 'chunk' ? FILES.exec(chunk.code)?.groups?.files?.split(',') : undefined;
        const place = files?.findIndex((file) => LINKED.test(file)) ?? -1;
        if (chunk.type !== 'chunk' || !files || place < 0) continue;
        // The places of the others stay.
        const left = files.with(place, '0').join();
        chunk.code = chunk.code
          .replace(FILES, `m.f=[${left}]`)
          .replace(PLACES, (_call, places: string) => `__vite__mapDeps([${without(String(place), places)}])`);
      }
    },
  },
});
