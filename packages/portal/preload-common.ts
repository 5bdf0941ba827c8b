import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** The modules that begin the two ways into the portal; `main.tsx` takes one of them. */
const WAYS = { entrance: '/src/entrance/open-entrance.tsx', application: '/src/application/application.tsx' };

/** The texts of the form, of which a visit takes one language. */
const TEXTS = /\/src\/i18n\/locales\/(?<language>[\w-]+)\/auth\.json$/;

/** The font of every page in most languages; text that changes its font late shifts the layout. */
const LETTERS = /hanken-grotesk-latin-wght-normal-.*\.woff2$/;

/** The files of a chunk and of all that it imports statically, each behind those that it needs. */
const closure = (file: string, chunks: ReadonlyMap<string, Chunk>, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...(chunks.get(file)?.imports ?? []).flatMap((imported) => closure(imported, chunks, seen)), file];
};

/**
 * Preloads the font from the document, and what every first page needs: with low priority, so that it does not delay the
 * first paint. Names the scripts of each way in their order, and the form's texts in each language, for `startup/chunks.ts`.
 */
export const preloadCommon = (): Plugin => ({
  name: 'preload-common',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks = new Map(
        Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])),
      );
      const entry = [...chunks.values()].find(({ isEntry }) => isEntry)?.fileName ?? '';
      const ways = Object.entries(WAYS).map(([way, module]) => {
        const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
        if (!chunk) throw new Error(`No chunk for ${module}: change preload-common.ts with it.`);
        return [way, closure(chunk.fileName, chunks).filter((file) => file !== entry)] as const;
      });
      const texts = [...chunks.values()].flatMap((chunk) =>
        chunk.moduleIds.flatMap((id) => {
          const language = TEXTS.exec(id)?.groups?.language;
          return language ? [[`texts-${language}`, [chunk.fileName]] as const] : [];
        }),
      );
      const letters = Object.keys(bundle).filter((file) => LETTERS.test(file));
      const preload = (file: string, attrs: Record<string, string>) => ({
        tag: 'link',
        attrs: { ...attrs, crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      });
      return [
        ...letters.map((file) => preload(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
        ...[...ways, ...texts].map(([way, files]) => ({
          tag: 'meta',
          attrs: { name: `chunks-${way}`, content: files.map((file) => `/${file}`).join(' ') },
          injectTo: 'head' as const,
        })),
      ];
    },
  },
});
