import type { Rule } from 'eslint';
import type { ImportDeclaration } from 'estree';

const KIT = /^@hireyard\/ui(?:\/|$)/;
const MUI = /^@mui\/material(?:\/|$)/;

interface Imported {
  readonly from: 'kit' | 'mui';
  /** Name of the export. */
  readonly name: string;
}

const packageOf = (path: string) => (KIT.test(path) ? 'kit' : MUI.test(path) ? 'mui' : undefined);

/** Name of what is imported. That of a default export is the last part of the module's path. */
export function exportOf(specifier: ImportDeclaration['specifiers'][number], path: string): string | undefined {
  if (specifier.type === 'ImportDefaultSpecifier') return path.split('/').at(-1);
  const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
  return imported?.type === 'Identifier' ? imported.name : undefined;
}

/** Returns what a file imports from the kit and from MUI, by the names that it has in the file. */
export function importsOf({ sourceCode }: Rule.RuleContext): ReadonlyMap<string, Imported> {
  const imports = new Map<string, Imported>();
  for (const { source, specifiers } of sourceCode.ast.body.filter((node) => node.type === 'ImportDeclaration')) {
    const path = String(source.value);
    const from = packageOf(path);
    for (const specifier of from ? specifiers : []) {
      const name = exportOf(specifier, path);
      if (from && name) imports.set(specifier.local.name, { from, name });
    }
  }
  return imports;
}
