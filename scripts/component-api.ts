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
  /** Whether React declares it, as an attribute or event of the element. */
  readonly native?: boolean;
  /** Of a function that is called back. */
  readonly parameters?: readonly Parameter[];
}

export interface ComponentApi {
  readonly name: string;
  readonly properties: readonly Property[];
}

const REACT = /\/@types\/react\//;

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
  const native = symbol.declarations.length > 0 && symbol.declarations.every(({ path }) => REACT.test(path));
  return {
    name: symbol.name,
    type: withoutUndefined(checker.typeToString(type)),
    optional: (symbol.flags & SymbolFlags.Optional) !== 0,
    ...(native && { native }),
    ...(parameters && { parameters }),
  };
}

/** A component is a function of properties, under a name with a capital, that returns an element. */
function componentOf(symbol: TypeSymbol, checker: Checker): ComponentApi[] {
  const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!/^[A-Z][a-z]/.test(symbol.name) || !(target.flags & SymbolFlags.Value)) return [];
  const type = checker.getTypeOfSymbol(target) as Type;
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
  const [props] = signature?.getParameters() ?? [];
  if (!signature || !props) return [];
  const properties = checker.getPropertiesOfType(checker.getTypeOfSymbol(props) as Type);
  return [{ name: symbol.name, properties: properties.map((property) => propertyOf(property, checker)) }];
}

/** Every component that `@hireyard/ui` exports, with all of its properties, those of its base types among them. */
export function componentsOf(folder = join(root, 'packages/ui')): ComponentApi[] {
  const api = new API({ cwd: root });
  try {
    const config = join(folder, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const source = project?.program.getSourceFile(join(folder, 'src/index.ts'));
    const module = source && project?.checker.getSymbolAtLocation(source);
    if (!project || !module) throw new Error(`${config} has no src/index.ts`);
    return project.checker.getExportsOfModule(module).flatMap((symbol) => componentOf(symbol, project.checker));
  } finally {
    api.close();
  }
}
