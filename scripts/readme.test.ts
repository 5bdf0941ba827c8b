import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IN_MUI } from '../packages/ui/src/stories/documentation/in-mui.ts';
import { readmeTables, withTables } from './readme-tables.ts';

/** Cells of the rows of a Markdown text, without the spaces that align them. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

const readmes = await readmeTables();
const { components = '', rental = '' } = readmes['packages/ui/README.md'] ?? {};

describe('[UI-26] the READMEs of the packages', () => {
  it.each(Object.entries(readmes))('%s has the tables that `pnpm readme` writes', (file, tables) => {
    const readme = readFileSync(file, 'utf8');
    expect(rowsOf(readme)).toEqual(rowsOf(withTables(readme, tables)));
  });

  it('lists every component once, with one line', () => {
    const listed = rowsOf(`${components}\n${rental}`).flatMap(([, name = '']) => /^`(\w+)`$/.exec(name)?.[1] ?? []);
    const folders = globSync('packages/ui/src/{{components,rental}/*,stories/mui}/*.doc.tsx').map((file) =>
      basename(file, '.doc.tsx'),
    );
    expect(listed.toSorted()).toEqual(folders.toSorted());
  });

  it('calls in MUI what the charter calls so', () => {
    const [charter = ''] = readFileSync('docs/api-charter.md', 'utf8')
      .split(/^## /m)
      .filter((part) => part.startsWith('What MUI calls it'));
    const rows = rowsOf(charter).flatMap(([, ours = '', theirs = '']) => {
      const [, name = ''] = /^`(\w+)`$/.exec(ours) ?? [];
      return name in IN_MUI ? [[name, theirs.replaceAll('`', '')] as const] : [];
    });
    expect(rows.length).toBeGreaterThan(10);
    for (const [name, theirs] of rows) expect(IN_MUI[name as keyof typeof IN_MUI], name).toContain(theirs);
  });

  it('refuses a table without a place', () => {
    expect(() => withTables('# Kit', { components })).toThrow('no <!-- components -->');
  });
});
