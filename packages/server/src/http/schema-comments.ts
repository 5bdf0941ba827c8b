import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CommentAt } from '@hireyard/contract/openapi';

/** Constant or property in the source of a schema. */
interface Declared {
  readonly comment: string | null;
  readonly parts: Map<string, Declared>;
  /** Other constants in its declaration: it has their parts, too. */
  readonly uses: Set<string>;
}
type Declarations = Map<string, Declared>;

/** Returns the text of a comment without what only readers of the source understand: ids and names of constants. */
const plain = (comment: string): string | null => {
  const text = comment
    .replaceAll(/^\s*\/?\*+\/?|\*+\/\s*$/gm, ' ')
    .replaceAll(/\s*\([^()]*(?:\b[A-Z]\w*-\d\d\b|domain\.md)[^()]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const sentences = text.split(/(?<=\.)\s+(?=[A-Z`])/).filter((one) => !/`[A-Z]+(?:_[A-Z]+)+`|^See /.test(one));
  return sentences.join(' ') || null;
};

/** Lines of code, each with the comment above it. */
const LINE = /(?:^ *(\/\*\*[\s\S]*?\*\/)\n)?^( *)(\S.*)$/gm;
const NAMES = /\b[A-Za-z]\w*(?=[.,;)\]\s]|$)/g;

/** Returns the name of the constant or the property that a line declares. */
const declaredIn = (text: string, indent: number): string | undefined =>
  (indent === 0 ? /^(?:export )?const (\w+)/ : /^(\w+)(?::|,$)/).exec(text)?.[1];

/** Reads the constants of a formatted source file: the indentation of a property says what it belongs to. */
export function declarationsIn(source: string): Declarations {
  const root: Declared = { comment: null, parts: new Map(), uses: new Set() };
  const open: { readonly indent: number; readonly node: Declared }[] = [];
  for (const [, comment = '', { length: indent } = '', text = ''] of source.matchAll(LINE)) {
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    let node = open.at(-1)?.node ?? root;
    const name = declaredIn(text, indent);
    if (name !== undefined) {
      const declared: Declared = { comment: plain(comment), parts: new Map(), uses: new Set() };
      node.parts.set(name, declared);
      node = declared;
      open.push({ indent, node });
    }
    for (const [used] of text.replace(/^.*?[:=]\s/, '').matchAll(NAMES)) node.uses.add(used);
  }
  return root.parts;
}

/** Reads the comments of all schemas of the contract, so that the API's documents say the same as the source. */
export function schemaComments(): CommentAt {
  const folder = dirname(fileURLToPath(import.meta.resolve('@hireyard/contract')));
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['openapi/**', '**/*.test.ts'] }).toSorted();
  const declared = files.map((file) => declarationsIn(readFileSync(join(folder, file), 'utf8')));
  const everywhere: Declarations = new Map(declared.flatMap((declarations) => [...declarations]));
  const operations = declared.flatMap((declarations) =>
    [...declarations].filter(([name]) => name.endsWith('Schemas')).map(([, node]) => ({ declarations, node })),
  );

  const find = (node: Declared, path: readonly string[], own: Declarations, depth = 0): Declared | null => {
    const [key, ...rest] = path;
    if (key === undefined) return node;
    const part = node.parts.get(key);
    const direct = part && find(part, rest, own, depth);
    if (direct?.comment || depth > 4) return direct ?? null;
    for (const name of node.uses) {
      const used = own.get(name) ?? everywhere.get(name);
      const inherited = used && used !== node ? find(used, path, own, depth + 1) : null;
      if (inherited?.comment) return inherited;
    }
    return direct ?? null;
  };
  return (path) => {
    const [name = ''] = path;
    for (const declarations of declared) {
      const node = declarations.get(name);
      const comment = node && find(node, path.slice(1), declarations)?.comment;
      if (comment) return comment;
    }
    for (const { node, declarations } of operations) {
      const comment = node.parts.has(name) ? find(node, path, declarations)?.comment : null;
      if (comment) return comment;
    }
    return null;
  };
}
