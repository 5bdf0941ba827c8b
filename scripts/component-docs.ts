import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  type Identifier,
  isBindingElement,
  isIdentifier,
  isInterfaceDeclaration,
  isObjectBindingPattern,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import {
  type Checker,
  SignatureKind,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { isNative, propertiesOf, withExports } from './component-api.ts';
import { root } from './packages.ts';

export interface PropertyDocs {
  readonly name: string;
  readonly description: string;
  /** Readable type: a union of literals in full, a callback with its parameters. */
  readonly type: string;
  /** Declarations of the kit's own types that `type` names. */
  readonly declarations?: string;
  /** Members of a union of literals. */
  readonly options?: readonly string[];
  readonly required: boolean;
  readonly default?: string;
  /** True for the properties of the root element, which every component takes. */
  readonly ofRoot: boolean;
}

export interface ComponentDocs {
  readonly name: string;
  readonly description: string;
  /** Path of the declaring module in the repository. */
  readonly module: string;
  readonly properties: readonly PropertyDocs[];
  /** Name in a theme, such as `HyPaginator`. A slot has the class `<theme>-<slot>`. */
  readonly theme?: string;
  readonly slots: readonly string[];
  /** CSS variables that the styles read. */
  readonly tokens: readonly string[];
}

/** `NodeBuilderFlags`: no ellipsis, single quotes. */
const READABLE = 1 | 268_435_456;
/** The same, with a named type at the top expanded. */
const EXPANDED = READABLE | 8_388_608;

const KIT = join(root, 'packages/ui/src/');
/** Interfaces of the properties that every component passes to its elements. */
const ROOT_PROPS = ['OwnRootProps', 'SlotOverrides'];
/** Type names that are not expanded, because the name says enough. */
const UNEXPANDED = new Set(['ChangeHandler', 'UiLocale', 'RentalLocale', 'LinkComponent', 'RootProps', ...ROOT_PROPS]);

const firstDeclaration = (symbol: TypeSymbol): Node | undefined => symbol.declarations[0]?.resolve();

const target = (symbol: TypeSymbol, checker: Checker) =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

function* descendants(node: Node): Generator<Node> {
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) {
    yield child;
    yield* descendants(child);
  }
}

/** Returns the source of a default value, with a constant replaced by its initializer. */
function defaultText(initializer: Node, checker: Checker): string {
  if (!isIdentifier(initializer)) return initializer.getText();
  const symbol = checker.getSymbolAtLocation(initializer);
  const declaration = symbol && firstDeclaration(target(symbol, checker));
  const constant = declaration && isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return (constant ?? initializer).getText().replace(/ (as|satisfies) [^)]*$/, '');
}

/** Reads the defaults of a component's properties from its destructuring patterns. */
function defaultsOf(component: TypeSymbol, checker: Checker): Map<string, string> {
  const declaration = firstDeclaration(component);
  const patterns = [...(declaration ? descendants(declaration) : [])].filter(
    (node) =>
      isObjectBindingPattern(node) &&
      (!isVariableDeclaration(node.parent) ||
        /^(props|useComponentProps\()/.test(node.parent.initializer?.getText() ?? '')),
  );
  const elements = patterns.flatMap((pattern) => [...descendants(pattern)].filter(isBindingElement));
  return new Map(
    elements.flatMap(({ propertyName, name, initializer }) =>
      initializer && name ? [[(propertyName ?? name).getText(), defaultText(initializer, checker)]] : [],
    ),
  );
}

/** Returns the declarations of the kit's own types that a property names, directly or indirectly. */
function declarationsOf(node: Node, checker: Checker, seen = new Map<TypeSymbol['id'], string>()): string[] {
  for (const part of [node, ...descendants(node)]) {
    if (!isTypeReferenceNode(part) || !isIdentifier(part.typeName)) continue;
    const symbol = checker.getSymbolAtLocation(part.typeName as Identifier);
    const named = symbol && target(symbol, checker);
    const declaration = named && firstDeclaration(named);
    if (!declaration || UNEXPANDED.has(named.name) || seen.has(named.id)) continue;
    const isOurs = declaration.getSourceFile().fileName.startsWith(KIT);
    if (!isOurs || !(isInterfaceDeclaration(declaration) || isTypeAliasDeclaration(declaration))) continue;
    seen.set(named.id, declaration.getText().replace(/^export /, ''));
    declarationsOf(declaration, checker, seen);
  }
  return [...seen.values()];
}

/** Returns the English texts that `labels` can replace. */
const textsOf = (typeSource: string) =>
  [...typeSource.matchAll(/(?:Ui|Rental)Locale\['(\w+)'\]/g)].flatMap(([, name]) => {
    const file = ['components', 'rental'].map((layer) => join(KIT, `${layer}/${name}/text.ts`)).find(existsSync);
    return file !== undefined
      ? [
          readFileSync(file, 'utf8')
            .replaceAll(/^import .*\n+|^export /gm, '')
            .trim(),
        ]
      : [];
  });

function literalsOf(type: Type): string[] | undefined {
  if (!type.isUnionType()) return undefined;
  const members = type.getTypes() ?? [];
  return members.every((member) => member.isStringLiteralType()) ? members.map(({ value }) => value) : undefined;
}

/** Prints a type without the `undefined` of optional members. */
function typeText(type: Type, checker: Checker): string {
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
  const isUnion = type.isUnionType();
  const text = checker.typeToString(type, undefined, signature || isUnion ? EXPANDED : READABLE);
  return text
    .replaceAll(/(Event<\w+), \w+>/g, '$1>')
    .replaceAll('Event<Element>', 'Event')
    .replaceAll(/(\?: [^,;)]*?) \| undefined/g, '$1');
}

