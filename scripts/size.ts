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

const gzipOf = (names: Iterable<string>): number => {
  const files = new Set([...names].map((name) => manifest[name]?.file).filter((file) => file?.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file ?? ''))).length, 0);
};

const find = (ending: string): string => {
  const name = Object.keys(manifest).find((key) => key.endsWith(ending));
  if (!name) throw new Error(`No chunk for ${ending}: has the module moved? Change scripts/size.ts with it.`);
  return name;
};

interface Budget {
  what: string;
  kilobytes: number;
  bytes: number;
}
const { journeys, ownChunks } = sizeBudgets;
const entry = closure([find('index.html')]);
const budgets: Budget[] = [
  ...journeys.map(({ what, kilobytes, modules }) => ({
    what,
    kilobytes,
    bytes: gzipOf(closure(modules.map(find), new Set(entry))),
  })),
  ...ownChunks.map(({ what, kilobytes, modules, behind }) => {
    const before = closure(behind.map(find), new Set(entry));
    const all = closure(modules.map(find), new Set(before));
    return { what, kilobytes, bytes: gzipOf([...all].filter((name) => !before.has(name))) };
  }),
];

let over = false;
for (const { what, kilobytes, bytes } of budgets) {
  const used = bytes / 1000;
  const mark = used > kilobytes ? '✗' : '✓';
  over ||= used > kilobytes;
  console.log(`${mark} ${what.padEnd(42)} ${used.toFixed(1).padStart(7)} kB of ${kilobytes} kB gzip`);
}
if (over) {
  console.error('A size budget is exceeded. Budgets only move down: split, drop or replace what grew.');
  process.exitCode = 1;
}
