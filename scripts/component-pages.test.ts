import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentDocs } from './component-docs.ts';
import { componentPages } from './component-pages.ts';

const components = componentDocs();
const pages = new Map((await componentPages(components)).map(({ path, text }) => [path, text]));
/** Files of the tarball that the pages do not include. */
const OTHERS = ['README.md', 'CHANGELOG.md', 'tokens/hireyard.resolver.json'];

const linksOf = (path: string, text: string) =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => posix.join(posix.dirname(path), target));

describe('[UI-18] the pages for machines that write code', () => {
  it('has one for every documented component', () => {
    const withTheme = components.filter(({ theme }) => theme);
    expect(withTheme.length).toBeGreaterThan(60);
    expect(withTheme.map(({ name }) => `docs/${name}.md`).filter((path) => !pages.has(path))).toEqual([]);
  });

  it('links only to files of the tarball', () => {
    const links = [...pages].flatMap(([path, text]) => linksOf(path, text));
    expect(links.length).toBeGreaterThan(150);
    expect(links.filter((target) => !pages.has(target) && !OTHERS.includes(target))).toEqual([]);
  });

  it('says how a component is used, with its props and an example', () => {
    const page = pages.get('docs/DateField.md');
    expect(page).toContain("import { DateField } from '@hireyard/ui/components/DateField';");
    expect(page).toContain('<DateField {...depot} label="Pick-up day"');
    expect(page).toContain("const depot = { today: '2026-11-20'");
    expect(page).toMatch(/^\| `today`, required \| `string` \| {2}\| Today at the depot, as a local date\. \|$/m);
    expect(page).toContain('- [PeriodFilter](PeriodFilter.md): ');
  });

  it('[UI-30] says how a component stands on a page', () => {
    expect(pages.get('docs/Button.md')).toMatch(/^## Layout\n\n- \*\*On a page\*\*: Actions on the whole page/m);
  });

  it('keeps the tables whole: no cell has a bar or a line break of its own', () => {
    const rows = [...pages.values()].flatMap((text) => text.split('\n').filter((line) => line.startsWith('| `')));
    expect(rows.length).toBeGreaterThan(400);
    expect(rows.filter((row) => row.split(/(?<!\\)\|/).length !== 6)).toEqual([]);
  });
});