/** Types whose name is more readable than their definition. */
const NAMED = /^(ReactNode|Ref|RefObject|CSSProperties|SxProps|LinkComponent|Partial)\b/;

function propertyDocs(symbol: TypeSymbol, defaults: Map<string, string>, checker: Checker): PropertyDocs {
  const propertyType = checker.getTypeOfSymbol(symbol) as Type;
  const required = (symbol.flags & SymbolFlags.Optional) === 0;
  const declaration = firstDeclaration(symbol);
  const typeNode = declaration && isPropertySignatureDeclaration(declaration) ? declaration.type : undefined;
  const typeSource =
    typeNode
      ?.getText()
      .replaceAll('React.', '')
      .replace(/ \| undefined$/, '') ?? '';
  const named = checker.typeToString(propertyType, undefined, READABLE).replace(/ \| undefined$/, '');
  const plain = required ? propertyType : (checker.getNonNullableType(propertyType) ?? propertyType);
  const options = literalsOf(plain);
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  const declarations = typeNode ? [...textsOf(typeSource), ...declarationsOf(typeNode, checker)] : [];
  const value = tag?.text ?? defaults.get(symbol.name);
  const readable = () => {
    if (options) return options.map((option) => `'${option}'`).join(' | ');
    if (/^Partial<(Ui|Rental)Locale/.test(typeSource)) return typeSource;
    return NAMED.test(named) || / \| null\b/.test(named) ? named : typeText(plain, checker);
  };
  return {
    name: symbol.name,
    description: symbol.getDocumentationComment(checker),
    type: readable(),
    ...(declarations.length > 0 && !options && { declarations: declarations.join('\n\n') }),
    ...(options && { options }),
    required,
    ...(value !== undefined && { default: value }),
    ofRoot: isOfRoot(declaration),
  };
}

/** True for a property that every component passes to its root element. */
const isOfRoot = (declaration: Node | undefined) =>
  declaration !== undefined &&
  isInterfaceDeclaration(declaration.parent) &&
  ROOT_PROPS.includes(declaration.parent.name.text);

/** Returns a module and the modules that may contain its styles: of its folder and of the kit's internals. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)'/g)) {
      const imported = join(dirname(file), path);
      if (dirname(imported) === dirname(file) || /\/internal\/[\w-]+\.tsx?$/.test(imported)) modulesOf(imported, seen);
    }
  }
  return seen;
}

/** Lists the CSS variables that a module reads: `theme.vars.color.ink2` is `--hy-color-ink2`. */
function tokensOf(module: string): string[] {
  const sources = [...modulesOf(module)].map((file) => readFileSync(file, 'utf8'));
  const names = sources.flatMap((source) => [
    ...[...source.matchAll(/theme\.vars\.(\w+)(?:\.(\w+)|\[)/g)].map(
      ([, group, name = '*']) => `--hy-${group}-${name}`,
    ),
    ...[...source.matchAll(/var\((--hy-[\w-]+)/g)].map(([, name = '']) => name),
  ]);
  return [...new Set(names)].sort();
}

/** Maps the theme name of each component to its slots, in the order of their declaration beside the component. */
function slotsByTheme(): Map<string, string[]> {
  const sources = globSync('{components,rental}/*/*.tsx', { cwd: KIT }).map((file) =>
    readFileSync(join(KIT, file), 'utf8'),
  );
  const declared = sources.flatMap((source) => [
    ...source.matchAll(/interface ComponentNameToClassKey \{\s*(Hy\w+):([^;]*);/g),
  ]);
  return new Map(
    declared.map(([, name = '', slots = '']) => [name, [...slots.matchAll(/'(\w+)'/g)].map(([, slot = '']) => slot)]),
  );
}

/** Reads the documentation of every component that `@hireyard/ui` exports from its types and source. */
export function componentDocs(): ComponentDocs[] {
  const slots = slotsByTheme();
  return withExports(join(root, 'packages/ui'), (exports, checker) =>
    exports.flatMap((symbol) => {
      const component = target(symbol, checker);
      const properties = propertiesOf(symbol, checker);
      const module = firstDeclaration(component)?.getSourceFile().fileName;
      if (!properties || !module) return [];
      const defaults = defaultsOf(component, checker);
      const theme = `Hy${symbol.name}`;
      const ours = properties.filter((property) => !isNative(property));
      const docs = ours.map((property) => propertyDocs(property, defaults, checker));
      return [
        {
          name: symbol.name,
          description: component.getDocumentationComment(checker),
          module: relative(root, module),
          properties: docs,
          ...(slots.has(theme) && { theme }),
          slots: slots.get(theme) ?? [],
          tokens: tokensOf(module),
        },
      ];
    }),
  );
}
