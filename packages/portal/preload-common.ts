import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** The two entry modules of the portal; `main.tsx` imports one of them. */
const WAYS = ['/src/entrance/open-entrance.tsx', '/src/application/application.tsx'];

/** The font of every page in most languages; text that changes its font late shifts the layout. */
const LETTERS = /hanken-grotesk-latin-wght-normal-.*\.woff2$/;

/** The files of a chunk and of all that it imports statically. */
const closure = (file: string, chunks: ReadonlyMap<string, Chunk>, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunks.get(file)?.imports ?? []) closure(imported, chunks, seen);
  return seen;
};

/** Preloads from the document what every first page needs, its font included. */
export const preloadCommon = (): Plugin => ({
  name: 'preload-common',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks = new Map(
        Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])),
      );
      const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
      const ways = WAYS.map((way) => {
        const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(way));
        if (!chunk) throw new Error(`No chunk for ${way}: change preload-common.ts with it.`);
        return closure(chunk.fileName, chunks);
      });
      const known = entry ? closure(entry.fileName, chunks) : new Set();
      const common = [...chunks.keys()].filter((file) => !known.has(file) && ways.every((files) => files.has(file)));
      const letters = Object.keys(bundle).filter((file) => LETTERS.test(file));
      const preload = (file: string, attrs: Record<string, string>) => ({
        tag: 'link',
        attrs: { ...attrs, crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      });
      return [
        ...letters.map((file) => preload(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
        ...common.map((file) => preload(file, { rel: 'modulepreload' })),
      ];
    },
  },
});
