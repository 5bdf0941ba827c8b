import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { isIdentifier, isTypeReferenceNode } from 'typescript/unstable/ast/is';
import type { Checker, Project, Symbol as TypeSymbol } from 'typescript/unstable/sync';
import type { Browser } from './browsers.ts';

/** A use of an API that a supported browser lacks, or has in secure contexts alone. */
export interface Unsupported {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly why: string;
}

const MDN = /\[MDN Reference\]\(https:\/\/developer\.mozilla\.org\/docs\/([^)]+)\)/;
const SECURE = 'Available only in secure contexts.';

const isNewer = (version: string, supported: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [supportedMajor = 0, supportedMinor = 0] = supported.split('.').map(Number);
  return major > supportedMajor || (major === supportedMajor && minor > supportedMinor);
};

/** Returns why a browser lacks a feature, or null if it has it. */
export function lackOf(compat: CompatStatement, { mdn, shown, version }: Browser): string | null {
  const statements = [compat.support[mdn] ?? []].flat() as readonly SimpleSupportStatement[];
  const versions = statements
    .filter(({ version_added, version_removed, flags }) => version_added && !version_removed && !flags)
    .map(({ version_added }) => String(version_added).replace('≤', ''));
  if (versions.some((added) => !isNewer(added, version))) return null;
  return versions[0] ? `${shown} has it since ${versions[0]}` : `${shown} lacks it`;
}

/** Returns the compatibility of all features by path of their MDN page. */
export function featuresByPage(): ReadonlyMap<string, CompatStatement> {
  const pages = new Map<string, CompatStatement>();
  const walk = (feature: Identifier): void => {
    const page = feature.__compat?.mdn_url?.split('/docs/')[1];
    // The first feature of a page is the page's own; further ones are options of it.
    if (feature.__compat && page && !pages.has(page)) pages.set(page, feature.__compat);
    for (const [name, inner] of Object.entries(feature)) if (name !== '__compat') walk(inner as Identifier);
  };
  walk(bcd.api as unknown as Identifier);
  return pages;
}

/** Uses that need no question, by end of the path, with the reason. */
const ACCEPTED: readonly { readonly path: RegExp; readonly name?: string; readonly why: string }[] = [
  { path: /portal\/src\/(updates|worker)\//, why: 'service workers exist in secure contexts alone' },
  { path: /scan\/use-scanner\.ts$/, name: 'mediaDevices', why: 'what it throws without them is caught' },
  { path: /PaletteButton\.tsx$/, name: 'repeat', why: 'before 137 Chrome lacked it in synthetic events alone' },
];

/** Returns whether the code asks first: `'name' in`, `typeof`, or an optional access or call. */
function asksFirst({ fileName, text }: SourceFile, symbol: string): boolean {
  if (ACCEPTED.some(({ path, name = symbol }) => name === symbol && path.test(fileName))) return true;
  return new RegExp(`['"]${symbol}['"] in |typeof [\\w.]*\\b${symbol}\\b|\\b${symbol}\\?\\.`).test(text);
}

const isOfBrowser = ({ declarations }: TypeSymbol) =>
  declarations.length > 0 && declarations.every(({ path }) => /\/lib\.(dom|webworker)[\w.]*\.d\.ts$/.test(path));

/** Finds uses of browser APIs that not every supported browser has. TypeScript's `lib` covers the language itself. */
export function unsupportedApis(
  project: Project,
  browsers: readonly Browser[],
  includes: (file: string) => boolean,
): Unsupported[] {
  const { program, checker } = project;
  const features = featuresByPage();
  const whyOf = (symbol: TypeSymbol, source: SourceFile, api: Checker): string | null => {
    const text = api.getDocumentationCommentOfSymbol(symbol);
    if (asksFirst(source, symbol.name)) return null;
    if (text.includes(SECURE)) return 'secure contexts alone have it';
    const compat = features.get(MDN.exec(text)?.[1] ?? '');
    return compat ? (browsers.map((browser) => lackOf(compat, browser)).find(Boolean) ?? null) : null;
  };
  return program
    .getSourceFileNames()
    .filter((file) => /\.tsx?$/.test(file) && includes(file))
    .flatMap((file) => {
      const source = program.getSourceFile(file);
      if (!source) return [];
      const names: Node[] = [];
      const visit = (node: Node): void => {
        if (isIdentifier(node) && !isTypeReferenceNode(node.parent)) names.push(node);
        node.forEachChild(visit);
      };
      visit(source);
      const symbols = checker.getSymbolAtLocation(names);
      return names.flatMap((node, at) => {
        const symbol = symbols[at];
        if (!symbol || !isOfBrowser(symbol)) return [];
        const why = whyOf(symbol, source, checker);
        const line = source.text.slice(0, node.getStart(source)).split('\n').length;
        return why ? [{ file, line, name: symbol.name, why }] : [];
      });
    });
}
