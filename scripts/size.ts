import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sizeBudgets from './size-budgets.ts';

/**
 * `pnpm size`: gzipped JavaScript that a visitor downloads on a journey, against budgets that only go
 * down. Counted from Vite's manifest: the entry, what it imports, and the chunks that the route loads.
 */
const dist = 'packages/portal/dist';
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('No build to measure: run `pnpm build` first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

/** These modules and their static imports. */
const closure = (names: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    closure(manifest[name]?.imports ?? [], seen);
  }
  return seen;
};

const scriptsOf = (names: Iterable<string>): string[] => [
  ...new Set([...names].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'))),
];
const gzipOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);

/** Whether a file holds code of an installed package, as its source map says. */
const holds = (file: string, packageName: string): boolean =>
  existsSync(join(dist, `${file}.map`)) &&
  (JSON.parse(readFileSync(join(dist, `${file}.map`), 'utf8')) as { sources: string[] }).sources.some((source) =>
    source.includes(`/node_modules/${packageName}/`),
  );

const find = (ending: string): string => {
  const name = Object.keys(manifest).find((key) => key.endsWith(ending));
  if (!name) throw new Error(`No chunk for ${ending}: has the module moved? Change scripts/size.ts with it.`);
  return name;
};

interface Budget {
  what: string;
  kilobytes: number;
  scripts: readonly string[];
  files?: number;
  /** A package that may not be in it. */
  without?: string;
}
const { journeys, ownChunks } = sizeBudgets;
const entry = closure([find('index.html')]);
const budgets: Budget[] = [
  ...journeys.map(({ modules, ...budget }) => ({
    ...budget,
    scripts: scriptsOf(closure(modules.map(find), new Set(entry))),
    // Forms bring the contract's schemas and zod with them; what shows before does without (13 kB).
    without: 'zod',
  })),
  ...ownChunks.map(({ modules, behind, ...budget }) => {
    const before = closure(behind.map(find), new Set(entry));
    const all = closure(modules.map(find), new Set(before));
    return { ...budget, scripts: scriptsOf([...all].filter((name) => !before.has(name))) };
  }),
];

let over = false;
for (const { what, kilobytes, files, scripts, without } of budgets) {
  const used = gzipOf(scripts) / 1000;
  const intruders = without ? scripts.filter((file) => holds(file, without)) : [];
  const isOver = used > kilobytes || scripts.length > (files ?? Number.POSITIVE_INFINITY) || intruders.length > 0;
  over ||= isOver;
  const inFiles = files ? `, ${scripts.length} of ${files} files` : '';
  console.log(
    `${isOver ? '✗' : '✓'} ${what.padEnd(42)} ${used.toFixed(1).padStart(7)} kB of ${kilobytes} kB gzip${inFiles}`,
  );
  for (const file of intruders) console.error(`  ${without} is in ${file}`);
}
if (over) {
  console.error('A size budget is exceeded. Budgets only move down: split, drop or replace what grew.');
  process.exitCode = 1;
}
