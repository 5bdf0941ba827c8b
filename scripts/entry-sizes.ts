import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { entriesOf, type PublishedPackage } from './packages.ts';

/**
 * Budgets per entry in kilobytes of gzipped JavaScript, without peers. `default` applies to entries not listed. Single
 * components have no budget: only the whole package is limited.
 */
type SizeBudgets = { default: number } & Record<string, number>;

interface Bundle {
  bytes: number;
  /** Included modules of the package, by their path in `dist`. */
  modules: string[];
  /** Imports of each module, by the same paths. */
  imports: Map<string, string[]>;
}

/** A dependency of ours that every consumer has by a peer. */
const BROUGHT_BY_PEERS = ['@emotion/cache'];

/** Bundles `code` like a consumer's production build, without the peers and what they bring. */
async function bundle({ folder, peers }: PublishedPackage, code: string): Promise<Bundle> {
  const entry = 'virtual:entry';
  const inDist = (id: string) => relative(join(folder, 'dist'), id);
  const imports: Bundle['imports'] = new Map();
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
        moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) =>
          void imports.set(inDist(id), [...importedIds, ...dynamicallyImportedIds].map(inDist)),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => [...peers, ...BROUGHT_BY_PEERS].some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  const chunks = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const emitted = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []));
  return {
    bytes: emitted.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0),
    modules: emitted
      .flatMap((chunk) =>
        Object.entries(chunk.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => inDist(id)),
      )
      .filter((path) => !path.startsWith(`..${sep}`) && !path.startsWith('virtual'))
      .sort(),
    imports,
  };
}

/** Columns that lists of the rental trade share. They belong to each of them. */
const SHARED_COLUMNS = 'rental/columns.js';

const componentOf = (path: string) => /^(?:components|rental)\/(\w+)\//.exec(path)?.[1];

/**
 * Returns modules that do not belong in a component's bundle: whole languages, and modules of components that it does
 * not import directly. A shared module that imports all components would cause them.
 */
export function strangersOf(component: string, { modules, imports }: Pick<Bundle, 'modules' | 'imports'>): string[] {
  const madeOf = new Set(['components', 'rental'].map((layer) => `${layer}/${component}/index.js`));
  for (const path of madeOf) {
    for (const next of imports.get(path) ?? []) if (componentOf(next) || next === SHARED_COLUMNS) madeOf.add(next);
  }
  return modules.filter((path) => path.startsWith('locales/') || (componentOf(path) && !madeOf.has(path)));
}

/**
 * Returns size faults of a built package: entries over budget, and components that include code of others. Checks both
 * the component's own entry and the main one.
 */
export async function sizeFaults(published: PublishedPackage): Promise<string[]> {
  const file = join(published.folder, 'size-budgets.json');
  if (!existsSync(file)) return [`${published.name} has no size-budgets.json`];
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as SizeBudgets;
  const faults: string[] = [];
  const lines: string[] = [];
  const main = join(published.folder, 'dist/index.js');
  const rental = join(published.folder, 'dist/rental/index.js');
  for (const { entry, module } of entriesOf(published)) {
    const component = /^\.\/(?:components|rental)\/(\w+)$/.exec(entry)?.[1];
    const [whole, own, fromMain] = await Promise.all([
      bundle(published, `export * from ${JSON.stringify(module)};`),
      ...(component
        ? [module, entry.startsWith('./rental/') ? rental : main].map((from) =>
            bundle(published, `export { ${component} } from ${JSON.stringify(from)};`),
          )
        : []),
    ]);
    const limit = component ? Number.POSITIVE_INFINITY : (budgets[entry] ?? budgets.default);
    const used = whole.bytes / 1000;
    lines.push(`${entry} ${used.toFixed(1)}`);
    if (used > limit) faults.push(`${entry}: ${used.toFixed(1)} kB of ${limit} kB gzip`);
    if (!component || !own || !fromMain) continue;
    const strangers = strangersOf(component, own);
    if (strangers.length) faults.push(`${component} is not made of what it brings: ${strangers.join(', ')}`);
    const siblings = fromMain.modules.filter((path) => !own.modules.includes(path));
    if (siblings.length) faults.push(`${component} out of the main entry also brings ${siblings.join(', ')}`);
  }
  console.log(`kB gzip, peers left out: ${lines.join(' · ')}`);
  return faults;
}
