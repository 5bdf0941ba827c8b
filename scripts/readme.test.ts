import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IN_MUI } from '../packages/ui/src/stories/documentation/in-mui.ts';
import { readmeTables, withTables } from './readme-tables.ts';

const readme = readFileSync('packages/ui/README.md', 'utf8');
/** Cells of the rows of a Markdown text, without the spaces that align them. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

const tables = await readmeTables();

describe('[UI-26] the README of the kit', () => {
  it('has the tables that `pnpm readme` writes', () => {
    expect(rowsOf(readme)).toEqual(rowsOf(withTables(readme, tables)));
  });

  it('lists every component once, with one line', () => {
    const listed = rowsOf(`${tables.components}\n${tables.rental}`).flatMap(
      ([, name = '']) => /^`(\w+)`$/.exec(name)?.[1] ?? [],
    );
    const components = globSync('packages/ui/src/components/*/*.doc.tsx').map((file) => basename(file, '.doc.tsx'));
    expect(listed.toSorted()).toEqual(components.toSorted());
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
    expect(() => withTables('# Kit', tables)).toThrow('no <!-- components -->');
  });
});
