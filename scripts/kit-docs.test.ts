import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { idsIn } from './trace-rules.ts';

interface Documentation {
  readonly displayName?: string;
  readonly description?: string;
  readonly props?: Record<string, { readonly description?: string }>;
}
interface Docgen {
  parse: (code: string, options: { filename: string; importer: unknown; babelOptions: object }) => Documentation[];
  makeFsImporter: () => unknown;
}

// The parser behind Storybook's prop tables, resolved from Storybook.
const storybook = createRequire(createRequire(import.meta.url).resolve('@storybook/react-vite'));
const { parse, makeFsImporter } = (await import(
  pathToFileURL(storybook.resolve('react-docgen')).href
)) as unknown as Docgen;

const folders = globSync('packages/ui/src/components/*/index.ts').map(dirname).sort();

/** The doc comments of the components: of files that are named after one. */
const documented = (folder: string): Documentation[] =>
  globSync(`${folder}/*.tsx`)
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(basename(file)))
    .filter((file) => readFileSync(`${folder}/index.ts`, 'utf8').includes(`'./${basename(file)}'`))
    .flatMap((file) =>
      parse(readFileSync(file, 'utf8'), {
        filename: file,
        importer: makeFsImporter(),
        babelOptions: { babelrc: false, configFile: false },
      }),
    )
    .filter(({ displayName = '' }) =>
      new RegExp(`\\b${displayName}\\b`).test(readFileSync(`${folder}/index.ts`, 'utf8')),
    );

/** Folders that the portal, or a component of another folder, imports. */
function inUse(): string[] {
  const sources = globSync(['packages/portal/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}']).filter(
    (file) => !/\.(stories|test)\.tsx?$|\/(stories|testing|theme)\//.test(file) && !/components\/\w+\.ts$/.test(file),
  );
  const imports = sources.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const byPath = code.matchAll(/from '(?:@hireyard\/ui\/components|\.\.)\/([A-Z]\w+)(?:\/[^']*)?'/g);
    const byName = code.matchAll(/import \{([^}]*)\} from '@hireyard\/ui'/g);
    return [
      ...[...byPath].map(([, folder = '']) => folder),
      ...[...byName].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
    ];
  });
  return [...new Set(imports)].filter((name) => folders.some((folder) => basename(folder) === name));
}

describe('[UI-01] the portal and the kit', () => {
  it('use every component, or the page of those that wait names it', () => {
    const page = readFileSync('packages/ui/src/stories/guide/Waiting.mdx', 'utf8');
    const waiting = [...page.matchAll(/^\| (\w+) +\|/gm)]
      .map(([, name]) => name)
      .filter((name) => name !== 'Component');
    const used = inUse();
    const unused = folders.map((folder) => basename(folder)).filter((name) => !used.includes(name));
    expect(waiting.toSorted()).toEqual(unused.toSorted());
  });
});

describe('[UI-01] users of the packages', () => {
  const sources = globSync('packages/{ui,consent}/src/**/*.{ts,tsx,mdx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const naming = (files: string[], visible: (text: string) => string) =>
    files.flatMap((file) => idsIn(visible(readFileSync(file, 'utf8'))).map((id) => `${id} in ${file}`));

  it('read no requirement id in Storybook', () => {
    const stories = sources.filter((file) => /\.(stories\.tsx|mdx)$/.test(file));
    expect(stories.length).toBeGreaterThan(50);
    expect(naming(stories, (text) => text.replaceAll(/^\/\/ .*$/gm, ''))).toEqual([]);
  });

  it('read no requirement id in doc comments, which the published types contain', () => {
    const modules = sources.filter((file) => !/\.(stories\.tsx|mdx)$/.test(file));
    expect(modules.length).toBeGreaterThan(200);
    expect(naming(modules, (text) => (text.match(/\/\*\*[\s\S]*?\*\//g) ?? []).join('\n'))).toEqual([]);
  });
});

describe.each(folders)('[UI-01] %s', (folder) => {
  const components = documented(folder);

  it('says what each component is for', () => {
    expect(components.map(({ displayName }) => displayName)).toContain(basename(folder));
    expect(components.filter(({ description }) => !description).map(({ displayName }) => displayName)).toEqual([]);
  });

  it('says of each property what it is', () => {
    const silent = components.flatMap(({ displayName, props = {} }) =>
      Object.entries(props)
        .filter(([, { description }]) => !description)
        .map(([name]) => `${displayName}.${name}`),
    );
    expect(silent).toEqual([]);
  });
});
