import type { API, ASTNode, Collection, FileInfo, JSCodeshift, JSXOpeningElement } from 'jscodeshift';

/** File of a consumer, parsed, with the names under which it imports from the kit. */
export interface KitFile {
  readonly j: JSCodeshift;
  readonly source: Collection;
  /** Exported names of the kit by the names that the file gives them. */
  readonly imported: ReadonlyMap<string, string>;
}

const KIT = /^@hireyard\/ui(\/|$)/;

export type Transform = (file: FileInfo, api: API) => string | undefined;

/** Parses a file that imports from the kit and mentions one of the names. Returns undefined for every other file. */
export function kitFile(
  { path, source: text }: FileInfo,
  { jscodeshift }: API,
  names: Iterable<string>,
): KitFile | undefined {
  if (!text.includes('@hireyard/ui') || !new RegExp(`\\b(${[...names].join('|')})\\b`).test(text)) return undefined;
  const j = jscodeshift.withParser(/\.[cm]?ts$/.test(path) ? 'ts' : 'tsx');
  const source = j(text);
  const imported = new Map<string, string>();
  for (const { specifiers } of kitImports(j, source).nodes())
    for (const specifier of specifiers ?? [])
      if (specifier.type === 'ImportSpecifier')
        imported.set(String((specifier.local ?? specifier.imported).name), String(specifier.imported.name));
  return { j, source, imported };
}

/** Lists the imports from the kit's entries. */
export const kitImports = (j: JSCodeshift, source: Collection) =>
  source.find(j.ImportDeclaration, ({ source: { value } }) => KIT.test(String(value)));

/** Attribute or property of a component's or hook's options, with its value. */
export interface Given {
  readonly name: string;
  readonly value: ASTNode;
  readonly replace: (value: never) => void;
  readonly rename: (name: string) => void;
  /** Gives another one beside it. */
  readonly add: (name: string, value: never) => void;
}

type Property = ASTNode & { key: { name?: string }; value: ASTNode; shorthand?: boolean; method?: boolean };

const keyOf = (node: ASTNode): string | undefined => {
  const { type, key } = node as Property;
  return ['ObjectProperty', 'Property', 'ObjectMethod'].includes(type) ? key.name : undefined;
};

/** Lists the properties of object literals in an expression, such as those of `{...(open && { onClose })}`. */
export function givenIn(file: KitFile, expression: ASTNode): Given[] {
  const { j } = file;
  const node = expression as never as Record<string, ASTNode>;
  const { type } = expression;
  const parts: Record<string, string[]> = {
    LogicalExpression: ['left', 'right'],
    ConditionalExpression: ['consequent', 'alternate'],
    TSAsExpression: ['expression'],
    TSSatisfiesExpression: ['expression'],
    ParenthesizedExpression: ['expression'],
    SpreadElement: ['argument'],
    JSXSpreadAttribute: ['argument'],
  };
  if (type !== 'ObjectExpression') return (parts[type] ?? []).flatMap((part) => givenIn(file, node[part] as ASTNode));
  const members = node.properties as never as ASTNode[];
  return [...members].flatMap((member) => {
    const name = keyOf(member);
    if (name === undefined) return givenIn(file, member);
    const property = member as Property;
    return {
      name,
      value: property.type === 'ObjectMethod' ? property : property.value,
      replace: (value: never) => {
        property.shorthand = false;
        property.value = value;
      },
      rename: (next: string) => {
        property.shorthand = false;
        property.key = j.identifier(next) as Property['key'];
      },
      add: (beside: string, value: never) => {
        members.splice(members.indexOf(member) + 1, 0, j.objectProperty(j.identifier(beside), value));
      },
    };
  });
}

/** Value of an attribute, as short as JSX allows: nothing for `true`, a string in quotes. */
function attributeValue({ j }: KitFile, value: ASTNode) {
  if (value.type === 'BooleanLiteral' && value.value) return null;
  return value.type === 'StringLiteral' ? j.stringLiteral(value.value) : j.jsxExpressionContainer(value as never);
}

const givenTo = (file: KitFile, element: JSXOpeningElement): Given[] =>
  [...(element.attributes ?? [])].flatMap((attribute) => {
    if (attribute.type === 'JSXSpreadAttribute') return givenIn(file, attribute);
    const { name, value } = attribute;
    if (name.type !== 'JSXIdentifier') return [];
    const holder = value?.type === 'JSXExpressionContainer' ? value : undefined;
    return {
      name: name.name,
      value: (holder?.expression ?? value ?? name) as ASTNode,
      replace: (next: never) => {
        attribute.value = attributeValue(file, next);
      },
      rename: (next: string) => {
        name.name = next;
      },
      add: (beside: string, given: never) => {
        const added = file.j.jsxAttribute(file.j.jsxIdentifier(beside), attributeValue(file, given));
        element.attributes?.splice(element.attributes.indexOf(attribute) + 1, 0, added);
      },
    };
  });

/** Calls `visit` with what each component and hook of the kit is given, and the kit's name for it. */
export function forEachUse(file: KitFile, visit: (name: string, given: Given[], node: ASTNode) => void): void {
  const { j, source, imported } = file;
  const kitName = (node: ASTNode) =>
    node.type === 'Identifier' || node.type === 'JSXIdentifier' ? imported.get(String(node.name)) : undefined;
  source.find(j.JSXOpeningElement).forEach(({ node }) => {
    const name = kitName(node.name);
    if (name !== undefined) visit(name, givenTo(file, node), node);
  });
  source.find(j.CallExpression).forEach(({ node }) => {
    const name = kitName(node.callee);
    if (name !== undefined)
      visit(
        name,
        node.arguments.flatMap((argument) => givenIn(file, argument)),
        node,
      );
  });
}
