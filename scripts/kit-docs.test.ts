import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentOf } from '../.storybook/docs/story-index.ts';
import { idsIn } from './trace-rules.ts';

const folders = globSync('packages/ui/src/{components,rental}/*/index.ts').map(dirname).sort();

/** Components that the portal or another component imports. */
function inUse(): string[] {
  const sources = globSync(['packages/portal/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}']).filter(
    (file) =>
      !/\.(doc|stories|test)\.tsx?$|\/(locales|stories|testing|theme)\//.test(file) &&
      !/(components|rental)\/\w+\.ts$/.test(file),
  );
  const imports = sources.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const byPath = code.matchAll(
      /from '(?:@hireyard\/ui\/(?:components|rental)|(?:\.\.\/)+(?:components|rental)|\.\.)\/([A-Z]\w+)(?:\/[^']*)?'/g,
    );
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

describe('[UI-17] Storybook', () => {
  const titles = [
    ...globSync('packages/*/src/**/*.stories.tsx').map((file) => [file, /\btitle: '([^'/]+\/[^']+)'/]),
    ...globSync('packages/*/src/**/*.mdx').map((file) => [file, /<Meta title="([^"]+)"/]),
  ].map(([file, title]) => new RegExp(title ?? '').exec(readFileSync(String(file), 'utf8'))?.[1] ?? String(file));

  it('has its first page and five parts, and nothing beside them but the drawings of docs pages', () => {
    const parts = new Set(titles.map((title) => title.split('/')[0]));
    expect([...parts].toSorted()).toEqual(
      ['Components', 'Documentation', 'Foundations', 'Patterns', 'Portal', 'Rental', 'Start'].toSorted(),
    );
    expect(titles).toContain('Start/Introduction');
  });

  it('[UI-30] has one page about each documented component', () => {
    const documented = globSync('packages/ui/src/{components/*,rental/*,stories/mui}/*.doc.tsx').map((file) =>
      basename(file, '.doc.tsx'),
    );
    expect(documented.length).toBeGreaterThan(70);
    const pages = titles.map(componentOf).filter((name) => documented.includes(name));
    expect(pages.toSorted()).toEqual(documented.toSorted());
    expect(titles.filter((title) => title.endsWith('/Dialog') && componentOf(title) === 'Dialog')).toEqual([
      'Components/Feedback/Dialog',
    ]);
  });

  it('has each title once, so that no page hides another', () => {
    const twice = titles.filter((title, at) => titles.indexOf(title) !== at);
    expect(twice).toEqual([]);
  });
});

describe('[UI-01] the pages in MDX', () => {
  it('have their tables in Markdown blocks, since MDX itself knows none', () => {
    const pages = globSync('packages/*/src/**/*.mdx');
    expect(pages.length).toBeGreaterThan(4);
    const outside = pages.map((page) =>
      readFileSync(page, 'utf8').replaceAll(/<Markdown>\{`[\s\S]*?`\}<\/Markdown>/g, ''),
    );
    expect(outside.filter((text) => /^\|/m.test(text))).toEqual([]);
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
