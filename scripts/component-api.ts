import { join } from 'node:path';
import {
  API,
  type Checker,
  SignatureKind,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { root } from './packages.ts';

export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

export interface Property {
  readonly name: string;
  /** Type as TypeScript prints it, without the `undefined` of an optional property. */
  readonly type: string;
  readonly optional: boolean;
  /** True for an attribute or event of the element, which React declares. */
  readonly native?: boolean;
  /** Parameters of a callback. */
  readonly parameters?: readonly Parameter[];
  /** Members of a union of string literals, such as `surface` and `panel`. */
  readonly values?: readonly string[];
}

export interface ComponentApi {
  readonly name: string;
  readonly properties: readonly Property[];
  /** Nested members of the kit's own types, such as `groups.rows.bars.from`. */
  readonly data?: readonly Property[];
}

const REACT = /\/@types\/react\//;

const withoutUndefined = (text: string) => text.replace(/ \| undefined\b/, '');

function parametersOf(type: Type, checker: Checker): Parameter[] | undefined {
  const [signature] = checker.getSignaturesOfType(nonNullType(type, checker), SignatureKind.Call);
  return signature?.getParameters().map((parameter) => {
    const text = checker.typeToString(checker.getTypeOfSymbol(parameter) as Type);
    return { name: parameter.name, type: withoutUndefined(text), optional: text.endsWith('| undefined') };
  });
}

const nonNullType = (type: Type, checker: Checker): Type => checker.getNonNullableType(type) ?? type;
const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);

function valuesOf(type: Type, checker: Checker): string[] | undefined {
  const members = membersOf(nonNullType(type, checker));
  const values = members.flatMap((member) => (member.isStringLiteralType() ? [member.value] : []));
  return values.length === members.length ? values : undefined;
}

/** True for an attribute or event of the element, which React declares. */
export const isNative = (symbol: TypeSymbol): boolean =>
  symbol.declarations.length > 0 && symbol.declarations.every(({ path }) => REACT.test(path));

function propertyOf(symbol: TypeSymbol, checker: Checker, name = symbol.name): Property {
  const type = checker.getTypeOfSymbol(symbol) as Type;
  const parameters = parametersOf(type, checker);
  const values = valuesOf(type, checker);
  const native = isNative(symbol);
  return {
    name,
    type: withoutUndefined(checker.typeToString(type)),
    optional: (symbol.flags & SymbolFlags.Optional) !== 0,
    ...(native && { native }),
    ...(parameters && { parameters }),
    ...(values && { values }),
  };
}

/** Returns the item type of an array, or else the type itself. */
const itemOf = (type: Type, checker: Checker): Type =>
  checker.isArrayType(type) ? (checker.getIndexInfosOfType(type)[0]?.valueType ?? type) : type;

const isOurs = (symbol: TypeSymbol) =>
  symbol.declarations.length > 0 && symbol.declarations.every(({ path }) => path.includes('/packages/ui/src/'));

/** Lists the members of a property's type at every depth. A recursive type is entered once. */
function dataOf(symbol: TypeSymbol, checker: Checker, path = symbol.name, above: readonly number[] = []): Property[] {
  const type = nonNullType(checker.getTypeOfSymbol(symbol) as Type, checker);
  return membersOf(type).flatMap((member) => {
    const item = itemOf(member, checker);
    if (!item.isObjectType() || above.includes(item.id)) return [];
    return checker
      .getPropertiesOfType(item)
      .filter(isOurs)
      .flatMap((own) => {
        const name = `${path}.${own.name}`;
        return [propertyOf(own, checker, name), ...dataOf(own, checker, name, [...above, item.id])];
      });
  });
}

/** True for a component of MUI, which the kit exports as it is. */
const isOfMui = (symbol: TypeSymbol) => symbol.declarations.some(({ path }) => path.includes('/@mui/material/'));

/** Returns the properties of a component, or undefined if the export is not a component. */
export function propertiesOf(symbol: TypeSymbol, checker: Checker): readonly TypeSymbol[] | undefined {
  const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!/^[A-Z][a-z]/.test(symbol.name) || !(target.flags & SymbolFlags.Value) || isOfMui(target)) return undefined;
  const type = checker.getTypeOfSymbol(target) as Type;
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
  const [props] = signature?.getParameters() ?? [];
  return signature && props && checker.getPropertiesOfType(checker.getTypeOfSymbol(props) as Type);
}

/** Entries with components: of every app, and of the rental trade. */
const ENTRIES = ['src/index.ts', 'src/rental/index.ts'];

/** Opens a package in TypeScript, calls `read` with its exports, and closes it. */
export function withExports<Result>(
  folder: string,
  read: (exports: readonly TypeSymbol[], checker: Checker) => Result,
): Result {
  const api = new API({ cwd: root });
  try {
    const config = join(folder, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} cannot be opened`);
    const { checker, program } = project;
    const exports = ENTRIES.flatMap((entry) => {
      const source = program.getSourceFile(join(folder, entry));
      const module = source && checker.getSymbolAtLocation(source);
      return module ? checker.getExportsOfModule(module) : [];
    });
    if (exports.length === 0) throw new Error(`${config} exports nothing`);
    return read(exports, checker);
  } finally {
    api.close();
  }
}

/** Lists the components that `@hireyard/ui` exports, with own and inherited properties. */
export const componentsOf = (folder = join(root, 'packages/ui')): ComponentApi[] =>
  withExports(folder, (exports, checker) =>
    exports.flatMap((symbol) => {
      const properties = propertiesOf(symbol, checker);
      if (!properties) return [];
      return [
        {
          name: symbol.name,
          properties: properties.map((property) => propertyOf(property, checker)),
          data: properties.filter(isOurs).flatMap((property) => dataOf(property, checker)),
        },
      ];
    }),
  );
