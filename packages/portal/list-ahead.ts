import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The modules of each part, in the order in which a sign-in needs them. A part leaves out the chunks of those before it. */
const PARTS = {
  form: ['src/entrance/open-entrance.tsx'],
  application: ['src/application/application.tsx'],
  list: [
    'src/areas/auth/LoginPage.tsx',
    'src/shell/AppShell.tsx',
    'src/areas/order/contracts/reads.ts',
    'src/areas/order/contracts/ContractsPage.tsx',
  ],
};
/** Loaded by the document itself. */
const ENTRY = 'src/main.tsx';

export type Part = keyof typeof PARTS;
type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'moduleIds' | 'imports'>;
type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/** Returns for each part its chunks and those that they import, without what an earlier part or the document loads. */
export function chunksOfParts(bundle: Bundle): Readonly<Record<Part, readonly string[]>> {
  const chunks = Object.entries(bundle).flatMap(([file, chunk]) => (chunk.type === 'chunk' ? [{ file, chunk }] : []));
  const fileOf = (module: string): string => {
    const found = chunks.find(({ chunk }) => chunk.moduleIds.some((id) => id.endsWith(module)));
    if (!found) throw new Error(`No chunk has ${module}: has it moved? Change packages/portal/list-ahead.ts with it.`);
    return found.file;
  };
  const seen = new Set<string>();
  const take = (file: string): string[] => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') return [];
    seen.add(file);
    return [file, ...chunk.imports.flatMap(take)];
  };
  take(fileOf(ENTRY));
  const parts = Object.entries(PARTS).map(([part, modules]) => [part, modules.map(fileOf).flatMap(take)]);
  return Object.fromEntries(parts);
}

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true, fetchpriority: 'low' },
});

/**
 * Writes into the document which scripts a sign-in needs, as inert links in a template for each part.
 * `src/entrance/load-ahead.ts` lets the browser download a part before anything runs that imports it.
 */
export const listAhead = (): Plugin => ({
  name: 'list-ahead',
  apply: 'build',
  transformIndexHtml: (_, { bundle }) =>
    Object.entries(chunksOfParts(bundle ?? {})).map(([part, files]) => ({
      tag: 'template',
      attrs: { 'data-ahead': part },
      children: files.map(preload),
      injectTo: 'body',
    })),
});
