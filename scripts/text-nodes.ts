import { relative } from 'node:path';
import type { JsxChild, JsxElement, JsxFragment, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isConditionalExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isParenthesizedExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';
import { root } from './packages.ts';

/**
 * Finds texts in JSX that come and go beside others, or stand behind something that does. A browser that translates the page
 * replaces text nodes, and React then fails to remove such a text, or to insert something before it. A text in an element of
 * its own stays within reach (I18N-03).
 */
export interface BareText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

interface Child {
  readonly node: JsxChild;
  readonly isText: boolean;
  readonly comesAndGoes: boolean;
}

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const NOTHING = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void | TypeFlags.BooleanLike;

const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);
const has = (members: readonly Type[], flags: TypeFlags) => members.some((member) => (member.flags & flags) !== 0);

/** Whitespace with a line break is no text in JSX. */
const isBlank = (node: JsxChild) =>
  (isJsxText(node) && node.text.trim() === '' && node.text.includes('\n')) ||
  (isJsxExpression(node) && node.expression === undefined);

function childOf(node: JsxChild, checker: Checker): Child {
  if (isJsxText(node)) return { node, isText: true, comesAndGoes: false };
  if (!isJsxExpression(node) || !node.expression) return { node, isText: false, comesAndGoes: false };
  let { expression } = node;
  while (isParenthesizedExpression(expression)) expression = expression.expression;
  const type = checker.getTypeAtLocation(expression);
  const members = type ? membersOf(type) : [];
  // Elements and nodes of callers are objects. A text among them is the caller's.
  const lists = members.filter((member) => checker.isArrayType(member));
  const listed = lists
    .flatMap((list) => checker.getIndexInfosOfType(list))
    .flatMap(({ valueType }) => membersOf(valueType));
  const isText = (has(members, TEXT) && !has(members, TypeFlags.Object)) || has(listed, TEXT);
  const isReplaced = isConditionalExpression(expression) && !isText;
  return { node, isText, comesAndGoes: isReplaced || lists.length > 0 || has(members, NOTHING) };
}

const textOf = (node: Node, source: SourceFile) => node.getText(source).trim().replace(/\s+/g, ' ');

function faultsOf(parent: JsxElement | JsxFragment, checker: Checker): JsxChild[] {
  const children = parent.children.filter((node) => !isBlank(node)).map((node) => childOf(node, checker));
  // React writes the only text of an element by its content. A fragment ends up among the children of another element.
  if (isJsxElement(parent) && children.length < 2) return [];
  // An element inserted in front of a text needs the text's own node; an element inserted behind it does not.
  const first = children.findIndex(({ comesAndGoes }) => comesAndGoes);
  return first < 0 ? [] : children.slice(first).flatMap(({ node, isText }) => (isText ? [node] : []));
}

/** Returns the bare texts of the files that `includes` accepts. */
export function bareTexts(project: Project, includes: (file: string) => boolean): BareText[] {
  const { program, checker } = project;
  return program
    .getSourceFileNames()
    .filter((file) => file.endsWith('.tsx') && includes(file))
    .flatMap((file) => {
      const source = program.getSourceFile(file);
      const faults: BareText[] = [];
      const visit = (node: Node): void => {
        if (source && (isJsxElement(node) || isJsxFragment(node))) {
          for (const fault of faultsOf(node, checker)) {
            const line = source.text.slice(0, fault.getStart(source)).split('\n').length;
            faults.push({ file: relative(root, file), line, text: textOf(fault, source) });
          }
        }
        node.forEachChild(visit);
      };
      if (source) visit(source);
      return faults;
    });
}

/** Opens a TypeScript project, calls `read` with it, and closes it. */
export function withProject<Result>(config: string, read: (project: Project) => Result, options = {}): Result {
  const api = new API({ cwd: root, ...options });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} is no project`);
    return read(project);
  } finally {
    api.close();
  }
}
