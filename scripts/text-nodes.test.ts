import { join } from 'node:path';
import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { describe, expect, it } from 'vitest';
import { root } from './packages.ts';
import { bareTexts, withProject } from './text-nodes.ts';

/** Returns the bare texts of a component that returns this JSX. */
function findIn(jsx: string): string[] {
  const folder = join(root, 'packages/portal/src/virtual');
  const code = `
    import type { ReactNode } from 'react';
    interface Props { text: string; maybe?: string; is: boolean; count: number; names: string[]; node: ReactNode }
    export const Part = ({ text, maybe, is, count, names, node }: Props) => (${jsx});
    export const used = (props: Props) => [props.text, props.maybe, props.is, props.count, props.names, props.node];
  `;
  const options = {
    jsx: 'react-jsx',
    lib: ['ES2024', 'DOM'],
    module: 'preserve',
    strict: true,
    noEmit: true,
    types: [],
  };
  const files = {
    [join(folder, 'tsconfig.json')]: JSON.stringify({ compilerOptions: options, files: ['Part.tsx'] }),
    [join(folder, 'Part.tsx')]: code,
  };
  const virtual = createVirtualFileSystem(files);
  // React's types come from the real file system.
  const readFile = (path: string) => files[path];
  return withProject(
    join(folder, 'tsconfig.json'),
    (project) => bareTexts(project, (file) => file.endsWith('Part.tsx')).map(({ text }) => text),
    { fs: { readFile, fileExists: (path: string) => virtual.fileExists?.(path) || undefined } },
  );
}

describe('[I18N-03] bare texts', () => {
  it.each([
    ['a text that comes and goes', '<p><b>a</b>{is && text}</p>', ['{is && text}']],
    ['an optional text', '<p><b>a</b>{maybe}</p>', ['{maybe}']],
    ['a text behind an element that comes and goes', '<p>{is && <b>a</b>}{text}</p>', ['{text}']],
    ['a text behind one of two elements', '<p>{is ? <b>a</b> : <i>b</i>} days</p>', ['days']],
    ['a number behind a list', '<p>{names.map((name) => <b key={name}>{name}</b>)}{count}</p>', ['{count}']],
    ['texts of a list', '<p><b>a</b>{names}</p>', ['{names}']],
    ['the only text of a fragment', '<>{is && text}</>', ['{is && text}']],
  ])('finds %s', (_what, jsx, found) => {
    expect(findIn(jsx)).toEqual(found);
  });

  it.each([
    ['the only text of an element', '<p>{is && text}</p>'],
    ['a text before what comes and goes', '<p>{text}{is && <b>a</b>}</p>'],
    ['texts that only change', '<p>{text} {is ? text : count}</p>'],
    ['a text in an element', '<p>{is && <b>a</b>}<span>{text}</span></p>'],
    ['nodes of the caller', '<p>{is && <b>a</b>}{node}</p>'],
  ])('accepts %s', (_what, jsx) => {
    expect(findIn(jsx)).toEqual([]);
  });
});
