import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The public API of a package as flat text: `./components/Paginator PaginatorProps.sizes?` → `readonly number[]`. It is
 * read from the declarations that tsc emits, with statements at the margin and members indented once.
 */
export type ApiReport = Record<string, string>;

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

const depthOf = (text: string): number => {
  // The `>` of an arrow is not a bracket.
  const plain = text.replaceAll('=>', '').replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, '');
  return (plain.match(/[{([<]/g)?.length ?? 0) - (plain.match(/[})\]>]/g)?.length ?? 0);
};

/** Splits a text into statements or members, ignoring ends within brackets. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let open: string[] = [];
  for (const line of withoutComments(text).split('\n')) {
    if (line.trim() === '') continue;
    open.push(line);
    const sofar = open.join('\n');
    if (depthOf(sofar) !== 0 || !/[;}]\s*$/.test(line)) continue;
    statements.push(sofar);
    open = [];
  }
  return statements;
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim().replace(/;$/, '');

/** Returns the text between the braces if the whole text is an object type. */
const bodyOf = (text: string): string | undefined => /^\{\n([\s\S]*)\}\s*;?\s*$/.exec(text.trim())?.[1];

/** Returns the type of an optional member without its `| undefined`, which adds nothing. */
function withoutUndefined(type: string): string {
  const rest = /^([\s\S]*) \| undefined;?\s*$/.exec(type)?.[1];
  if (rest === undefined) return type;
  // Drops the parentheses that `(() => void) | undefined` needs.
  return /^\(((?:[^()]|\([^()]*\))*)\)$/.exec(rest)?.[1] ?? rest;
}

/** Lists the members of an object type at every depth, because a consumer can name each, for example a text in `labels`. */
function memberLines(name: string, body: string): ApiReport {
  const lines: ApiReport = {};
  for (const member of statementsOf(body)) {
    const [, named, ofMember = ''] = /^\s*((?:readonly )?['\w-]+\??)(?:: |(?=[(<]))([\s\S]*)$/.exec(member) ?? [];
    const type = named?.endsWith('?') ? withoutUndefined(ofMember) : ofMember;
    const key = `${name}.${(named ?? flat(member)).replace('readonly ', '')}`;
    const inner = bodyOf(type);
    lines[key] = inner ? 'object' : flat(type);
    if (inner) Object.assign(lines, memberLines(key, inner));
  }
  return lines;
}

/** Lists an interface, or a constant that is an object, with its members. */
function objectLines(name: string, statement: string): ApiReport | undefined {
  if (/^(?:export )?interface/.test(statement)) {
    const at = statement.indexOf('{\n');
    const head = flat(`interface ${statement.slice(statement.indexOf(name) + name.length, at)}`);
    return { [name]: head, ...memberLines(name, statement.slice(at + 1, statement.lastIndexOf('}'))) };
  }
  const body = bodyOf(/const \w+: ([\s\S]*)$/.exec(statement)?.[1] ?? '');
  return body === undefined ? undefined : { [name]: 'const', ...memberLines(name, body) };
}

const AUGMENTED = 'augmented ';

/**
 * Lists the members that a file adds to interfaces of another package: `augmented ComponentNameToClassKey.HyPaginator`.
 * They are part of every export of the file.
 */
function augmentationLines(statement: string): ApiReport {
  const body = /^declare module '[^.][^']*' \{\n([\s\S]*)\}\s*$/.exec(statement)?.[1] ?? '';
  const lines: ApiReport = {};
  for (const member of statementsOf(body)) {
    const name = /^\s*interface (\w+)/.exec(member)?.[1];
    const at = member.indexOf('{\n');
    if (name && at >= 0) {
      Object.assign(lines, memberLines(AUGMENTED + name, member.slice(at + 1, member.lastIndexOf('}'))));
    }
  }
  return lines;
}

const DECLARED = /^(?:export )?(?:declare )?(interface|type|const|function|class|abstract class) (\w+)/;

/** Maps the names in a declaration file to their declarations, exported or not. */
function declarationsOf(statements: readonly string[]): Map<string, string> {
  return new Map(
    statements.flatMap((text) => {
      const name = DECLARED.exec(text)?.[2];
      return name ? [[name, text] as const] : [];
    }),
  );
}

const linesOf = (name: string, statement: string): ApiReport =>
  objectLines(name, statement) ?? {
    [name]: flat(statement.replace(/^(?:export )?(?:declare )?/, '').replace(name, '')),
  };

const renamed = (report: ApiReport, from: string, to: string): ApiReport =>
  Object.fromEntries(
    Object.entries(report).map(([key, text]) => [
      key === from || key.startsWith(`${from}.`) ? to + key.slice(from.length) : key,
      text,
    ]),
  );

const moduleOf = (file: string, specifier: string) => join(dirname(file), specifier.replace(/\.[jt]sx?$/, '.d.ts'));

type Read = (path: string) => string;

/** Lines for `export * from`, and for `export * as tokens from` with the prefix `tokens.`. */
function starLines(file: string, [, namespace, origin = '']: RegExpExecArray, read: Read): ApiReport {
  const prefix = namespace ? `${namespace}.` : '';
  const all = Object.entries(exportsOf(moduleOf(file, origin), read));
  return Object.fromEntries(all.map(([key, text]) => [prefix + key, text]));
}

/** Lines for `export { a, type B as C }`, with or without `from`. */
function listLines(file: string, [, items = '', origin]: RegExpExecArray, declared: Map<string, string>, read: Read) {
  // The API of another package is its own: what is exported from it is one line.
  const outside = origin !== undefined && !origin.startsWith('.');
  const others = origin && !outside ? Object.entries(exportsOf(moduleOf(file, origin), read)) : undefined;
  const augmented = (others ?? []).filter(([key]) => key.startsWith(AUGMENTED));
  const lines: ApiReport = Object.fromEntries(augmented);
  for (const item of items.split(',').filter((name) => name.trim() !== '')) {
    const [from = '', to = from] = item
      .trim()
      .replace(/^type /, '')
      .split(' as ');
    if (outside) {
      lines[to] = `${from} of ${origin}`;
      continue;
    }
    const itemLines = others
      ? Object.fromEntries(others.filter(([key]) => key === from || key.startsWith(`${from}.`)))
      : linesOf(from, declared.get(from) ?? `type ${from}`);
    Object.assign(lines, renamed(itemLines, from, to));
  }
  return lines;
}

/** Lists all exports of a declaration file, including re-exports. */
export function exportsOf(file: string, read: Read = (path) => readFileSync(path, 'utf8')): ApiReport {
  const statements = statementsOf(read(file));
  const declared = declarationsOf(statements);
  const report: ApiReport = {};
  for (const statement of statements) {
    const text = flat(statement);
    const star = /^export \* (?:as (\w+) )?from '([^']+)'$/.exec(text);
    const list = /^export (?:type )?\{ ?(.*?),? ?\}(?: from '([^']+)')?$/.exec(text);
    const name = statement.startsWith('export ') ? DECLARED.exec(statement)?.[2] : undefined;
    if (star) Object.assign(report, starLines(file, star, read));
    else if (list) Object.assign(report, listLines(file, list, declared, read));
    else if (name) Object.assign(report, linesOf(name, statement));
    else Object.assign(report, augmentationLines(statement));
  }
  return report;
}

