import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { build } from 'esbuild';

/** Folder and name prefix of a stories file's pictures. */
export const picturesOf = (storiesFile: string) => ({
  folder: join(dirname(storiesFile), '__pictures__'),
  prefix: `${basename(storiesFile, '.stories.tsx')}-`,
});

export const storiesFiles = (): string[] =>
  globSync('packages/*/src/**/*.stories.tsx').map((file) => file.split(sep).join('/'));

/** Entry points that every story depends on, besides its own imports. */
const foundations = ['.storybook/preview.tsx', '.storybook/main.ts', '.storybook/vitest.config.ts'];
const foundationFiles = [
  'pnpm-lock.yaml',
  'scripts/chromium.ts',
  'scripts/fonts.conf',
  ...globSync('.storybook/pictures/*.ts'),
];

/**
 * Returns a fingerprint for each stories file, of its imports, its committed pictures, and the files that every story depends
 * on. Stories with an unchanged fingerprint behave and look the same.
 */
export async function storyPrints(): Promise<Map<string, string>> {
  const files = storiesFiles();
  const imports = await importsOf([...files, ...foundations]);
  const common = foundations.flatMap((file) => [...reach(file, imports)]).concat(foundationFiles);
  return new Map(
    files.map((file) => {
      const { folder, prefix } = picturesOf(file);
      const inputs = [...reach(file, imports), ...common, ...globSync(join(folder, `${prefix}*.png`))];
      return [file, fingerprint(inputs)];
    }),
  );
}

/** Maps each module of the workspace to its imports, as a bundler resolves them. */
async function importsOf(entryPoints: string[]): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    // Without splitting, each entry would contain a copy of its imports.
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'unused',
    logLevel: 'error',
    loader: { '.woff2': 'empty', '.svg': 'text', '.png': 'empty', '.jpg': 'empty', '.webp': 'empty' },
    plugins: [
      {
        name: 'packages-are-in-the-lockfile',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@hireyard/') ? undefined : { path, external: true },
          ),
      },
    ],
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, input]) => [
      file,
      [...input.imports.filter(({ external }) => !external).map(({ path }) => path), ...globbedBy(file)],
    ]),
  );
}

/** Files that a module imports by Vite's `import.meta.glob`, such as the portal's texts. */
const globbedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/import\.meta\.glob(?:<\w+>)?\(\s*'([^']+)'/g)].flatMap(([, pattern = '']) =>
    globSync(join(dirname(file), pattern)),
  );

function reach(file: string, imports: Map<string, string[]>, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const imported of imports.get(file) ?? []) reach(imported, imports, seen);
  }
  return seen;
}

function fingerprint(files: string[]): string {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of [...new Set(files)].sort()) {
    if (existsSync(file)) hash.update(relative('.', file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
