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
  /** As TypeScript writes it, without the `undefined` of an optional one. */
  readonly type: string;
  readonly optional: boolean;
  /** Of a function that is called back. */
  readonly parameters?: readonly Parameter[];
}

export interface ComponentApi {
  readonly name: string;
  readonly properties: readonly Property[];
}

const withoutUndefined = (text: string) => text.replace(/ \| undefined\b/, '');

function parametersOf(type: Type, checker: Checker): Parameter[] | undefined {
  const [signature] = checker.getSignaturesOfType(checker.getNonNullableType(type) ?? type, SignatureKind.Call);
  return signature?.getParameters().map((parameter) => {
    const text = checker.typeToString(checker.getTypeOfSymbol(parameter) as Type);
    return { name: parameter.name, type: withoutUndefined(text), optional: text.endsWith('| undefined') };
  });
}

function propertyOf(symbol: TypeSymbol, checker: Checker): Property {
  const type = checker.getTypeOfSymbol(symbol) as Type;
  const parameters = parametersOf(type, checker);
  return {
    name: symbol.name,
    type: withoutUndefined(checker.typeToString(type)),
    optional: (symbol.flags & SymbolFlags.Optional) !== 0,
    ...(parameters && { parameters }),
  };
}

/** The properties of a component: a function of properties, under a name with a capital, that returns an element. */
export function propertiesOf(symbol: TypeSymbol, checker: Checker): readonly TypeSymbol[] | undefined {
  const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!/^[A-Z][a-z]/.test(symbol.name) || !(target.flags & SymbolFlags.Value)) return undefined;
  const type = checker.getTypeOfSymbol(target) as Type;
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
  const [props] = signature?.getParameters() ?? [];
  return signature && props && checker.getPropertiesOfType(checker.getTypeOfSymbol(props) as Type);
}

/** Reads what a package exports, while TypeScript knows its types. */
export function withExports<Result>(
  folder: string,
  read: (exports: readonly TypeSymbol[], checker: Checker) => Result,
): Result {
  const api = new API({ cwd: root });
  try {
    const config = join(folder, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const source = project?.program.getSourceFile(join(folder, 'src/index.ts'));
    const module = source && project?.checker.getSymbolAtLocation(source);
    if (!project || !module) throw new Error(`${config} has no src/index.ts`);
    return read(project.checker.getExportsOfModule(module), project.checker);
  } finally {
    api.close();
  }
}

/** Every component that `@hireyard/ui` exports, with all of its properties, those of its base types among them. */
export const componentsOf = (folder = join(root, 'packages/ui')): ComponentApi[] =>
  withExports(folder, (exports, checker) =>
    exports.flatMap((symbol) => {
      const properties = propertiesOf(symbol, checker);
      return properties
        ? [{ name: symbol.name, properties: properties.map((property) => propertyOf(property, checker)) }]
        : [];
    }),
  );