export interface ApiChanges {
  /** Removed or narrowed parts of the API, as sentences. */
  breaking: string[];
  changed: string[];
  added: string[];
}

/** Names of an interface's base types: removing one removes its properties. */
const basesOf = (text: string): string[] =>
  /^interface .*?\bextends (.*)$/.exec(text)?.[1]?.match(/\b[A-Z]\w*(?![^<]*>)/g) ?? [];

/** Returns the members of a union of string literals, because a consumer can name each, for example a slot in `styleOverrides`. */
const literalsOf = (text: string): string[] =>
  /^(type = )?'[^']*'( \| '[^']*')*$/.test(text) ? (text.match(/'[^']*'/g) ?? []) : [];

/** Returns the removed base types and literals. A union that was widened to another type lost none. */
function lostParts(before: string, after: string): string[] {
  const [bases, literals] = [basesOf(after), literalsOf(after)];
  return [
    ...basesOf(before).filter((base) => !bases.includes(base)),
    ...(literals.length ? literalsOf(before).filter((literal) => !literals.includes(literal)) : []),
  ];
}

const textOf = (report: ApiReport, key: string) =>
  key.endsWith('?') ? withoutUndefined(report[key] ?? '') : (report[key] ?? '');

const bare = (key: string) => key.replace(/\?$/, '');

/** Compares two reports. A changed type may be wider or narrower, so it is listed for a person to judge. */
export function compareApi(released: ApiReport, now: ApiReport): ApiChanges {
  const keysNow = new Map(Object.keys(now).map((key) => [bare(key), key]));
  const keysReleased = new Map(Object.keys(released).map((key) => [bare(key), key]));
  const changes: ApiChanges = { breaking: [], changed: [], added: [] };
  for (const [name, key] of keysReleased) {
    const current = keysNow.get(name);
    if (current === undefined) {
      changes.breaking.push(`${name} is gone`);
      continue;
    }
    const before = textOf(released, key);
    const after = textOf(now, current);
    changes.breaking.push(...lostParts(before, after).map((part) => `${name} has ${part} no more`));
    if (key.endsWith('?') && !current.endsWith('?')) changes.breaking.push(`${name} is required now`);
    else if (before !== after) changes.changed.push(`${name}: ${before} → ${after}`);
  }
  for (const [name, key] of keysNow) {
    if (keysReleased.has(name)) continue;
    const owner = name.slice(0, name.lastIndexOf('.'));
    const ofAComponent = owner.endsWith('Props') && keysReleased.has(owner.slice(0, -'Props'.length));
    const isRequired = ofAComponent && keysReleased.has(owner) && !key.endsWith('?');
    (isRequired ? changes.breaking : changes.added).push(isRequired ? `${name} is new and required` : name);
  }
  return changes;
}

/** True if an unreleased changeset declares a major version of the package. */
export const announcesMajor = (changesets: readonly string[], packageName: string): boolean =>
  changesets.some((text) =>
    new RegExp(`^['"]?${packageName.replaceAll(/[/.]/g, '\\$&')}['"]?: major$`, 'm').test(text.split('---')[1] ?? ''),
  );
